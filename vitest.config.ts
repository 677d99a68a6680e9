import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,ui,games,bots,server,web,cli,bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'games/*/frozen/**'],
    // The tests are pure functions of their input: threads that share their modules are about ten times faster.
    pool: 'threads',
    isolate: false,
    // No test is about time; a slow machine must not fail one. This only ends what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A test that asserts nothing proves nothing.
    expect: { requireAssertions: true },
  },
})
