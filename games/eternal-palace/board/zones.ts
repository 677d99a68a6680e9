/** Eternal Palace on the plain board: the places with their visitors, advisors and prizes; at each house what it owns. */
import { HIDDEN, type Language, NONE, type Seat } from '@palatine/kernel'
import type { AnyEventTable, IconName, Labels, Pin, Zone, ZoneItem } from '@palatine/ui'
import { hasExtraPlace } from '../rules/combinations.ts'
import { valuesOf } from '../rules/dice.ts'
import {
  countBits,
  has,
  monumentPlaces,
  place,
  type Realm,
  type RealmTable,
  resourcePlaces,
  sorts,
  spot,
  stock,
  trackPlaces,
} from '../rules/model.ts'
import { placesOf } from '../rules/places/index.ts'
import { spaceOf } from '../rules/places/labyrinth.ts'
import { trackLength } from '../rules/tracks.ts'
import { placeOf } from '../rules/visit.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    round: (n: number) => `Round ${n}`,
    places: 'Places',
    visits: (said: string) => `visited with ${said}`,
    ring: (n: number) => `a visit costs ${n}`,
    reserve: (n: number) => `${n} wisdom in the reserve`,
    token: 'a feature for the first to finish here',
    row: 'Advisors at the Academy',
    deck: (n: number) => `${n} in the deck`,
    drawn: 'Advisors drawn',
    goods: 'Goods',
    dice: 'Dice',
    groups: 'Groups to place',
    steps: 'Tracks',
    ofSteps: (n: number, of: number) => `${n} of ${of} steps`,
    painting: 'Painting',
    layers: (n: number) => (n === 1 ? '1 layer' : `${n} layers`),
    advisors: 'Advisors',
    used: 'used',
    group: (said: string) => `group ${said}`,
    advisorUse: 'Use an advisor',
    features: 'Features to earn',
    labyrinth: 'Labyrinth',
    space: (n: number) => `space ${n}`,
    demand: 'Demand at the River Market',
    compositions: 'Compositions',
    free: 'open to all',
    breakable: (called: string) => called,
  },
  de: {
    round: (n: number) => `Runde ${n}`,
    places: 'Orte',
    visits: (said: string) => `besucht mit ${said}`,
    ring: (n: number) => `ein Besuch kostet ${n}`,
    reserve: (n: number) => `${n} Weisheit in der Sammlung`,
    token: 'ein Motiv für die Ersten, die hier fertig sind',
    row: 'Berater in der Akademie',
    deck: (n: number) => `${n} im Stapel`,
    drawn: 'Gezogene Berater',
    goods: 'Güter',
    dice: 'Würfel',
    groups: 'Noch zu setzende Gruppen',
    steps: 'Leisten',
    ofSteps: (n: number, of: number) => `${n} von ${of} Schritten`,
    painting: 'Bild',
    layers: (n: number) => (n === 1 ? '1 Bildebene' : `${n} Bildebenen`),
    advisors: 'Berater',
    used: 'benutzt',
    group: (said: string) => `Gruppe ${said}`,
    advisorUse: 'Einen Berater einsetzen',
    features: 'Motive zu verdienen',
    labyrinth: 'Labyrinth',
    space: (n: number) => `Feld ${n}`,
    demand: 'Nachfrage auf dem Flussmarkt',
    compositions: 'Kompositionen',
    free: 'noch zu haben',
    /** Long words may be broken where their parts meet. */
    breakable: (called: string) => called.replace(/(Frühlings|Bronze|Porzellan)(?=[a-zäöü])/, '$1\u00ad'),
  },
}
type Words = (typeof own)[keyof typeof own]
/** Words of a language; English where it has none. */
const wordsIn = (language: Language): Words => new Map<Language, Words>(Object.entries(own)).get(language) ?? own.en

const sortIcons: readonly IconName[] = ['wood', 'stone', 'kaolin', 'bronze']
/** What a place is about, at a glance. */
const placeIcons: { readonly [where: number]: IconName } = {
  [place.scrolls]: 'book',
  [place.fishMarket]: 'fish',
  [place.academy]: 'official',
  [place.temple]: 'wisdom',
  [place.market]: 'coin',
  [place.bridge]: 'layer',
  [place.extra]: 'layer',
  ...Object.fromEntries(monumentPlaces.map(where => [where, 'monument'])),
  ...Object.fromEntries(resourcePlaces.map((where, sort) => [where, sortIcons[sort]])),
}
const layerCount = 15
const inWords = (group: number): string => valuesOf(group).join('+')

/** What is seen of a game, with everything that its zones need. */
interface Look {
  readonly g: Realm
  readonly table: RealmTable
  readonly watcher: Seat | null
  readonly text: typeof en
  readonly words: Words
  name(house: number): string
}

