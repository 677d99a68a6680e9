// All tests, then all checks; the last line is the sum. With arguments (`npm test -- kernel`) only these tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.ts'
import { runScript, script } from './tools.ts'

type Count = { passed: number; failed: number }
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const filters = process.argv.slice(2)
const counts = filters.length > 0 ? [tests(filters)] : [tests(['--allowOnly=false']), check()]
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)

function tests(args: readonly string[]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-test-'))
  const report = join(folder, 'report.json')
  const well = runScript(script('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  const count = countOf(report)
  rmSync(folder, { recursive: true, force: true })
  // An error outside of any test, or no report at all, is a failure too.
  return well || count.failed > 0 ? count : { ...count, failed: 1 }
}

function countOf(report: string): Count {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report
    if (numPendingTests > 0) console.log(`${numPendingTests} tests were skipped`)
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every(each => each.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
