import { styleText } from 'node:util'
import { grouped } from './counted.ts'

/** Where a command writes to. Colours and progress bars only where a person looks. */
export interface Terminal {
  /** To standard output: what was asked for. */
  print(text: string): void
  /** To standard error: what went wrong. */
  warn(text: string): void
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  /** A bar on standard error that shows how much of a long task is done; does nothing away from a terminal. */
  progress(label: string): { show(done: number, all: number): void; end(): void }
}

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>

export function terminal(
  out: Stream = process.stdout,
  err: Stream = process.stderr,
  env: NodeJS.ProcessEnv = process.env,
): Terminal {
  const colourful = out.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    colourful ? styleText(format, text, { validateStream: false }) : text
  return {
    print: text => void out.write(`${text}\n`),
    warn: text => void err.write(`${text}\n`),
    bold: style('bold'),
    dim: style('dim'),
    good: style('green'),
    bad: style('red'),
    progress: label => (err.isTTY && env.TERM !== 'dumb' ? bar(label, err) : { show: () => {}, end: () => {} }),
  }
}

function bar(label: string, err: Stream): ReturnType<Terminal['progress']> {
  let last = 0
  return {
    show(done, all) {
      const now = performance.now()
      if (done < all && now - last < 100) return
      last = now
      const width = Math.max(10, Math.min(40, (err.columns || 80) - label.length - 30))
      const full = Math.round((width * done) / all)
      const percent = Math.floor((100 * done) / all)
      err.write(`\r${label} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${percent} %  ${grouped(done)}\x1b[K`)
    },
    end: () => void err.write('\r\x1b[K'),
  }
}

/** Rows under a heading: words to the left, what begins with a figure to the right. */
export function columns(
  heading: readonly string[],
  rows: readonly (readonly string[])[],
  bold: (text: string) => string,
): string[] {
  const widths = heading.map((head, i) => Math.max(head.length, ...rows.map(row => row[i].length)))
  const figures = heading.map((_, i) => i > 0 && rows.every(row => /^[-±\d]|^$/.test(row[i])))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (figures[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd()
  return [bold(line(heading)), ...rows.map(line)]
}
