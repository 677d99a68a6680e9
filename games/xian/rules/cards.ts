import { allSeats, pick, pickThen, takeOut } from '@palatine/kernel'
import { type Army, type ArmyIo, procedure } from './model.ts'

/** XI 3.3, XI 3.4: in secret everybody chooses what lies on top and what below; all show at once. */
export const cards = procedure(
  'cards',
  () => ({}),
  ({ together }) => ({
    chooseCards: together({
      rule: 'XI 3.3',
      to: ({ g, table }) => (g.round === 1 ? allSeats(table) : []),
      question({ g, seat }) {
        const hand = g.hands[seat]
        return pickThen(
          hand,
          hand.map(upper => hand.filter(card => card !== upper)),
        )
      },
      answers(chosen, { g, table, io }) {
        for (const seat of allSeats(table)) {
          const [upper, lower] = chosen[seat] as readonly [number, number]
          lay(g, seat, upper, lower)
        }
        show(g, 'XI 3.3', io)
      },
    }),
    chooseTop: together({
      rule: 'XI 3.4',
      to: ({ g, table }) => (g.round === 1 ? [] : allSeats(table)),
      question: ({ g, seat }) => pick(g.hands[seat]),
      answers(chosen, { g, table, io }) {
        for (const seat of allSeats(table)) {
          const upper = chosen[seat] as number
          const [first, second] = g.hands[seat]
          lay(g, seat, upper, upper === first ? second : first)
        }
        show(g, 'XI 3.4', io)
      },
    }),
  }),
)

function lay(g: Army, seat: number, upper: number, lower: number): void {
  takeOut(g.hands[seat], upper)
  takeOut(g.hands[seat], lower)
  g.upper[seat * 2 + g.round - 1] = upper
  g.lower[seat * 2 + g.round - 1] = lower
}

function show(g: Army, rule: string, io: ArmyIo): void {
  if (!io.emit) return
  const seats = allSeats(io.table)
  const of = (shown: readonly number[]) => seats.map(seat => shown[seat * 2 + g.round - 1])
  io.emit({ type: 'cardsShown', round: g.round, upper: of(g.upper), lower: of(g.lower), rule })
}
