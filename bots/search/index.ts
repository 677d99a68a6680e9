import { type Answer, type Bot, type Candidate, type Chance, type Look, sampleForBots } from '@palatine/kernel'
import { candidates } from './candidates.ts'
import { average, halving, standardError } from './halving.ts'
import { Thread } from './thread.ts'
import { type Mind, type Trial, Trials } from './trials.ts'

/** How often something is tried out for an answer, if nobody says otherwise. */
const usualIterations = 200
/** So many tries should come on each candidate; and how many candidates there are at least and at most. */
const triesEach = 10
const fewest = 4
const most = 12

/** How a search ends: which of its candidates, the best first, it answers. */
export interface Ending {
  /** So many candidates more are any answers. */
  readonly strays: number
  choose(found: readonly Candidate[], chance: Chance): Candidate
}

const takeBest: Ending = { strays: 0, choose: ([best]) => best }

/** What is compared: answers to what a seat is asked, in worlds that are made from a seed. */
export interface Comparing {
  readonly look: Look
  readonly answers: readonly Answer[]
  readonly seed: number
}

/** Others who try things out at the same time, such as threads. What comes of it is the same without them. */
export interface Helpers {
  readonly count: number
  /** Lets a helper try these answers in the worlds from `from` up to but not including `to`; by world, then by answer. */
  help(helper: number, what: Comparing, options: readonly number[], from: number, to: number): Promise<Trial[][]>
}

const nobody: Helpers = { count: 0, help: async () => [] }

/**
 * Tries the best few answers by the game's score out in imagined worlds, the same for all of them: everybody plays on by
 * the policy, to the end of a round, and there the value says how everybody stands. The same look, seed and iterations
 * give the same answer.
 */
export function search(mind: Mind, { strays, choose }: Ending = takeBest, helpers = nobody): Bot {
  const { game, bot } = mind
  return async (look, { chance, iterations = usualIterations, signal }) => {
    const width = Math.min(most, Math.max(fewest, Math.round(iterations / triesEach)))
    const answers = withStrays(candidates(look.question, bot.score(look), width, chance), look, strays, chance)
    if (answers.length === 1) return { answer: answers[0] }
    const what: Comparing = { look, answers, seed: chance.below(2 ** 30) }
    const trials = new Trials(mind, look, answers, what.seed)
    const ahead = answers.map(() => game.scores.map(() => 0))
    const thread = new Thread()
    const tried = await halving({
      options: answers.length,
      iterations,
      async worths(options, from, to) {
        const shares = sharesOf(from, to, helpers.count + 1)
        const others = shares
          .slice(1)
          .map((share, i) => (share.from < share.to ? helpers.help(i, what, options, share.from, share.to) : []))
        const found = await tryOut(trials, options, shares[0].from, shares[0].to, thread, signal)
        const helped = await Promise.all(others)
        // Whoever is stopped leaves a gap: what comes behind it does not count.
        if (!signal?.aborted) found.push(...helped.flat())
        for (const row of found) {
          for (const [i, trial] of row.entries()) {
            const sums = ahead[options[i]]
            for (let category = 0; category < sums.length; category++) sums[category] += trial.ahead[category]
          }
        }
        return found.map(row => row.map(({ worth }) => worth))
      },
    })
    const found = tried.map(
      ({ option, worths }): Candidate => ({
        answer: answers[option],
        tries: worths.length,
        chance: average(worths),
        error: standardError(worths),
        ahead: Object.fromEntries(game.scores.map((name, i) => [name, ahead[option][i] / Math.max(1, worths.length)])),
      }),
    )
    return { answer: choose(found, chance).answer, candidates: found }
  }
}

/** Tries these answers in these worlds, unless it is told to stop; gives the thread away from time to time. */
async function tryOut(
  trials: Trials,
  options: readonly number[],
  from: number,
  to: number,
  thread: Thread,
  signal: AbortSignal | undefined,
): Promise<Trial[][]> {
  const found: Trial[][] = []
  for (let world = from; world < to; world++) {
    const row: Trial[] = []
    found.push(row)
    for (const option of options) {
      row.push(trials.try(option, world))
      if (thread.due) await thread.giveAway()
      if (signal?.aborted) return found
    }
  }
  return found
}

/** The worlds in as many shares, one after the other. */
function sharesOf(from: number, to: number, count: number): { from: number; to: number }[] {
  const start = (n: number) => from + Math.ceil(((to - from) * n) / count)
  return Array.from({ length: count }, (_, i) => ({ from: start(i), to: start(i + 1) }))
}

function withStrays(answers: readonly Answer[], { question }: Look, strays: number, chance: Chance): Answer[] {
  const found = [...answers]
  const known = new Set(answers.map(answer => JSON.stringify(answer)))
  for (let i = 0; i < strays; i++) {
    const stray = sampleForBots(question, chance)
    if (known.has(JSON.stringify(stray))) continue
    known.add(JSON.stringify(stray))
    found.push(stray)
  }
  return found
}
