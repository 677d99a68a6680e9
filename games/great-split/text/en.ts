import type { GameText } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import { type Club, type ClubEvent, type ClubTable, rightOf, track } from '../rules/model.ts'
import { board } from './board/en.ts'
import { cover } from './cover/en.ts'

const tracks = {
  books: 'books',
  artworks: 'artworks',
  topaz: 'topaz',
  emerald: 'emerald',
  gold: 'gold',
  booksSeal: 'seal of books',
  artworksSeal: 'seal of artworks',
  topazSeal: 'seal of topaz',
  emeraldSeal: 'seal of emerald',
  goldSeal: 'seal of gold',
  prestige: 'prestige',
}
const trackNames = Object.values(tracks)

const symbols = {
  books: ['book', 'books'],
  artworks: ['artwork', 'artworks'],
  topaz: ['topaz', 'topazes'],
  emerald: ['emerald', 'emeralds'],
  gold: ['gold', 'gold'],
  seal: ['seal', 'seals'],
  prestige: ['prestige', 'prestige'],
}

const scoringNames = ['books', 'artworks', 'jewels', 'blank']

const face = (number: number, { components }: ClubTable): string => {
  const { symbol, amount } = components.cards.rows[number]
  return `${amount} ${symbols[symbol][amount === 1 ? 0 : 1]}`
}

/** With its number where another one of these looks the same. */
const card = (number: number, table: ClubTable, among: readonly number[] = []): string => {
  const own = face(number, table)
  const twin = among.some(other => other !== number && other < splitterOf(table) && face(other, table) === own)
  return twin ? `${own} (no. ${number + 1})` : own
}

