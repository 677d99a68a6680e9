import { type Chance, HIDDEN, NONE, type Seat, shuffle } from '@palatine/kernel'
import { sizeOf } from './dice.ts'
import {
  allHouses,
  choice,
  countBits,
  countOf,
  type House,
  has,
  houseCount,
  place,
  putIn,
  type Realm,
  type RealmEvent,
  type RealmTable,
  trackPlaces,
} from './kit.ts'
import { advisorCards } from './setup.ts'
import { figuresPerVisit } from './visit.ts'

function rows(lists: readonly number[][]): number[][] {
  const copies = new Array<number[]>(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

export const clone = (g: Realm): Realm => ({
  round: g.round,
  quiet: g.quiet,
  order: g.order.slice(),
  dice: g.dice.slice(),
  rolled: g.rolled.slice(),
  groups: rows(g.groups),
  visits: g.visits.slice(),
  fish: g.fish.slice(),
  wisdom: g.wisdom.slice(),
  resources: g.resources.slice(),
  palace: g.palace.slice(),
  track: g.track.slice(),
  temple: g.temple.slice(),
  market: g.market.slice(),
  layers: g.layers.slice(),
  features: g.features.slice(),
  tokens: g.tokens,
  monuments: g.monuments.slice(),
  rings: g.rings.slice(),
  deck: g.deck.slice(),
  top: g.top,
  drawn: g.drawn.slice(),
  drawer: g.drawer,
  discards: g.discards.slice(),
  row: g.row.slice(),
  advisors: rows(g.advisors),
  used: rows(g.used),
  queue: g.queue.map(one => ({ house: one.house, what: one.what, except: one.except })),
  completion: g.completion,
  ending: g.ending,
})

/** EP 1.4: hidden are the deck, the card on top of it, and cards in the hand of another house. */
export function view(g: Realm, viewer: Seat | null): Realm {
  const seen = clone(g)
  seen.deck.fill(HIDDEN)
  if (seen.top !== NONE) seen.top = HIDDEN
  if (seen.drawer !== viewer) seen.drawn.fill(HIDDEN)
  return seen
}

/** EP 7.12: a card that this seat put back and that certainly still lies on top, or is in the hand of who drew it. */
export interface Known {
  top: number
  drawn: number
}

export const knowledge = {
  start: (): Known => ({ top: NONE, drawn: NONE }),

  learn(known: Known, _seat: Seat | null, event: RealmEvent): void {
    const shown = (advisor: number) => {
      // Another copy may have been meant: either way it is no longer certain that ours is still there.
      if (advisor === known.drawn) known.drawn = NONE
    }
    switch (event.type) {
      case 'advisorsDrawn':
        known.drawn = event.secret ? NONE : known.top
        known.top = NONE
        break
      case 'advisorKept':
        shown(event.advisor)
        break
      case 'advisorsDiscarded':
        event.advisors.forEach(shown)
        break
      case 'advisorReturned':
        // What was neither kept nor discarded is what went back on top.
        known.top = event.secret?.advisor ?? known.drawn
        known.drawn = NONE
        break
      case 'rowRenewed':
        known.top = NONE
        break
    }
  },

  allows: (known: Known, g: Realm): boolean =>
    (known.top === NONE || g.top === known.top) && (known.drawn === NONE || g.drawn.includes(known.drawn)),
}

/** Deals all cards anew that nobody has shown. */
export function determinize(seen: Realm, known: Known, _viewer: Seat | null, chance: Chance, table: RealmTable): Realm {
  const g = clone(seen)
  const unseen = advisorCards(table)
  const gone = (advisor: number) => {
    const at = unseen.indexOf(advisor)
    if (advisor !== HIDDEN && at >= 0) unseen.splice(at, 1)
  }
  for (const cards of [g.row, g.discards, g.drawn, ...g.advisors]) cards.forEach(gone)
  if (known.top !== NONE) gone(known.top)
  if (known.drawn !== NONE) gone(known.drawn)
  shuffle(chance, unseen)
  const next = () => unseen.pop() as number
  if (g.top === HIDDEN) g.top = known.top === NONE ? next() : known.top
  if (g.drawn.includes(HIDDEN)) {
    const size = g.drawn.length
    g.drawn.length = 0
    if (known.drawn !== NONE) putIn(g.drawn, known.drawn)
    while (g.drawn.length < size) putIn(g.drawn, next())
  }
  g.deck.length = 0
  for (const advisor of unseen) putIn(g.deck, advisor)
  return g
}

/** Every card, die, layer, feature and monument is somewhere it can be. */
export function conserved(g: Realm, table: RealmTable): string | undefined {
  return wrongCards(g, table) ?? wrongDice(g, table) ?? wrongPainting(g, table) ?? wrongMonuments(g, table)
}

function wrongCards(g: Realm, table: RealmTable): string | undefined {
  const found = [...g.deck, ...g.drawn, ...g.discards, ...g.row, ...g.advisors.flat()]
  if (g.top !== NONE) found.push(g.top)
  const all = advisorCards(table)
  const wrong = table.components.banners.rows.findIndex((_, card) => countOf(found, card) !== countOf(all, card))
  if (wrong >= 0) return `${countOf(found, wrong)} instead of ${countOf(all, wrong)} cards of advisor ${wrong + 1}`
  return found.length === all.length ? undefined : `${found.length} instead of ${all.length} advisors`
}

function wrongDice(g: Realm, table: RealmTable): string | undefined {
  for (const house of allHouses(table)) {
    if (g.dice[house] > table.components.setup.dice) return `house ${house} has ${g.dice[house]} dice`
    if (g.groups.every(groups => groups.length === 0) && g.visits.length === 0) continue
    let dice = g.groups[house].reduce((sum, group) => sum + sizeOf(group), 0)
    for (let i = 0; i < g.visits.length; i += figuresPerVisit) {
      if (g.visits[i] === house) dice += sizeOf(g.visits[i + 2])
    }
    if (dice !== g.dice[house]) return `${dice} instead of ${g.dice[house]} dice of house ${house} are in play`
  }
  return undefined
}

function wrongPainting(g: Realm, table: RealmTable): string | undefined {
  const { layerCopies } = table.components.setup
  for (let layer = 1; layer <= place.bridge; layer++) {
    const taken = g.layers.filter(layers => has(layers, layer)).length
    if (taken > layerCopies) return `layer ${layer} was taken ${taken} times`
  }
  if (g.layers.some(layers => layers >> (place.bridge + 1) !== 0 || has(layers, 0)))
    return 'a layer that is not in this game'
  const earned = trackPlaces.length + 2 - countBits(g.tokens)
  const waiting = g.queue.filter(one => one.what === choice.feature).length
  const taken = g.features.filter(house => house !== NONE).length
  return earned === taken + waiting
    ? undefined
    : `${taken} features were taken and ${waiting} wait, but ${earned} earned`
}

function wrongMonuments(g: Realm, table: RealmTable): string | undefined {
  const nobody = (house: House) => house !== NONE && (house < 0 || house >= houseCount(table))
  if (g.monuments.some(nobody)) return 'a monument is lost'
  const built = g.rings.reduce((sum, n, i) => sum + n - table.components.setup.rings[i], 0)
  return built >= g.monuments.filter(house => house !== NONE).length ? undefined : 'a monument was taken and not paid'
}
