import { type GameText, HIDDEN, NONE, type Say, type Seat } from '@palatine/kernel'
import { payable } from '../rules/bank.ts'
import { emptyOfficials } from '../rules/layout.ts'
import type { Palace, PalaceEvent, PalaceTable } from '../rules/model.ts'
import { orderDealt } from '../rules/order.ts'
import { board } from './board/en.ts'
import { cover } from './cover/en.ts'

type Talk = Say<PalaceTable>

const officials = ['blockade', 'building stop', 'bricks', 'turn order', 'moving']
const privileges = {
  'choose-marker': 'Choose an order marker',
  'protect-brick': 'Protect a last brick',
  'win-ties': 'Win ties',
  'gold-and-bricks': 'Gold and bricks',
  'free-sites': 'Free sites',
  'ignore-stop': 'Ignore the stop',
  gold: 'Gold',
  bricks: 'Three bricks',
  'reject-blockade': 'Reject the blockade',
  'from-hand': 'Play from hand',
}
const places = ['first', 'second', 'third', 'fourth']

const part = (number: number) => `part ${number + 1}`
const and = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
const partsList = (parts: readonly number[]) => `parts ${and(parts.map(number => `${number + 1}`))}`
const count = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${n} ${many}`)
const brickCount = (n: number) => (n === 0 ? 'no bricks' : count(n, 'brick', 'bricks'))
const value = (table: PalaceTable, kind: number) => table.components.gold.values[kind]
/** What a field of a part is worth, counted from 1 at the bottom: that is what is printed on it. */
const worthOf = (table: PalaceTable, number: number, field: number) =>
  table.components.parts.rows[number].first + field - 1
const names = (seats: readonly Seat[], { name }: Talk) => and(seats.map(seat => name(seat)))
const privilege = (table: PalaceTable, card: number) => privileges[table.components.privileges.rows[card].effect]

/** Gold by kind, from the highest down: 5 + 3 + 3. */
const coins = (table: PalaceTable, counts: readonly number[], firstKind = 0) =>
  counts
    .flatMap((n, i) => new Array<number>(n).fill(value(table, i + firstKind)))
    .reverse()
    .join(' + ')

const bids = (cards: readonly number[], say: Talk) =>
  cards.flatMap((card, seat) => (card === NONE ? [] : [`${say.name(seat)} ${value(say.table, card)}`])).join(', ')

const sequence = (order: readonly Seat[], { name }: Talk) => order.map(seat => name(seat)).join(', ')

export const en = {
  name: cover.name,
  tagline: 'Bribe five high officials, outguess the others, and put your bricks where the Maharajah will see them.',
  questions: {
    chooseSites: () => 'Choose two sites for this round.',
    layGold: () => 'Lay a gold card on each official.',
    playFromHand: ({ at }) => `Play a card from your hand: ${officials[at.official]}.`,
    placeBlockade: () => 'Lay the blockade on a covered card of somebody else, or lay it aside.',
    placeStop: () => 'Lay the building stop on a part, or lay it aside.',
    chooseMarker: () => 'Take an order marker.',
    dealMarkers: () => 'Deal the order markers.',
    placeBricks: ({ view, seat }) => `Place your bricks (${view.bricks[seat]} on your tableau).`,
    orderBags: () => 'Say in which order the bags are paid.',
    protectBrick: () => 'Protect the last brick of a part.',
    moveBrick: () => 'Move the last brick of a part, or leave all as it is.',
    takeGold: ({ at }) => `Take gold worth ${at.sum} from the bank.`,
    wishPrivilege: ({ view, seat }) => `Buy a privilege (you have ${view.privilegePoints[seat]} points), or pass.`,
  },
  answers: {
    chooseSites: (sites: readonly number[]) => `Build in ${partsList(sites)}`,
    layGold: (cards: readonly number[], { view, seat, table }) => {
      const free = emptyOfficials(view, seat, table)
      return cards
        .map((card, slot) => `${officials[free[slot]]} ${card === NONE ? 'nothing' : value(table, card)}`)
        .join(', ')
    },
    playFromHand: (card: number, { table }) => (card === NONE ? 'Play nothing' : `Play a ${value(table, card)}`),
    placeBlockade: (target: number | readonly [Seat, number], { name }) =>
      typeof target === 'number' ? 'Lay the blockade aside' : `Block ${name(target[0])}: ${officials[target[1]]}`,
    placeStop: (number: number) => (number === NONE ? 'Lay the stop aside' : `Stop ${part(number)}`),
    chooseMarker: (place: number) => `Take the ${places[place]} marker`,
    dealMarkers: (dealt: readonly Seat[], asking) => `Order: ${sequence(orderDealt(asking.view, dealt), asking)}`,
    placeBricks: (counts: readonly number[]) =>
      `Place ${and(counts.flatMap((n, number) => (n > 0 ? [`${n} in ${part(number)}`] : [])))}`,
    orderBags: (parts: readonly number[]) => `First ${parts.map(part).join(', then ')}`,
    protectBrick: (number: number) => `Protect the last brick of ${part(number)}`,
    moveBrick: (move: number | readonly [number, number]) =>
      typeof move === 'number' ? 'Move nothing' : `From ${part(move[0])} to ${part(move[1])}`,
    takeGold: (counts: readonly number[], { table }) => `Take ${coins(table, counts, 1)}`,
    wishPrivilege: (card: number, { view, table }) => {
      if (card === NONE) return 'Buy nothing'
      const { cost, gold } = table.components.privileges.rows[card]
      const paid = payable(view, gold, table.components.gold.values)
      const short = paid < gold ? `; the bank can pay only ${paid} of ${gold}` : ''
      return `Buy “${privilege(table, card)}” (costs ${cost}${short})`
    },
  },
  events: {
    roundBegan: ({ round }) => `Round ${round} begins.`,
    sitesChosen: ({ seat, secret }, { name }) =>
      secret ? `${name(seat)} chooses ${partsList(secret.sites)}.` : `${name(seat)} chooses two sites.`,
    goldLaid: ({ seat, officials: where, secret }, { name, table }) => {
      const laid = secret?.cards.filter(card => card !== NONE && card !== HIDDEN)
      const cards = laid?.map((card, i) => `${officials[where[i]]} ${value(table, card)}`)
      return `${name(seat)} lays gold: ${and(cards ?? where.map(place => officials[place]))}.`
    },
    cardsShown: ({ official, cards }, say) => {
      const shown = bids(cards, say)
      return `The cards of the ${officials[official]} official: ${shown === '' ? 'none' : shown}.`
    },
    cardPlayed: ({ seat, official, card }, { name, table }) =>
      `${name(seat)} plays a ${value(table, card)} from hand (${officials[official]}).`,
    zeroReturned: ({ seat }, { name }) => `${name(seat)} takes the zero back.`,
    officialWon: ({ seat, official, card }, { name, table }) =>
      `${name(seat)} wins the ${officials[official]} official with a ${value(table, card)}.`,
    nobodyWon: ({ official }) => `Nobody wins the ${officials[official]} official.`,
    cardsBanked: ({ cards }, say) => `Into the bank: ${bids(cards, say)}.`,
    blockadePlaced: ({ seat, to, official }, { name }) =>
      `${name(seat)} blocks the card of ${name(to)} on the ${officials[official]} official.`,
    blockadeLaidAside: () => 'The blockade is laid aside.',
    blockadeRejected: ({ seat, official }, { name }) =>
      `${name(seat)} rejects the blockade: the card on the ${officials[official]} official is free again.`,
    stopPlaced: ({ seat, part: number }, { name }) => `${name(seat)} stops ${part(number)}.`,
    stopLaidAside: () => 'The building stop is laid aside.',
    bricksTaken: ({ seat, count: taken, wanted }, { name }) =>
      `${name(seat)} takes ${brickCount(taken)}${taken < wanted ? ` of ${wanted}: the supply has no more` : ''}.`,
    markerChosen: ({ seat, place }, { name }) => `${name(seat)} takes the ${places[place]} order marker.`,
    orderDealt: ({ seat, order }, say) => `${say.name(seat)} deals the order: ${sequence(order, say)}.`,
    orderDrawn: ({ order }, say) => `The order is drawn: ${sequence(order, say)}.`,
    orderKept: ({ order }, say) => `The order stays: ${sequence(order, say)}.`,
    sitesShown: ({ seat, sites }, { name }) => `${name(seat)} builds in ${partsList(sites)}.`,
    bricksPlaced: ({ seat, part: number, count: placed, lowest, highest }, { name, table }) => {
      const [from, to] = [lowest, highest].map(field => worthOf(table, number, field))
      const fields = from === to ? `on the field worth ${from}` : `on the fields worth ${from} to ${to}`
      return `${name(seat)} places ${brickCount(placed)} in ${part(number)}, ${fields}.`
    },
    bricksKept: ({ seat, count: kept }, { name }) => `${name(seat)} keeps ${brickCount(kept)} for the next round.`,
    bagReached: ({ part: number, seats, gold }, say) =>
      `The bag of ${part(number)} pays ${gold} to ${names(seats, say)}.`,
    goldTaken: ({ seat, counts, sum, due }, { name, table }) =>
      `${name(seat)} takes ${coins(table, counts)}${sum < due ? ` (${due} were due)` : ''}.`,
    goldMissed: ({ seat, due }, { name }) => `${name(seat)} gets none of the ${due} that are due: the bank cannot pay.`,
    brickProtected: ({ seat, part: number }, { name }) => `${name(seat)} protects the last brick of ${part(number)}.`,
    brickMoved: ({ seat, owner, from, to }, { name }) =>
      `${name(seat)} moves a brick of ${name(owner)} from ${part(from)} to ${part(to)}.`,
    brickLeft: ({ seat }, { name }) => `${name(seat)} moves nothing.`,
    privilegePointsGained: ({ seat, points, total }, { name }) =>
      `${name(seat)} gains ${count(points, 'privilege point', 'privilege points')} and has ${total}.`,
    privilegeBought: ({ seat, card, cost, left }, { name, table }) =>
      `${name(seat)} buys “${privilege(table, card)}” for ${cost} and has ${left} left.`,
    privilegeMissed: ({ seat, card }, { name, table }) =>
      `${name(seat)} wanted “${privilege(table, card)}” too and does not get it.`,
    wagesDue: ({ part: number, seats, gold }, say) =>
      `Part ${number + 1} pays a wage of ${gold} to ${names(seats, say)}.`,
    partScored: ({ seat, part: number, value: worth, count: own, total, marker, field }, { name }) =>
      `${name(seat)} scores ${worth} + ${own} for ${part(number)} and has ${total}${marker > 0 ? ` (${marker} and field ${field})` : ''}.`,
    partFinished: ({ part: number }) => `Part ${number + 1} is finished.`,
    rankingScored: ({ seat, place, points }, { name }) =>
      `${name(seat)} is ${places[place]} in privilege points and scores ${points}.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Nothing moves any more: the game ends.' : 'Enough parts are finished: the game ends.',
  },
  refusals: {
    partFinished: () => 'Nobody builds in that part.',
    partFull: ({ part: number }) => `There are not so many free fields in ${part(Number(number))}.`,
    partStopped: ({ part: number }) => `The building stop lies on ${part(Number(number))}.`,
    notYourSite: ({ part: number }) => `You have no site card for ${part(Number(number))} in this round.`,
    placeAll: ({ count: needed }) =>
      needed === 1 ? 'Exactly one brick has to be placed.' : `Exactly ${needed} bricks have to be placed.`,
    ownCard: () => 'You may not block your own card.',
    noCoveredCard: () => 'There is no covered card there.',
    blockadeSameSeat: () => 'The blockade has to go to another player than before.',
    blockadeSameOfficial: () => 'The blockade has to go to another official than before.',
    stopMustMove: () => 'The building stop may not lie on the same part twice running.',
    brickProtected: ({ part: number }) => `The last brick of ${part(Number(number))} is protected.`,
    noSuchMove: () => 'A last brick goes from one part that is being built to a free field of another.',
    takeExactly: ({ sum }) => `Take cards worth exactly ${sum}, out of those that the bank has.`,
    tooDear: ({ cost, points }) => `It costs ${cost}, and you have ${points}.`,
    privilegeGone: () => 'This card is not in the game any more.',
    notNow: () => 'This card cannot be bought at this moment.',
    noUse: () => 'This card would do nothing now.',
    firstIsZero: () => 'The first kind of gold has to be worth 0.',
    goldRises: () => 'The values of gold have to rise from kind to kind.',
    tooFewCards: ({ needed }) => `At least ${needed} cards are needed for the hands.`,
    bagOnAField: ({ fields }) => `The bag has to lie on one of the ${fields} fields.`,
    effectTwice: () => 'Each effect stands on one card only.',
    markersBeginAtTheEnd: () => 'The first marker has to be worth as much as the last field of the track.',
    seatsInOrder: ({ seats }) => `This row is for ${seats} seats.`,
    onePlaceEach: ({ seats }) => `The ranking needs ${seats} places.`,
    partsLeftToBuild: ({ most }) => `At most ${most}, so that everybody always finds two sites.`,
  },
  components: {
    officials,
    privileges,
    gold: 'gold',
    part: 'part',
    brick: 'brick',
    site: 'site card',
    bank: 'bank',
    supply: 'supply',
    bag: 'bag',
    wage: 'wage',
    blockade: 'blockade',
    stop: 'building stop',
    order: 'turn order',
    privilegePoints: 'privilege points',
  },
  board,
  options: {},
  scores: { fields: 'Highest fields', bricks: 'Bricks', privileges: 'Privilege ranking' },
  endings: {
    normal: 'The palace has enough finished parts.',
    stall: 'Nobody had gold or bricks left to go on with.',
  },
} satisfies GameText<Palace, PalaceTable, PalaceEvent>
