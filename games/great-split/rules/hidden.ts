import { allSeats, type Chance, HIDDEN, putIn, type Seat, shuffle } from '@palatine/kernel'
import { type Known, place } from './knowledge.ts'
import { type Club, type ClubTable, leftOf, resourceTracks, sealTracks, tracksEach } from './model.ts'
import { lengthOf } from './tracks.ts'

const rows = (lists: readonly (readonly number[])[]): number[][] => {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

export const clone = (g: Club): Club => ({
  round: g.round,
  hands: rows(g.hands),
  wallets: rows(g.wallets),
  sides: rows(g.sides),
  taken: g.taken.slice(),
  shown: rows(g.shown),
  decks: rows(g.decks),
  discards: g.discards.slice(),
  levels: g.levels.slice(),
  points: g.points.slice(),
  characters: g.characters.slice(),
  lines: g.lines.slice(),
  tiles: g.tiles.slice(),
  slider: g.slider,
})

/** GS 1.7: hidden are the hands of others, decks and discards; GS 4.4: a wallet from all but its giver and its chooser. */
export function view(g: Club, viewer: Seat | null, table: ClubTable): Club {
  const seen = clone(g)
  for (const seat of allSeats(table)) {
    if (seat === viewer) continue
    seen.hands[seat].fill(HIDDEN)
    if (leftOf(seat, table) === viewer) continue
    seen.wallets[seat].fill(HIDDEN)
    seen.sides[seat].fill(HIDDEN)
  }
  for (const deck of seen.decks) deck.fill(HIDDEN)
  seen.discards.fill(HIDDEN)
  return seen
}

/** Deals what is hidden anew: every card that was seen to a place where it may be, the others by their levels. */
export function determinize(seen: Club, known: Known, _viewer: Seat | null, chance: Chance, table: ClubTable): Club {
  const g = clone(seen)
  const held = allSeats(table).map(seat => (g.wallets[seat].length > 0 ? g.wallets[seat] : g.hands[seat]))
  const visible = new Set(held.flat())
  const unseen = unseenByLevel(known, visible, chance, table)
  const cards: number[] = []
  const places: number[] = []
  for (let card = 0; card < known.cards.length; card++) {
    if (known.cards[card] === 0 || visible.has(card)) continue
    cards.push(card)
    places.push(known.cards[card])
  }
  for (let i = 0; i < known.unseenPlaces.length; i++) {
    cards.push(unseen[known.unseenLevels[i] - 1].pop() as number)
    places.push(known.unseenPlaces[i])
  }
  const lies = dealOut(places, bitsOf(table), roomIn(g, held, known), chance)
  const hidden: number[][] = held.map(() => [])
  const discards: number[] = []
  for (let i = 0; i < cards.length; i++) {
    // Hands come first in the list of places, twice
    putIn(lies[i] < 2 * held.length ? hidden[lies[i] % held.length] : discards, cards[i])
  }
  fillUp(g, held, hidden, discards, unseen, chance)
  for (const seat of allSeats(table)) {
    if (held[seat][0] === HIDDEN) for (let i = 0; i < held[seat].length; i++) held[seat][i] = hidden[seat][i]
    if (g.sides[seat][0] === HIDDEN) imagineSides(g.sides[seat], chance)
  }
  for (let i = 0; i < discards.length; i++) g.discards[i] = discards[i]
  return g
}

/** All places, one kind after the other. */
const bitsOf = (table: ClubTable): number[] =>
  [place.held, place.came, place.lastDiscards, place.olderDiscards].flatMap(bit => allSeats(table).map(bit))

/** How many hidden cards lie in each of these places. */
function roomIn(g: Club, held: readonly (readonly number[])[], known: Known): number[] {
  const hidden = held.map(cards => (cards[0] === HIDDEN ? cards.length : 0))
  const came = hidden.map((count, seat) => (count > 0 && known.exchanged ? g.taken[seat] : 0))
  return [...hidden.map((count, seat) => count - came[seat]), ...came, ...known.lastDiscards, ...known.olderDiscards]
}

/** The cards that this watcher never saw, by level, mixed. */
function unseenByLevel(known: Known, visible: ReadonlySet<number>, chance: Chance, table: ClubTable): number[][] {
  const unseen: number[][] = [[], [], []]
  table.components.cards.rows.forEach(({ level }, card) => {
    if (known.cards[card] === 0 && !visible.has(card)) unseen[level - 1].push(card)
  })
  for (const deck of unseen) shuffle(chance, deck)
  return unseen
}

/**
 * Finds a place with room for each thing, at random among those where it may be; where all of these are full, others
 * move on. There always is a way: the true one.
 * @returns by thing: the number of its place
 */
function dealOut(may: readonly number[], bits: readonly number[], room: readonly number[], chance: Chance): number[] {
  const left = room.slice()
  const lies = new Array<number>(may.length).fill(-1)
  const tried = new Array<boolean>(bits.length)
  const put = (thing: number, place: number) => {
    left[place]--
    lies[thing] = place
  }
  /** Makes room by moving something that may lie elsewhere. */
  const makeRoom = (place: number): boolean => {
    tried[place] = true
    for (let thing = 0; thing < may.length; thing++) {
      if (lies[thing] !== place) continue
      for (let to = 0; to < bits.length; to++) {
        if ((may[thing] & bits[to]) === 0 || tried[to] || (left[to] <= 0 && !makeRoom(to))) continue
        left[place]++
        put(thing, to)
        return true
      }
    }
    return false
  }
  const things = shuffle(
    chance,
    may.map((_, thing) => thing),
  )
  for (const thing of things) {
    let slots = 0
    for (let place = 0; place < bits.length; place++) if (may[thing] & bits[place]) slots += Math.max(0, left[place])
    if (slots > 0) {
      let slot = chance.below(slots)
      let place = 0
      for (; (may[thing] & bits[place]) === 0 || slot >= left[place]; place++) {
        if (may[thing] & bits[place]) slot -= Math.max(0, left[place])
      }
      put(thing, place)
      continue
    }
    tried.fill(false)
    const place = bits.findIndex((bit, to) => (may[thing] & bit) !== 0 && !tried[to] && makeRoom(to))
    if (place < 0) throw new Error('determinize: what is known does not fit what is seen')
    put(thing, place)
  }
  return lies
}

/** Decks get back what was never dealt. In a position that was laid out by hand, also hands and discards are filled. */
function fillUp(
  g: Club,
  held: readonly number[][],
  hidden: readonly number[][],
  discards: number[],
  unseen: readonly number[][],
  chance: Chance,
): void {
  const spare: number[] = []
  unseen.forEach((cards, level) => {
    while (cards.length > g.decks[level].length) spare.push(cards.pop() as number)
    cards.sort((a, b) => a - b)
    for (let i = 0; i < cards.length; i++) g.decks[level][i] = cards[i]
  })
  shuffle(chance, spare)
  held.forEach((list, seat) => {
    while (list[0] === HIDDEN && hidden[seat].length < list.length) putIn(hidden[seat], spare.pop() as number)
  })
  while (discards.length < g.discards.length) putIn(discards, spare.pop() as number)
}

/** GS 4.2: any two sides, none of them empty, the first card on side 0. */
function imagineSides(sides: number[], chance: Chance): void {
  for (let i = 0; i < sides.length; i++) sides[i] = i === 0 ? 0 : chance.below(2)
  if (!sides.includes(1)) sides[1 + chance.below(sides.length - 1)] = 1
}

/** Every card is in one place, hands and piles are sorted, and markers stand on their tracks. */
export function conserved(g: Club, table: ClubTable): string | undefined {
  const { cards, board } = table.components
  const found = new Array<number>(cards.rows.length).fill(0)
  for (const list of [...g.hands, ...g.wallets, ...g.decks, g.discards]) {
    for (const card of list) found[card]++
    if (list.some((card, i) => i > 0 && card < list[i - 1])) return `the cards ${list.join()} are not sorted`
  }
  const wrong = found.findIndex(count => count !== 1)
  if (wrong >= 0) return `card ${wrong} is there ${found[wrong]} times`
  const level = g.decks.findIndex((deck, i) => deck.some(card => cards.rows[card].level !== i + 1))
  if (level >= 0) return `the deck of level ${level + 1} holds a card of another level`
  for (const seat of allSeats(table)) {
    if (g.sides[seat].length !== g.wallets[seat].length)
      return `seat ${seat} has cards in its wallet that lie on no side`
    for (const on of [...resourceTracks, ...sealTracks]) {
      const at = g.levels[seat * tracksEach + on]
      if (!(at >= 0 && at <= lengthOf(on, table))) return `seat ${seat} stands on ${at} of track ${on}`
    }
  }
  const turned = board.tiles.reduce((sum, tile) => sum + tile, 0) - g.tiles.reduce((sum, tile) => sum + tile, 0)
  return turned === g.slider ? undefined : `the slider shows ${g.slider} instead of ${turned}`
}
