import type { Reporter } from 'vitest/node'
import { root } from '../tools.ts'

/** What is told of a test of Vitest. */
interface TestCase {
  readonly id: string
  readonly fullName: string
  readonly module: { readonly moduleId: string }
  diagnostic(): { readonly duration: number } | undefined
}

const slow = 3_000
const quiet = 15_000

/**
 * Lines for logs, where nothing moves on the screen: every test that took long, as soon as it is done, and what is
 * being run whenever nothing has been said for a while.
 */
export default class Progress implements Reporter {
  private readonly running = new Map<string, { test: TestCase; began: number }>()
  private readonly say: (line: string) => void
  private said = performance.now()
  private clock: NodeJS.Timeout | undefined

  /** Vitest makes it with an object of options, which is empty. */
  constructor({ say = console.log }: { say?: (line: string) => void } = {}) {
    this.say = line => {
      this.said = performance.now()
      say(line)
    }
  }

  onTestRunStart(): void {
    this.clock = setInterval(() => performance.now() - this.said > quiet && this.tellRunning(), 5_000)
  }

  onTestCaseReady(test: TestCase): void {
    this.running.set(test.id, { test, began: performance.now() })
  }

  onTestCaseResult(test: TestCase): void {
    this.running.delete(test.id)
    const duration = test.diagnostic()?.duration ?? 0
    if (duration >= slow) this.say(`   ${seconds(duration)} ${nameOf(test)}`)
  }

  onTestModuleEnd(): void {
    this.said = performance.now()
  }

  onTestRunEnd(): void {
    clearInterval(this.clock)
  }

  private tellRunning(): void {
    const now = performance.now()
    const names = [...this.running.values()].map(({ test, began }) => `${nameOf(test)} (${seconds(now - began)})`)
    this.say(`   running: ${names.join('; ') || 'setting up'}`)
  }
}

const nameOf = ({ module, fullName }: TestCase): string => `${module.moduleId.replace(`${root}/`, '')} > ${fullName}`

const seconds = (duration: number): string => `${(duration / 1000).toFixed(0)} s`
