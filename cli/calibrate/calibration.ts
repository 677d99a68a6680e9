import type { CalibrationQuestion, CalibrationTable } from '@palatine/kernel'

/** The tables of a question, however it names them. */
export const tablesOf = ({ tables, seats }: CalibrationQuestion): readonly CalibrationTable[] =>
  tables ?? (seats ?? []).map(count => ({ seats: count, bots: ['plain'] }))

/** What is wrong with a question before anything is played; undefined if nothing. */
export function wrongQuestion(question: CalibrationQuestion): string | undefined {
  if (tablesOf(question).length === 0) return 'it names neither seats nor tables'
  if (question.min === undefined && question.max === undefined) return 'it has neither min nor max'
  return undefined
}