const placeName = (where: number, { table, text }: Pick<Look, 'table' | 'text'>): string =>
  text.components.places[where] ?? text.components.extras[table.options.extra]

/** "Trader 8", and "1 wisdom for 1 resource". */
const advisorParts = (card: number, { table, text }: Pick<Look, 'table' | 'text'>): readonly [string, string] => {
  const { advisorName, advisorDoes } = text.components.inWords
  return [advisorName(card, table), advisorDoes(card, table)]
}

export function zones(
  g: Realm,
  table: RealmTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
): Zone[] {
  const look: Look = { g, table, watcher, text, words: wordsIn(language), name }
  return [...middle(look), ...expansions(look), ...g.dice.flatMap((_, house) => atHouse(look, house))]
}

function middle(look: Look): Zone[] {
  const { g, table, words } = look
  const free = g.features.flatMap((owner, feature) => (owner === NONE ? [feature] : []))
  return [
    {
      id: 'places',
      title: words.places,
      note: words.round(g.round),
      wide: true,
      columns: placesOf(table).length % 5 === 0 ? 5 : 7,
      items: placesOf(table).map(({ number }) => placeItem(look, number)),
    },
    {
      id: 'row',
      title: words.row,
      columns: 2,
      note: words.deck(g.deck.length),
      items: g.row.flatMap((card, i) => (card === NONE ? [] : [advisor(look, card, 'row', i, choosing(card))])),
    },
    ...(g.drawn.length > 0
      ? [
          {
            id: 'drawn',
            title: words.drawn,
            columns: 2,
            items: g.drawn.map((card, i) => advisor(look, card, 'drawn', i, choosing(card))),
          },
        ]
      : []),
    ...(free.length > 0
      ? [
          {
            id: 'features',
            title: words.features,
            below: true,
            items: free.map(feature => featureItem(look, feature, { takeFeature: feature })),
          },
        ]
      : []),
  ]
}

function placeItem(look: Look, where: number): ZoneItem {
  const { g, words, name } = look
  const visitors: { house: number; dice: string }[] = []
  for (let i = 0; i < g.visits.length; i += 3)
    if (g.visits[i + 1] === where) visitors.push({ house: g.visits[i], dice: inWords(g.visits[i + 2]) })
  const token = has(g.tokens, where)
  const ring = monumentPlaces.indexOf(where)
  const said = visitors.map(({ house, dice }) => `${name(house)} ${dice}`).join(', ')
  const notes = [
    visitors.length > 0 ? words.visits(said) : '',
    token ? words.token : '',
    ring >= 0 ? words.ring(g.rings[ring]) : '',
    where === place.academy && g.reserve > 0 ? words.reserve(g.reserve) : '',
  ].filter(Boolean)
  return {
    key: `place-${where}`,
    label: [placeName(where, look), ...notes].join(', '),
    note: notes.join(' · '),
    icon: placeIcons[where],
    ...(where !== place.scrolls && where < place.bridge && { mark: String(where) }),
    caption: words.breakable(placeName(where, look)),
    shape: 'place',
    pins: [
      ...(token ? [{ icon: 'feature' as const }] : []),
      ...(ring >= 0 ? [{ icon: sortIcons[ring], mark: String(g.rings[ring]) }] : []),
      ...(where === place.academy && g.reserve > 0 ? [{ icon: 'wisdom' as const, mark: String(g.reserve) }] : []),
      ...visitors.map(({ house, dice }): Pin => ({ seat: house, mark: dice })),
    ],
    touch: { moveOnTrack: where, payForStep: where },
    way: { visit: aim => placeOf(aim) === where },
    eager: true,
  }
}

const choosing = (card: number) => ({
  appointAdvisor: card,
  takeFreeAdvisor: card,
  keepAdvisor: card,
  returnAdvisor: card,
  appointOrTakeReserve: card,
  recruitAdvisor: card,
})

function advisor(look: Look, card: number, where: string, nth: number, touch: ZoneItem['touch']): ZoneItem {
  if (card === HIDDEN) return { key: `${where}-${nth}`, label: look.words.advisors, hidden: true }
  const [called, does] = advisorParts(card, look)
  return {
    key: `advisor-${card}-${where}-${nth}`,
    label: `${called}: ${does}`,
    icon: 'official',
    mark: called,
    caption: does,
    shape: 'place',
    touch: touch ?? {},
  }
}

function featureItem({ text }: Look, feature: number, touch: ZoneItem['touch'] = {}): ZoneItem {
  const called = text.components.features[feature] ?? String(feature + 1)
  return { key: `feature-${feature}`, label: called, mark: called, icon: 'feature', shape: 'chip', touch }
}

