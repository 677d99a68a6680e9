import { NONE, putIn } from '@palatine/kernel'
import { drawCard } from './deck.ts'
import { allHouses, type House, procedure, type Realm, type RealmIo, type RealmTable } from './model.ts'
import { forSeats, rowSize } from './setup.ts'

/** EP 6.6: the Palace track has no end. */
export function forward(g: Realm, house: House, steps: number, rule: string, io: RealmIo): void {
  const from = g.palace[house]
  g.palace[house] += steps
  io.emit?.({ type: 'palaceMoved', seat: house, from, to: g.palace[house], rule })
}

/** EP 12.5: nobody falls below 0. */
export function back(g: Realm, house: House, steps: number, rule: string, io: RealmIo): void {
  const from = g.palace[house]
  if (from === 0) return
  g.palace[house] = Math.max(0, from - steps)
  io.emit?.({ type: 'palaceMoved', seat: house, from, to: g.palace[house], rule })
}

/** EP 8: dice and advisors come back, the row is renewed, dice are awarded. */
export const restore = procedure(
  'restore',
  () => ({}),
  ({ act }) => ({
    recover: act(({ g, table, io }) => {
      // EP 8.1
      g.visits.length = 0
      for (const house of allHouses(table)) {
        g.rolled[house] = 0
        g.used[house].length = 0
      }
      g.master.dice.length = 0
      g.master.card = NONE
      io.emit?.({ type: 'diceRecovered', rule: 'EP 8.1' })
    }),
    renewRow: act(({ g, table, io }) => {
      // EP 8.2
      const retired = g.row.slice()
      for (const advisor of retired) putIn(g.discards, advisor)
      g.row.length = 0
      for (let i = rowSize(table); i > 0; i--) {
        const advisor = drawCard(g, io)
        if (advisor >= 0) putIn(g.row, advisor)
      }
      io.emit?.({ type: 'rowRenewed', retired, advisors: g.row.slice(), rule: 'EP 8.2' })
    }),
    awardDice: act(({ g, table, io }) => {
      const { dice } = table.components.setup
      for (const house of mostInNeed(g, table).slice(0, forSeats(table).awards)) {
        if (g.dice[house] >= dice) continue
        g.dice[house]++
        io.emit?.({ type: 'dieAwarded', seat: house, dice: g.dice[house], rule: 'EP 8.3' })
      }
    }),
  }),
)

/** EP 8.3, EP 8.4: fewest dice first; then furthest on the Palace track; then earliest in the turn order. */
function mostInNeed(g: Realm, table: RealmTable): House[] {
  const place = (house: House) => g.order.indexOf(house)
  return allHouses(table).toSorted((a, b) => g.dice[a] - g.dice[b] || g.palace[b] - g.palace[a] || place(a) - place(b))
}
