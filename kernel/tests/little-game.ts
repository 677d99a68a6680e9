import type { GameBot } from '../bot.ts'
import { type Chance, rollDie } from '../chance.ts'
import { defineGame } from '../game.ts'
import { again, call, calls, leave, type Procedure, restart, rules } from '../procedure.ts'
import { amount, pick } from '../questions/index.ts'
import { object, sourced, whole } from '../schema.ts'
import type { Title } from '../title.ts'
import { type GameEvent, HIDDEN, NONE, type Seat, type Table } from '../values.ts'

/** A game that is nothing but a list of what happened: for looking at the machine itself. */
export interface Little {
  readonly said: string[]
  readonly secret: number[]
  lives: number
}
type LittleEvent = GameEvent & { readonly type: 'said' | 'shown'; readonly what: string }

const { procedure } = rules<Little, Table, LittleEvent>()

const echo = procedure(
  'echo',
  (at: { word: string; times?: number }) => ({ ...at, times: at.times ?? 1 }),
  ({ act }) => ({
    sayIt: act(({ g, at, io }) => {
      g.said.push(at.word)
      io.emit?.({ type: 'said', what: at.word, rule: 'LG 1.1' })
      return --at.times > 0 ? again : undefined
    }),
  }),
)

const choose = procedure(
  'choose',
  (at: { seat: Seat }) => ({ ...at, asked: 0 }),
  ({ act, ask }) => ({
    note: act(({ at }) => {
      at.asked++
    }),
    chooseWord: ask({
      rule: ({ at }) => (at.asked > 1 ? 'LG 1.2' : 'LG 1.1'),
      to: ({ at }) => at.seat,
      question: () => pick([0, 1, 2, 3, 4]),
      answer(word, { g, at, seat, io }) {
        g.said.push(`${seat}:${word}`)
        io.emit?.({ type: 'said', seat, what: `${word}`, rule: 'LG 1.1' })
        switch (word) {
          case 1:
            return at.asked < 3 ? restart : leave
          case 2:
            return calls([call(echo, { word: 'first' }), call(echo, { word: 'second', times: 2 })])
          case 3:
            return call(echo, { word: 'before the same question' }).thenAgain
          case 4:
            g.said.push(`rolled ${rollDie(io.chance)}`)
            return undefined
          default:
            return undefined
        }
      },
      also: ({ g, seat }) =>
        g.lives > 0
          ? { spendLife: { question: amount(1, g.lives), call: (n: number) => call(spend, { seat, lives: n }) } }
          : ({} as Record<string, never>),
    }),
    farewell: act(({ g }) => {
      g.said.push('bye')
    }),
  }),
)

const spend = procedure(
  'spend',
  (at: { seat: Seat; lives: number }) => at,
  ({ act }) => ({
    pay: act(({ g, at: { lives } }) => {
      g.lives -= lives
      g.said.push(`spent ${lives}`)
    }),
  }),
  { possible: ({ lives }, { g }) => g.lives >= lives },
)

const whisper = procedure(
  'whisper',
  () => ({}),
  ({ together, act }) => ({
    whisperNumber: together({
      rule: 'LG 1.1',
      to: ({ table }) => Array.from({ length: table.seats }, (_, seat) => seat),
      question: () => amount(0, 9),
      eachSeat(n, { g, seat }) {
        g.secret[seat] = n
      },
    }),
    tellSum: act(({ g, io }) => {
      const sum = g.secret.reduce((all, n) => all + n, 0)
      g.said.push(`sum ${sum}`)
      io.emit?.({ type: 'shown', what: `${sum}`, rule: 'LG 1.2' })
    }),
  }),
)

const game = procedure(
  'game',
  () => ({}),
  ({ act, each }) => ({
    everybody: each(
      ({ table }) => Array.from({ length: table.seats }, (_, seat) => seat),
      choose,
      seat => ({ seat }),
    ),
    whispering: act(() => call(whisper, {})),
  }),
)

export const little = defineGame<Little, Table, LittleEvent, null>({
  id: 'little',
  version: 1,
  seats: [1, 3],
  options: {
    colour: { type: 'choice', values: ['red', 'blue'], standard: 'red' },
    loud: { type: 'flag', standard: false },
    parts: { type: 'some', values: ['a', 'b'], standard: [] },
    size: { type: 'number', min: 1, max: 9, standard: 3 },
  },
  refuse: ({ colour, size }) => (colour === 'blue' && size === 9 ? { reason: 'tooBlue', rule: 'LG 1.3' } : undefined),
  setup: (table: Table, _chance: Chance) => ({ said: [], secret: new Array(table.seats).fill(NONE), lives: 2 }),
  procedures: [game, choose, echo, spend, whisper] as readonly Procedure[],
  start: game,
  events: { said: {}, shown: { reveals: true } },
  scores: ['words'],
  view: (g, seat) => ({
    said: g.said.slice(),
    secret: g.secret.map((n, s) => (s === seat || n < 0 ? n : HIDDEN)),
    lives: g.lives,
  }),
  determinize: (view, _known, _seat, chance) => ({
    said: view.said.slice(),
    secret: view.secret.map(n => (n === HIDDEN ? chance.below(10) : n)),
    lives: view.lives,
  }),
  clone: g => ({ said: g.said.slice(), secret: g.secret.slice(), lives: g.lives }),
  result: (g, table) => ({
    order: [Array.from({ length: table.seats }, (_, seat) => seat)],
    totals: new Array(table.seats).fill(g.said.length),
    ending: 'normal',
  }),
  scoreParts: g => ({ words: g.said.length }),
  conserved: g => (g.lives < 0 ? 'fewer than no lives' : undefined),
})

export const littleBot: GameBot = {
  score: () => steps => -(steps.at(-1) ?? 0),
  features: ['words'],
  featuresOf: g => [(g as Little).said.length],
  roundOf: g => (g as Little).said.length,
  horizon: 1,
  spread: 1,
  slip: 0.1,
}

export const littleTitle: Title = {
  game: little,
  code: 'LG',
  components: {
    builtIn: { box: { source: 'rulebook', note: 'for tests', pieces: 3 } },
    schema: object({ box: sourced({ pieces: whole(1, 5) }) }),
  },
  loadBot: async () => littleBot,
  loadText: async () => ({ en: {} }),
}