/** What lies beside the board only in some games. */
function expansions(look: Look): Zone[] {
  const { g, table, text, words, name } = look
  const says = text.components.inWords
  const houses = g.dice.map((_, house) => house)
  const found: Zone[] = []
  if (table.options.extra === 'labyrinth')
    found.push({
      id: 'labyrinth',
      title: words.labyrinth,
      wide: true,
      columns: 5,
      items: table.components.labyrinth.spaces.map((_, at) => ({
        key: `space-${at}`,
        label: `${words.space(at)}: ${says.space(at, table)}`,
        mark: String(at),
        caption: says.space(at, table),
        shape: 'place',
        pins: houses.filter(house => spaceOf(g, house) === at).map(seat => ({ seat })),
        touch: { choosePath: at },
      })),
    })
  if (g.demand >= 0)
    found.push({
      id: 'demand',
      title: words.demand,
      note: says.demand(g.demand, table),
      items: g.demandMarkers.map((marker, at) => ({
        key: `demand-${at}`,
        label: `${says.demandSpace(at, table)}: ${marker === NONE ? words.free : name(marker)}`,
        caption: says.demandSpace(at, table),
        icon: 'coin',
        shape: 'place',
        pins: marker === NONE ? [] : [{ seat: marker }],
        touch: { satisfyDemand: at },
      })),
    })
  if (g.compositions.length > 0)
    found.push({
      id: 'compositions',
      title: words.compositions,
      items: g.compositions.map((card, at) => ({
        key: `composition-${card}`,
        label: `${says.composition(card, table)}: ${g.composers[at] === NONE ? words.free : name(g.composers[at])}`,
        caption: says.composition(card, table),
        icon: 'painting',
        shape: 'place',
        pins: g.composers[at] === NONE ? [] : [{ seat: g.composers[at] }],
      })),
    })
  if (table.seats === 1) found.push(masterZone(look))
  return found
}

/** What the Master goes by: his list, and his dice by their colours. */
function masterZone({ g, table, text }: Look): Zone {
  const { personalities, masterActions, masterDice } = text.components
  const { actions } = table.components.personalities.lists[table.options.master]
  return {
    id: 'master',
    title: `${text.automata[0]}: ${personalities[table.options.master]}`,
    note: actions.map((action, i) => `${i + 1} ${masterActions[action]}`).join(', '),
    items: g.master.dice.map((value, die) => ({
      key: `master-die-${die}`,
      label: `${masterDice[die]} ${value}`,
      mark: String(value),
      caption: masterDice[die],
      shape: 'die',
    })),
  }
}

function atHouse(look: Look, house: number): Zone[] {
  const { g, table, text, words, watcher } = look
  const names = text.components
  const mine = house === watcher
  const amount = (
    key: string,
    caption: string,
    icon: IconName,
    n: number,
    touch: ZoneItem['touch'] = {},
  ): ZoneItem => ({
    key: `${key}-${house}`,
    label: `${caption}: ${n}`,
    icon,
    mark: String(n),
    caption,
    shape: 'token',
    touch: mine || key === 'palace' ? touch : {},
  })
  const zone = (id: string, title: string, items: readonly ZoneItem[]): Zone[] =>
    items.length > 0 ? [{ id: `${id}-${house}`, title, seat: house, items }] : []
  const rolled = g.rolled[house] > 0 ? valuesOf(g.rolled[house]) : []
  return [
    ...zone(
      'dice',
      words.dice,
      rolled.map((value, i) => ({
        key: `die-${house}-${i}`,
        label: String(value),
        mark: String(value),
        shape: 'die',
        touch: mine ? { makeGroups: i } : {},
      })),
    ),
    ...zone(
      'groups',
      words.groups,
      g.groups[house].map(
        (group, i): ZoneItem =>
          group === HIDDEN
            ? { key: `group-${house}-${i}`, label: words.groups, hidden: true }
            : {
                key: `group-${house}-${i}-${group}`,
                label: words.group(inWords(group)),
                mark: inWords(group),
                icon: 'die',
                shape: 'chip',
                touch: mine ? { visit: group } : {},
              },
      ),
    ),
    ...zone('goods', words.goods, [
      amount('fish', names.fish, 'fish', g.fish[house]),
      amount('wisdom', names.wisdom, 'wisdom', g.wisdom[house]),
      ...sorts.map(sort =>
        amount(`sort-${sort}`, names.sorts[sort], sortIcons[sort], g.resources[stock(house, sort)], {
          takeResource: sort,
          payResource: sort,
          giveUpResource: sort,
          takeDifferent: sort,
        }),
      ),
      amount('palace', names.palace, 'prestige', g.palace[house], { giveTo: house }),
      ...(table.options.privileges ? [amount('privileges', names.privilege, 'seal', g.privileges[house])] : []),
    ]),
    painting(look, house),
    ...zone(
      'advisors',
      words.advisors,
      g.advisors[house].map((card, i) => {
        const uses = { useAdvisor: card, useAdvisorOrEnd: card, loseAdvisor: card }
        const item = advisor(look, card, `advisors-${house}`, i, mine ? uses : {})
        return g.used[house].includes(card) ? { ...item, label: `${item.label}, ${words.used}`, bare: true } : item
      }),
    ),
    {
      id: `steps-${house}`,
      title: words.steps,
      seat: house,
      layout: 'rows',
      wide: mine,
      items: [...trackPlaces, ...(table.options.extra === 'riverMarket' ? [place.extra] : [])]
        .filter(where => mine || g.track[spot(house, where)] > 0)
        .map(where => trackItem(look, house, where)),
    },
  ]
}

