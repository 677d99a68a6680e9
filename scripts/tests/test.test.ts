/** What stands behind `npm test`: which files drive a browser, in which order files run, what is told meanwhile. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leftOut } from '../test/left-out.ts'
import { browserFiles, longestFirst } from '../test/order.ts'
import Progress from '../test/progress.ts'
import { root } from '../tools.ts'

test('a file that opens a browser is known by it', () => {
  const found = browserFiles()
  // The last one does not take the stage of the others, but launches a browser of its own.
  for (const file of ['app', 'secrets', 'plain-http']) expect(found).toContain(`web/tests/${file}.test.ts`)
  for (const file of ['serve', 'text']) expect(found).not.toContain(`web/tests/${file}.test.ts`)
})

test('nothing is left out in silence', () => {
  expect(leftOut(true, true)).toEqual({ files: [], sentences: [] })
  const { files, sentences } = leftOut(false, false)
  expect(files).toEqual([...browserFiles(), 'cli/tests/python.test.ts'])
  expect(files.every(file => existsSync(join(root, file)))).toBe(true)
  expect(sentences).toEqual([
    'Without the browser tests (--no-browser).',
    'Without the test of cli/examples/bot.py: it needs python3 on the PATH, which is not there.',
  ])
})

test('whole games begin first, then the browser, then the rest as it was', () => {
  const order = ['kernel/tests/run', 'web/tests/app', 'bots/tests/drive', 'games/xian/tests/generic']
  const files = order.map(name => ({ moduleId: join(root, `${name}.test.ts`) }))
  const [run, app, drive, generic] = files
  expect(longestFirst(files)).toEqual([generic, app, run, drive])
})

describe('in a log', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const one = (fullName: string, duration = 0) => ({
    fullName,
    module: { moduleId: join(root, 'web/tests/app.test.ts') },
    diagnostic: () => ({ duration }),
  })
  const told = () => {
    const lines: string[] = []
    const progress = new Progress({ say: line => lines.push(line) })
    progress.onTestRunStart()
    return { lines, progress }
  }

  test('a test that took long is told when it is done, a quick one is not', () => {
    const { lines, progress } = told()
    progress.onTestCaseResult(one('quick', 200))
    progress.onTestCaseResult(one('slow', 12_400))
    progress.onTestRunEnd()
    expect(lines).toEqual(['   12 s web/tests/app.test.ts > slow'])
  })

  test('as Vitest makes it, it writes to the log', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    new Progress({}).onTestCaseResult(one('slow', 5_000))
    expect(log).toHaveBeenCalledWith('   5 s web/tests/app.test.ts > slow')
    log.mockRestore()
  })

  test('nothing is silent for half a minute', () => {
    const { lines, progress } = told()
    const game = one('a whole game')
    progress.onTestModuleStart(game.module)
    vi.advanceTimersByTime(30_000)
    progress.onTestCaseReady(game)
    vi.advanceTimersByTime(20_000)
    expect(lines).toEqual([
      '   running: web/tests/app.test.ts (20 s)',
      '   running: web/tests/app.test.ts > a whole game (10 s)',
    ])
    vi.advanceTimersByTime(40_000)
    expect(lines).toHaveLength(4)
    progress.onTestRunEnd()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(4)
  })
})
