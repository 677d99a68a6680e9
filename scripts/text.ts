// Every message of every language: what is missing, what nothing uses, what is still in English. `npm run text` reports it
// for each language; the languages that are complete have to stay so.
import { pathToFileURL } from 'node:url'
import { type AnyText, fallbackLanguage, type Game, languages, parseGuide, textIn } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { textsBelow } from './files.ts'

/** Languages in which nothing may be missing. */
const complete = ['en', 'de']

/** What the words of a language lack beside those that it falls back to; messages by their path. */
export interface Differences {
  readonly messages: number
  readonly missing: string[]
  readonly unused: string[]
  readonly untranslated: string[]
}

/** Compares a tree of words with the whole one. */
export function differences(whole: object, own: object): Differences {
  const [wanted, there] = [messages(whole), messages(own)]
  return {
    messages: wanted.size,
    missing: [...wanted.keys()].filter(path => !there.has(path)),
    unused: [...there.keys()].filter(path => !wanted.has(path)),
    untranslated: [...there].flatMap(([path, message]) =>
      wanted.get(path) === message && !/(^|\.)name$/.test(path) && severalWords.test(spoken(message)) ? [path] : [],
    ),
  }
}

/** A single word may be the same in two languages, and so may a name. */
const severalWords = /[a-z]{2,} +[a-z]{2,}/i

/** What is said: of a function, only what stands in quotes, without the values in it. */
const spoken = (message: string): string =>
  message.includes('=>')
    ? [...message.matchAll(/'([^']*)'|`([^`]*)`/g)]
        .map(([, text, template]) => text ?? template.replace(/\$\{[^}]*\}/g, ''))
        .join('. ')
    : message

/** Messages by their path: a text, or the source of a function. */
function messages(tree: object, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, message] of Object.entries(tree)) {
    if (typeof message === 'object' && message !== null) {
      for (const [path, text] of messages(message, `${before}${key}.`)) found.set(path, text)
    } else found.set(before + key, String(message))
  }
  return found
}

/** What a game's text has not and should have, or has and should not. `reasons`: of its rules and components. */
export function textProblems(game: Game, text: AnyText, reasons: readonly string[]): string[] {
  const endings = Object.keys(text.endings)
  return [
    ...keys('questions', text.questions, game.questions),
    ...keys('answers', text.answers, game.questions),
    ...keys('events', text.events, Object.keys(game.events)),
    ...keys('refusals', text.refusals, reasons),
    ...keys('options', text.options, Object.keys(game.options)),
    ...keys('scores', text.scores, game.scores),
    ...(endings.includes('normal') ? [] : ['endings.normal is missing']),
    ...Object.entries(game.options).flatMap(([key, option]) =>
      'values' in option ? keys(`options.${key}.values`, text.options[key]?.values ?? {}, option.values) : [],
    ),
  ]
}

function keys(part: string, found: object, wanted: readonly string[]): string[] {
  const there = Object.keys(found)
  return [
    ...wanted.filter(key => !there.includes(key)).map(key => `${part}.${key} is missing`),
    ...there.filter(key => !wanted.includes(key)).map(key => `${part}.${key} is used by nothing`),
  ]
}

/**
 * The messages that no source names: neither by their own key, nor by looking one up in the group that they are in. Messages
 * by their path.
 */
export function unnamedMessages(words: object, sources: readonly string[]): string[] {
  const source = sources.join('\n')
  const isNamed = (key: string) => new RegExp(`\\b${key}\\b`).test(source)
  /** One of the group is chosen by a value, or the group is handed on as a whole. */
  const isLookedUp = (group: string) =>
    new RegExp(`\\b${group}(?:\\?\\.)?\\[|\\b(?:words|says|text)(?:\\.\\w+)*\\.${group}\\b(?![.\\w])`).test(source)
  return [...messages(words).keys()].filter(path => {
    const keys = path.split('.')
    const groups = keys.slice(0, -1)
    const own = keys[keys.length - 1]
    return !(/^[A-Za-z]\w*$/.test(own) && isNamed(own)) && !groups.some(isLookedUp)
  })
}

/** The reasons of refusals in some sources: whatever is called a reason, and of the known ones all that are mentioned. */
export const reasonsIn = (sources: readonly string[], known: readonly string[] = []): string[] => [
  ...new Set([
    ...sources.flatMap(source => [...source.matchAll(/reason: '(\w+)'/g)].map(([, reason]) => reason)),
    ...known.filter(reason => sources.some(source => source.includes(`'${reason}'`))),
  ]),
]

/** Places where the name of a language decides between two things, so that a third language would get the wrong one. */
export function twoWaySwitches(source: string, tags: readonly string[] = languages): string[] {
  const tag = `'(?:${tags.join('|')})'`
  const pattern = new RegExp(`[!=]== ${tag}\\)? *\\?|\\? *${tag} *: *${tag}`)
  return source.split('\n').flatMap((line, i) => (pattern.test(line) ? [`line ${i + 1}: ${line.trim()}`] : []))
}

