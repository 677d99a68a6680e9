import { call, NOBODY, order, type Refusal, type Seat, share } from '@palatine/kernel'
import { payAll } from './bank.ts'
import { type Palace, type PalaceTable, partIs, procedure, sum } from './model.ts'
import { freeFields, roomFor, seatsIn } from './palace.ts'
import { openWindow } from './windows.ts'

/** ES 8.6: a bag was reached; everybody who has a brick in the part gets the bonus. */
export const bag = procedure(
  'bag',
  (at: { part: number }) => at,
  ({ act }) => ({
    bonus: act(({ g, at: { part }, table, io }) => {
      const { bonus } = table.components.tables
      io.emit?.({ type: 'bagReached', part, seats: seatsIn(g, part), gold: bonus, rule: 'ES 8.6' })
      return call(payAll, { part, due: bonus })
    }),
  }),
)

/** ES 8: one seat shows its sites and places its bricks. */
export const build = procedure(
  'build',
  ({ seat }: { seat: Seat }) => ({ seat, bags: [] as readonly number[] }),
  ({ act, ask, each }) => ({
    showSites: act(({ g, at: { seat }, table, io }) => {
      g.sitesShown[seat] = true
      io.emit?.({ type: 'sitesShown', seat, sites: g.sites[seat].slice(), rule: 'ES 8.1' })
      return openWindow(g, 'beforeBuilding', [seat], table)
    }),
    placeBricks: ask({
      rule: 'ES 8.4',
      to: ({ g, at: { seat }, table }) => (placeable(g, seat, table) > 0 ? seat : NOBODY),
      // ES 8.4: how many bricks go into which part; all that can be placed must be
      question({ g, seat, table }) {
        const room = roomFor(g, seat, table)
        const count = Math.min(g.bricks[seat], sum(room))
        return share(room, count, count, { why: (...counts) => whyNot(g, seat, counts, table) })
      },
      answer(counts, { g, at, seat, table, io }) {
        const { rows } = table.components.parts
        const bags: number[] = []
        for (let part = 0; part < counts.length; part++) {
          const count = counts[part]
          if (count === 0) continue
          const lowest = g.parts[part].length + 1
          // ES 8.3: always the lowest free fields
          for (let i = 0; i < count; i++) g.parts[part].push(seat)
          g.bricks[seat] -= count
          g.builtOn = true
          const highest = lowest + count - 1
          io.emit?.({ type: 'bricksPlaced', seat, part, count, lowest, highest, rule: 'ES 8.3' })
          if (rows[part].bag >= lowest && rows[part].bag <= highest) bags.push(part)
        }
        at.bags = bags
      },
    }),
    keepRest: act(({ g, at: { seat }, io }) => {
      if (g.bricks[seat] > 0) io.emit?.({ type: 'bricksKept', seat, count: g.bricks[seat], rule: 'ES 8.5' })
      // ES 14.10: it was for this or for the moving of a brick, not for both
      g.ignoresStop = NOBODY
    }),
    orderBags: ask({
      rule: 'ES 8.7',
      to: ({ g, at }) => (at.bags.length > 1 && orderMatters(g, at.bags) ? at.seat : NOBODY),
      question: ({ at }) => order(at.bags),
      answer(bags, { at }) {
        at.bags = bags
      },
    }),
    payBags: each(
      ({ at }) => at.bags,
      bag,
      part => ({ part }),
    ),
  }),
)

/** ES 8.7: not if all of them pay the same seats. */
const orderMatters = (g: Palace, bags: readonly number[]): boolean =>
  bags.some(part => seatsIn(g, part).join() !== seatsIn(g, bags[0]).join())

const placeable = (g: Palace, seat: Seat, table: PalaceTable): number =>
  g.bricks[seat] === 0 ? 0 : Math.min(g.bricks[seat], sum(roomFor(g, seat, table)))

/** Why so many bricks may not go into the last of these parts. */
function whyNot(g: Palace, seat: Seat, counts: readonly number[], table: PalaceTable): Refusal {
  const part = counts.length - 1
  const room = roomFor(g, seat, table)
  if (counts[part] <= room[part])
    return { reason: 'placeAll', rule: 'ES 8.4', values: { count: placeable(g, seat, table) } }
  if (g.state[part] !== partIs.building) return { reason: 'partFinished', rule: 'ES 8.2' }
  if (freeFields(g, part, table) < counts[part]) return { reason: 'partFull', rule: 'ES 8.2', values: { part } }
  return part === g.stop
    ? { reason: 'partStopped', rule: 'ES 8.2', values: { part } }
    : { reason: 'notYourSite', rule: 'ES 8.2', values: { part } }
}
