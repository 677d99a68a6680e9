import { Worker } from 'node:worker_threads'
import { Cluster } from '@palatine/server/testing/postgres'
import type { Writing } from './postgres-thread.ts'
import type { Outcome } from './run.ts'

const writers = 16

/** What of a PostgreSQL's speed is left for answers. Here the clock on the wall counts: waiting for the disk is part of it. */
export async function postgres(quick: boolean): Promise<Outcome> {
  const cluster = await Cluster.start()
  try {
    const database = await cluster.place()
    const milliseconds = quick ? 1_000 : 4_000
    const run = async (what: Writing['what'], servers: number): Promise<number> => {
      const one = { database, what, writers: writers / servers, milliseconds }
      const all = await Promise.all(Array.from({ length: servers }, () => inThread(one)))
      return (all.reduce((sum, done) => sum + done, 0) * 1_000) / milliseconds
    }
    const contestants = [
      { name: 'bare inserts', run: () => run('inserts', 1) },
      { name: 'answers at one server', run: () => run('answers', 1) },
      { name: 'answers at two servers', run: () => run('answers', 2) },
    ]
    const found: number[][] = contestants.map(() => [])
    for (let round = 0; round < (quick ? 3 : 7); round++) {
      for (const [i, one] of contestants.entries()) found[i].push(await one.run())
    }
    const best = found.map(all => Math.max(...all))
    const speeds = contestants.map(({ name }, i) => ({
      name,
      best: best[i],
      median: found[i].toSorted((a, b) => a - b)[Math.floor(found[i].length / 2)],
      ratio: best[i] / best[0],
    }))
    return {
      group: 'postgres',
      about: `Answers of the teaching game, each on disk before it counts, against bare inserts of as many bytes: ${cluster.version}, ${writers} writers, in one a second.`,
      reference: 'bare inserts',
      speeds,
      floors: [
        { of: 'answers at one server', against: 'bare inserts', atLeast: 0.4, aim: 0.6, ratio: best[1] / best[0] },
      ],
    }
  } finally {
    await cluster.remove()
  }
}

function inThread(writing: Writing): Promise<number> {
  const worker = new Worker(new URL('postgres-thread.ts', import.meta.url), { workerData: writing })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