interface Report {
  readonly language: string
  readonly room: string
  readonly found: Differences
}

/** The rooms with a `text/` of their own, and what they say in each language. */
async function reports(): Promise<Report[]> {
  const rooms = ['kernel', 'cli', 'web', ...Object.keys(titles).map(id => `games/${id}`)]
  const all: Report[] = []
  for (const room of rooms) {
    const whole = await wordsOf(room, fallbackLanguage)
    const guide = paragraphsOf(room, fallbackLanguage)
    for (const language of languages.filter(tag => tag !== fallbackLanguage)) {
      all.push({ language, room: `${room}/text`, found: differences(whole, await wordsOf(room, language)) })
      if (guide)
        all.push({ language, room: `${room}/guide`, found: differences(guide, paragraphsOf(room, language) ?? {}) })
    }
  }
  return all
}

async function wordsOf(room: string, language: string): Promise<object> {
  if (textsBelow(`${room}/text`, `/text/${language}.ts`).size === 0) return {}
  return (await import(`../${room}/text/${language}.ts`))[language]
}

/** The texts of a guide by the number of their paragraph. */
function paragraphsOf(room: string, language: string): { [number: string]: string } | undefined {
  const markdown = textsBelow(`${room}/guide`, `/${language}.md`).get(`${room}/guide/${language}.md`)
  if (markdown === undefined) return undefined
  const { sections, paragraphs } = parseGuide(markdown)
  return Object.fromEntries([...sections, ...paragraphs].map(({ number, title, text }) => [number, `${title} ${text}`]))
}

/** The whole text beside what the rules need, and switches that no third language would survive. */
async function sourceProblems(): Promise<string[]> {
  const problems: string[] = []
  for (const { id, load } of Object.values(titles)) {
    const title = await load()
    const sources = ['rules', 'components'].flatMap(room => [...textsBelow(`games/${id}/${room}`, '.ts').values()])
    const text = await textIn(title, fallbackLanguage)
    const reasons = reasonsIn(sources, Object.keys(text.refusals))
    problems.push(...textProblems(title.game, text, reasons).map(each => `games/${id}/text/en.ts: ${each}`))
    problems.push(...(await unnamedIn(`games/${id}/text/board`, [`games/${id}/board`])))
  }
  for (const room of ['web', 'cli']) problems.push(...(await unnamedIn(`${room}/text`, [room, 'ui'])))
  const kernel = [...textsBelow('kernel', '.ts')].filter(([path]) => !/\/(tests|testing|text)\//.test(path))
  const { refusals } = (await wordsOf('kernel', fallbackLanguage)) as { refusals: object }
  const reasons = reasonsIn(
    kernel.map(([, source]) => source),
    Object.keys(refusals),
  )
  problems.push(...keys('refusals', refusals, reasons).map(each => `kernel/text/en.ts: ${each}`))
  const rooms = ['kernel', 'ui', 'games', 'bots', 'tables', 'server', 'cli', 'web']
  for (const [file, source] of rooms.flatMap(room => [...textsBelow(room, '.ts', '.tsx')])) {
    if (/\/tests\/|\/testing\//.test(file)) continue
    problems.push(...twoWaySwitches(source).map(each => `${file}, ${each}: a language is one of many`))
  }
  return problems
}

/** What is said in a folder of texts, in English, and named nowhere in these rooms. */
async function unnamedIn(folder: string, rooms: readonly string[]): Promise<string[]> {
  const file = `${folder}/${fallbackLanguage}.ts`
  if (textsBelow(folder, `/${fallbackLanguage}.ts`).size === 0) return []
  const [words] = Object.values((await import(`../${file}`)) as { [name: string]: object })
  const sources = rooms.flatMap(room => [...textsBelow(room, '.ts', '.tsx')])
  const others = sources.filter(([path]) => !/\/(tests|testing|text)\//.test(path)).map(([, source]) => source)
  return unnamedMessages(words, others).map(path => `${file}: ${path} is used by nothing`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const all = await reports()
  const row = (...cells: (string | number)[]) =>
    cells.map((cell, at) => (at < 2 ? `${cell}`.padEnd(at === 0 ? 10 : 24) : `${cell}`.padStart(14))).join('')
  console.log(row('language', 'where', 'messages', 'missing', 'unused', 'untranslated'))
  for (const { language, room, found } of all) {
    const { messages: count, missing, unused, untranslated } = found
    console.log(row(language, room, count, missing.length, unused.length, untranslated.length))
  }
  const problems = await sourceProblems()
  for (const { language, room, found } of all.filter(one => complete.includes(one.language))) {
    for (const kind of ['missing', 'unused', 'untranslated'] as const) {
      problems.push(...found[kind].map(path => `${room}, ${language}: ${path} is ${kind}`))
    }
  }
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? `nothing is missing in ${complete.join(' and ')}` : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
