import { type Chance, HIDDEN, NONE, partition, putIn, type Seat, sampleAnswer, shuffle } from '@palatine/kernel'
import { hasExtraPlace } from './combinations.ts'
import { sizeOf, valuesOf } from './dice.ts'
import { wrongMaster } from './master/cards.ts'
import {
  allHouses,
  choice,
  countBits,
  countOf,
  type House,
  has,
  houseCount,
  isMaster,
  place,
  type Realm,
  type RealmEvent,
  type RealmTable,
} from './model.ts'
import { groupsMade } from './plan.ts'
import { advisorCards, tokenPlaces } from './setup.ts'
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
  screens: g.screens,
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
  privileges: g.privileges.slice(),
  played: g.played,
  demand: g.demand,
  demandDeck: g.demandDeck.slice(),
  demandDiscards: g.demandDiscards.slice(),
  demandMarkers: g.demandMarkers.slice(),
  compositions: g.compositions.slice(),
  composers: g.composers.slice(),
  reserve: g.reserve,
  queue: g.queue.map(one => ({ house: one.house, what: one.what, about: one.about })),
  completion: g.completion,
  ending: g.ending,
  master: { dice: g.master.dice.slice(), deck: g.master.deck.slice(), card: g.master.card },
})

/** EP 1.4: hidden are the deck, the card on top of it, cards in the hand of another house, and groups behind a screen. */
export function view(g: Realm, viewer: Seat | null): Realm {
  const seen = clone(g)
  seen.deck.fill(HIDDEN)
  if (seen.top !== NONE) seen.top = HIDDEN
  if (seen.drawer !== viewer) seen.drawn.fill(HIDDEN)
  if (seen.screens) {
    // Not even how many groups there are is known.
    for (let house = 0; house < seen.groups.length; house++) {
      if (house !== viewer && seen.groups[house].length > 0) seen.groups[house] = [HIDDEN]
    }
  }
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
        if (event.secret) known.drawn = NONE
        else if (known.top !== NONE) known.drawn = known.top
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
      case 'advisorsDismissed':
        if (event.from === 'deck') known.top = NONE
        break
      case 'rowRenewed':
        known.top = NONE
        break
    }
  },

  allows: (known: Known, g: Realm): boolean =>
    (known.top === NONE || g.top === known.top) && (known.drawn === NONE || g.drawn.includes(known.drawn)),
}

/** Deals all cards anew that nobody has shown, and groups dice behind screens in any way. */
export function determinize(seen: Realm, known: Known, _viewer: Seat | null, chance: Chance, table: RealmTable): Realm {
  const g = clone(seen)
  for (let house = 0; house < g.groups.length; house++) {
    if (g.groups[house][0] === HIDDEN) g.groups[house] = anyGroups(g.rolled[house], chance)
  }
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

const anyGroups = (rolled: number, chance: Chance): number[] =>
  groupsMade(rolled, sampleAnswer(partition(valuesOf(rolled)), chance) as readonly number[])

/** Every card, die, layer, feature and monument is somewhere it can be. */
export function conserved(g: Realm, table: RealmTable): string | undefined {
  return (
    wrongCards(g, table) ??
    wrongDice(g, table) ??
    wrongPainting(g, table) ??
    wrongMonuments(g, table) ??
    wrongModules(g, table) ??
    wrongMaster(g, table)
  )
}

function wrongModules(g: Realm, table: RealmTable): string | undefined {
  const { demands, compositions } = table.components
  const { extra, privileges, locations } = table.options
  if (g.privileges.some(count => count < 0 || (count > 0 && !privileges))) return 'privileges that are not in this game'
  if (g.reserve > 0 && !locations.includes('academy')) return 'a reserve that is not in this game'
  const cards = [...g.demandDeck, ...g.demandDiscards, ...(g.demand === NONE ? [] : [g.demand])]
  if (cards.length !== (extra === 'riverMarket' ? demands.cards.length : 0)) return `${cards.length} demand cards`
  if (new Set([...cards]).size !== cards.length) return 'a demand card is there twice'
  if (g.compositions.length !== (extra === 'compositions' ? houseCount(table) : 0)) return 'a composition is lost'
  const unfinished = g.compositions.find(
    (card, i) =>
      g.composers[i] !== NONE && !compositions.cards[card].layers.every(layer => has(g.layers[g.composers[i]], layer)),
  )
  return unfinished === undefined ? undefined : `composition ${unfinished + 1} was claimed without its layers`
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
    // The Master's dice are laid out only when the screens are lifted.
    if (g.screens && isMaster(house, table)) continue
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
  const last = hasExtraPlace(table.options) ? place.extra : place.bridge
  for (let layer = 1; layer <= last; layer++) {
    const taken = g.layers.filter(layers => has(layers, layer)).length
    if (taken > layerCopies) return `layer ${layer} was taken ${taken} times`
  }
  if (g.layers.some(layers => layers >> (last + 1) !== 0 || has(layers, 0))) return 'a layer that is not in this game'
  const earned = tokenPlaces(table).length - countBits(g.tokens)
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
