/** Names of cards, tiles and places in a guide, and what its tables say about each. */
import type { Guide } from '@palatine/kernel/guide'

export interface Named {
  readonly name: string
  /** The row of the table that is about it: headings with their cells. */
  readonly facts: readonly (readonly [heading: string, cell: string])[]
  /** The paragraph of that table. */
  readonly paragraph: string
}

/** A single word that is said more often than this is an ordinary word of the game, though it may be a name as well. */
const ordinary = 12
const isName = /\p{L}{3}/u
/** "the lab" is spoken of as "your lab" as well. */
const article = /^(?:the|der|die|das) /

/** By name. Every row of a table is about what stands in its first cell. */
export function namesIn({ intro, sections, paragraphs }: Guide): ReadonlyMap<string, Named> {
  const whole = [intro, ...sections.map(({ text }) => text), ...paragraphs.map(({ text }) => text)]
    .join('\n')
    .toLowerCase()
  const isOrdinary = (name: string) => !name.includes(' ') && whole.split(name.toLowerCase()).length - 1 > ordinary
  const found = new Map<string, Named>()
  for (const { id, text } of paragraphs) {
    for (const { head, rows } of tablesIn(text)) {
      for (const [first, ...cells] of rows) {
        const name = first.replace(article, '')
        if (!isName.test(name) || found.has(name) || isOrdinary(name)) continue
        const facts = cells.map((cell, i) => [head[i + 1], cell] as const)
        found.set(name, { name, facts, paragraph: id })
      }
    }
  }
  return found
}

/** What finds any of the names in a text, as a whole word, the longest first; undefined if there are none. */
export function namesPattern(names: Iterable<string>): RegExp | undefined {
  const all = [...names].sort((a, b) => b.length - a.length).map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return all.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\d])(${all.join('|')})(?![\\p{L}\\d])`, 'u')
}

const tablesIn = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => /^\|.*\|$/.test(line.trim())))
    .filter(lines => lines.length > 2)
    .map(lines => lines.map(cellsOf))
    .map(([head, , ...rows]) => ({ head, rows }))

/** The cells of a row in Markdown. */
export const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map(cell => cell.trim())
