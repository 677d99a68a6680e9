/**
 * Where a server keeps everything: plain SQL that SQLite and PostgreSQL both understand, with `?` for each value. What a
 * transaction has written is on disk when its promise is kept; outside of one only what is on disk can be seen.
 */
export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

export interface Statements {
  all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>
  /** How many rows it changed. */
  run(sql: string, ...values: readonly Value[]): Promise<number>
}

export interface Database extends Statements {
  /** Whether other servers may write to it at the same time. */
  readonly shared: boolean
  /** All that the work writes, or nothing where it throws. It asks through what it is given, and waits for nothing else. */
  transaction<T>(work: (inside: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const textOf = (row: Row, column: string): string => String(row[column] ?? '')
export const numberOf = (row: Row, column: string): number => Number(row[column] ?? 0)
export const jsonOf = (row: Row, column: string): unknown => {
  const value = row[column]
  return typeof value === 'string' ? JSON.parse(value) : undefined
}
