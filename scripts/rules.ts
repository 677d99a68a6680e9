// Rule coverage: every paragraph of a guide begins the title of a test and is cited by a rule.
import { pathToFileURL } from 'node:url'
import { compareGuides, type Guide, parseGuide } from '../kernel/guide.ts'
import { gameIds, textsBelow } from './files.ts'
import { readSource } from './source.ts'

/** What a game holds; the last two map paths to sources. */
export type GameTexts = {
  en: string
  de: string
  tests: ReadonlyMap<string, string>
  rules: ReadonlyMap<string, string>
}
/** `problems` is empty when every paragraph is tested and cited in both languages and nothing else is. */
export type Coverage = { paragraphs: number; tested: number; cited: number; covered: number; problems: string[] }

/** Compares a game's guide with its tests and rules. Throws if a guide cannot be read. */
export function coverage(game: GameTexts): Coverage {
  const en = parseGuide(game.en)
  const de = parseGuide(game.de)
  const ids = en.paragraphs.map(({ id }) => id)
  const tested = idsIn(game.tests, source => titles(source).flatMap(title => leadingIds(title, en.code)))
  const cited = idsIn(game.rules, source => citations(source, en.code))
  const unknown = (found: Map<string, string>) => [...found].filter(([id]) => !ids.includes(id))
  return {
    paragraphs: ids.length,
    tested: ids.filter(id => tested.has(id)).length,
    cited: ids.filter(id => cited.has(id)).length,
    covered: ids.filter(id => tested.has(id) && cited.has(id)).length,
    problems: [
      ...ids.filter(id => !tested.has(id)).map(id => `${id}: no test's title begins with it`),
      ...ids.filter(id => !cited.has(id)).map(id => `${id}: no rule cites it`),
      ...unknown(tested).map(([id, file]) => `${id}: ${file} tests it, but the guide has no such paragraph`),
      ...unknown(cited).map(([id, file]) => `${id}: ${file} cites it, but the guide has no such paragraph`),
      ...differences(en, de),
      ...(ids.length === 0 ? ['the guide has no paragraph'] : []),
    ],
  }
}

/** The titles of all tests that run: a template literal counts as far as its first value, a skipped test not at all. */
export function titles(source: string): string[] {
  const { code, literals } = readSource(source)
  return literals.flatMap(({ start, text }) => {
    const before = code.slice(0, start).trimEnd()
    const callee = before.endsWith('(') ? calleeOf(before.slice(0, -1).trimEnd()) : ''
    const names = /(?:^|[^.\w$])((?:test|it|describe)(?:\.\w+)*)$/.exec(callee)?.[1]?.split('.') ?? []
    return names.length === 0 || names.some(name => /^(?:skip|todo|skipIf|runIf)$/.test(name)) ? [] : [text]
  })
}

/** `test.each(table)` and `test.each` with a template are called once more: what counts stands before the table. */
function calleeOf(code: string): string {
  if (code.endsWith('`')) return code.slice(0, code.lastIndexOf('`', code.length - 2))
  if (!code.endsWith(')')) return code
  let open = 0
  for (let at = code.length - 1; at >= 0; at--) {
    if (code[at] === ')') open++
    if (code[at] === '(' && --open === 0) return code.slice(0, at).trimEnd()
  }
  return ''
}

/** The ids at the beginning of a title: `GH 6.2: ...` or `GH 6.2, GH 6.3: ...`. */
function leadingIds(title: string, code: string): string[] {
  const id = `${code} \\d+(?:\\.\\d+)+`
  const lead = new RegExp(`^${id}(?:(?:, | and )${id})*(?![\\w.]*\\d)`).exec(title)?.[0] ?? ''
  return citations(lead, code)
}

const citations = (text: string, code: string): string[] =>
  text.match(new RegExp(`\\b${code} \\d+(?:\\.\\d+)+`, 'g')) ?? []

/** Each id with the first file in which it was found. */
function idsIn(files: ReadonlyMap<string, string>, find: (source: string) => string[]): Map<string, string> {
  return new Map([...files].reverse().flatMap(([file, source]) => find(source).map(id => [id, file] as const)))
}

function differences(en: Guide, de: Guide): string[] {
  const { onlyEn, onlyDe, marksDiffer } = compareGuides(en, de)
  return [
    ...onlyEn.map(id => `${id}: only in guide/en.md`),
    ...onlyDe.map(id => `${id}: only in guide/de.md`),
    ...marksDiffer.map(id => `${id}: the marks in guide/en.md and guide/de.md differ`),
  ]
}

function read(id: string): GameTexts | undefined {
  const guides = textsBelow(`games/${id}/guide`, '.md')
  const en = guides.get(`games/${id}/guide/en.md`)
  if (en === undefined) return undefined
  const de = guides.get(`games/${id}/guide/de.md`) ?? ''
  return { en, de, tests: textsBelow(`games/${id}/tests`, '.test.ts'), rules: textsBelow(`games/${id}/rules`, '.ts') }
}

function measure(game: GameTexts): Coverage {
  try {
    return coverage(game)
  } catch (error) {
    return { paragraphs: 0, tested: 0, cited: 0, covered: 0, problems: [(error as Error).message] }
  }
}

function main(): void {
  const games = gameIds().map(id => ({ id, texts: read(id) }))
  const without = games.filter(({ texts }) => texts === undefined).map(({ id }) => id)
  const results = games.flatMap(({ id, texts }) => (texts ? [{ id, ...measure(texts) }] : []))
  const row = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at ? `${cell}`.padStart(12) : `${cell}`.padEnd(20))).join('')
  console.log(row('game', 'paragraphs', 'tested', 'cited', 'covered'))
  for (const { id, paragraphs, tested, cited, covered } of results) {
    console.log(row(id, paragraphs, tested, cited, `${paragraphs ? Math.floor((100 * covered) / paragraphs) : 0} %`))
  }
  for (const { id, problems } of results) for (const problem of problems) console.log(`${id}: ${problem}`)
  for (const id of without) console.log(`${id}: no guide/en.md; every game needs one`)
  process.exitCode = without.length > 0 || results.some(({ problems }) => problems.length > 0) ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
