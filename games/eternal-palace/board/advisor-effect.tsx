/** What an advisor does, as a line of pictures: the same in every language. */
import type { Advisor, Reward } from '../components/schema.ts'
import { gainOf } from '../rules/editions.ts'
import { Arrow, DiceSign, Goods } from './goods.tsx'
import { useBoard } from './stage.ts'

export function AdvisorEffect({ card }: { card: number }) {
  const { table, says } = useBoard()
  const { type, pay, occasion, groups }: Advisor = table.components.advisors.rows[card]
  const gained = <Gained reward={gainOf(table, card)} />
  if (type === 'benefactor') return gained
  if (type !== 'artisan') {
    return (
      <>
        {type === 'diplomat' && <small>{says.give}</small>}
        <Goods reward={pay} counted />
        <Arrow />
        {gained}
      </>
    )
  }
  if (occasion !== 'groups') {
    return (
      <>
        <small>{says.occasions[occasion]}</small>
        <span>+{gained}</span>
      </>
    )
  }
  return groups.map(({ dice }) => (
    <span key={dice} className="ep-by-dice">
      {dice}
      <DiceSign dice={1} />
      <Goods reward={gainOf(table, card, dice)} counted />
    </span>
  ))
}

function Gained({ reward }: { reward: Reward }) {
  const { says } = useBoard()
  return (
    <>
      <Goods reward={reward} counted />
      {reward.other && <small>{says.other}</small>}
    </>
  )
}
