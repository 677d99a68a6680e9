/** A worker card: its colour and number above, who works in the middle, and what they bring. */
import { upTo } from '@palatine/ui'
import { colour, colourCount } from '../rules/model.ts'
import { Clay, Coin, Pigment, Point, TileSign } from './art/goods.tsx'
import { Person } from './art/people.tsx'
import { useBoard } from './stage.ts'

/** `small`: as it lies at a seat, colour and number with what it brings; who works is drawn where there is room. */
export function WorkerFace({ card, small = false }: { card: number; small?: boolean }) {
  const { table, g, says } = useBoard()
  if (card < 0) return <span className="xi-card-back" />
  const { colour: of, number, worker, helper } = table.components.workers.cards[card]
  const kind = colour[of]
  const worth = table.components.helpers.pointsByTurn.points[Math.max(0, g.turn - 1)]
  return (
    <span className={`xi-card-face ${small ? 'is-small' : ''}`} data-pigment={kind}>
      <span className="xi-card-head">
        {!small && <Pigment kind={kind} />}
        <b>{number}</b>
      </span>
      {worker === 'helper' && helper !== 'none' && <Person who={helper} />}
      {worker !== 'helper' && <Person who={worker} />}
      <span className="xi-card-brings">
        {helper === 'none' ? (
          <Goods card={card} />
        ) : (
          <>
            <span className="xi-card-helper">
              {worth}
              <Point />
            </span>
            {!small && <HelperSign helper={helper} />}
          </>
        )}
      </span>
      <span className="xi-unseen">{says.initials[kind]}</span>
    </span>
  )
}

/** What a worker gathers, piece by piece. */
function Goods({ card }: { card: number }) {
  const { table } = useBoard()
  const { coins, clay, pigments } = table.components.workers.cards[card]
  return (
    <>
      {upTo(coins).map(i => (
        <Coin key={`c${i}`} />
      ))}
      {upTo(clay).map(i => (
        <Clay key={`l${i}`} />
      ))}
      {upTo(colourCount).flatMap(pigment =>
        upTo(pigments[pigment]).map(i => <Pigment key={`${pigment}${i}`} kind={pigment} />),
      )}
    </>
  )
}

/** What a helper does each time its moment comes. */
export function HelperSign({ helper }: { helper: string }) {
  const { table } = useBoard()
  const row = table.components.helpers.rows.find(one => one.helper === helper)
  if (!row) return null
  if (row.gives === 'exchange') {
    return (
      <span className="xi-sign">
        <TileSign tile={1} />
      </span>
    )
  }
  const less = row.gives === 'discount'
  const Mark = row.gives === 'points' ? Point : row.gives === 'coins' || row.when === 'equipment' ? Coin : Clay
  return (
    <span className="xi-sign">
      {less ? '−' : '+'}
      {row.amount}
      <Mark />
    </span>
  )
}
