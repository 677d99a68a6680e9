// Guides that keep their word: figures come from the components and are marked where they are not printed, worked
// examples are played by tests, German imperatives have their full form.
import { pathToFileURL } from 'node:url'
import { titles as registry } from '../games/registry.ts'
import { examplesIn, type Guide, parseGuide } from '../kernel/guide.ts'
import { type Figures, fill, type GuideTables, sourcesIn } from '../kernel/guide-figures.ts'
import { tableFor, textIn } from '../kernel/index.ts'
import { textsBelow } from './files.ts'
import { shortImperatives } from './german.ts'
import { titles } from './rules.ts'

/** A part of a guide that has figures or examples: its id, or the number of its section. */
type Part = { id: string; text: string; marks?: readonly string[] }

/** What is wrong with one guide; `tests` maps paths to sources, `pictures` are those that the board has. */
export function guideProblems(
  guide: Guide,
  figures: Figures,
  tests: ReadonlyMap<string, string>,
  pictures: readonly string[] = [],
): string[] {
  const parts: Part[] = [
    { id: `${guide.code}, the first page`, text: guide.intro },
    ...guide.sections.map(({ number, text }) => ({ id: `${guide.code} ${number}`, text })),
    ...guide.paragraphs,
  ]
  return [
    ...parts.flatMap(part => figureProblems(part, figures).map(problem => `${part.id}: ${problem}`)),
    ...parts.flatMap(({ id, text }) => pictureProblems(text, pictures).map(problem => `${id}: ${problem}`)),
    ...exampleProblems(guide, parts, tests),
    ...guide.sections.flatMap(section => sectionProblems(guide, section.number, section.text)),
    ...(guide.intro === '' ? ['the guide has no first page'] : []),
  ]
}

function figureProblems({ text, marks = [] }: Part, figures: Figures): string[] {
  const told = withoutExamples(text)
  const written = /^\|.*\d.*\|$/m.test(told) ? ['a table with figures is written by hand; use {table NAME | ...}'] : []
  try {
    fill(told, figures)
  } catch (error) {
    return [...written, (error as Error).message]
  }
  const reconstructed = sourcesIn(told, figures).has('reconstructed')
  const marked = marks.includes('reconstructed')
  if (reconstructed === marked) return written
  return [
    ...written,
    reconstructed
      ? 'its figures are reconstructed, and it does not say so: add (reconstructed) below the heading'
      : 'it is marked (reconstructed), but takes no such figure from the components',
  ]
}

function pictureProblems(text: string, pictures: readonly string[]): string[] {
  return [...text.matchAll(/^\{picture ([a-z-]+)(.*)$/gm)].flatMap(([, name, alt]) => [
    ...(pictures.includes(name) ? [] : [`board/pictures.ts has no picture "${name}"`]),
    ...(/^: \S.*\}$/.test(alt) ? [] : [`the picture "${name}" needs words for whoever does not see it`]),
  ])
}

const withoutExamples = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter(block => !block.startsWith('{example '))
    .join('\n\n')

function exampleProblems({ code }: Guide, parts: readonly Part[], tests: ReadonlyMap<string, string>): string[] {
  const sources = [...tests.values()]
  const played = sources.flatMap(source => titles(source)).filter(title => / example [a-z-]+$/.test(title))
  const examples = parts.flatMap(({ id, text }) => examplesIn(text).map(({ name }) => ({ id, name })))
  const titleOf = ({ id, name }: { id: string; name: string }) => `${id}: example ${name}`
  return [
    ...examples.filter(one => !played.includes(titleOf(one))).map(one => `no test is called "${titleOf(one)}"`),
    ...examples
      .filter(({ name }) => !sources.some(source => source.includes(`example('${name}')`)))
      .map(({ id, name }) => `${id}: no test plays the numbers of the example "${name}": example('${name}')`),
    ...played
      .filter(title => title.startsWith(`${code} `) && !examples.some(one => titleOf(one) === title))
      .map(title => `the test "${title}" plays an example that the guide does not have`),
  ]
}

function sectionProblems({ code, paragraphs }: Guide, number: string, overview: string): string[] {
  const own = paragraphs.filter(one => one.number.split('.')[0] === number)
  return [
    ...(overview === '' ? [`${code} ${number}: the section has no overview`] : []),
    ...(own.some(({ text }) => examplesIn(text).length > 0) ? [] : [`${code} ${number}: the section has no example`]),
  ]
}

async function problemsOf(id: string): Promise<string[]> {
  const title = await registry[id].load()
  const tests = textsBelow(`games/${id}/tests`, '.test.ts')
  const [, most] = title.game.seats
  const table = tableFor(title, most)
  const hasTables = textsBelow(`games/${id}/guide`, 'tables.ts').size > 0
  const { tables }: { tables: GuideTables } = hasTables
    ? await import(`../games/${id}/guide/tables.ts`)
    : { tables: {} }
  const hasPictures = textsBelow(`games/${id}/board`, '/pictures.ts').size > 0
  const pictures = hasPictures ? Object.keys((await import(`../games/${id}/board/pictures.ts`)).pictures) : []
  const problems: string[] = []
  for (const [file, markdown] of textsBelow(`games/${id}/guide`, '.md')) {
    const text = await textIn(title, file.replace(/^.*\/|\.md$/g, ''))
    problems.push(
      ...guideProblems(parseGuide(markdown), { table, text, tables }, tests, pictures).map(each => `${file}: ${each}`),
    )
  }
  return problems
}

/** Every German text of the project: guides and messages. */
function germanProblems(): string[] {
  const texts = ['games', 'kernel', 'web', 'cli'].flatMap(room => [...textsBelow(room, '/de.md', '/de.ts')])
  return texts.flatMap(([file, text]) =>
    shortImperatives(text).map(verb => `${file}: "${verb}" is a short imperative; write "${verb}e"`),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = await Promise.all(Object.keys(registry).map(problemsOf))
  const problems = [...found.flat(), ...germanProblems()]
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'every guide keeps its word' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
