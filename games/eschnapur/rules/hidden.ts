import { allSeats, type Chance, drawFrom, HIDDEN, NONE, type Seat } from '@palatine/kernel'
import { forSeats, handOf, notInThisGame, type Palace, type PalaceTable, partIs, sum } from './model.ts'
import { openParts } from './palace.ts'
import { startingGold } from './setup.ts'

const rows = (lists: readonly number[][]): number[][] => {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

export const clone = (g: Palace): Palace => ({
  round: g.round,
  parts: rows(g.parts),
  state: g.state.slice(),
  purses: rows(g.purses),
  covered: rows(g.covered),
  open: rows(g.open),
  shown: rows(g.shown),
  bank: g.bank.slice(),
  sites: rows(g.sites),
  sitesShown: g.sitesShown.slice(),
  bricks: g.bricks.slice(),
  supply: g.supply.slice(),
  order: g.order.slice(),
  stop: g.stop,
  blockedSeat: g.blockedSeat,
  blockedOfficial: g.blockedOfficial,
  privilegePoints: g.privilegePoints.slice(),
  privileges: g.privileges.slice(),
  wishes: g.wishes.slice(),
  fieldPoints: g.fieldPoints.slice(),
  brickPoints: g.brickPoints.slice(),
  winner: g.winner,
  winsTies: g.winsTies,
  fromHand: g.fromHand,
  freeSites: g.freeSites,
  ignoresStop: g.ignoresStop,
  protectedPart: g.protectedPart,
  markerSeat: g.markerSeat,
  markerPlace: g.markerPlace,
  builtOn: g.builtOn,
  ending: g.ending,
})

/** ES 1.6: hidden are the covered cards and sites of the others; what somebody owns in all can be counted. */
export function view(g: Palace, viewer: Seat | null): Palace {
  const seen = clone(g)
  for (let seat = 0; seat < g.covered.length; seat++) {
    if (seat === viewer) continue
    const covered = seen.covered[seat]
    for (let where = 0; where < covered.length; where++) if (covered[where] !== NONE) covered[where] = HIDDEN
    if (!g.sitesShown[seat]) seen.sites[seat].fill(HIDDEN)
  }
  return seen
}

/** Deals the covered cards anew out of what their owner has, and chooses any sites. */
export function determinize(
  seen: Palace,
  _known: unknown,
  _viewer: Seat | null,
  chance: Chance,
  table: PalaceTable,
): Palace {
  const g = clone(seen)
  for (const seat of allSeats(table)) {
    const covered = g.covered[seat]
    if (covered.includes(HIDDEN)) {
      const cards = g.purses[seat].flatMap((count, kind) => new Array<number>(count).fill(kind))
      for (let where = 0; where < covered.length; where++) {
        if (covered[where] === HIDDEN) covered[where] = drawFrom(chance, cards)
      }
    }
    if (g.sites[seat].includes(HIDDEN)) {
      const parts = openParts(g)
      g.sites[seat] = g.sites[seat].map(() => drawFrom(chance, parts)).sort((a, b) => a - b)
    }
  }
  return g
}

/** Gold adds up to the deck, bricks to the supply of each colour, and site cards and privileges are where they can be. */
export function conserved(g: Palace, table: PalaceTable): string | undefined {
  const { gold, parts, tables, privileges } = table.components
  for (let kind = 0; kind < gold.copies.length; kind++) {
    const box = gold.copies[kind] - table.seats * startingGold(table)[kind]
    const lying = g.open.flat().filter(card => card === kind).length
    const found = box + g.bank[kind] + lying + sum(g.purses.map(purse => purse[kind]))
    if (found !== gold.copies[kind]) return `${found} instead of ${gold.copies[kind]} gold cards of kind ${kind}`
  }
  if (g.bank[0] !== 0) return 'a zero lies in the bank'
  for (const seat of allSeats(table)) {
    const placed = g.parts.flat().filter(owner => owner === seat).length
    const found = g.supply[seat] + g.bricks[seat] + placed
    if (found !== tables.bricks || g.supply[seat] < 0)
      return `${found} instead of ${tables.bricks} bricks of seat ${seat}`
    if (g.purses[seat].some(count => count < 0) || handOf(g, seat).some(count => count < 0)) {
      return `seat ${seat} has laid a card that it does not have`
    }
    if (g.privilegePoints[seat] < 0) return `seat ${seat} has fewer than no privilege points`
    const sites = g.sites[seat]
    if (new Set(sites).size !== sites.length) return `seat ${seat} has laid a site card twice`
  }
  for (let part = 0; part < g.parts.length; part++) {
    const most = g.state[part] === partIs.building ? parts.rows[part].fields : 0
    if (g.parts[part].length > most)
      return `part ${part} holds ${g.parts[part].length} bricks instead of at most ${most}`
  }
  const out = forSeats(table).privilegesOut
  const wrong = g.privileges.findIndex((owner, card) => {
    const box = out.includes(privileges.rows[card].effect)
    return (owner === notInThisGame) !== box || (owner !== notInThisGame && owner !== NONE && !(owner in g.bricks))
  })
  return wrong < 0 ? undefined : `privilege ${wrong} is where it cannot be`
}
