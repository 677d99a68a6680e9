/** One numbered paragraph of a guide: the unit that tests, rules, log lines and refusals cite by its id. */
export type Paragraph = { id: string; number: string; title: string; marks: string[]; text: string; borrowed?: true }
export type Section = { number: string; title: string; text: string; borrowed?: true }
export type Guide = { code: string; title: string; intro: string; sections: Section[]; paragraphs: Paragraph[] }

const headings = {
  guide: /^# ([A-Z]{2,3}) (\S.*)$/,
  section: /^## (\d+) (\S.*)$/,
  paragraph: /^### (\d+(?:\.\d+)+) (\S.*)$/,
}
const marksLine = /^\([^()]+\)(?:\s*\([^()]+\))*$/
const knownMark = /^(?:ours|reconstructed|name|edition [a-z]{2})$/

/**
 * Reads a guide. Its first line is `# GH Gatehouse`: the code that begins every id, then the title. `## 6 Title` begins a
 * section, `### 6.2 Title` a paragraph; the line after that may hold marks: `(ours)` for a ruling where the printed rules
 * are silent, `(reconstructed)` for figures that are not printed in them, `(edition de)` for what one edition says, `(name)`
 * where the title is the name of a card, a tile or a place. Numbers rise and a paragraph's number begins with its section's.
 * Throws an error that names the line if the text is not like that.
 */
export function parseGuide(markdown: string): Guide {
  const lines = markdown.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [, code, title] = headings.guide.exec(lines[0] ?? '') ?? []
  if (!code || !title) throw wrong(1, lines[0], 'a guide begins with its code and title, such as "# GH Gatehouse"')
  const guide: Guide = { code, title, intro: '', sections: [], paragraphs: [] }
  const ends: { line: number; paragraph: Paragraph }[] = []
  // Text goes to whatever began last: the guide itself, a section or a paragraph.
  let write = (line: string): void => {
    guide.intro += `${line}\n`
  }
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at].trimEnd()
    const level = /^#{1,3}(?!#)/.exec(line)?.[0]
    if (level === undefined) write(line)
    else if (level === '##') {
      const section = beginSection(guide, line, at + 1)
      write = more => {
        section.text += `${more}\n`
      }
    } else if (level === '###') {
      const paragraph = beginParagraph(guide, line, at + 1)
      const next = (lines[at + 1] ?? '').trim()
      if (marksLine.test(next)) paragraph.marks = readMarks(next, ++at + 1)
      write = more => {
        paragraph.text += `${more}\n`
      }
      ends.push({ line: at + 1, paragraph })
    } else throw wrong(at + 1, line, 'a guide has one title, in its first line')
  }
  guide.intro = guide.intro.trim()
  for (const part of [...guide.sections, ...guide.paragraphs]) part.text = part.text.trim()
  const empty = ends.find(({ paragraph }) => paragraph.text === '')
  if (empty) throw wrong(empty.line, `### ${empty.paragraph.number}`, 'a paragraph needs a text below its heading')
  return guide
}

/**
 * A guide in the making, with the paragraphs, sections and first page of the whole one wherever it has none: those are
 * `borrowed`, so that they can be shown as what they are, words of another language.
 */
export function withBorrowed(own: Guide, whole: Guide): Guide {
  const fill = <P extends { number: string }>(parts: readonly P[], all: readonly P[]): P[] =>
    all.map(one => parts.find(({ number }) => number === one.number) ?? { ...one, borrowed: true })
  return {
    ...own,
    intro: own.intro || whole.intro,
    sections: fill(own.sections, whole.sections),
    paragraphs: fill(own.paragraphs, whole.paragraphs),
  }
}

/** What keeps two languages of one guide apart: ids that only one has, and ids whose marks differ, in the text as well. */
export function compareGuides(en: Guide, de: Guide): { onlyEn: string[]; onlyDe: string[]; marksDiffer: string[] } {
  const missingIn = (other: Guide) => (each: Paragraph) => !other.paragraphs.some(({ id }) => id === each.id)
  const inText = ({ text }: Paragraph) => text.match(/\((?:ours|reconstructed)\)/g) ?? []
  const marks = (each: Paragraph) => [...each.marks, ...inText(each)].sort().join()
  return {
    onlyEn: en.paragraphs.filter(missingIn(de)).map(({ id }) => id),
    onlyDe: de.paragraphs.filter(missingIn(en)).map(({ id }) => id),
    marksDiffer: en.paragraphs
      .filter(each => de.paragraphs.some(other => other.id === each.id && marks(other) !== marks(each)))
      .map(({ id }) => id),
  }
}

/** A worked example: `{example ties}` begins its block of text, and a test of that name plays it. */
export type Example = { name: string; text: string; numbers: number[] }

/** The examples in a text, with the numbers that they tell, in their order. A reference such as 3.3 is no number. */
export function examplesIn(text: string): Example[] {
  return [...text.matchAll(/^\{example ([a-z-]+)\}((?:.|\n(?!\s*\n))*)/gm)].map(([, name, told]) => ({
    name,
    text: told.trim(),
    numbers: (told.match(/(?<![\d.])\d+(?!\.?\d)/g) ?? []).map(Number),
  }))
}

function beginSection(guide: Guide, line: string, at: number): Section {
  const [, number, title] = headings.section.exec(line) ?? []
  if (!number || !title) throw wrong(at, line, 'a section is a number and a title, such as "## 6 Scoring"')
  const last = guide.sections.at(-1)
  if (last && Number(number) <= Number(last.number)) throw wrong(at, line, `it comes after section ${last.number}`)
  const section = { number, title, text: '' }
  guide.sections.push(section)
  return section
}

function beginParagraph(guide: Guide, line: string, at: number): Paragraph {
  const [, number, title] = headings.paragraph.exec(line) ?? []
  if (!number || !title) throw wrong(at, line, 'a paragraph is a number and a title, such as "### 6.2 Dice"')
  const section = guide.sections.at(-1)
  if (section?.number !== number.split('.')[0]) {
    throw wrong(at, line, section ? `it stands in section ${section.number}` : 'it stands before the first section')
  }
  const last = guide.paragraphs.at(-1)
  if (last && !rises(last.number, number)) throw wrong(at, line, `it comes after ${last.number}; numbers rise`)
  const paragraph = { id: `${guide.code} ${number}`, number, title, marks: [], text: '' }
  guide.paragraphs.push(paragraph)
  return paragraph
}

function readMarks(line: string, at: number): string[] {
  const marks = [...line.matchAll(/\(([^()]+)\)/g)].map(match => match[1].trim())
  const unknown = marks.find(mark => !knownMark.test(mark))
  if (unknown === undefined) return marks
  throw wrong(
    at,
    `(${unknown})`,
    'after a heading, brackets are marks: "(ours)", "(reconstructed)", "(name)" or "(edition de)"',
  )
}

function rises(before: string, after: string): boolean {
  const [a, b] = [before, after].map(number => number.split('.').map(Number))
  const at = a.findIndex((part, index) => part !== b[index])
  return at === -1 ? b.length > a.length : b.length > at && b[at] > a[at]
}

const wrong = (line: number, found: string | undefined, right: string): Error =>
  new Error(`Guide, line ${line}: "${found ?? ''}" is not right: ${right}.`)
