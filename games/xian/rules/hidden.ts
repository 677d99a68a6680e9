import { allSeats, type Chance, HIDDEN, NONE, putIn, type Seat, shuffle } from '@palatine/kernel'
import { type Army, type ArmyTable, buildingCount, colourCount, raw, sum, tileCount, tileIs } from './model.ts'

const rows = (lists: readonly number[][]): number[][] => {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

export const clone = (g: Army): Army => ({
  turn: g.turn,
  round: g.round,
  order: g.order.slice(),
  hands: rows(g.hands),
  decks: rows(g.decks),
  bottoms: rows(g.bottoms),
  upper: g.upper.slice(),
  lower: g.lower.slice(),
  discards: rows(g.discards),
  helpers: g.helpers.slice(),
  places: g.places.slice(),
  minister: g.minister,
  ministerMet: g.ministerMet,
  builders: g.builders.slice(),
  requests: g.requests.slice(),
  turnTrack: g.turnTrack.slice(),
  requestPile: g.requestPile.slice(),
  sides: g.sides.slice(),
  pit: g.pit.slice(),
  seals: g.seals.slice(),
  rawLeft: g.rawLeft,
  painted: g.painted.slice(),
  sealsLeft: g.sealsLeft.slice(),
  coins: g.coins.slice(),
  clay: g.clay.slice(),
  pigments: g.pigments.slice(),
  pigmentsLeft: g.pigmentsLeft.slice(),
  points: g.points.slice(),
  startTiles: g.startTiles.slice(),
  overseers: g.overseers.slice(),
  line: g.line.slice(),
  tilesLeft: g.tilesLeft.slice(),
  tiles: g.tiles.slice(),
  endTiles: g.endTiles.slice(),
  endTile: g.endTile.slice(),
  row: g.row.slice(),
  equipmentPile: g.equipmentPile.slice(),
  equipmentGone: g.equipmentGone.slice(),
  equipment: rows(g.equipment),
})

/** A seat's cards that the others have not seen: hand, deck and what is under it. */
const unseen = (g: Army, seat: Seat): number[][] => [g.hands[seat], g.decks[seat], g.bottoms[seat]]

/**
 * XI 1.4: hands and decks are their owner's. All decks are alike and played cards lie open, so if a seat's unseen cards
 * are all in one place everybody can count them. Piles of equipment and requests are sets whose rest anybody can count.
 */
export function view(g: Army, viewer: Seat | null): Army {
  const seen = clone(g)
  for (let seat = 0; seat < seen.hands.length; seat++) {
    if (seat === viewer) continue
    const places = unseen(seen, seat).filter(cards => cards.length > 0)
    if (places.length > 1) for (const cards of places) cards.fill(HIDDEN)
  }
  return seen
}

/** Deals the cards of each seat anew that its watcher has not seen. */
export function determinize(seen: Army, _known: null, _viewer: Seat | null, chance: Chance, table: ArmyTable): Army {
  const g = clone(seen)
  for (const seat of allSeats(table)) {
    const places = unseen(g, seat)
    if (!places.some(cards => cards.includes(HIDDEN))) continue
    const open = openCards(g, seat, table)
    const rest = shuffle(
      chance,
      table.components.workers.cards.map((_, card) => card).filter(card => !open.includes(card)),
    )
    for (const cards of places) {
      const size = cards.length
      cards.length = 0
      while (cards.length < size) putIn(cards, rest.pop() as number)
    }
  }
  return g
}

/** A seat's cards that everybody sees: played in this turn or before, and helpers. */
function openCards(g: Army, seat: Seat, table: ArmyTable): number[] {
  const { helpers, workers } = table.components
  const open = g.discards[seat].slice()
  for (const shown of [g.upper, g.lower]) {
    for (let at = seat * 2; at < seat * 2 + 2; at++) if (shown[at] !== NONE) open.push(shown[at])
  }
  helpers.rows.forEach(({ helper }, i) => {
    if (g.helpers[seat * helpers.rows.length + i] > 0)
      open.push(workers.cards.findIndex(card => card.helper === helper))
  })
  return open
}

/** Every card, figure, tile, token and pigment is somewhere, once. */
export function conserved(g: Army, table: ArmyTable): string | undefined {
  const { tables, workers, requests, equipment } = table.components
  const count = (list: readonly number[], what: number) => list.filter(one => one === what).length
  const wrong = (found: number, right: number, what: string) =>
    found === right ? undefined : `${found} instead of ${right} ${what}`
  const allOnce = (cards: readonly number[], size: number, what: string) =>
    wrong(cards.length, size, what) ?? wrong(new Set(cards).size, size, `different ${what}`)
  const complaints = [
    wrong(g.rawLeft + count(g.pit, raw), tables.raw, 'raw warriors'),
    allOnce([...g.requests, ...g.turnTrack, ...g.requestPile], requests.tokens.length, 'requests'),
    allOnce(
      [...g.row.filter(card => card !== NONE), ...g.equipmentPile, ...g.equipmentGone, ...g.equipment.flat()],
      equipment.cards.length,
      'equipment cards',
    ),
    allOnce([...g.endTiles, ...g.endTile.filter(one => one !== NONE)], table.seats, 'end tiles'),
    allOnce(g.line, table.seats, 'overseers'),
  ]
  for (let kind = 0; kind < colourCount; kind++) {
    const owned = allSeats(table).map(seat => g.pigments[seat * colourCount + kind])
    complaints.push(wrong(g.pigmentsLeft[kind] + sum(owned), tables.pigments, `pigments of colour ${kind}`))
  }
  for (let kind = 0; kind < tileCount; kind++) {
    const taken = allSeats(table).filter(seat => g.tiles[seat * tileCount + kind] !== tileIs.notTaken)
    complaints.push(wrong(g.tilesLeft[kind] + taken.length, table.seats, `bonus tiles ${kind}`))
  }
  for (const seat of allSeats(table)) {
    const of = `of seat ${seat}`
    const builders = Array.from({ length: buildingCount }, (_, where) => g.builders[where * table.seats + seat])
    complaints.push(
      wrong(g.painted[seat] + count(g.pit, seat), tables.painted, `painted warriors ${of}`),
      wrong(g.sealsLeft[seat] + count(g.seals, seat), tables.seals, `seals ${of}`),
      allOnce([...unseen(g, seat).flat(), ...openCards(g, seat, table)], workers.cards.length, `worker cards ${of}`),
      sum(builders) > tables.play ? `too many master builders ${of}` : undefined,
      g.coins[seat] < 0 || g.clay[seat] < 0 ? `fewer than no coins or clay ${of}` : undefined,
    )
  }
  if ([...g.pigments, ...g.pigmentsLeft, ...g.painted, ...g.sealsLeft, g.rawLeft].some(n => n < 0)) {
    complaints.push('something is fewer than none')
  }
  return complaints.find(complaint => complaint !== undefined)
}
