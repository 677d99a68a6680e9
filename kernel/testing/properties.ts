import { FastChance, RecordedChance } from '../chance.ts'
import { playerCount } from '../game.ts'
import { LiveTable } from '../live-table.ts'
import { begin, give } from '../machine.ts'
import { countAnswers, listAnswers, type Question, sampleAnswer } from '../questions/index.ts'
import type { AnswerEntry } from '../record.ts'
import type { State } from '../state.ts'
import { type Answer, canonical } from '../values.ts'
import { cloneState } from '../view.ts'
import { type Case, lookAt, mustPlay, Players, walk } from './case.ts'

/** A property of every game: throws if it does not hold in this case. */
export type Property = (name: string, one: Case) => void

/** Every game ends, nobody is ever stuck, and the points of the parts add up. */
export const endsWithoutDeadEnd: Property = (name, one) => {
  const { game } = one.title
  const live = walk(name, one, (table, _seat, _answer, broken) => {
    for (const seat of table.asked) {
      if (countAnswers(table.question(seat) as Question) < 1) {
        throw broken(`dead end: seat ${seat} is asked ${table.questionId(seat)} and has no answer`)
      }
    }
  })
  const { result, table } = live
  const players = [...Array(playerCount(game, table)).keys()]
  const wrong = (what: string) => {
    throw new Error(`${name}: ${what}`)
  }
  if (!result) throw wrong('no result')
  if (canonical(result.order.flat().toSorted()) !== canonical(players)) wrong('the order does not name everybody once')
  for (const seat of players) {
    const parts = game.scoreParts(live.state.g, seat, table)
    if (canonical(Object.keys(parts).toSorted()) !== canonical([...game.scores].toSorted())) wrong('other score parts')
    const sum = Object.values(parts).reduce((all, points) => all + points, 0)
    if (sum !== result.totals[seat]) wrong(`seat ${seat} has parts of ${sum} and a total of ${result.totals[seat]}`)
  }
}

/** A state is JSON, whole: a game that is saved and loaded between every two answers is the same game. */
export const survivesReload: Property = (name, one) => {
  const { game } = one.title
  const { table } = one
  let reloaded: State | undefined
  let played = 0
  const follow = (live: LiveTable, broken: (what: string) => Error) => {
    if (!reloaded) {
      reloaded = begin(game, { table, chance: new RecordedChance(live.record.setup) })
    }
    for (; played < live.record.entries.length; played++) {
      const { seat, answer, draws } = live.record.entries[played] as AnswerEntry
      const text = JSON.stringify(reloaded)
      const loaded: State = JSON.parse(text)
      const lost = difference(reloaded, loaded)
      if (lost) throw broken(`the state is not plain JSON at ${lost}`)
      reloaded = loaded
      give(game, reloaded, seat, answer, { table, chance: new RecordedChance(draws ?? []) })
    }
    const other = difference(live.state, reloaded)
    if (other) throw broken(`after saving and loading the game goes on differently at ${other}`)
  }
  const live = walk(name, one, (table, _seat, _answer, broken) => follow(table, broken))
  follow(live, what => new Error(`${name}: ${what}`))
}

/** A clone is complete and shares nothing; within a state nothing is held twice. */
export const clonesAreIndependent: Property = (name, one) => {
  walk(name, one, (live, seat, answer, broken) => {
    const clone = cloneState(live.game, live.state)
    const other = difference(live.state, clone)
    if (other) throw broken(`the clone differs at ${other}`)
    const mine = new Map<object, string>()
    const twice = sharedPart(live.state, '', mine) ?? sharedPart(clone, '', mine)
    if (twice) throw broken(`held twice: ${twice}`)
    const before = canonical(live.state)
    give(live.game, clone, seat, answer, { table: live.table, chance: new FastChance(one.seed) })
    if (canonical(live.state) !== before) throw broken('playing on with a clone changed the original')
  })
}

/** Nothing is created or lost. */
export const conserves: Property = (name, one) => {
  const check = (live: LiveTable, broken: (what: string) => Error) => {
    const wrong = live.game.conserved(live.state.g, live.table)
    if (wrong) throw broken(wrong)
  }
  const live = walk(name, one, (table, _seat, _answer, broken) => check(table, broken))
  check(live, what => new Error(`${name}: at the end: ${what}`))
}

/** Secret answers and branches of forks: whoever comes first, the end is the same. */
export const arrivalDoesNotMatter: Property = (name, one) => {
  const players = new Players(one)
  let moment = 0
  walk(name, one, (live, _seat, _answer, broken) => {
    if (live.asked.length < 2 || !lookAt(moment++)) return
    const inOrder = live.copy(new FastChance(one.seed))
    const given: Answer[][] = Array.from({ length: live.table.seats }, () => [])
    const g = canonical(live.state.g)
    for (const seat of live.asked) {
      const step = stepOf(inOrder)
      while (!inOrder.over && stepOf(inOrder) === step && inOrder.asked.includes(seat)) {
        const answer = sampleAnswer(inOrder.question(seat) as Question, players.chance)
        given[seat].push(answer)
        mustPlay(inOrder, seat, answer)
        if (stepOf(inOrder) === step && canonical(inOrder.state.g) !== g) {
          throw broken(`seat ${seat} changed the state before all had answered`)
        }
      }
    }
    const mixed = live.copy(new FastChance(one.seed))
    for (;;) {
      const waiting = given.map((list, seat) => (list.length > 0 ? seat : -1)).filter(seat => seat >= 0)
      if (waiting.length === 0) break
      const seat = waiting[players.chance.below(waiting.length)]
      const refused = mixed.play(seat, given[seat].shift())
      if (refused) throw broken(`in another order of arrival seat ${seat} is refused: ${refused.reason}`)
    }
    const other = difference(inOrder.state, mixed.state)
    if (other) throw broken(`another order of arrival gives another state at ${other}`)
  })
}

