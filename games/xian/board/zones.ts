/** Xi'an on the plain board: the pit, the buildings and what lies beside them; hand and goods at each seat. */
import { HIDDEN, type Language, NONE, type Seat } from '@palatine/kernel'
import type { AnyEventTable, IconName, Labels, Pin, Zone, ZoneItem } from '@palatine/ui'
import { type Army, type ArmyTable, colour, colourCount, raw, tileCount, tileIs } from '../rules/model.ts'
import { work } from '../rules/worker.ts'
import { iconOn } from '../rules/workshop.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    turn: (n: number, of: number, round: number) => `Turn ${n} of ${of}, round ${round}`,
    field: (section: string, row: number, column: number) =>
      `${section}, row ${row}, ${['left', 'right'][column] ?? column + 1}`,
    costs: (clay: number, pigments: string) => `${clay} clay · ${pigments}`,
    majority: (points: string) => `${points} points`,
    any: 'any',
    free: 'free',
    raw: 'raw warrior',
    of: (name: string) => `warrior of ${name}`,
    sealOf: (name: string) => `seal of ${name}`,
    buildings: 'Buildings',
    minister: 'prime minister',
    requests: 'Requests',
    forSection: (section: string) => `for ${section}`,
    equipment: 'Equipment on offer',
    mausoleum: 'Overseers',
    endTiles: (position: number) => `End tiles, at position ${position}`,
    start: 'start',
    supply: 'Pigments in the supply',
    hand: 'Hand',
    deck: (n: number) => `${n} in the deck`,
    shown: 'Shown in this turn',
    goods: 'Goods',
    coins: 'coins',
    clay: 'clay',
    pigment: (colour: string) => `${colour} pigments`,
    initials: ['Y', 'R', 'G', 'B'],
    tiles: 'Bonus tiles',
    used: 'used',
    own: 'Equipment',
    warriors: 'to paint',
    seals: 'seals',
    useMarket: 'Use the market tile',
    extraAction: 'Use the extra action tile',
  },
  de: {
    turn: (n: number, of: number, round: number) => `Zug ${n} von ${of}, Runde ${round}`,
    field: (section: string, row: number, column: number) =>
      `${section}, Reihe ${row}, ${['links', 'rechts'][column] ?? column + 1}`,
    costs: (clay: number, pigments: string) => `${clay} Lehm · ${pigments}`,
    majority: (points: string) => `${points} Punkte`,
    any: 'beliebig',
    free: 'frei',
    raw: 'roher Krieger',
    of: (name: string) => `Krieger von ${name}`,
    sealOf: (name: string) => `Siegel von ${name}`,
    buildings: 'Gebäude',
    minister: 'Premierminister',
    requests: 'Ersuchen',
    forSection: (section: string) => `für ${section}`,
    equipment: 'Ausrüstung in der Auslage',
    mausoleum: 'Aufseher',
    endTiles: (position: number) => `Spielende-Teile auf Position ${position}`,
    start: 'Start',
    supply: 'Farben im Vorrat',
    hand: 'Hand',
    deck: (n: number) => `${n} im Stapel`,
    shown: 'In diesem Zug gezeigt',
    goods: 'Waren',
    coins: 'Münzen',
    clay: 'Lehm',
    pigment: (colour: string) => `Farbe ${colour}`,
    initials: ['Ge', 'Ro', 'Gr', 'Bl'],
    tiles: 'Bonusteile',
    used: 'benutzt',
    own: 'Ausrüstung',
    warriors: 'zu bemalen',
    seals: 'Siegel',
    useMarket: 'Das Marktteil benutzen',
    extraAction: 'Das Teil für eine Zusatzaktion benutzen',
  },
}
type Words = (typeof own)[keyof typeof own]
/** Words of a language; English where it has none. */
const wordsIn = (language: Language): Words => new Map<Language, Words>(Object.entries(own)).get(language) ?? own.en

const tints = ['#e0b020', '#c23b22', '#3e7c4f', '#2f5d9b']
const buildingIcons: readonly IconName[] = ['clay', 'pigment', 'bronze', 'home']
const rewards: { readonly [icon: string]: { readonly icon: IconName; readonly mark?: string } } = {
  statue: { icon: 'monument' },
  point: { icon: 'prestige', mark: '1' },
  'two-points': { icon: 'prestige', mark: '2' },
  'three-points': { icon: 'prestige', mark: '3' },
  coin: { icon: 'coin', mark: '1' },
  'two-coins': { icon: 'coin', mark: '2' },
  clay: { icon: 'clay', mark: '1' },
  pigment: { icon: 'pigment', mark: '1' },
}

