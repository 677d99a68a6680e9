/** Xi'an on the plain board: the pit, the buildings, requests and equipment in the middle; hand and goods at each seat. */
import { HIDDEN, type Language, NONE, type Seat } from '@palatine/kernel'
import type { IconName, Labels, Zone, ZoneItem } from '@palatine/ui'
import { type Army, type ArmyTable, colourCount, raw, tileCount, tileIs } from '../rules/kit.ts'
import { work } from '../rules/worker.ts'
import { iconOn } from '../rules/workshop.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    turn: (n: number, of: number, round: number) => `Turn ${n} of ${of}, round ${round}`,
    field: (section: string, n: number) => `${section}${n}`,
    free: 'free',
    raw: 'raw warrior',
    of: (name: string) => `warrior of ${name}`,
    sealOf: (name: string) => `seal of ${name}`,
    buildings: 'Buildings',
    builders: 'master builders',
    minister: 'prime minister',
    requests: 'Requests',
    equipment: 'Equipment',
    endTiles: 'End tiles',
    supply: 'Pigments in the supply',
    hand: 'Hand',
    deck: 'deck',
    shown: 'Shown in this turn',
    goods: 'Goods',
    coins: 'coins',
    clay: 'clay',
    pigment: (colour: string) => `${colour} pigments`,
    tiles: 'Bonus tiles',
    used: 'used',
    own: 'Equipment',
    warriors: 'warriors to paint',
    seals: 'seals',
    useMarket: 'Use the market tile',
    extraAction: 'Use the extra action tile',
  },
  de: {
    turn: (n: number, of: number, round: number) => `Zug ${n} von ${of}, Runde ${round}`,
    field: (section: string, n: number) => `${section}${n}`,
    free: 'frei',
    raw: 'roher Krieger',
    of: (name: string) => `Krieger von ${name}`,
    sealOf: (name: string) => `Siegel von ${name}`,
    buildings: 'Gebäude',
    builders: 'Baumeister',
    minister: 'Premierminister',
    requests: 'Aufträge',
    equipment: 'Ausrüstung',
    endTiles: 'Schlussplättchen',
    supply: 'Pigmente im Vorrat',
    hand: 'Hand',
    deck: 'Stapel',
    shown: 'In diesem Zug gezeigt',
    goods: 'Waren',
    coins: 'Münzen',
    clay: 'Ton',
    pigment: (colour: string) => `Pigmente: ${colour}`,
    tiles: 'Bonusplättchen',
    used: 'benutzt',
    own: 'Ausrüstung',
    warriors: 'Krieger zum Bemalen',
    seals: 'Siegel',
    useMarket: 'Das Marktplättchen benutzen',
    extraAction: 'Das Plättchen für eine Extra-Aktion benutzen',
  },
}

const tints = ['#e0b020', '#c23b22', '#3e7c4f', '#2f5d9b']
const colourIndex: { readonly [colour: string]: number } = { yellow: 0, red: 1, green: 2, blue: 3 }
const buildingIcons: readonly IconName[] = ['clay', 'pigment', 'bronze', 'home']
const fieldIcons: { readonly [icon: string]: IconName } = {
  statue: 'monument',
  point: 'prestige',
  'two-points': 'prestige',
  'three-points': 'prestige',
  coin: 'coin',
  'two-coins': 'coin',
  clay: 'clay',
  pigment: 'pigment',
}

const workerCard = (number: number, table: ArmyTable, text: typeof en): string => {
  const { colour, number: shown, worker, helper } = table.components.workers.cards[number]
  const names = text.components
  const who = helper === 'none' ? names.workers[worker] : names.helpers[helper]
  return `${names.colours[colourIndex[colour]]} ${shown} (${who})`
}

const equipmentCard = (number: number, table: ArmyTable, text: typeof en): string => {
  const { material, section, house } = table.components.equipment.cards[number]
  return `${text.components.equipment[material][section]} (${section}, ${text.components.houses[house]})`
}

