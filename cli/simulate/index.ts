import type { Range } from '../parts.ts'
import { inParallel } from '../pool.ts'
import { chunkSize, type Job, playChunk, prepare } from './job.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/** Plays these games of a job with so many threads; the tally does not depend on their number. */
export async function simulateJob(
  job: Job,
  workers: number,
  { from, to }: Range,
  progress: (games: number) => void = () => {},
): Promise<Tally> {
  const tally = emptyTally()
  await inParallel<Tally>(
    {
      from,
      count: to,
      chunkSize: chunkSize(job.games),
      script: new URL('./worker.ts', import.meta.url),
      data: job,
      here: async () => {
        const ready = await prepare(job)
        return (from, to) => playChunk(ready, from, to)
      },
      take(chunk, done) {
        merge(tally, chunk)
        progress(done - from)
      },
    },
    workers,
  )
  return tally
}
