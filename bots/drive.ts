import {
  type Answer,
  askedSeats,
  type Bot,
  begin,
  Delivery,
  type Effort,
  FastChance,
  freeze,
  type Game,
  give,
  isForced,
  isOver,
  type Json,
  LiveTable,
  type Look,
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
  type Table,
  type Title,
  unrankAnswer,
  viewOf,
} from '@palatine/kernel'

/** Who plays what: a bot for each seat. The same seed gives the same game. */
export interface BotGame {
  readonly title: Title
  readonly table: Table
  readonly bots: readonly Bot[]
  readonly seed: number
  /** How often a bot that tries things out may do so for each answer; as often as it likes if left out. */
  readonly iterations?: number
  /** Looks at the true state whenever somebody is about to be asked, and changes nothing; not at a live table. */
  watch?(state: State): void
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
export async function playGame(botGame: BotGame): Promise<GamePlayed> {
  const { title, table, bots, seed } = botGame
  const { game } = title
  const chance = new FastChance(seed)
  if (bots.every(bot => bot === random) && !botGame.watch) {
    const io: RunIo = { table, chance }
    const state = begin(game, io)
    const decisions = playout(game, state, io)
    return { ...ending(game, table, state), decisions }
  }
  // Those who look at nothing but the question need no knowledge.
  const looking = [...bots.keys()].filter(seat => bots[seat] !== random)
  const delivery = new Delivery(game, table, looking)
  const io: RunIo = { table, chance, ...delivery.listeners }
  const state = begin(game, io)
  const efforts = effortsOf(botGame)
  let decisions = 0
  while (!isOver(state)) {
    botGame.watch?.(state)
    const [seat] = askedSeats(state)
    const question = questionFor(game, table, state, seat) as Question
    let answer: Answer
    if (isForced(question)) answer = unrankAnswer(question, 0)
    else {
      const thought = bots[seat](lookAt(botGame, state, seat, question, delivery), efforts[seat])
      // Only where the bot takes time: to wait for each of millions of answers would take longer than most do.
      answer = (thought instanceof Promise ? await thought : thought).answer
    }
    give(game, state, seat, freeze(answer), io)
    decisions++
  }
  return { ...ending(game, table, state), decisions }
}

/** The same game at a live table, which keeps the record and every event: slower, for who wants to look at it. */
export async function playLive(botGame: BotGame): Promise<LiveTable> {
  const { title, table, bots, seed } = botGame
  const chance = new FastChance(seed)
  const live = LiveTable.open(title.game, table, chance, { components: botGame.components ?? null }).keepLog()
  const efforts = effortsOf(botGame)
  while (!live.over) {
    const [seat] = live.asked
    const refused = live.play(seat, await answerAt(live, seat, bots[seat], efforts[seat]))
    if (refused) {
      const id = live.questionId(seat)
      throw new Error(`${title.game.id}: the answer of a bot to ${id} is refused: ${JSON.stringify(refused)}`)
    }
  }
  return live
}

async function answerAt(live: LiveTable, seat: Seat, bot: Bot, effort: Effort): Promise<Answer> {
  const question = live.question(seat) as Question
  if (isForced(question)) return unrankAnswer(question, 0)
  return (await bot(live.look(seat), effort)).answer
}

// Bots are never asked where there is but one answer, whether the table would have given it by itself or not.

/** With a chance for each bot: what one draws changes neither the table's luck nor another bot's. */
const effortsOf = ({ bots, seed, iterations }: BotGame): Effort[] =>
  bots.map((_, seat) => ({
    chance: new FastChance(nthSeed(seed, seat)),
    ...(iterations !== undefined && { iterations }),
  }))

function lookAt(
  { title: { game }, table, bots }: BotGame,
  state: State,
  seat: Seat,
  question: Question,
  delivery: Delivery,
): Look {
  // A random bot looks at nothing but the question.
  const blind = bots[seat] === random
  return {
    table,
    view: blind ? state : viewOf(game, table, state, seat),
    known: delivery.known(seat),
    seat,
    id: questionId(game, state, seat) as string,
    at: questionLocals(state, seat),
    question,
  }
}

function ending(game: Game, table: Table, state: State): Omit<GamePlayed, 'decisions'> {
  const parts = Array.from({ length: playerCount(game, table) }, (_, seat) => game.scoreParts(state.g, seat, table))
  return { result: game.result(state.g, table), parts, state }
}
