import { type GameText, NONE } from '@palatine/kernel'
import { reward } from '../rules/bid.ts'
import type { Gate, GateEvent, GateTable } from '../rules/model.ts'
import { cover } from './cover/en.ts'

const stone = (table: GateTable, kind: number) => `a ${table.components.stones.values[kind]}`

export const en = {
  name: cover.name,
  tagline: 'Bid stones, give stones, build a wall: a small game to learn how games are made here.',
  questions: {
    bidStone: ({ view }) => `Bid a stone for the prize of ${view.prize}.`,
    takeReward: () => 'Take a coin or draw a stone.',
    giveStone: () => 'Give a stone to your left neighbour.',
    layStone: () => 'Lay a stone on your wall, or stop.',
  },
  answers: {
    bidStone: (kind: number, { table }) => `Bid ${stone(table, kind)}`,
    takeReward: (taken: number) => (taken === reward.coin ? 'Take a coin' : 'Draw a stone'),
    giveStone: (kind: number, { table }) => `Give ${stone(table, kind)}`,
    layStone: (kind: number, { table }) => (kind === NONE ? 'Stop building' : `Lay ${stone(table, kind)}`),
  },
  events: {
    prizeRolled: ({ prize }) => `The prize of this round is ${prize}.`,
    bidsShown: ({ stones }, { name, table }) =>
      `Bids: ${stones.map((kind, seat) => (kind === NONE ? `${name(seat)} none` : `${name(seat)} ${stone(table, kind)}`)).join(', ')}.`,
    prizeWon: ({ seat, points }, { name }) => `${name(seat)} wins the prize of ${points}.`,
    nobodyWon: () => 'Nobody wins the prize.',
    coinTaken: ({ seat }, { name }) => `${name(seat)} takes a coin.`,
    stoneDrawn: ({ seat, secret }, { name, table }) =>
      secret ? `${name(seat)} draws ${stone(table, secret.stone)}.` : `${name(seat)} draws a stone.`,
    giftGiven: ({ seat, to, secret }, { name, table }) =>
      `${name(seat)} gives ${secret ? stone(table, secret.stone) : 'a stone'} to ${name(to)}.`,
    giftReceived: ({ seat, from, stone: kind }, { name, table }) =>
      `${name(seat)} receives ${stone(table, kind)} from ${name(from)}.`,
    stoneLaid: ({ seat, stone: kind }, { name, table }) => `${name(seat)} lays ${stone(table, kind)}.`,
    discardsShuffled: () => 'The discards become the new pile.',
  },
  refusals: {
    largeDieNeedsRounds: () => 'With the large die at least three rounds are played.',
    wallMustRise: () => 'A stone may not lie on a higher one.',
    oneForEachValue: () => 'There must be one number of copies for each value.',
    valuesRise: () => 'The values must rise from stone to stone.',
    tooFewStones: ({ needed }) => `There must be at least ${needed} stones for four hands.`,
  },
  components: {
    stone: 'stone',
    wall: 'wall',
    coin: 'coin',
    prize: 'prize',
    hand: 'hand',
    pile: 'pile',
    board: { round: (n: number, of: number) => `round ${n} of ${of}`, discards: 'Discards', score: 'Won' },
  },
  options: {
    rounds: { name: 'Rounds', about: 'How many prizes are bid for.' },
    die: { name: 'Die', about: 'How large a prize can be.', values: { six: 'six faces', eight: 'eight faces' } },
  },
  scores: { prizes: 'Prizes', coins: 'Coins', wall: 'Wall' },
  endings: { normal: 'All rounds are played.' },
} satisfies GameText<Gate, GateTable, GateEvent>
