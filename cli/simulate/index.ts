import { inParallel } from '../pool.ts'
import { chunkSize, type Job, playChunk, prepare } from './job.ts'
import { emptyTally, merge, type Tally } from './tally.ts'

/** Plays a job with so many threads; the tally does not depend on their number. */
export async function simulateJob(
  job: Job,
  workers: number,
  progress: (games: number) => void = () => {},
): Promise<Tally> {
  const tally = emptyTally()
  await inParallel<Tally>(
    {
      count: job.games,
      chunkSize: chunkSize(job.games),
      script: new URL('./worker.ts', import.meta.url),
      data: job,
      here: async () => {
        const ready = await prepare(job)
        return (from, to) => playChunk(ready, from, to)
      },
      take(chunk, done) {
        merge(tally, chunk)
        progress(done)
      },
    },
    workers,
  )
  return tally
}
