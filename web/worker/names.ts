/** What a worker is for is said by its name. */
export const workerNames = { tables: 'tables', replays: 'replays', bots: 'bots', previews: 'previews' } as const

/** One script for all of them, so that a game's rules are fetched once. */
export const startWorker = (name: keyof typeof workerNames): Worker =>
  new Worker(import.meta.env.DEV ? '/worker/index.ts' : '/worker.js', { type: 'module', name: workerNames[name] })
