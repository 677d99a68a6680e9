import {
  type Answered,
  type Asked,
  allSeats,
  type Chance,
  call,
  type Game,
  type GameEvent,
  type Here,
  HIDDEN,
  kindsIn,
  leave,
  NONE,
  type Procedure,
  pick,
  putIn,
  rollDie,
  rules,
  type Seat,
  type Title,
  takeOut,
  type Working,
} from '@palatine/kernel'
import { title } from '../index.ts'
import { reward } from '../rules/bid.ts'
import { clone, determinize, type Known, knowledge, view } from '../rules/hidden.ts'
import { type Gate, type GateEvent, type GateTable, leftOf } from '../rules/model.ts'
import { setup } from '../rules/setup.ts'

/** Gatehouse with a mistake in it, and the property that has to notice. */
export interface Broken {
  readonly mistake: string
  readonly noticedBy: string
  readonly title: Title
}

type Step = Game['steps'][string]['definition']
type GateGame = Game<Gate, GateTable, GateEvent, Known>

const broken = (mistake: string, noticedBy: string, change: Partial<GateGame>): Broken => ({
  mistake,
  noticedBy,
  title: { ...title, game: { ...title.game, ...(change as Partial<Game>) } },
})

/** The steps of the game with one of them changed. */
const withStep = (id: string, change: object): Pick<Game, 'steps'> => {
  const step = title.game.steps[id]
  return { steps: { ...title.game.steps, [id]: { ...step, definition: { ...step.definition, ...change } as Step } } }
}

const { procedure } = rules<Gate, GateTable, GateEvent>()

const honest = {
  ends: 'every game ends and nobody is ever stuck',
  reload: 'a game saved and loaded between every two answers is the same game',
  clones: 'clones are complete and independent',
  conserves: 'nothing is created or lost',
  arrival: 'the order in which secret answers arrive does not matter',
  views: 'a view says what its seat may know, and imagined worlds agree with it',
  secrets: 'nobody can tell what another seat did in secret',
  draws: 'nobody can tell what chance brought to another seat',
  undo: 'what can be taken back has told nothing',
  resumes: 'a table resumed from any earlier snapshot, after any undos, is the same table',
}

const giveStone = title.game.steps['gifts.giveStone'].definition as Extract<Step, { to: unknown; question: unknown }>
const layStone = title.game.steps['ownWall.layStone'].definition
const refilling = title.game.steps['refill.drawStones'].definition

/** A bid that lies open as soon as it is made. */
const openBid = procedure(
  'openBid',
  ({ seat }: { seat: Seat }) => ({ seat }),
  ({ ask }) => ({
    bidOpenly: ask({
      rule: 'GH 2.2',
      to: ({ at }) => at.seat,
      question: ({ g, seat }) => pick(kindsIn(g.hands[seat])),
      answer(stone, { g, seat }) {
        takeOut(g.hands[seat], stone)
        putIn(g.discards, stone)
      },
    }),
  }),
)

const sharedList: number[] = []
const luckOf = new WeakMap<Gate, number>()
const heardBy = new WeakMap<Known, number>()
let finished: Seat[] = []

/** A game with one more, hidden number in its state: what the next reward will bring. */
type Lucky = Gate & { luck: number }
const rollLuck = (g: Gate, chance: Chance): Lucky => ({ ...g, luck: rollDie(chance) })

