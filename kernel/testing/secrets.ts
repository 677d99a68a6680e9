import { FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { playout, questionFor } from '../machine.ts'
import { ASK, FORK, TOGETHER } from '../procedure.ts'
import { countAnswers, isForced, listAnswers, parameters, type Question, sampleAnswer } from '../questions/index.ts'
import type { State } from '../state.ts'
import { type Answer, canonical, type Seat } from '../values.ts'
import { viewOf } from '../view.ts'
import { type Case, lookAt, mustPlay, Players, walk } from './case.ts'
import type { Property } from './properties.ts'

const watchersOf = ({ table }: Case): (Seat | null)[] => [...Array(table.seats).keys(), null]

/** What a question is, as text. */
const meaning = (question: Question | undefined): string =>
  question
    ? canonical([
        question.kind,
        parameters(question),
        countAnswers(question) <= 100 ? listAnswers(question) : countAnswers(question),
      ])
    : 'none'

/**
 * What a watcher imagines looks to it like the truth, agrees with what it knows, is a sound state that can be played to
 * its end, and asks the same seats: whether somebody is asked is public. The truth is among what it may imagine.
 */
export const viewsAreHonest: Property = (name, one) => {
  const { game } = one.title
  const { table } = one
  const chance = new FastChance(one.seed + 2)
  let moment = 0
  walk(name, one, (live, _seat, _answer, broken) => {
    if (!lookAt(moment++)) return
    for (const watcher of watchersOf(one)) {
      const view = live.view(watcher)
      const known = live.knowledge(watcher) as never
      const who = watcher === null ? 'the onlooker' : `seat ${watcher}`
      if (game.knowledge && !game.knowledge.allows(known, live.state.g, table)) {
        throw broken(`what ${who} knows does not allow the truth`)
      }
      if (watcher !== null && meaning(live.question(watcher)) !== meaning(questionFor(game, table, view, watcher))) {
        throw broken(`the question of ${who} is another one when made from its view`)
      }
      const imagined = live.imagine(watcher, chance)
      const seen = viewOf(game, table, imagined, watcher)
      if (canonical(seen) !== canonical(view)) throw broken(`${who} can tell what it imagines from the truth`)
      const wrong = game.conserved(imagined.g, table)
      if (wrong) throw broken(`${who} imagines an impossible state: ${wrong}`)
      if (game.knowledge && !game.knowledge.allows(known, imagined.g, table)) {
        throw broken(`${who} imagines what its own knowledge rules out`)
      }
      if (watcher !== null) {
        const forgotten = one.hooks.remembers?.(imagined, watcher, live)
        if (forgotten) throw broken(`${who} imagines what contradicts what it has seen: ${forgotten}`)
      }
      if (canonical(askedIn(game, one, imagined)) !== canonical(askedIn(game, one, live.state))) {
        throw broken(`whether a seat is asked is not public: ${who} would see it`)
      }
      for (const seat of live.asked) {
        if (!game.machine.mayBeAutomatic(game, live.state, seat, undefined)) continue
        if (
          isForced(live.question(seat) as Question) !== isForced(questionFor(game, table, imagined, seat) as Question)
        ) {
          throw broken(`${live.questionId(seat)} must be neverAutomatic: whether there is a choice is not public`)
        }
      }
      if (moment % 5 === 0) playout(game, imagined, { table, chance })
    }
  })
}

/** Whom the step on top asks, worked out anew. */
function askedIn(game: Case['title']['game'], { table }: Case, state: State): readonly Seat[] {
  const frame = state.where.stack[state.where.stack.length - 1]
  const step = game.steps[frame.step].definition
  const here = { g: state.g, at: frame.at, table }
  if (step.kind === ASK) return [step.to(here)]
  return step.kind === TOGETHER || step.kind === FORK ? step.to(here) : []
}

/**
 * Twins: one seat gives two different answers in two copies of the game. If it is asked in secret nobody else can tell
 * until all answers are in; afterwards a watcher's view stays equal as long as it was sent the same events, and where
 * its events first differ its view differs at that very moment.
 */
export const secretsAreKept: Property = (name, one) => {
  const players = new Players(one)
  let moment = 0
  walk(name, one, (live, seat, _answer, broken) => {
    if (!lookAt(moment++)) return
    const question = live.question(seat) as Question
    if (countAnswers(question) < 2) return
    const seed = players.chance.below(2 ** 30)
    const others = watchersOf(one).filter(watcher => watcher !== seat)
    const twins = new Twins(one, live, seed, seed, others, players, `what seat ${seat} did`, broken)
    const { a, b } = twins
    const step = movesOf(a)
    const [first, second] = twoAnswers(question, players)
    mustPlay(a, seat, first)
    mustPlay(b, seat, second)
    // In a fork each goes on alone; who is done shows, so only moments of equal progress can be compared.
    for (let guard = 0; guard < 200; guard++) {
      if (movesOf(a) !== step || movesOf(b) !== step) break
      const busy = [a, b].filter(table => table.asked.includes(seat))
      if (busy.length !== 1 && !others.every(watcher => twins.same(watcher, 'before all have answered'))) {
        throw broken('before all have answered somebody is told something')
      }
      if (busy.length === 0) break
      for (const table of busy) mustPlay(table, seat, sampleAnswer(table.question(seat) as Question, players.chance))
    }
    twins.playOn(40)
  })
}

/** The same for what chance brings: two copies of the game get the same answer and different luck. */
export const drawsAreKept: Property = (name, one) => {
  const players = new Players(one)
  let moment = 0
  walk(name, one, (live, seat, answer, broken) => {
    if (!lookAt(moment++)) return
    const [seed, other] = [players.chance.below(2 ** 30), players.chance.below(2 ** 30)]
    const twins = new Twins(one, live, seed, other, watchersOf(one), players, 'what chance brought', broken)
    mustPlay(twins.a, seat, answer)
    mustPlay(twins.b, seat, answer)
    const drew = [twins.a, twins.b].some(table =>
      table.entries.slice(live.entries.length).some(entry => 'draws' in entry),
    )
    if (drew) twins.playOn(10)
  })
}

/** Two copies of a game that differ in something, and the watchers who have not noticed yet. */
class Twins {
  readonly a: LiveTable
  readonly b: LiveTable
  private readonly one: Case
  private readonly before: readonly number[]
  private readonly unaware: Set<Seat | null>
  private readonly players: Players
  private readonly what: string
  private readonly broken: (what: string) => Error

  constructor(
    one: Case,
    live: LiveTable,
    seed: number,
    other: number,
    watchers: readonly (Seat | null)[],
    players: Players,
    what: string,
    broken: (what: string) => Error,
  ) {
    this.one = one
    this.before = watchersOf(one).map(watcher => live.shown(watcher))
    this.a = live.copy(new FastChance(seed))
    this.b = live.copy(new FastChance(other))
    this.unaware = new Set(watchers)
    this.players = players
    this.what = what
    this.broken = broken
  }

  /** Whether the watcher has noticed nothing; it must notice by events and by its view, or by neither. */
  same(watcher: Seat | null, when: string): boolean {
    const { a, b, unaware, what } = this
    // Two cards drawn in another order are the same two cards: what was told counts, not its order.
    const since = this.since(watcher)
    const told = difference(sortedEvents(a, watcher, since), sortedEvents(b, watcher, since))
    const seen = difference(
      [shown(a, watcher, unaware), numbersOf(a, watcher)],
      [shown(b, watcher, unaware), numbersOf(b, watcher)],
    )
    const asks = watcher !== null && meaning(a.question(watcher)) !== meaning(b.question(watcher))
    const who = watcher === null ? 'the onlooker' : `seat ${watcher}`
    if (told === undefined && (seen !== undefined || asks)) {
      throw this.broken(`${when} ${who} can see ${what} in secret: ${seen ?? 'its question differs'}`)
    }
    if (told !== undefined && seen === undefined && !this.leavesNoTrace(watcher)) {
      throw this.broken(`${when} ${who} is told of ${what}, which its view does not show: ${told}`)
    }
    return told === undefined
  }

  /** The first moment in which the copies can differ for this watcher. */
  private since(watcher: Seat | null): number {
    return this.before[watcher ?? this.one.table.seats] + 1
  }

  /** Whether all that was told differently is of the kind that the game says leaves no trace on the table. */
  private leavesNoTrace(watcher: Seat | null): boolean {
    const lasting = (live: LiveTable) =>
      eventsOf(live, watcher, this.since(watcher))
        .filter(({ type }) => !this.one.hooks.leaveNoTrace?.includes(type))
        .map(canonical)
        .sort()
    return difference(lasting(this.a), lasting(this.b)) === undefined
  }

  /** Those who have noticed nothing answer alike in both copies, the others as they like. */
  playOn(moments: number): void {
    const { a, b, unaware, players } = this
    const look = (when: string) => {
      for (const watcher of unaware) if (!this.same(watcher, when)) unaware.delete(watcher)
    }
    look('afterwards')
    for (let i = 0; i < moments && unaware.size > 0 && !a.over && !b.over; i++) {
      const moves = [movesOf(a), movesOf(b)]
      const stays = () => movesOf(a) === moves[0] && movesOf(b) === moves[1]
      for (const asked of new Set([...a.asked, ...b.asked])) {
        while (stays() && unaware.has(asked) && a.asked.includes(asked) && b.asked.includes(asked)) {
          const answer = players.answer(a, asked)
          mustPlay(a, asked, answer)
          mustPlay(b, asked, answer)
        }
        for (const [which, table] of [a, b].entries()) {
          while (!unaware.has(asked) && movesOf(table) === moves[which] && table.asked.includes(asked)) {
            mustPlay(table, asked, sampleAnswer(table.question(asked) as Question, players.chance))
          }
        }
      }
      look('later')
    }
  }
}

/** The view, without how far those are who act differently in the two copies anyway. */
function shown(live: LiveTable, watcher: Seat | null, unaware: ReadonlySet<Seat | null>): State {
  const view = live.view(watcher)
  for (const branch of view.where.branches ?? []) if (!unaware.has(branch.seat)) branch.done = false
  view.where.together?.answers.forEach((_, i) => {
    if (view.where.together && !unaware.has(view.where.together.seats[i])) view.where.together.answers[i] = null
  })
  return view
}

const eventsOf = (live: LiveTable, watcher: Seat | null, since: number) =>
  live.events(watcher, since).map(sent => sent.event)

const sortedEvents = (live: LiveTable, watcher: Seat | null, since: number) =>
  eventsOf(live, watcher, since).map(canonical).sort()

/** Every number that this watcher sees. */
const numbersOf = (live: LiveTable, watcher: Seat | null) => [
  live.shown(watcher),
  watcher === null ? 0 : live.questionNumber(watcher),
]

const movesOf = (live: LiveTable) => live.entries.filter(entry => 'hash' in entry).length

const difference = (a: readonly unknown[], b: readonly unknown[]): string | undefined => {
  const at = a.findIndex((one, i) => canonical(one) !== canonical(b[i] ?? null))
  if (at >= 0) return `${canonical(a[at]).slice(0, 300)} and ${canonical(b[at] ?? null).slice(0, 300)}`
  return a.length === b.length ? undefined : canonical(b[a.length])
}

function twoAnswers(question: Question, players: Players): [Answer, Answer] {
  const first = sampleAnswer(question, players.chance)
  let second = first
  while (canonical(second) === canonical(first)) second = sampleAnswer(question, players.chance)
  return [first, second]
}

/**
 * Undo is fair: an answer that can be taken back has told its seat nothing, so in a world that it merely imagined the
 * same answer looks the same. And taking back brings back the state before.
 */
export const undoIsFair: Property = (name, one) => {
  const chance = new FastChance(one.seed + 3)
  let moment = 0
  walk(name, one, (live, seat, answer, broken) => {
    if (!lookAt(moment++)) return
    const real = live.copy(new FastChance(one.seed))
    const before = canonical(real.state)
    mustPlay(real, seat, answer)
    if (real.whyNotUndo(seat)) return
    const dreamt = LiveTable.open(live.game, live.table, new FastChance(one.seed + 1), {
      from: live.imagine(seat, chance),
    })
    const refused = dreamt.play(seat, answer)
    if (refused) throw broken(`in an imagined world seat ${seat} may not answer the same: ${refused.reason}`)
    const since = live.shown(seat) + 1
    if (canonical(eventsOf(real, seat, since)) !== canonical(eventsOf(dreamt, seat, 2))) {
      throw broken(`seat ${seat} could take back an answer that told it something`)
    }
    if (canonical(real.view(seat)) !== canonical(dreamt.view(seat))) {
      throw broken(`seat ${seat} could take back an answer that showed it something`)
    }
    if (real.undo(seat)) throw broken('undo is refused although it was allowed')
    if (canonical(real.state) !== before) throw broken('taking back does not bring back the state before')
  })
}
