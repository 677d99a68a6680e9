import { spawnSync } from 'node:child_process'
import { browserFiles } from './order.ts'

export interface LeftOut {
  readonly files: readonly string[]
  /** Says so: nothing is left out in silence. */
  readonly sentences: readonly string[]
}

/** What is not run: because it was not wanted, or because this machine lacks what only one test needs. */
export function leftOut(browser: boolean, python = hasPython()): LeftOut {
  const files = [...(browser ? [] : browserFiles()), ...(python ? [] : ['cli/tests/python.test.ts'])]
  const sentences = [
    ...(browser ? [] : ['Without the browser tests (--no-browser).']),
    ...(python ? [] : ['Without the test of cli/examples/bot.py: it needs python3 on the PATH, which is not there.']),
  ]
  return { files, sentences }
}

const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0
