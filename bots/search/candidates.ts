import {
  type Answer,
  type Chance,
  freeze,
  type Question,
  type Score,
  shuffle,
  smallStepsForBots,
  toAnswer,
} from '@palatine/kernel'

/** The beginning of an answer, and how many points it gives away against the best that the score sees. */
interface Begun {
  readonly steps: readonly number[]
  readonly regret: number
}

/** So many beginnings are gone on with at most, however many equally good ones there are. */
const mostLooked = 150

/**
 * The `count` answers that a score likes best, best first: those whose small steps give away the least. Equals come in the
 * order of chance.
 */
export function candidates(question: Question, score: Score, count: number, chance: Chance): Answer[] {
  const open: Begun[] = [{ steps: [], regret: 0 }]
  const found: Answer[] = []
  for (let looked = 0; open.length > 0 && found.length < count && looked < mostLooked; looked++) {
    const { steps, regret } = open.pop() as Begun
    const more = smallStepsForBots(question, steps)
    if (more.length === 0) {
      found.push(freeze(toAnswer(question, steps)))
      continue
    }
    if (more.length === 1) {
      insert(open, { steps: [...steps, more[0]], regret })
      continue
    }
    const worths = more.map(step => score([...steps, step]))
    const best = Math.max(...worths)
    for (const i of shuffle(chance, [...more.keys()])) {
      // What is out of the question (minus infinity) is taken only if there is nothing else.
      const lost = worths[i] === best ? 0 : best - worths[i]
      if (lost < Number.POSITIVE_INFINITY) insert(open, { steps: [...steps, more[i]], regret: regret + lost })
    }
  }
  return found
}

/** Keeps the list sorted, the least regret last; of equals the newest, so that answers are finished before others begin. */
function insert(open: Begun[], begun: Begun): void {
  let at = open.length
  while (at > 0 && open[at - 1].regret < begun.regret) at--
  open.splice(at, 0, begun)
}
