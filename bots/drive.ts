import {
  type Answer,
  askedSeats,
  type Bot,
  begin,
  type Chance,
  copy,
  FastChance,
  freeze,
  type Game,
  type GameEvent,
  give,
  isForced,
  isOver,
  type Json,
  LiveTable,
  nthSeed,
  playerCount,
  playout,
  type Question,
  questionFor,
  questionId,
  questionLocals,
  type Result,
  type RunIo,
  random,
  type Seat,
  type State,
  seenBy,
  type Table,
  type Title,
  unrankAnswer,
  viewOf,
} from '@palatine/kernel'

/** Who plays what: a bot for each seat. The same seed gives the same game. */
export interface Sitting {
  readonly title: Title
  readonly table: Table
  readonly bots: readonly Bot[]
  readonly seed: number
  /** The owner's figures, if the table was made with them: they are kept in a live table's record. */
  readonly components?: Json
}

export interface GamePlayed {
  readonly result: Result
  /** By seat: the points of each category. */
  readonly parts: readonly { readonly [category: string]: number }[]
  /** All answers, also those to questions that had only one. */
  readonly decisions: number
  /** The last state. */
  readonly state: State
}

/** Plays a whole game and keeps only how it ended: views and knowledge are made for those who look at them. */
export function playGame(sitting: Sitting): GamePlayed {
  const { title, table, bots, seed } = sitting
  const { game } = title
  const chance = new FastChance(seed)
  if (bots.every(bot => bot === random)) {
    const io: RunIo = { table, chance }
    const state = begin(game, io)
    const decisions = playout(game, state, io)
    return { ...ending(game, table, state), decisions }
  }
  const known = new Knowledge(game, table, bots)
  const io: RunIo = { table, chance, ...known.listeners }
  const state = begin(game, io)
  const own = ownChances(sitting)
  let decisions = 0
  while (!isOver(state)) {
    const [seat] = askedSeats(state)
    const question = questionFor(game, table, state, seat) as Question
    give(game, state, seat, answerOf(sitting, state, seat, question, known, own), io)
    decisions++
  }
  return { ...ending(game, table, state), decisions }
}

/** The same game at a live table, which keeps the record and every event: slower, for who wants to look at it. */
export function playLive(sitting: Sitting): LiveTable {
  const { title, table, bots, seed } = sitting
  const live = LiveTable.open(title.game, table, new FastChance(seed), { components: sitting.components ?? null })
  const own = ownChances(sitting)
  while (!live.over) {
    const [seat] = live.asked
    const refused = live.play(seat, answerAt(live, seat, bots[seat], own[seat]))
    if (refused) {
      const id = live.questionId(seat)
      throw new Error(`${title.game.id}: the answer of a bot to ${id} is refused: ${JSON.stringify(refused)}`)
    }
  }
  return live
}

function answerAt(live: LiveTable, seat: Seat, bot: Bot, chance: Chance): Answer {
  const question = live.question(seat) as Question
  if (isForced(question)) return unrankAnswer(question, 0)
  return bot(live.look(seat), chance)
}

// Bots are never asked where there is but one answer, whether the table would have given it by itself or not.

/** A chance for each bot: what one draws changes neither the table's luck nor another bot's. */
const ownChances = ({ bots, seed }: Sitting): Chance[] => bots.map((_, seat) => new FastChance(nthSeed(seed, seat)))

function answerOf(
  { title, table, bots }: Sitting,
  state: State,
  seat: Seat,
  question: Question,
  known: Knowledge,
  own: readonly Chance[],
): Answer {
  if (isForced(question)) return freeze(unrankAnswer(question, 0))
  const { game } = title
  // A random bot looks at nothing but the question.
  const blind = bots[seat] === random
  const look = {
    table,
    view: blind ? state : viewOf(game, table, state, seat),
    known: known.of(seat),
    seat,
    id: questionId(game, state, seat) as string,
    at: questionLocals(state, seat),
    question,
  }
  return freeze(bots[seat](look, own[seat]))
}

function ending(game: Game, table: Table, state: State): Omit<GamePlayed, 'decisions'> {
  const parts = Array.from({ length: playerCount(game, table) }, (_, seat) => game.scoreParts(state.g, seat, table))
  return { result: game.result(state.g, table), parts, state }
}

/** What each bot that looks has been told, folded over exactly the events that its seat is sent. */
class Knowledge {
  /** To be passed to the kernel; empty where nobody has to be told anything. */
  readonly listeners: Pick<RunIo, 'emit' | 'emitInBranch' | 'onJoin'>
  private readonly game: Game
  private readonly table: Table
  private readonly watchers: readonly Seat[]
  private readonly known: unknown[]
  /** Events out of branches of a fork, which the others get at the join. */
  private held: { seat: Seat; event: GameEvent }[] = []

  constructor(game: Game, table: Table, bots: readonly Bot[]) {
    this.game = game
    this.table = table
    this.watchers = game.knowledge ? [...bots.keys()].filter(seat => bots[seat] !== random) : []
    this.known = bots.map((_, seat) => (this.watchers.includes(seat) ? game.knowledge?.start(table, seat) : null))
    this.listeners =
      this.watchers.length === 0
        ? {}
        : {
            emit: event => {
              for (const seat of this.watchers) this.tell(seat, event)
            },
            emitInBranch: (seat, event) => {
              this.held.push({ seat, event: copy(event) })
              if (this.watchers.includes(seat)) this.tell(seat, event)
            },
            onJoin: () => this.release(),
          }
  }

  of(seat: Seat): unknown {
    return this.known[seat]
  }

  /** When a fork has joined, the others are told what happened in its branches, seat by seat. */
  private release(): void {
    const held = this.held.sort((a, b) => a.seat - b.seat)
    this.held = []
    for (const { seat, event } of held) {
      for (const watcher of this.watchers) if (watcher !== seat) this.tell(watcher, event)
    }
  }

  private tell(seat: Seat, event: GameEvent): void {
    const seen = seenBy(event, seat)
    if (seen) this.game.knowledge?.learn(this.known[seat], seat, seen, this.table)
  }
}
