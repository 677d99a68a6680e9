/** A worker card: its colour and number above, what it brings in the middle. */
import { upTo } from '@palatine/ui'
import { colour, colourCount } from '../rules/model.ts'
import { Clay, Coin, Pigment, Point } from './art/goods.tsx'
import { useBoard } from './stage.ts'

/** `small`: as it lies at a seat, colour and number only with what it brings. */
export function WorkerFace({ card, small = false }: { card: number; small?: boolean }) {
  const { table, g, says, called } = useBoard()
  if (card < 0) return <span className="xi-card-back" />
  const { colour: of, number, worker, helper, coins, clay, pigments } = table.components.workers.cards[card]
  const kind = colour[of]
  const worth = table.components.helpers.pointsByTurn.points[Math.max(0, g.turn - 1)]
  return (
    <span className={`xi-card-face ${small ? 'is-small' : ''}`} data-pigment={kind}>
      <span className="xi-card-head">
        {!small && <Pigment kind={kind} />}
        <b>{number}</b>
      </span>
      <span className="xi-card-brings">
        {upTo(coins).map(i => (
          <Coin key={`c${i}`} />
        ))}
        {upTo(clay).map(i => (
          <Clay key={`l${i}`} />
        ))}
        {upTo(colourCount).flatMap(pigment =>
          upTo(pigments[pigment]).map(i => <Pigment key={`${pigment}${i}`} kind={pigment} />),
        )}
        {helper !== 'none' && (
          <span className="xi-card-helper">
            {worth}
            <Point />
          </span>
        )}
      </span>
      {!small && (
        <span className="xi-card-name">{helper === 'none' ? called.workers[worker] : called.helpers[helper]}</span>
      )}
      <span className="xi-unseen">{says.initials[kind]}</span>
    </span>
  )
}