const nameOfWorker = (number: number, table: ArmyTable, text: typeof en): string => {
  const { worker, helper } = table.components.workers.cards[number]
  const { workers, helpers } = text.components
  return helper === 'none' ? workers[worker] : helpers[helper].replace('the ', '')
}

const workerCard = (number: number, table: ArmyTable, text: typeof en): string => {
  const { colour: of, number: shown } = table.components.workers.cards[number]
  return `${text.components.colours[colour[of]]} ${shown} (${nameOfWorker(number, table, text)})`
}

const equipmentCard = (number: number, table: ArmyTable, text: typeof en): string => {
  const { material, section, house } = table.components.equipment.cards[number]
  return `${text.components.equipment[material][section]} (${section}, ${text.components.houses[house]})`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const fieldName = (at: number, table: ArmyTable, words: Words): string => {
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  const row = Math.floor((at % size) / columns) + 1
  return words.field(sections[Math.floor(at / size)].section, row, at % columns)
}

/** What is seen of a game, with everything that its zones need. */
interface Look {
  readonly g: Army
  readonly table: ArmyTable
  readonly watcher: Seat | null
  readonly text: typeof en
  readonly words: Words
  name(seat: Seat): string
}

export function zones(
  g: Army,
  table: ArmyTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
): Zone[] {
  const look: Look = { g, table, watcher, text, words: wordsIn(language), name }
  return [...pit(look), ...middle(look), ...g.hands.flatMap((_, seat) => atSeat(look, seat))]
}

/** The three sections side by side, as they lie on the table. */
function pit(look: Look): Zone[] {
  const { g, table, text, words, name } = look
  const { rows, columns, sections } = table.components.pit
  const { tokens } = table.components.requests
  const { colours, icons } = text.components
  const size = rows * columns
  const field = (at: number): ZoneItem => {
    const [there, seal] = [g.pit[at], g.seals[at]]
    const { icon } = iconOn(g, at, table)
    const what = there === NONE ? `${words.free}, ${icons[icon]}` : there === raw ? words.raw : words.of(name(there))
    return {
      key: `field-${at}`,
      label: `${fieldName(at, table, words)}: ${what}${seal === NONE ? '' : `, ${words.sealOf(name(seal))}`}`,
      shape: 'field',
      ...(there === NONE
        ? { ...rewards[icon], bare: true }
        : there === raw
          ? { icon: 'warrior' as const }
          : { icon: 'warrior' as const, seat: there }),
      ...(seal !== NONE && { pins: [{ seat: seal, icon: 'seal' as const }] }),
      touch: { createWarrior: at, paintWarrior: at, laySeal: at },
    }
  }
  return sections.map(({ section, clay, majority, requests, each, any }, i) => {
    const asked = requests.map(place => {
      const token = tokens[g.requests[place]]
      return `${each > 1 ? `${each}× ` : ''}${token ? colours[colour[token.colour]] : '?'}`
    })
    return {
      id: `pit-${section}`,
      title: capital(text.components.sections[i]),
      note: `${words.costs(clay, [...asked, ...(any > 0 ? [words.any] : [])].join(' + '))} · ${words.majority(majority.join('/'))}`,
      columns,
      items: Array.from({ length: size }, (_, at) => field(i * size + at)),
    }
  })
}

function middle(look: Look): Zone[] {
  const { g, table, text, words, name } = look
  const names = text.components
  const { tables, requests, mausoleum, pit: board } = table.components
  const building = (where: number): ZoneItem => {
    const there = Array.from({ length: table.seats }, (_, seat) => g.builders[where * table.seats + seat])
    const minister = g.minister === where
    const who = there.flatMap((n, seat) => (n > 0 ? [`${name(seat)} ${n}`] : []))
    const called = names.buildings[where].replace(/^(the|die|der|das) /i, '')
    return {
      key: `building-${where}`,
      label: [names.buildings[where], ...(minister ? [words.minister] : []), ...who].join(', '),
      icon: buildingIcons[where],
      caption: called,
      shape: 'place',
      pins: [
        ...(minister ? [{ icon: 'official' as const, mark: words.minister }] : []),
        ...there.flatMap((n, seat): Pin[] => (n > 0 ? [{ seat, mark: String(n) }] : [])),
      ],
      touch: { placeBuilder: where, useExtraAction: where, extraAction: where },
    }
  }
  /** The overseers' way: where the discs stand, and what waits there. */
  const position = (at: number): ZoneItem => {
    const discs = g.line.filter(seat => g.overseers[seat] === at)
    const tile = at > 0 && at <= tileCount ? names.tiles[at - 1] : ''
    const what = at === 0 ? words.start : tile
    return {
      key: `position-${at}`,
      label: [`${at}: ${what}`, ...discs.map(name)].join(', '),
      mark: String(at),
      caption: at > 0 ? `${what} ×${g.tilesLeft[at - 1]}` : what,
      shape: 'place',
      pins: discs.map(seat => ({ seat })),
    }
  }
  return [
    {
      id: 'buildings',
      title: words.buildings,
      note: words.turn(g.turn, tables.turns, g.round),
      wide: true,
      columns: 4,
      items: g.places.map(building),
    },
    {
      id: 'equipment',
      title: words.equipment,
      items: g.row.map((number, i) =>
        number < 0 ? gap(`row-${i}`) : equipment(look, number, { takeEquipment: number }),
      ),
    },
    {
      id: 'requests',
      title: words.requests,
      items: g.requests.map((token, i) => {
        const { number, colour: of } = requests.tokens[token] ?? { number: 0, colour: 'yellow' }
        const section = board.sections.find(one => one.requests.includes(i))?.section ?? ''
        return {
          key: `request-${i}-${token}`,
          label: `${number}, ${names.colours[colour[of]]}, ${words.forSection(section)}`,
          tint: tints[colour[of]],
          mark: `${words.initials[colour[of]]} ${number}`,
          caption: words.forSection(section),
          shape: 'token',
        }
      }),
    },
    {
      id: 'supply',
      title: words.supply,
      items: g.pigmentsLeft.map((left, kind) =>
        pigments(look, 'supply', kind, left, { takePigment: kind, takeFromMarket: kind }),
      ),
    },
    {
      id: 'mausoleum',
      title: words.mausoleum,
      wide: true,
      below: true,
      columns: tileCount + 1,
      items: Array.from({ length: tileCount + 1 }, (_, at) => position(at)),
    },
    {
      id: 'endTiles',
      title: words.endTiles(tileCount + 1),
      wide: true,
      below: true,
      items: [
        ...g.line
          .filter(seat => g.overseers[seat] > tileCount)
          .map((seat): ZoneItem => ({ key: `there-${seat}`, label: name(seat), seat, shape: 'token' })),
        ...g.endTiles.map(
          (one): ZoneItem => ({
            key: `end-${one}`,
            label: names.endTiles[mausoleum.endTiles[one].tile],
            mark: names.endTiles[mausoleum.endTiles[one].tile],
            shape: 'chip',
            touch: { chooseEndTile: one },
          }),
        ),
      ],
    },
  ]
}

const gap = (key: string): ZoneItem => ({ key, label: '–', mark: '–', bare: true })

function equipment({ table, text }: Look, number: number, touch: ZoneItem['touch'] = {}): ZoneItem {
  const { material, section, cost } = table.components.equipment.cards[number]
  return {
    key: `equipment-${number}`,
    label: equipmentCard(number, table, text),
    icon: material === 'wood' ? 'wood' : 'bronze',
    mark: section,
    caption: text.components.equipment[material][section],
    pins: [{ icon: 'coin', mark: String(cost) }],
    touch,
  }
}

const pigments = (
  { text, words }: Look,
  place: string,
  kind: number,
  n: number,
  touch: ZoneItem['touch'] = {},
): ZoneItem => ({
  key: `pigment-${place}-${kind}`,
  label: `${words.pigment(text.components.colours[kind])}: ${n}`,
  tint: tints[kind],
  mark: String(n),
  caption: text.components.colours[kind],
  shape: 'token',
  touch,
})

function worker({ table, text, words }: Look, place: string, number: number, nth: number): ZoneItem {
  if (number === HIDDEN) return { key: `${place}-${nth}`, label: words.hand, hidden: true }
  const { colour: of, number: shown, helper, coins, clay, pigments: brought } = table.components.workers.cards[number]
  const brings: Pin[] = [
    ...(coins > 0 ? [{ icon: 'coin' as const, mark: String(coins) }] : []),
    ...(clay > 0 ? [{ icon: 'clay' as const, mark: String(clay) }] : []),
    ...brought.flatMap((n, kind) =>
      n > 0 ? [{ icon: 'pigment' as const, mark: `${n} ${words.initials[kind]}` }] : [],
    ),
  ]
  return {
    key: `worker-${number}-${place}`,
    label: workerCard(number, table, text),
    tint: tints[colour[of]],
    mark: `${words.initials[colour[of]]} ${shown}`,
    caption: nameOfWorker(number, table, text),
    pins: helper === 'none' ? brings : [{ icon: 'person' }],
    touch: { exchangeCards: number, chooseCards: number, chooseTop: number },
    way: { chooseCards: lower => lower === number },
  }
}

function atSeat(look: Look, seat: Seat): Zone[] {
  const { g, text, words, watcher } = look
  const names = text.components
  const cards = [g.upper[seat * 2], g.lower[seat * 2], g.upper[seat * 2 + 1], g.lower[seat * 2 + 1]]
  const shown = cards.filter(card => card >= 0)
  const tiles = Array.from({ length: tileCount }, (_, kind) => ({ kind, is: g.tiles[seat * tileCount + kind] }))
  const taken = tiles.filter(({ is }) => is !== tileIs.notTaken)
  const amount = (key: string, caption: string, icon: IconName, n: number): ZoneItem => ({
    key: `${key}-${seat}`,
    label: `${caption}: ${n}`,
    icon,
    mark: String(n),
    caption,
    shape: 'token',
  })
  const zone = (id: string, title: string, items: readonly ZoneItem[]): Zone[] =>
    items.length > 0 ? [{ id: `${id}-${seat}`, title, seat, items }] : []
  return [
    {
      id: `hand-${seat}`,
      title: words.hand,
      seat,
      note: words.deck(g.decks[seat].length),
      items: g.hands[seat].map((card, i) => worker(look, `hand-${seat}`, card, i)),
    },
    ...zone(
      'shown',
      words.shown,
      shown.map((card, i) => ({
        ...worker(look, `shown-${seat}`, card, i),
        touch: seat === watcher && card === g.upper[seat * 2 + g.round - 1] ? { useWorker: work.action } : {},
      })),
    ),
    ...zone('goods', words.goods, [
      amount('coins', words.coins, 'coin', g.coins[seat]),
      amount('clay', words.clay, 'clay', g.clay[seat]),
      ...Array.from({ length: colourCount }, (_, kind) =>
        pigments(look, String(seat), kind, g.pigments[seat * colourCount + kind]),
      ),
      amount('painted', words.warriors, 'warrior', g.painted[seat]),
      amount('seals', words.seals, 'seal', g.sealsLeft[seat]),
    ]),
    ...zone(
      'tiles',
      words.tiles,
      taken.map(({ kind, is }) => ({
        key: `tile-${seat}-${kind}`,
        label: `${names.tiles[kind]}${is === tileIs.used ? `, ${words.used}` : ''}`,
        mark: names.tiles[kind],
        shape: 'chip',
        bare: is === tileIs.used,
      })),
    ),
    ...zone(
      'own',
      words.own,
      g.equipment[seat].map(card => equipment(look, card)),
    ),
  ]
}

export function labels(
  _g: Army,
  table: ArmyTable,
  _seat: Seat,
  text: typeof en,
  language: Language,
  question: string,
): Labels {
  const words = wordsIn(language)
  const names = text.components
  const resource = (kind: number) =>
    kind < colourCount ? words.pigment(names.colours[kind]) : kind === colourCount ? words.coins : words.clay
  const parts: Labels = {
    slot: resource,
    branch: key => (key === 'market' ? words.useMarket : key === 'extraAction' ? words.extraAction : undefined),
  }
  switch (question) {
    case 'exchangeCards':
    case 'chooseCards':
    case 'chooseTop':
      return { ...parts, item: card => workerCard(card, table, text) }
    case 'placeBuilder':
      return { ...parts, item: (where, branch) => (branch === 'placeBuilder' ? names.buildings[where] : undefined) }
    case 'takeEquipment':
      return { ...parts, item: card => equipmentCard(card, table, text) }
    case 'createWarrior':
    case 'paintWarrior':
      return { ...parts, item: at => fieldName(at, table, words) }
    case 'exchangeResource':
      return { ...parts, item: resource }
    default:
      return parts
  }
}

const onField = ({ field }: { field: number }) => `field-${field}`
const inBuilding = ({ building }: { building: number }) => `building-${building}`

/** The paragraph of the guide that applies to each question. */
export const events = {
  cardsDrawn: { sound: 'paper' },
  cardsShown: { sound: 'paper' },
  workerUsed: { sound: 'wood' },
  helperPlayed: { sound: 'paper' },
  builderPlaced: { sound: 'wood', at: inBuilding },
  ministerMet: { sound: 'bell' },
  ministerMoved: { sound: 'wood', at: inBuilding },
  equipmentTaken: { sound: 'paper' },
  warriorCreated: { sound: 'wood', at: onField },
  warriorPainted: { sound: 'brush', at: onField },
  iconTaken: { sound: 'wood', at: onField },
  sealLaid: { sound: 'wood', at: onField },
  overseerMoved: { sound: 'wood', at: ({ to }: { to: number }) => `position-${to}` },
  requestFulfilled: { sound: 'bell' },
  sectionScored: { sound: 'bell' },
} satisfies AnyEventTable
