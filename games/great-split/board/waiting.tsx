/** The stage while nothing is asked: a harvest that is shown, or a closed wallet and what is waited for. */
import { upTo } from '@palatine/ui'
import type { ClubEvent } from '../rules/model.ts'
import { CardBack } from './art/card.tsx'
import { Wallet } from './art/wallet.tsx'
import { Card, Move } from './cards.tsx'
import { type BoardState, useBoard } from './stage.ts'

export function Waiting() {
  const board = useBoard()
  const shown = board.playing as ClubEvent | null
  if (shown?.type === 'harvestShown') return <Shown event={shown} />
  return (
    <div className="gs-waiting">
      <Wallet open={false} />
      <p className="gs-how">{waitsFor(board)}</p>
    </div>
  )
}

/** What somebody has played openly and sold face down, and how far the markers have come. */
function Shown({ event }: { event: Extract<ClubEvent, { type: 'harvestShown' }> }) {
  const { name } = useBoard()
  const { seat, shown, sold, from, to } = event
  return (
    <div className="gs-shown">
      <h3 className="gs-stage-title">{name(seat)}</h3>
      <div className="gs-hand">
        {shown.map(card => (
          <span key={card} className="gs-card">
            <Card card={card} />
          </span>
        ))}
        {upTo(sold).map(i => (
          <span key={i} className="gs-card">
            <CardBack />
          </span>
        ))}
      </div>
      <p className="gs-outcome">
        {upTo(to.length).map(on => to[on] > from[on] && <Move key={on} on={on} from={from[on]} to={to[on]} />)}
      </p>
    </div>
  )
}

function waitsFor({ view, says, left, name, over }: BoardState): string {
  const step = view.where.stack.at(-1)?.step ?? ''
  if (over) return ''
  if (left === null) return says.onlooker
  if (step.endsWith('splitHand')) return `${says.walletTo(name(left))} ${says.waitingForWallets}`
  if (step.endsWith('chooseGroup')) return says.waitingForChoice
  if (step.endsWith('discardCards')) return says.waitingForDiscards
  return says.waitingForHarvest
}
