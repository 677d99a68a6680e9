import { type Answer, type Bot, type Candidate, type Chance, type Look, sampleForBots } from '@palatine/kernel'
import { candidates } from './candidates.ts'
import { average, halving, standardError } from './halving.ts'
import { type Comparing, type Helpers, Together } from './together.ts'
import type { Mind } from './trials.ts'

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

/**
 * Tries the best few answers by the game's score out in imagined worlds, the same for all of them: everybody plays on by
 * the policy, to the end of a round, and there the value says how everybody stands. The same look, seed and iterations
 * give the same answer.
 */
export function search(mind: Mind, { strays, choose }: Ending = takeBest, helpers: Helpers = []): Bot {
  const { game, bot } = mind
  return async (look, { chance, iterations = usualIterations, signal }) => {
    const width = Math.min(most, Math.max(fewest, Math.round(iterations / triesEach)))
    const answers = withStrays(candidates(look.question, bot.score(look), width, chance), look, strays, chance)
    if (answers.length === 1) return { answer: answers[0] }
    const what: Comparing = { look, answers, seed: chance.below(2 ** 30) }
    const ahead = answers.map(() => game.scores.map(() => 0))
    const together = new Together(mind, what, helpers, signal)
    const tried = await halving({
      options: answers.length,
      iterations,
      async worths(options, from, to, until) {
        const found = await together.rows(options, from, to, until)
        for (const row of found) {
          for (const [i, trial] of row.entries()) {
            const sums = ahead[options[i]]
            for (let category = 0; category < sums.length; category++) sums[category] += trial.ahead[category]
          }
        }
        return found.map(row => row.map(({ worth }) => worth))
      },
    }).finally(() => together.end())
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
