import type { Calibration, CalibrationQuestion, CalibrationTable, CalibrationRow as Row } from '@palatine/kernel'
import { tablesOf } from './calibration.ts'
import { keyOf } from './play.ts'

/** What self-play says to one question. */
export interface Answered {
  readonly question: CalibrationQuestion
  readonly tables: readonly CalibrationTable[]
  readonly games: number
  readonly measured: number
  /** One standard error, from ten parts of the games; undefined where that says nothing. */
  readonly error: number | undefined
  readonly passed: boolean
}

/** Each table that some question is about, once. */
export function allTables(questions: readonly CalibrationQuestion[]): CalibrationTable[] {
  const tables = new Map<string, CalibrationTable>()
  for (const table of questions.flatMap(tablesOf)) if (!tables.has(keyOf(table))) tables.set(keyOf(table), table)
  return [...tables.values()]
}

/** Measures every question. @param rows by table, in the order of `tables` */
export function answerQuestions(
  { questions }: Calibration,
  tables: readonly CalibrationTable[],
  rows: readonly (readonly Row[])[],
): Answered[] {
  const places = new Map(tables.map((table, i) => [keyOf(table), i]))
  return questions.map(question => {
    const own = tablesOf(question)
    const found = own.flatMap((table, i) => rows[places.get(keyOf(table)) as number].map(row => ({ ...row, table: i })))
    const measured = question.measure(found)
    return {
      question,
      tables: own,
      games: found.length,
      measured,
      error: errorOf(question, found),
      passed: fits(question, measured),
    }
  })
}

const fits = ({ min, max }: CalibrationQuestion, measured: number): boolean =>
  Number.isFinite(measured) && (min === undefined || measured >= min) && (max === undefined || measured <= max)

const parts = 10

function errorOf(question: CalibrationQuestion, rows: readonly Row[]): number | undefined {
  if (rows.length < 10 * parts) return undefined
  const measured = Array.from({ length: parts }, (_, part) =>
    question.measure(rows.filter((_, i) => i % parts === part)),
  )
  const mean = measured.reduce((sum, n) => sum + n, 0) / parts
  const error = Math.sqrt(measured.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (parts - 1) / parts)
  return Number.isFinite(error) ? error : undefined
}

/** "12 to 18", "at least 12", "at most 18". */
export const target = ({ min, max }: CalibrationQuestion): string =>
  min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : `${min} to ${max}`

/** "plain, 2 and 3 seats" */
export function spokenTables(tables: readonly CalibrationTable[]): string {
  const byBots = new Map<string, number[]>()
  for (const { bots, seats, options } of tables) {
    const key = `${bots.join(', ')}${options === undefined ? '' : ` (${JSON.stringify(options).replace(/[{}"]/g, '')})`}`
    byBots.set(key, [...(byBots.get(key) ?? []), seats])
  }
  return [...byBots].map(([bots, seats]) => `${bots}: ${seats.join(', ')} seats`).join('; ')
}

/** A figure as short as it can be read; `like` another one, if it stands beside it. */
export function figure(n: number, like = n): string {
  const size = Math.abs(like)
  return Number.isFinite(n) ? n.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 3) : String(n)
}