export const brokenGames: Broken[] = [
  broken('the view shows hands', honest.secrets, { view: g => ({ ...clone(g), pile: g.pile.map(() => HIDDEN) }) }),
  broken('the view shows an answer that others still owe', honest.arrival, {
    ...withSteps(openBid as unknown as Procedure),
    ...withStepIn(withSteps(openBid as unknown as Procedure), 'bid.bidStone', {
      kind: 4,
      procedure: openBid,
      to: ({ table }: Here) => allSeats(table),
      locals: (seat: Seat) => ({ seat }),
      join: () => undefined,
    }),
  }),
  broken(
    'the view shows a draft',
    honest.secrets,
    withStep('ownWall.layStone', {
      answer(stone: number, { g, at }: Answered<Gate, { seat: Seat; laid: number[] }>) {
        if (stone === NONE) return leave
        g.walls[at.seat].push(stone)
        takeOut(g.hands[at.seat], stone)
        return undefined
      },
    }),
  ),
  broken(
    'an event tells a secret',
    honest.secrets,
    withStep('gifts.giveStone', {
      answers(stones: readonly (number | null)[], here: Working) {
        return 'answers' in giveStone ? giveStone.answers?.(stones, loud(here)) : undefined
      },
    }),
  ),
  broken('view and imagination both show hands', honest.draws, {
    view: g => ({ ...clone(g), pile: g.pile.map(() => HIDDEN) }),
    determinize: (seen, known, seat, chance, table) => ({
      ...determinize(seen, known, seat, chance, table),
      hands: seen.hands.map(hand => hand.slice()),
    }),
  }),
  broken(
    'an event tells what was drawn',
    honest.draws,
    withStep('refill.drawStones', {
      act(here: Working) {
        return 'act' in refilling ? refilling.act(loud(here)) : undefined
      },
    }),
  ),
  broken(
    'who is asked tells a secret',
    honest.views,
    withStep('gifts.giveStone', {
      to: ({ g, table }: Here<Gate>) => allSeats(table).filter(seat => g.hands[seat].includes(0)),
    }),
  ),
  broken(
    'a stone is lost',
    honest.conserves,
    withStep('gifts.giveStone', {
      answers(stones: readonly (number | null)[], { g }: Working<Gate>) {
        stones.forEach((stone, seat) => {
          if (stone !== null) takeOut(g.hands[seat], stone)
        })
      },
    }),
  ),
  broken('the clone forgets the discards', honest.clones, { clone: g => ({ ...clone(g), discards: [] }) }),
  broken('the clone shares the walls', honest.clones, { clone: g => ({ ...clone(g), walls: g.walls }) }),
  broken(
    'frames share their locals',
    honest.clones,
    withStep('build.walls', {
      procedure: {
        ...(title.game.procedures.find(one => one.name === 'ownWall') as Procedure),
        locals: ({ seat }: { seat: Seat }) => ({ seat, laid: sharedList }),
      },
    }),
  ),
  broken('the first to finish gets a coin', honest.arrival, {
    ...withStepIn(
      withStep('ownWall.layStone', {
        answer(stone: number, here: Answered) {
          if (stone === NONE) finished.push(here.seat)
          return 'answer' in layStone ? layStone.answer(stone, here) : undefined
        },
      }),
      'build.walls',
      {
        join(_: unknown, { g }: Working<Gate>) {
          g.coins[finished[0] ?? 0]++
          finished = []
        },
      },
    ),
  }),
  broken(
    'whoever cannot build is stuck',
    honest.ends,
    withStep('ownWall.layStone', {
      question: ({ g, at }: Asked<Gate, { seat: Seat; laid: number[] }>) => pick(riseOn(g, at)),
    }),
  ),
  broken(
    'the game never ends',
    honest.ends,
    withStep('play.nextRound', {
      act: () => call(title.game.procedures[1] as unknown as Procedure<object>, {}).thenAgain,
    }),
  ),
  broken('a die was rolled beforehand and can be taken back', honest.undo, {
    setup: (table, chance) => rollLuck(setup(table, chance), chance),
    clone: g => ({ ...clone(g), luck: (g as Lucky).luck }) as Gate,
    view: (g, seat) => ({ ...view(g, seat), luck: HIDDEN }) as Gate,
    determinize: (seen, known, seat, chance, table) => rollLuck(determinize(seen, known, seat, chance, table), chance),
    ...withStep('bid.takeReward', {
      answer(_: number, { g, seat }: Answered<Lucky>) {
        g.coins[seat] += g.luck
      },
    }),
  }),
  broken(
    'what was revealed can be taken back',
    honest.undo,
    withStep('bid.takeReward', {
      answer(_: number, { g, seat, table, io }: Answered<Gate, object, GateTable, GateEvent>) {
        const other = leftOf(seat, table)
        const stone = g.hands[other][0] ?? NONE
        io.emit?.({ type: 'giftReceived', seat: other, from: other, stone, audience: [seat], rule: 'GH 2.4' })
      },
    }),
  ),
  broken(
    'something is kept outside of the state',
    honest.reload,
    withStep('bid.takeReward', {
      answer(taken: number, { g, seat }: Answered<Gate>) {
        luckOf.set(g, (luckOf.get(g) ?? 0) + 1)
        if (taken === reward.coin) g.coins[seat] += luckOf.get(g) ?? 0
      },
    }),
  ),
  broken('what a seat knows is not all in its knowledge', honest.resumes, {
    knowledge: {
      ...knowledge,
      learn(known, seat, event) {
        const heard = (heardBy.get(known) ?? 0) + 1
        heardBy.set(known, heard)
        if (heard % 2 === 0) knowledge.learn(known, seat, event)
      },
    },
  }),
  broken('gifts are forgotten', honest.views, { knowledge: { ...knowledge, learn: () => undefined } }),
]

/** Whatever is told is told to everybody. */
const loud = (here: Working): Working => ({
  ...here,
  io: { ...here.io, emit: ({ audience: _, ...event }: GameEvent) => here.io.emit?.(event) },
})

/** The steps of the game and those of one more procedure. */
function withSteps(more: Procedure): Pick<Game, 'steps'> {
  const steps = { ...title.game.steps }
  for (const step of more.steps) {
    const id = `${more.name}.${step.name}`
    steps[id] = { id, procedure: more.name, definition: step, next: '', first: more.first }
  }
  return { steps }
}

function withStepIn({ steps }: Pick<Game, 'steps'>, id: string, change: object): Pick<Game, 'steps'> {
  return { steps: { ...steps, [id]: { ...steps[id], definition: { ...steps[id].definition, ...change } as Step } } }
}

const riseOn = (g: Gate, { seat, laid }: { seat: Seat; laid: number[] }): number[] => {
  const hand = g.hands[seat].slice()
  for (const stone of laid) takeOut(hand, stone)
  return kindsIn(hand).filter(stone => stone >= (laid.at(-1) ?? g.walls[seat].at(-1) ?? NONE))
}
