import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/test/order.ts'

export default defineConfig({
  test: {
    include: ['{kernel,ui,games,bots,tables,server,web,cli,bench,scripts}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'games/*/frozen/**'],
    // The tests are pure functions of their input: threads that share their modules are about ten times faster.
    pool: 'threads',
    isolate: false,
    // One file a core, also in the browser, where much of the time is spent waiting.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    // No test is about time; a slow machine must not fail one. This only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A test that asserts nothing proves nothing; what is waited for may take as long as it does anywhere else.
    expect: { requireAssertions: true, poll: { timeout: 90_000 } },
  },
})