const cards = (numbers: readonly number[], table: ClubTable, among?: readonly number[]): string =>
  numbers.length === 0 ? 'nothing' : numbers.map(number => card(number, table, among)).join(', ')

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`
const howMany = (count: number): string => counted(count, 'card', 'cards')

const onSide = (list: readonly number[], sides: readonly number[], side: number) =>
  list.filter((_, i) => sides[i] === side)

/** What moved, track by track. */
function movements(from: readonly number[], to: readonly number[]): string {
  const moved = to.flatMap((level, on) => (level > from[on] ? [`${trackNames[on]} from ${from[on]} to ${level}`] : []))
  return moved.length === 0 ? 'no marker moves' : moved.join(', ')
}

export const en = {
  name: cover.name,
  tagline: 'Split your treasures in two, let your neighbour choose, and make the most of what is left.',
  questions: {
    discardCards: ({ view, table, seat }) => {
      const { limit } = table.components.board.rounds[view.round - 1]
      return `Discard ${howMany(view.hands[seat].length - limit)}: the hand limit is ${limit}.`
    },
    splitHand: () => 'Split your hand into two groups; your left neighbour takes one of them.',
    chooseGroup: ({ seat, table, name }) => `Choose a group out of the wallet of ${name(rightOf(seat, table))}.`,
    followArrow: () => 'Double arrow: move two steps on one track.',
    placeSeal: ({ at }) => `Place a seal (${(at as unknown as Draft).seals} left).`,
    useCard: ({ at, table }) => {
      const { left } = at as unknown as Draft
      if (!left.includes(splitterOf(table))) return 'Play or sell a card.'
      return left.length > 1
        ? 'Play or sell a card, or use your splitter.'
        : 'Use your splitter: one step on any track.'
    },
  },
  answers: {
    discardCards: (numbers: readonly number[], { view, seat, table }) =>
      `Discard ${cards(numbers, table, view.hands[seat])}`,
    splitHand: (sides: readonly number[], { view, seat, table }) => {
      const hand = view.hands[seat]
      return `${cards(onSide(hand, sides, 0), table, hand)} | ${cards(onSide(hand, sides, 1), table, hand)}`
    },
    chooseGroup: (side: number, { view, seat, table }) => {
      const from = rightOf(seat, table)
      return `Take ${cards(onSide(view.wallets[from], view.sides[from], side), table)}`
    },
    followArrow: (on: number) => `2 steps: ${trackNames[on]}`,
    placeSeal: (on: number) => `1 step: ${trackNames[on]}`,
    useCard: ([number, way]: readonly [number, number], { at, table }) => {
      const { left } = at as unknown as Draft
      if (number === splitterOf(table)) return `Splitter: 1 step, ${trackNames[way]}`
      if (way === asPrinted) return `Play ${card(number, table, left)}`
      return `Sell ${card(number, table, left)} for ${way === track.gold ? '1 gold' : '1 prestige'}`
    },
  },
  events: {
    handDealt: ({ seat, count, secret }, { name, table }) =>
      `${name(seat)} is dealt ${secret ? cards(secret.cards, table) : howMany(count)}.`,
    roundBegan: ({ round, limit }) => `Round ${round} begins; the hand limit is ${limit}.`,
    cardDealt: ({ seat, level, secret }, { name, table }) =>
      `${name(seat)} is dealt ${secret ? card(secret.card, table) : 'a card'}, level ${'I'.repeat(level)}.`,
    cardsDiscarded: ({ seat, count, secret }, { name, table }) =>
      `${name(seat)} discards ${secret ? cards(secret.cards, table) : howMany(count)}.`,
    walletPassed: ({ seat, to, count, secret }, { name, table }) =>
      secret
        ? `${name(seat)} passes a wallet to ${name(to)}: ${cards(onSide(secret.cards, secret.sides, 0), table)} | ${cards(onSide(secret.cards, secret.sides, 1), table)}.`
        : `${name(seat)} passes a wallet with ${howMany(count)} to ${name(to)}.`,
    sidesChosen: ({ taken }, { name }) =>
      `Groups taken: ${taken.map((count, seat) => `${name(seat)}: ${howMany(count)}`).join(', ')}.`,
    groupTaken: ({ seat, from, count, secret }, { name, table }) =>
      secret
        ? `${name(seat)} takes ${cards(secret.taken, table)} from ${name(from)}, who gets back ${cards(secret.returned, table)}.`
        : `${name(seat)} takes ${howMany(count)} from ${name(from)}.`,
    cardPlayed: ({ seat, card: number }, { name, table }) => `${name(seat)} plays ${card(number, table)}.`,
    cardSold: ({ seat, card: number, track: on }, { name, table }) =>
      `${name(seat)} sells ${card(number, table)}: 1 step, ${trackNames[on]}.`,
    splitterUsed: ({ seat, track: on }, { name }) => `${name(seat)} uses the splitter: 1 step, ${trackNames[on]}.`,
    sealPlaced: ({ seat, track: on }, { name }) => `${name(seat)} places a seal: ${trackNames[on]}.`,
    arrowFollowed: ({ seat, track: on }, { name }) => `${name(seat)} follows a double arrow: ${trackNames[on]}.`,
    trackAdvanced: ({ seat, track: on, from, to, lost }, { name }) =>
      `${name(seat)}: ${trackNames[on]} from ${from} to ${to}${lost > 0 ? `, ${counted(lost, 'step', 'steps')} lost` : ''}.`,
    harvestShown: ({ seat, shown, sold, from, to }, { name, table }) =>
      `${name(seat)} has played ${cards(shown, table)}, sold ${sold === 0 ? 'nothing' : howMany(sold)} and used the splitter; with all that this set off: ${movements(from, to)}.`,
    tileTurned: ({ value, slider }) => `The market tile shows ${value}; the slider moves to ${slider}.`,
    lineReached: ({ round, tokens }) =>
      `Scoring line after round ${round}: ${tokens.map(token => scoringNames[token]).join(', ')}.`,
    resourceScored: ({ seat, scoring, points }, { name }) =>
      `${name(seat)} scores ${points} for ${scoringNames[scoring]}.`,
    orderScored: ({ seat, track: on, symbols: count, stars, points }, { name }) =>
      `${name(seat)} scores ${points} for orders of ${trackNames[on]}: ${counted(count, 'order', 'orders')} × ${counted(stars, 'star', 'stars')}.`,
    cardsTakenUp: () => 'Everybody takes up all cards again.',
    gameEnded: () => 'The game is over.',
  },
  refusals: {
    discardSurplus: ({ count }) => `Discard exactly ${count} of your cards.`,
    sideEmpty: () => 'Each of the two groups needs at least one card.',
    oneWholeSide: () => 'Take one of the two groups as it lies in the wallet.',
    notInHand: () => 'That card is not among those that you still have to play or sell.',
    splitterIsOneStep: () => 'The splitter is one step on any track, and nothing else.',
    soldForGoldOrPrestige: () => 'A card is played as printed, or sold for one step on gold or on prestige.',
    sealsOnly: () => 'A seal is a step on one of the five seal tracks.',
    arrowLeadsElsewhere: () => 'A double arrow leads to a resource or a seal track, but not to gold.',
    tooFewCards: ({ level, needed, there }) => `Level ${level} needs at least ${needed} cards, not ${there}.`,
    wrongTrack: ({ right }) => `The track that belongs here is "${right}".`,
    spacesRise: ({ length }) => `Spaces have to rise and lie on the track, whose last one is ${length}.`,
    beyondTrack: ({ length }) => `The track ends at ${length}.`,
    pointsBySpace: ({ spaces }) =>
      `There has to be a value for each of the ${spaces} spaces, none below the one before.`,
    rowForEachSlider: ({ sliders }) =>
      `There has to be a row for each of the ${sliders} positions of the slider, with a rising level for each number of points.`,
    tileForEachRound: ({ rounds }) => `There have to be at least ${rounds} market tiles.`,
    linesInGame: ({ rounds }) => `The lines have to come after two different rounds, both before round ${rounds}.`,
    eachTokenOnce: () => 'Each scoring token is there once.',
  },
  components: {
    card: 'card',
    splitter: 'splitter',
    wallet: 'wallet',
    hand: 'hand',
    deck: 'deck',
    discards: 'discards',
    board: 'player board',
    slider: 'market slider',
    tile: 'market tile',
    line: 'scoring line',
    order: 'order',
    star: 'star',
    arrow: 'double arrow',
    tracks,
    symbols,
    tokens: { books: 'books', artworks: 'artworks', jewels: 'jewels', blank: 'blank' },
    characters: {
      librarian: 'Librarian',
      'art-dealer': 'Art Dealer',
      diver: 'Pearl Diver',
      geologist: 'Geologist',
      banker: 'Banker',
      heiress: 'Heiress',
      notary: 'Notary',
    },
  },
  board,
  options: {},
  scores: { books: 'Books', artworks: 'Artworks', jewels: 'Jewels', orders: 'Orders', prestige: 'Prestige' },
  endings: { normal: 'All six rounds are played.' },
} satisfies GameText<Club, ClubTable, ClubEvent>
