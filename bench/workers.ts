import { benchWorkers } from 'palatine/bench-workers'
import type { Outcome } from './run.ts'

/** Two workers against one. Here the clock on the wall counts: sharing the work is what is measured. */
export async function workers(quick: boolean): Promise<Outcome> {
  const { ratio, one, two } = await benchWorkers('gatehouse', 600_000, quick ? 3 : 5)
  return {
    group: 'workers',
    about:
      'The command simulate, 600,000 random games of the teaching game, with one worker and with two, in games a second.',
    reference: 'one worker',
    speeds: [
      { name: 'one worker', best: one, median: one, ratio: 1 },
      { name: 'two workers', best: two, median: two, ratio },
    ],
    floors: [{ of: 'two workers', against: 'one worker', atLeast: 1.5, ratio }],
  }
}
