import { NOBODY, NONE, pick, pickThen, type Seat, takeOut } from '@palatine/kernel'
import { helpersGive } from './helpers.ts'
import { type Army, type ArmyTable, procedure, tile, tileCount, tileIs } from './model.ts'
import { resourceCount, stockOf, supplyOf, take } from './resources.ts'

/** The last position of the overseer track: after the bonus tiles come the end tiles. */
const lastPosition = (table: ArmyTable): number => table.components.mausoleum.track.length + 1

export const canStep = (g: Army, seat: Seat, table: ArmyTable): boolean => g.overseers[seat] < lastPosition(table)

/** XI 7.6: the overseer goes on; XI 7.7, XI 7.8: a tile; XI 5.6: the emissary trades. */
export const palace = procedure(
  'palace',
  (at: { seat: Seat }) => at,
  ({ act, ask }) => ({
    step: act(({ g, at: { seat }, table, io }) => {
      const from = g.overseers[seat]
      moveOn(g, seat)
      io.emit?.({ type: 'overseerMoved', seat, from, to: from + 1, rule: 'XI 7.6' })
      if (from + 1 === lastPosition(table)) return
      const kind = tile[table.components.mausoleum.track[from]]
      g.tilesLeft[kind]--
      g.tiles[seat * tileCount + kind] = tileIs.unused
      io.emit?.({ type: 'bonusTileTaken', seat, tile: kind, rule: 'XI 7.7' })
    }),
    chooseEndTile: ask({
      rule: 'XI 7.8',
      to: ({ g, at: { seat }, table }) => (canStep(g, seat, table) ? NOBODY : seat),
      question: ({ g }) => pick(g.endTiles, { why: () => ({ reason: 'endTileGone', rule: 'XI 7.8' }) }),
      answer(chosen, { g, seat, io }) {
        takeOut(g.endTiles, chosen)
        g.endTile[seat] = chosen
        io.emit?.({ type: 'endTileTaken', seat, tile: chosen, rule: 'XI 7.8' })
      },
    }),
    exchangeResource: ask({
      rule: 'XI 5.6',
      to: ({ g, at: { seat }, table }) => (canExchange(g, seat, table) ? seat : NOBODY),
      question({ g, seat }) {
        const { given, taken } = exchanges(g, seat)
        return pickThen(given, taken, { optional: true })
      },
      answer(exchange, { g, seat, io }) {
        if ((exchange as unknown) === NONE) return
        const [given, taken] = exchange
        take(g, seat, given, -1)
        take(g, seat, taken, 1)
        io.emit?.({ type: 'resourceExchanged', seat, given, taken, rule: 'XI 5.6' })
      },
    }),
  }),
  { possible: ({ seat }, { g, table }) => canStep(g, seat, table) },
)

/** XI 7.6: whoever comes to a field goes on top of the pile there. */
function moveOn(g: Army, seat: Seat): void {
  takeOut(g.line, seat)
  const position = ++g.overseers[seat]
  let at = g.line.length
  while (at > 0 && g.overseers[g.line[at - 1]] > position) at--
  g.line.splice(at, 0, seat)
}

const canExchange = (g: Army, seat: Seat, table: ArmyTable): boolean =>
  helpersGive(g, seat, 'step', 'exchange', table) > 0 && stockOf(g, seat).some(count => count > 0)

/** What a seat can give, and for each what it can take. */
export function exchanges(g: Army, seat: Seat) {
  const stock = stockOf(g, seat)
  const supply = supplyOf(g, 1)
  const given: number[] = []
  const taken: number[][] = []
  for (let kind = 0; kind < resourceCount; kind++) {
    if (stock[kind] === 0) continue
    given.push(kind)
    taken.push(others(kind, supply))
  }
  return { given, taken }
}

/** What can be had for a resource: anything else that the supply has. */
function others(kind: number, supply: readonly number[]): number[] {
  const found: number[] = []
  for (let other = 0; other < resourceCount; other++) if (other !== kind && supply[other] > 0) found.push(other)
  return found
}
