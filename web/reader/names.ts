/** Names of cards, tiles and places in a guide, and what it says about each. */
import type { Guide, Paragraph } from '@palatine/kernel/guide'

export interface Named {
  readonly name: string
  /** The row of the table that is about it: headings with their cells. */
  readonly facts: readonly (readonly [heading: string, cell: string])[]
  /** How the paragraphs begin that its row refers to, or the one that it is the title of. */
  readonly texts: readonly string[]
  /** The paragraph that it comes from. */
  readonly paragraph: string
}

/** A single word that is said more often than this is an ordinary word of the game, though it may be a name as well. */
const ordinary = 12
const isName = /\p{L}{3}/u
/** "the lab" is spoken of as "your lab" as well. */
const article = /^(?:the|der|die|das) /i
/** "Academy of Wisdom (Academy)": what it is called in short. */
const short = / \(([^()]+)\)$/

/** By what the text calls them: what stands in the first cell of a row, and each title that is marked as a name. */
export function namesIn({ intro, sections, paragraphs }: Guide): ReadonlyMap<string, Named> {
  const whole = [intro, ...sections.map(({ text }) => text), ...paragraphs.map(({ text }) => text)].join('\n')
  const isOrdinary = (name: string) =>
    !name.includes(' ') && [...whole.matchAll(new RegExp(wholeWords([name]), 'giu'))].length > ordinary
  const found = new Map<string, Named>()
  const add = (name: string, named: Omit<Named, 'name'>, called = name) => {
    if (!found.has(called)) found.set(called, { name, ...named })
  }
  for (const { id, title, text, marks } of paragraphs) {
    if (!marks.includes('name')) continue
    const name = title.replace(article, '')
    add(name, { facts: [], texts: beginning(text), paragraph: id }, name[0].toLowerCase() + name.slice(1))
  }
  for (const { id, text } of paragraphs) {
    for (const { head, rows } of tablesIn(text)) {
      for (const [first, ...cells] of rows) {
        const name = first.replace(article, '').replace(short, '')
        if (!isName.test(name)) continue
        const facts = cells.map((cell, i) => [head[i + 1], cell] as const)
        const named = {
          facts: facts.filter(([, cell]) => !reference.test(cell)),
          texts: facts.flatMap(([, cell]) => (reference.test(cell) ? toldIn(cell, paragraphs) : [])),
          paragraph: id,
        }
        if (!isOrdinary(name)) add(name, named)
        const [, inShort] = short.exec(first) ?? []
        if (inShort) add(name, named, inShort)
      }
    }
  }
  return found
}

/** A cell that says only where to read on. */
const reference = /^\d+\.\d+$/

const toldIn = (number: string, paragraphs: readonly Paragraph[]) =>
  beginning(paragraphs.find(one => one.number === number)?.text ?? '')

/** The first words of a paragraph, without what is drawn or marked in them. */
const beginning = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .filter(block => !/^[{|]/.test(block))
    .slice(0, 1)
    .map(block => block.replace(/ ?\((?:ours|reconstructed)\)|\*\*/g, ''))

/** A piece of text: words, or a name as it stands there. */
export type Piece = string | { readonly word: string; readonly named: Named }

/** Takes a text apart at the names in it: whole words, the longest first, also in the plural and in other cases. */
export function namesFinder(names: ReadonlyMap<string, Named>): (text: string) => readonly Piece[] {
  const all = [...names.keys()].sort((a, b) => b.length - a.length)
  if (all.length === 0) return text => [text]
  const pattern = new RegExp(wholeWords(all), 'u')
  const each = all.map(name => [new RegExp(`^${inflected(name)}$`, 'u'), name] as const)
  return text =>
    text.split(pattern).map((word, i) => {
      const name = i % 2 === 1 ? each.find(([whole]) => whole.test(word))?.[1] : undefined
      const named = name === undefined ? undefined : names.get(name)
      return named ? { word, named } : word
    })
}

const wholeWords = (names: readonly string[]) => `(?<![\\p{L}\\d-])(${names.map(inflected).join('|')})(?![\\p{L}\\d])`

/** A sentence may begin with it, its first word may be an adjective, and what ends in a letter may have an ending. */
function inflected(name: string): string {
  const [first, ...rest] = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').split(' ')
  const lower = /^\p{Ll}/u.test(first) ? `[${first[0]}${first[0].toUpperCase()}]${first.slice(1)}` : first
  const adjective = lower.replace(/(?:er|es|e)$/, '(?:er|es|en|em|e)')
  const words = rest.length > 0 ? [adjective, ...rest] : [lower]
  return `${words.join(' ')}${/\p{L}$/u.test(name) ? '(?:en|es|e|n|s)?' : ''}`
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
