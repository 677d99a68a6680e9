import type { Reporter } from 'vitest/node'
import { root } from '../tools.ts'

/** What is told of a file and of a test by Vitest. */
interface TestModule {
  readonly moduleId: string
}
interface TestCase {
  readonly fullName: string
  readonly module: TestModule
  diagnostic(): { readonly duration: number } | undefined
}

const slow = 3_000
const quiet = 15_000

/**
 * Lines for logs, where nothing moves on the screen: every test that took long, as soon as it is done, and what is
 * being run whenever nothing has been said for a while.
 */
export default class Progress implements Reporter {
  /** By file: what of it is being run, as far as is known, and since when. */
  private readonly running = new Map<string, { name: string; began: number }>()
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

  onTestModuleStart(module: TestModule): void {
    this.runs(module, pathOf(module))
  }

  onTestCaseReady(test: TestCase): void {
    this.runs(test.module, nameOf(test))
  }

  onTestCaseResult(test: TestCase): void {
    this.runs(test.module, pathOf(test.module))
    const duration = test.diagnostic()?.duration ?? 0
    if (duration >= slow) this.say(`   ${seconds(duration)} ${nameOf(test)}`)
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.running.delete(moduleId)
    this.said = performance.now()
  }

  onTestRunEnd(): void {
    clearInterval(this.clock)
  }

  private runs({ moduleId }: TestModule, name: string): void {
    this.running.set(moduleId, { name, began: performance.now() })
  }

  private tellRunning(): void {
    const now = performance.now()
    const names = [...this.running.values()].map(({ name, began }) => `${name} (${seconds(now - began)})`)
    this.say(`   running: ${names.join('; ')}`)
  }
}

const pathOf = ({ moduleId }: TestModule): string => moduleId.replace(`${root}/`, '')

const nameOf = ({ module, fullName }: TestCase): string => `${pathOf(module)} > ${fullName}`

const seconds = (duration: number): string => `${(duration / 1000).toFixed(0)} s`