function trackItem(look: Look, house: number, where: number): ZoneItem {
  const { g, table, words } = look
  const [at, of] = [g.track[spot(house, where)], trackLength(where, table)]
  return {
    key: `track-${house}-${where}`,
    label: `${placeName(where, look)}: ${words.ofSteps(at, of)}`,
    icon: placeIcons[where],
    mark: String(at),
    caption: placeName(where, look),
    shape: 'track',
    level: { at, of },
  }
}

/** The layers that are painted, in their places; after them features and monuments. */
function painting(look: Look, house: number): Zone {
  const { g, table, text, words } = look
  const names = text.components
  const layers = Array.from({ length: layerCount }, (_, layer) => layer).filter(
    layer => layer > 0 && (layer < place.extra || hasExtraPlace(table.options)),
  )
  const mark = (layer: number) => (layer === place.bridge ? '∞' : layer === place.extra ? 'X' : String(layer))
  return {
    id: `painting-${house}`,
    title: words.painting,
    note: words.layers(countBits(g.layers[house])),
    seat: house,
    items: [
      ...layers
        .filter(layer => house === look.watcher || has(g.layers[house], layer))
        .map(
          (layer): ZoneItem => ({
            key: `layer-${house}-${layer}`,
            label: `${names.layer} ${mark(layer)}, ${placeName(layer, look)}`,
            mark: mark(layer),
            shape: 'token',
            bare: !has(g.layers[house], layer),
            here: has(g.layers[house], layer),
          }),
        ),
      ...g.features.flatMap((owner, feature) => (owner === house ? [featureItem(look, feature)] : [])),
      ...g.monuments.flatMap((owner, sort): ZoneItem[] => {
        const called = placeName(monumentPlaces[sort], look)
        return owner === house
          ? [{ key: `monument-${sort}`, label: called, mark: called, icon: 'monument', shape: 'chip' }]
          : []
      }),
    ],
  }
}

export function labels(
  _g: Realm,
  table: RealmTable,
  _seat: Seat,
  text: typeof en,
  language: Language,
  question: string,
): Labels {
  const words = wordsIn(language)
  const advisorName = (card: number) => text.components.inWords.advisor(card, table)
  const placeNamed = (aim: number) => placeName(aim, { table, text })
  switch (question) {
    case 'makeGroups':
      return { item: value => String(value) }
    case 'visit':
      return {
        item: (item, branch) => (branch === 'visit' ? words.group(inWords(item)) : advisorName(item)),
        branch: key => (key === 'useAdvisor' ? words.advisorUse : undefined),
      }
    case 'keepAdvisor':
    case 'appointAdvisor':
    case 'takeFreeAdvisor':
    case 'returnAdvisor':
    case 'appointOrTakeReserve':
    case 'recruitAdvisor':
    case 'loseAdvisor':
      return { item: card => (card >= 0 ? advisorName(card) : undefined) }
    case 'moveOnTrack':
    case 'payForStep':
      return { item: placeNamed }
    default:
      return {}
  }
}

const atPlace = ({ place: where }: { place: number }) => `place-${where}`

/** The paragraph of the guide that applies to each question. */
export const events = {
  diceRolled: { sound: 'wood' },
  groupsShown: { sound: 'wood' },
  groupPlaced: { sound: 'wood', at: atPlace },
  trackMoved: { sound: 'wood', at: atPlace },
  layerTaken: { sound: 'brush', at: ({ seat, layer }: { seat: Seat; layer: number }) => `layer-${seat}-${layer}` },
  featureEarned: { sound: 'bell', at: atPlace },
  featureTaken: { sound: 'brush', at: ({ feature }: { feature: number }) => `feature-${feature}` },
  monumentTaken: { sound: 'bell', at: atPlace },
  completionWon: { sound: 'bell' },
  advisorsDrawn: { sound: 'paper' },
  advisorAppointed: { sound: 'paper' },
  advisorUsed: { sound: 'paper' },
  demandMet: { sound: 'wood' },
  demandFulfilled: { sound: 'bell' },
  compositionClaimed: { sound: 'bell' },
  palaceMoved: { sound: 'wood', at: ({ seat }: { seat: Seat }) => `palace-${seat}` },
  sealsWon: { sound: 'bell' },
} satisfies AnyEventTable
