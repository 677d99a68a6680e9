import { bundle, largestSum, NOBODY, type Seat } from '@palatine/kernel'
import { type Palace, type PalaceIo, procedure } from './model.ts'
import { seatsIn } from './palace.ts'

/** The stacks of the bank without zeros, which it never holds. */
function stacks(byKind: readonly number[]): number[] {
  // Not `slice`: that is slow for the frozen lists of a table.
  const list = new Array<number>(byKind.length - 1)
  for (let kind = 1; kind < byKind.length; kind++) list[kind - 1] = byKind[kind]
  return list
}

/** ES 11.3, ES 11.4: cards of the largest sum that the bank can make; what is missing is lost. */
export const pay = procedure(
  'pay',
  (at: { seat: Seat; due: number }) => ({ seat: at.seat, due: at.due, sum: 0 }),
  ({ act, ask }) => ({
    look: act(({ g, at, table, io }) => {
      at.sum = payable(g, at.due, table.components.gold.values)
      if (at.sum === 0) io.emit?.({ type: 'goldMissed', seat: at.seat, due: at.due, rule: 'ES 11.4' })
    }),
    takeGold: ask({
      rule: 'ES 11.3',
      to: ({ at }) => (at.sum > 0 ? at.seat : NOBODY),
      question: ({ g, at, table }) =>
        bundle(stacks(table.components.gold.values), stacks(g.bank), at.sum, {
          why: () => ({ reason: 'takeExactly', rule: 'ES 11.3', values: { sum: at.sum } }),
        }),
      answer(cards, { g, at, seat, io }) {
        for (let i = 0; i < cards.length; i++) {
          g.bank[i + 1] -= cards[i]
          g.purses[seat][i + 1] += cards[i]
        }
        io.emit?.({ type: 'goldTaken', seat, counts: [0, ...cards], sum: at.sum, due: at.due, rule: 'ES 11.3' })
      },
    }),
  }),
)

/** Everybody who has a brick in the part is paid, in turn order. */
export const payAll = procedure(
  'payAll',
  (at: { part: number; due: number }) => at,
  ({ each }) => ({
    inTurnOrder: each(
      ({ g, at }) => seatsIn(g, at.part),
      pay,
      (seat, { at }) => ({ seat, due: at.due }),
    ),
  }),
)

/** What the bank can pay of an amount, at most. */
export const payable = (g: Palace, due: number, values: readonly number[]): number =>
  largestSum(stacks(values), stacks(g.bank), due)

/** Whether the bank can pay anything of an amount. */
export function paysAnything(g: Palace, due: number, values: readonly number[]): boolean {
  for (let kind = 1; kind < values.length; kind++) if (g.bank[kind] > 0 && values[kind] <= due) return true
  return false
}

/** ES 6.3: bricks of the own colour, as many as the supply still has. */
export function takeBricks(g: Palace, seat: Seat, wanted: number, io: PalaceIo, rule: string): void {
  const count = Math.min(wanted, g.supply[seat])
  g.supply[seat] -= count
  g.bricks[seat] += count
  if (count > 0) g.builtOn = true
  if (wanted > 0) io.emit?.({ type: 'bricksTaken', seat, count, wanted, rule })
}