const stepOf = (live: LiveTable) =>
  canonical([live.state.where.stack, live.entries.filter(entry => 'hash' in entry).length])

/** A record plays the same game again, as a whole and up to any entry. */
export const replays: Property = (name, one) => {
  const hashes: string[] = []
  const live = walk(name, one, table => {
    hashes[table.record.entries.length] = table.hash()
  })
  const record = JSON.parse(JSON.stringify(live.record))
  const again = LiveTable.replay(one.title.game, one.table, record)
  if (again.hash() !== live.hash()) throw new Error(`${name}: the replayed game ends in another state`)
  const places = Object.keys(hashes).map(Number)
  for (let i = 0; i < places.length; i += Math.ceil(places.length / 8)) {
    const there = LiveTable.replay(one.title.game, one.table, record, places[i])
    if (there.hash() !== hashes[places[i]]) throw new Error(`${name}: entry ${places[i]} replays to another state`)
  }
  const other = canonical(walk(name, one, () => {}).record)
  if (other !== canonical(live.record)) throw new Error(`${name}: the same seed gave another game`)
}

/** Whatever is listed is accepted, and the game goes on with it. */
export const acceptsWhatItLists: Property = (name, one) => {
  const chance = new FastChance(one.seed)
  let moment = 0
  walk(name, one, (live, seat, _answer, broken) => {
    if (!lookAt(moment++)) return
    const question = live.question(seat) as Question
    const count = countAnswers(question)
    const answers =
      count <= 12 ? listAnswers(question) : Array.from({ length: 4 }, () => sampleAnswer(question, chance))
    for (const answer of answers) {
      const refused = live.copy(new FastChance(one.seed)).play(seat, answer)
      if (refused) throw broken(`${JSON.stringify(answer)} is listed and refused: ${JSON.stringify(refused)}`)
    }
  })
}

/** Garbage and near misses get a reason and change nothing. */
export const refusesGarbage: Property = (name, one) => {
  const chance = new FastChance(one.seed)
  let moment = 0
  walk(name, one, (live, seat, answer, broken) => {
    if (!lookAt(moment++)) return
    const before = canonical(live.state)
    const entries = live.record.entries.length
    const question = live.question(seat) as Question
    const legal = countAnswers(question) <= 300 ? new Set(listAnswers(question).map(canonical)) : undefined
    for (const wrong of [...garbage, ...nearMisses(answer, chance)]) {
      const refused = live.whyNot(seat, wrong)
      if (refused) {
        if (typeof refused.reason !== 'string' || !live.play(seat, wrong)) throw broken('a refusal without a reason')
      } else if (legal && !legal.has(canonical(wrong))) {
        throw broken(`${JSON.stringify(wrong)} is not listed and not refused`)
      }
    }
    for (const nobody of [-1, live.table.seats, 0.5, '0', null]) {
      if (!live.play(nobody, answer)) throw broken(`seat ${String(nobody)} could answer`)
    }
    for (let other = 0; other < live.table.seats; other++) {
      if (!live.question(other) && !live.play(other, answer)) throw broken(`seat ${other} answered without being asked`)
    }
    if (canonical(live.state) !== before || live.record.entries.length !== entries) {
      throw broken('a refused answer changed something')
    }
  })
}

const garbage: unknown[] = [
  null, undefined, true, '', 'x', Number.NaN, Number.POSITIVE_INFINITY, -1, -3, 0.5, 1e9, 2 ** 53, [], [[]], {}, [null],
  [-1, -1], ['__proto__', 0], { length: 2 }, { 0: 1 }, [0.5], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'constructor',
] // biome-ignore format: a table

/** Answers that are nearly right. */
function nearMisses(answer: Answer, chance: FastChance): unknown[] {
  if (typeof answer === 'number') return [answer + 1, answer - 1, -answer, String(answer), [answer]]
  if (typeof answer === 'string') return [`${answer}x`, answer.slice(1), [answer]]
  const at = answer.length > 0 ? chance.below(answer.length) : 0
  const changed = nearMisses(answer[at] ?? 0, chance).map(part => answer.map((old, i) => (i === at ? part : old)))
  return [[...answer, 0], answer.slice(1), answer.toReversed(), [answer], ...changed]
}

/** Where two pieces of data differ; undefined if nowhere. Stricter than comparing their JSON. */
function difference(a: unknown, b: unknown, place = 'state'): string | undefined {
  if (Object.is(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${place} (${JSON.stringify(a)} and ${JSON.stringify(b)})`
  }
  if (Array.isArray(a) !== Array.isArray(b)) return place
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${place} (not plain data)`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `${place}.${key} (only on one side)`
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      `${place}.${key}`,
    )
    if (found) return found
  }
  return undefined
}

function sharedPart(value: unknown, place: string, seen: Map<object, string>): string | undefined {
  // Frozen values, such as answers, may be shared: nobody can change them.
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return undefined
  // The seats of a secret step are never changed either.
  if (place.endsWith('.together.seats')) return undefined
  const elsewhere = seen.get(value)
  if (elsewhere !== undefined) return `${elsewhere} and ${place}`
  seen.set(value, place)
  for (const [key, inner] of Object.entries(value)) {
    const found = sharedPart(inner, `${place}.${key}`, seen)
    if (found) return found
  }
  return undefined
}