export function zones(
  g: Army,
  table: ArmyTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
): Zone[] {
  const words = own[language]
  const names = text.components
  const { pit, tables, requests, mausoleum } = table.components
  const size = pit.rows * pit.columns
  const initial = (kind: number) => names.colours[kind].charAt(0).toUpperCase()

  const field = (at: number): ZoneItem => {
    const there = g.pit[at]
    const { section } = pit.sections[Math.floor(at / size)]
    const spot = words.field(section, (at % size) + 1)
    const { icon } = iconOn(g, at, table)
    const what =
      there === NONE ? `${words.free}, ${names.icons[icon]}` : there === raw ? words.raw : words.of(name(there))
    const seal = g.seals[at] === NONE ? '' : `, ${words.sealOf(name(g.seals[at]))}`
    return {
      key: `field-${at}`,
      label: `${spot}: ${what}${seal}`,
      note: seal ? seal.slice(2) : names.icons[icon],
      ...(there === NONE
        ? { icon: fieldIcons[icon] ?? 'clay' }
        : there === raw
          ? { icon: 'person' as const }
          : { seat: there }),
      mark: spot,
      touch: { createWarrior: at, paintWarrior: at, laySeal: at },
    }
  }
  const worker = (place: string, number: number, nth: number): ZoneItem => {
    if (number === HIDDEN) return { key: `${place}-${nth}`, label: words.hand, hidden: true }
    const card = table.components.workers.cards[number]
    return {
      key: `worker-${number}-${place}`,
      label: workerCard(number, table, text),
      tint: tints[colourIndex[card.colour]],
      icon: card.helper === 'none' ? 'worker' : 'person',
      mark: String(card.number),
      touch: { exchangeCards: number, chooseCards: number, chooseTop: number },
    }
  }
  const equipment = (number: number, place: string): ZoneItem =>
    number < 0
      ? { key: `${place}-empty`, label: '–', mark: '–' }
      : {
          key: `equipment-${number}`,
          label: equipmentCard(number, table, text),
          icon: table.components.equipment.cards[number].material === 'wood' ? 'wood' : 'bronze',
          mark: table.components.equipment.cards[number].section,
          touch: { takeEquipment: number },
        }

  const sections = pit.sections.map(
    (section, i): Zone => ({
      id: `pit-${section.section}`,
      title: names.sections[i],
      note: `${section.clay} ${words.clay}`,
      items: Array.from({ length: size }, (_, at) => field(i * size + at)),
    }),
  )
  const middle: Zone[] = [
    {
      id: 'buildings',
      title: words.buildings,
      note: words.turn(g.turn, tables.turns, g.round),
      items: g.places.map(where => {
        const there = Array.from({ length: table.seats }, (_, seat) => g.builders[where * table.seats + seat])
        const who = there.flatMap((n, seat) => (n > 0 ? [`${name(seat)} ${n}`] : []))
        const minister = g.minister === where ? [words.minister] : []
        return {
          key: `building-${where}`,
          label: [names.buildings[where], ...minister, ...who].join(', '),
          note: [...minister, ...who].join(', '),
          icon: buildingIcons[where],
          mark: names.buildings[where].replace(/^(the|die|der|das) /i, ''),
          shape: 'chip' as const,
          touch: { placeBuilder: where, useExtraAction: where, extraAction: where },
        }
      }),
    },
    {
      id: 'requests',
      title: words.requests,
      items: g.requests.map((token, i) => {
        const { number, colour } = requests.tokens[token] ?? { number: 0, colour: 'yellow' }
        return {
          key: `request-${i}-${token}`,
          label: `${number}, ${names.colours[colourIndex[colour]]}`,
          tint: tints[colourIndex[colour]],
          mark: String(number),
          shape: 'token' as const,
        }
      }),
    },
    { id: 'equipment', title: words.equipment, items: g.row.map((number, i) => equipment(number, `row-${i}`)) },
    {
      id: 'supply',
      title: words.supply,
      items: g.pigmentsLeft.map((left, kind) => ({
        key: `supply-${kind}`,
        label: `${words.pigment(names.colours[kind])}: ${left}`,
        tint: tints[kind],
        mark: `${initial(kind)} ${left}`,
        shape: 'token' as const,
        touch: { takePigment: kind, takeFromMarket: kind },
      })),
    },
    {
      id: 'endTiles',
      title: words.endTiles,
      items: g.endTiles.map(one => ({
        key: `end-${one}`,
        label: names.endTiles[mausoleum.endTiles[one].tile],
        mark: names.endTiles[mausoleum.endTiles[one].tile],
        shape: 'chip' as const,
        touch: { chooseEndTile: one },
      })),
    },
  ]
  const seats = g.hands.flatMap((hand, seat): Zone[] => {
    const shown = [g.upper[seat * 2], g.lower[seat * 2], g.upper[seat * 2 + 1], g.lower[seat * 2 + 1]].filter(
      card => card >= 0,
    )
    const amount = (key: string, label: string, icon: IconName, n: number): ZoneItem => ({
      key: `${key}-${seat}`,
      label: `${label}: ${n}`,
      icon,
      mark: String(n),
      shape: 'token',
    })
    return [
      {
        id: `hand-${seat}`,
        title: words.hand,
        seat,
        note: `${words.deck} ${g.decks[seat].length}`,
        items: hand.map((card, i) => worker(`hand-${seat}`, card, i)),
      },
      ...(shown.length > 0
        ? [
            {
              id: `shown-${seat}`,
              title: words.shown,
              seat,
              items: shown.map((card, i) => ({
                ...worker(`shown-${seat}`, card, i),
                touch: seat === watcher && card === g.upper[seat * 2 + g.round - 1] ? { useWorker: work.action } : {},
              })),
            },
          ]
        : []),
      {
        id: `goods-${seat}`,
        title: words.goods,
        seat,
        items: [
          amount('coins', words.coins, 'coin', g.coins[seat]),
          amount('clay', words.clay, 'clay', g.clay[seat]),
          ...Array.from({ length: colourCount }, (_, kind): ZoneItem => {
            const n = g.pigments[seat * colourCount + kind]
            return {
              key: `pigment-${seat}-${kind}`,
              label: `${words.pigment(names.colours[kind])}: ${n}`,
              tint: tints[kind],
              mark: `${initial(kind)} ${n}`,
              shape: 'token',
            }
          }),
          amount('painted', words.warriors, 'person', g.painted[seat]),
          amount('seals', words.seals, 'seal', g.sealsLeft[seat]),
        ],
      },
      {
        id: `tiles-${seat}`,
        title: words.tiles,
        seat,
        items: Array.from({ length: tileCount }, (_, kind) => ({ kind, is: g.tiles[seat * tileCount + kind] }))
          .filter(({ is }) => is !== tileIs.notTaken)
          .map(({ kind, is }) => ({
            key: `tile-${seat}-${kind}`,
            label: `${names.tiles[kind]}${is === tileIs.used ? `, ${words.used}` : ''}`,
            mark: `${names.tiles[kind]}${is === tileIs.used ? ' ✓' : ''}`,
            shape: 'chip' as const,
          })),
      },
      ...(g.equipment[seat].length > 0
        ? [
            {
              id: `own-${seat}`,
              title: words.own,
              seat,
              items: g.equipment[seat].map((card, i) => ({ ...equipment(card, `own-${seat}-${i}`), touch: {} })),
            },
          ]
        : []),
    ]
  })
  return [...sections, ...middle, ...seats]
}

export function labels(
  _g: Army,
  table: ArmyTable,
  _seat: Seat,
  text: typeof en,
  language: Language,
  question: string,
): Labels {
  const words = own[language]
  const names = text.components
  const { pit } = table.components
  const resource = (kind: number) =>
    kind < 4 ? words.pigment(names.colours[kind]) : kind === 4 ? words.coins : words.clay
  const place = (at: number) => {
    const size = pit.rows * pit.columns
    return words.field(pit.sections[Math.floor(at / size)].section, (at % size) + 1)
  }
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
      return { ...parts, item: place }
    case 'exchangeResource':
      return { ...parts, item: resource }
    default:
      return parts
  }
}
