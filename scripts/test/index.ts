// All tests, then all checks; the last line is the sum. With paths (`npm test -- kernel`) only these tests; with
// `--no-browser` none that drives a browser.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from '../check.ts'
import { runScript, script } from '../tools.ts'
import { leftOut } from './left-out.ts'

type Count = { passed: number; failed: number }
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const noBrowser = '--no-browser'
const words = process.argv.slice(2)
const filters = words.filter(word => word !== noBrowser)
const { files, sentences } = leftOut(!words.includes(noBrowser))
const without = files.map(file => `--exclude=${file}`)
const counts =
  filters.length > 0 ? [tests([...filters, ...without])] : [tests(['--allowOnly=false', ...without]), check()]
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
for (const sentence of sentences) console.log(`\n${sentence}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)

function tests(args: readonly string[]): Count {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-test-'))
  const report = join(folder, 'report.json')
  const well = runScript(script('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    ...(process.stdout.isTTY ? [] : [`--reporter=${join(import.meta.dirname, 'progress.ts')}`]),
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
