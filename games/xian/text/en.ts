import { type GameText, NONE } from '@palatine/kernel'
import { priceOf } from '../rules/armory.ts'
import { entry } from '../rules/builder.ts'
import type { ArmyEvent } from '../rules/events.ts'
import { payments } from '../rules/lab.ts'
import { type Army, type ArmyTable, upperCard } from '../rules/model.ts'
import { paidIn, price } from '../rules/tiles.ts'
import { work } from '../rules/worker.ts'
import { iconOn } from '../rules/workshop.ts'
import { board } from './board/en.ts'
import { cover } from './cover/en.ts'

const components = {
  colours: ['yellow', 'red', 'green', 'blue'],
  houses: ['purple', 'light green', 'orange', 'light blue'],
  buildings: ['the workshop', 'the lab', 'the armoury', 'the palace'],
  workers: { 'tax-collector': 'tax collector', craftsman: 'craftsman', helper: 'helper', miner: 'miner' },
  helpers: {
    accountant: 'accountant',
    administrator: 'administrator',
    ceramist: 'ceramist',
    emissary: 'emissary',
    officer: 'officer',
    scientist: 'scientist',
  },
  goods: {
    coins: (n: number) => (n === 1 ? '1 coin' : `${n} coins`),
    clay: (n: number) => `${n} clay`,
  },
  tiles: ['open or free building', 'market', 'discount', 'extra action'],
  endTiles: {
    resources: '1 point for each resource, at most 15',
    tens: '1 point for every 10 points',
    'unused-tiles': '3 points for each unused bonus tile',
    warriors: '2 points for each painted warrior',
    helpers: '2 points for each helper',
    six: '6 points',
    majorities: '5 points for each majority',
    pairs: '4 points for each pair of identical equipment',
  },
  sections: ['section A (archers)', 'section B (charioteers)', 'section C (officers and infantry)'],
  equipment: {
    wood: { A: 'wooden bow', B: 'wooden chariot', C: 'wooden shield' },
    bronze: { A: 'bronze crossbow', B: 'bronze halberd', C: 'bronze sword' },
  },
  icons: {
    statue: 'statue',
    point: '1 point',
    'two-points': '2 points',
    'three-points': '3 points',
    coin: '1 coin',
    'two-coins': '2 coins',
    clay: '1 clay',
    pigment: 'a pigment of your choice',
  },
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const { coins: coinsOf, clay: clayOf } = components.goods
const pointsOf = (n: number) => count(n, 'point', 'points')
const pigmentsOf = (n: number, kind: number) =>
  `${count(n, `${components.colours[kind]} pigment`, `${components.colours[kind]} pigments`)}`
const and = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** By number of the resource: four pigments, coins, clay. */
const resources = (counts: readonly number[]) =>
  and(
    counts.flatMap((n, kind) => (n === 0 ? [] : kind < 4 ? pigmentsOf(n, kind) : kind === 4 ? coinsOf(n) : clayOf(n))),
  )
const oneOf = (kind: number) => resources([0, 0, 0, 0, 0, 0].map((_, i) => (i === kind ? 1 : 0)))
const goods = (of: { coins: number; clay: number; pigments: readonly number[]; points?: number }) =>
  and([
    ...(of.points ? [pointsOf(of.points)] : []),
    ...(of.coins + of.clay + of.pigments.reduce((all, n) => all + n, 0) > 0
      ? [resources([...of.pigments, of.coins, of.clay])]
      : []),
  ])
const pigmentList = (kinds: readonly number[]) =>
  resources([0, 1, 2, 3].map(kind => kinds.filter(one => one === kind).length))

const place = (field: number, { components: { pit } }: ArmyTable) => {
  const size = pit.rows * pit.columns
  const row = Math.floor((field % size) / pit.columns) + 1
  const { section } = pit.sections[Math.floor(field / size)]
  return `${section}, row ${row}, ${['left', 'right'][field % pit.columns] ?? (field % pit.columns) + 1}`
}
const card = (number: number, table: ArmyTable) => {
  const { colour, number: shown, worker, helper } = table.components.workers.cards[number]
  const name = helper === 'none' ? components.workers[worker] : components.helpers[helper]
  return `${colour} ${shown} (${name})`
}
const equipment = (number: number, table: ArmyTable) => {
  const { material, section, house } = table.components.equipment.cards[number]
  return `${components.equipment[material][section]} (${section}, ${components.houses[house]})`
}
const helperName = (helper: number, table: ArmyTable) =>
  components.helpers[table.components.helpers.rows[helper].helper]
const endTile = (number: number, table: ArmyTable) =>
  components.endTiles[table.components.mausoleum.endTiles[number].tile]
const withTile = (way: number) => (way === price.discounted ? ' with the discount tile' : '')

type TileAnswer = readonly ['market', readonly number[]] | readonly ['extraAction', number]
const tileAnswer = ([key, answer]: TileAnswer) =>
  key === 'market'
    ? `Use the market tile: give ${resources(answer)}`
    : `Use the extra action tile in ${components.buildings[answer]}`

const workAnswer = (way: number, view: Army, seat: number, table: ArmyTable) => {
  const shown = table.components.workers.cards[upperCard(view, seat)]
  if (way === work.forfeit) return 'Nothing is possible: go on without the worker'
  if (way === work.pigment) return `Take a ${shown.colour} pigment instead of the action`
  if (shown.helper === 'none') return `Send the ${components.workers[shown.worker]}: ${goods(shown)}`
  return `Employ the ${components.helpers[shown.helper]}: ${pointsOf(table.components.helpers.pointsByTurn.points[view.turn - 1])}`
}

export const en = {
  name: cover.name,
  tagline: 'Craft and paint the terracotta army of the first emperor, and have the most warriors where it counts.',
  questions: {
    exchangeCards: () => 'Put cards under your deck and draw as many, once in the game; or keep all.',
    chooseCards: () => 'Choose two cards: the upper one works, the lower one decides who acts first.',
    chooseTop: () => 'Choose which of your two cards lies on top and works.',
    useWorker: ({ view, seat, table }) => `Use your worker, ${card(upperCard(view, seat), table)}.`,
    placeBuilder: () => 'Place a master builder, or keep it and take a coin.',
    useExtraAction: () => 'Use your extra action tile now, or keep it.',
    takeEquipment: () => 'Take an equipment card.',
    paintWarrior: () => 'Paint a raw warrior.',
    createWarrior: () => 'Create a raw warrior.',
    takePigment: () => 'Take a pigment of your choice.',
    laySeal: () => 'Lay a seal under your new warrior, or keep it.',
    chooseEndTile: () => 'Choose your end tile.',
    exchangeResource: () => 'Your emissary may exchange one resource for you.',
    takeFromMarket: () => 'Take two resources from the market.',
  },
  answers: {
    exchangeCards: (cards: readonly number[], { table }) =>
      cards.length === 0 ? 'Keep all cards' : `Put away ${and(cards.map(one => card(one, table)))}`,
    chooseCards: ([upper, lower]: readonly [number, number], { table }) =>
      `${card(upper, table)} on ${card(lower, table)}`,
    chooseTop: (upper: number, { table }) => `${card(upper, table)} on top`,
    useWorker: (answer: readonly ['useWorker', number] | TileAnswer, { view, seat, table }) =>
      answer[0] === 'useWorker' ? workAnswer(answer[1], view, seat, table) : tileAnswer(answer),
    placeBuilder: (answer: readonly ['placeBuilder', readonly [number, number] | typeof NONE] | TileAnswer) => {
      if (answer[0] !== 'placeBuilder') return tileAnswer(answer)
      if (answer[1] === NONE) return 'Keep the builder and take a coin'
      const [where, way] = answer[1]
      const how =
        way === entry.free
          ? ' without paying, with your tile'
          : way === entry.open
            ? ' although it is full, with your tile'
            : ''
      return `Enter ${components.buildings[where]}${how}`
    },
    useExtraAction: (answer: readonly ['useExtraAction', number] | TileAnswer) => {
      if (answer[0] !== 'useExtraAction') return tileAnswer(answer)
      return answer[1] === NONE ? 'Keep the tile' : `One more action in ${components.buildings[answer[1]]}`
    },
    takeEquipment: ([taken, way]: readonly [number, number], { view, seat, table }) =>
      `Take the ${equipment(taken, table)} for ${coinsOf(paidIn(way, priceOf(view, seat, taken, table), table))}${withTile(way)}`,
    paintWarrior: ([field, way]: readonly [number, number], { table }) =>
      `Paint the warrior at ${place(field, table)} with ${pigmentList(payments[way])}`,
    createWarrior: ([field, way]: readonly [number, number], { view, table }) =>
      `Create a warrior at ${place(field, table)} (${components.icons[iconOn(view, field, table).icon]})${withTile(way)}`,
    takePigment: (kind: number) => `Take a ${components.colours[kind]} pigment`,
    laySeal: (field: number, { table }) => (field === NONE ? 'Keep the seal' : `Lay a seal at ${place(field, table)}`),
    chooseEndTile: (chosen: number, { table }) => `Take: ${endTile(chosen, table)}`,
    exchangeResource: (answer: readonly [number, number] | typeof NONE) =>
      answer === NONE ? 'Exchange nothing' : `Give ${oneOf(answer[0])} for ${oneOf(answer[1])}`,
    takeFromMarket: (taken: readonly number[]) => `Take ${resources(taken)}`,
  },
  events: {
    turnBegan: ({ turn }) => `Turn ${turn} begins.`,
    cardsDrawn: ({ seat, count: drawn, secret }, { name, table }) =>
      secret
        ? `${name(seat)} draws ${and(secret.cards.map(one => card(one, table)))}.`
        : `${name(seat)} draws ${count(drawn, 'card', 'cards')}.`,
    cardsExchanged: ({ seat, count: put, secret }, { name, table }) =>
      secret
        ? `${name(seat)} puts ${and(secret.cards.map(one => card(one, table)))} under the deck.`
        : `${name(seat)} puts ${count(put, 'card', 'cards')} under the deck.`,
    cardsShown: ({ upper, lower }, { name, table }) =>
      `Cards: ${upper.map((one, seat) => `${name(seat)} ${card(one, table)} on ${card(lower[seat], table)}`).join('; ')}.`,
    orderSet: ({ order }, { name }) => `Order of play: ${order.map(name).join(', ')}.`,
    workerUsed: (event, { name, table }) =>
      `${name(event.seat)} sends the ${components.workers[table.components.workers.cards[event.card].worker]}: ${goods(event)}.`,
    helperHelped: (event, { name, table }) =>
      `The ${components.helpers[table.components.helpers.rows[event.helper].helper]} brings ${name(event.seat)} ${goods(event)}.`,
    workerForfeited: ({ seat }, { name }) => `${name(seat)}'s worker can bring nothing.`,
    helperPlayed: ({ seat, helper, points }, { name, table }) =>
      `${name(seat)} employs the ${helperName(helper, table)}: ${pointsOf(points)}.`,
    pigmentTaken: ({ seat, colour, from }, { name }) =>
      `${name(seat)} takes a ${components.colours[colour]} pigment ${from === 'corner' ? 'instead of the action' : 'from the field'}.`,
    pigmentMissed: ({ seat }, { name }) => `There is no pigment left for ${name(seat)}.`,
    builderPlaced: ({ seat, building }, { name }) =>
      `${name(seat)} sends a master builder to ${components.buildings[building]}.`,
    feePaid: ({ seat, to, coins, owed, points }, { name }) => {
      const paid = and(to.flatMap((n, other) => (n > 0 ? `${coinsOf(n)} to ${name(other)}` : [])))
      return owed > 0
        ? `${name(seat)} owes ${paid}, has ${coinsOf(coins)} and loses ${pointsOf(points)}.`
        : `${name(seat)} pays ${paid}.`
    },
    ministerMet: ({ seat, coins, points }, { name }) =>
      `The prime minister gives ${name(seat)} ${coinsOf(coins)} and ${pointsOf(points)}.`,
    builderKept: ({ seat, coins }, { name }) => `${name(seat)} keeps the builder and takes ${coinsOf(coins)}.`,
    equipmentTaken: ({ seat, card: taken, coins, clay }, { name, table }) =>
      `${name(seat)} takes the ${equipment(taken, table)} for ${coinsOf(coins)}${clay > 0 ? ` and gets ${clayOf(clay)}` : ''}.`,
    warriorPainted: ({ seat, field, paid, points }, { name, table }) =>
      `${name(seat)} paints the warrior at ${place(field, table)} with ${pigmentList(paid)}: ${pointsOf(points)} for the group.`,
    overseerMoved: ({ seat, to }, { name }) => `${name(seat)}'s overseer moves to position ${to}.`,
    bonusTileTaken: ({ seat, tile }, { name }) => `${name(seat)} takes a bonus tile: ${components.tiles[tile]}.`,
    endTileTaken: ({ seat, tile }, { name, table }) => `${name(seat)} takes an end tile: ${endTile(tile, table)}.`,
    resourceExchanged: ({ seat, given, taken }, { name }) =>
      `${name(seat)}'s emissary exchanges ${oneOf(given)} for ${oneOf(taken)}.`,
    warriorCreated: ({ seat, field, clay }, { name, table }) =>
      `${name(seat)} creates a warrior at ${place(field, table)} for ${clayOf(clay)}.`,
    iconTaken: (event, { name }) => `The field brings ${name(event.seat)} ${goods(event)}.`,
    sealLaid: ({ seat, field }, { name, table }) => `${name(seat)} lays a seal at ${place(field, table)}.`,
    tileUsed: ({ seat, tile }, { name }) => `${name(seat)} uses a bonus tile: ${components.tiles[tile]}.`,
    marketGiven: ({ seat, given }, { name }) => `${name(seat)} brings ${resources(given)} to the market.`,
    marketTaken: ({ seat, taken }, { name }) => `${name(seat)} takes ${resources(taken)} from the market.`,
    extraActionTaken: ({ seat, building }, { name }) =>
      `${name(seat)} has an extra action in ${components.buildings[building]}.`,
    turnEnded: ({ turn }) => `Turn ${turn} ends: cards are discarded, builders come back.`,
    requestFulfilled: ({ token, drawn }, { table }) => {
      const { tokens } = table.components.requests
      return `Request ${tokens[token].number} goes to the turn track; request ${tokens[drawn].number} (${tokens[drawn].colour}) takes its place.`
    },
    ministerMoved: ({ building }) => `The prime minister goes to ${components.buildings[building]}.`,
    equipmentRenewed: ({ left, row }, { table }) =>
      `Discarded from the row: ${and(left.map(one => equipment(one, table)))}. It now shows ${and(row.map(one => equipment(one, table)))}.`,
    sectionScored: ({ section, points }, { name }) =>
      `Majority in ${components.sections[section]}: ${points.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
    seatScored: ({ seat, sets, equipment: bonus, tiles, endTile: end, resources: rest, total }, { name }) =>
      `${name(seat)}: sets ${sets}, equipment ${bonus}, unused tiles ${tiles}, end tile ${end}, resources ${rest}; ${total} in all.`,
  },
  refusals: {
    minesAreEmpty: () => 'The supply has no pigment that this miner could bring.',
    pigmentRanOut: ({ colour }) => `There is no ${colour} pigment left.`,
    workIsDue: () => 'Your worker can do something, so you must use it.',
    notInTheRow: () => 'This card is not in the row.',
    noSuchTile: () => 'You have no unused tile for that.',
    savesNothing: () => 'The tile would save you nothing.',
    notEnoughCoins: ({ cost, coins }) => `The card costs ${cost}, you have ${coins}.`,
    noRawWarrior: () => 'There is no raw warrior on this field.',
    sealed: () => "This warrior is protected by somebody else's seal.",
    wrongPigments: () => 'You do not have the pigments that this section asks for.',
    fieldNotFree: () => 'This field is not free.',
    notEnoughClay: ({ cost, clay }) => `A warrior costs ${cost} clay there, you have ${clay}.`,
    noneLeft: () => 'There is no pigment of this colour left.',
    endTileGone: () => 'This end tile is not on offer.',
    pairIsFull: ({ most }) => `These two buildings are full: ${most} with the prime minister.`,
    notFull: () => 'The building is not full, so you need not open it.',
    nothingOwed: () => 'You would owe nobody anything here.',
    nothingToDoThere: () => 'You could not do anything there.',
    thereTwice: ({ key }) => `This appears twice: ${key}.`,
    deckLastsAllTurns: ({ needed }) => `The deck needs exactly ${needed} cards.`,
    helperCards: () => 'Helper cards name a helper, the others none.',
    everyHelperOnce: () => 'Every helper must be on exactly one card.',
    oneForEachTurn: ({ turns }) => `One value for each of ${turns} turns is needed.`,
    sectionsInOrder: ({ section }) => `Section ${section} belongs here.`,
    twoPigments: ({ found }) => `Painting takes two pigments, not ${found}.`,
    requestIsOpen: () => 'There is no open request at that place.',
    oneIconEachField: ({ fields }) => `A side has ${fields} icons.`,
    tooManyStatues: ({ raw }) => `There are only ${raw} raw warriors for the statues.`,
    tooFewRequests: ({ needed }) => `A game needs ${needed} requests.`,
    tooFewEquipmentCards: ({ needed }) => `A game needs ${needed} equipment cards.`,
    leaveAtMostAll: () => 'No more cards can leave the row than lie in it.',
    seatsInOrder: ({ seats }) => `The row for ${seats} seats belongs here.`,
    roomForAll: ({ most }) => `There must be room for at least ${most}.`,
  },
  components,
  board,
  options: {
    equipment: {
      name: 'Equipment bonus',
      about: 'Whether the points for equipment count only on cards in your colour, or on all that you take.',
      values: { colour: 'only for cards of your own colour', any: 'for all your cards' },
    },
  },
  scores: {
    helpers: 'Helpers',
    minister: 'Prime minister',
    groups: 'Groups',
    icons: 'Fields of the pit',
    debt: 'Debts',
    majorities: 'Majorities',
    sets: 'Equipment sets',
    equipment: 'Equipment bonus',
    tiles: 'Unused tiles',
    resources: 'Resources',
    endTile: 'End tile',
  },
  endings: { normal: 'All six turns have been played.' },
} satisfies GameText<Army, ArmyTable, ArmyEvent>
