/** How much has to be fetched, compressed, from the build: JavaScript of the front page and of tables, and games' art. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fallbackLanguage, textIn } from '@palatine/kernel'
import { dist, ensureBuilt } from './build.ts'

const kb = 1024
export const limits = { front: 130 * kb, table: 110 * kb, art: 150 * kb, online: 40 * kb }

/** All files that a file imports at once, itself included; names from the root of the build. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(dist, file))) return seen
  seen.add(file)
  const source = readFileSync(join(dist, file), 'utf8')
  const folder = file.includes('/') ? `${file.slice(0, file.lastIndexOf('/'))}/` : ''
  for (const [, target] of source.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)) {
    withImports(new URL(target, `file:///${folder}`).pathname.slice(1), seen)
  }
  return seen
}

const size = (files: Iterable<string>): number => {
  let sum = 0
  for (const file of files) {
    const packed = join(dist, `${file}.br`)
    sum += statSync(existsSync(packed) ? packed : join(dist, file)).size
  }
  return sum
}

/** The chunks that a source imports when it is needed, by a word in their name. */
const asset = (start: string): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter(name => name.startsWith(start) && name.endsWith('.js'))
    .map(name => `assets/${name}`)

/** The chunks of a game's board, by the list that the page keeps of all boards; guided games and pictures of the guide come elsewhere. */
function boardOf(id: string): string[] {
  const all = asset('').map(file => readFileSync(join(dist, file), 'utf8'))
  const entry = new RegExp(`games/${id}/board/index\\.tsx[^,]*?import\\([\`"']\\./([^\`"']+)[\`"']\\)`, 'g')
  return [...new Set(all.flatMap(source => [...source.matchAll(entry)].map(([, name]) => `assets/${name}`)))]
}

/** What draws a game: the chunk of its own board, the style that comes with it, and every picture that these name. */
function artOf(id: string): string[] {
  const entry = new RegExp(
    `games/${id}/board/index\\.tsx"?:.*?import\\([\`"']\\./([^\`"']+)[\`"']\\)(?:,__vite__mapDeps\\(\\[([\\d,]+)])?`,
  )
  const page = asset('')
    .map(file => readFileSync(join(dist, file), 'utf8'))
    .find(source => entry.test(source))
  if (!page) return []
  const [, chunk, styles = ''] = entry.exec(page) ?? []
  const listed = [...(/m\.f=\[([^\]]*)]/.exec(page)?.[1].matchAll(/"([^"]+)"/g) ?? [])].map(([, file]) => file)
  const own = [
    `assets/${chunk}`,
    ...styles
      .split(',')
      .filter(Boolean)
      .map(i => listed[Number(i)]),
  ]
  const pictures = own.flatMap(file =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(/assets\/[\w.-]+\.(?:svg|png|webp|avif|jpe?g)/g)].map(
      ([name]) => name,
    ),
  )
  return [...new Set([...own, ...pictures])]
}

/** What the workers load when bots play a game: what its bots look at, and the search. */
function botsOf(id: string): string[] {
  const sources = asset(`${id}-`).map(file => readFileSync(join(dist, file), 'utf8'))
  const found = sources.flatMap(source => [...source.matchAll(/import\([`"']\.\/(bot-[^`"']+)[`"']\)/g)])
  return [...found.map(([, name]) => `assets/${name}`), ...asset('levels-').flatMap(file => [...withImports(file)])]
}

const holding = (files: readonly string[], text: string): string[] =>
  files.filter(file => readFileSync(join(dist, file), 'utf8').includes(text))

export interface Sizes {
  readonly front: number
  /** By game: what a table of it needs beyond the front page, in English. */
  readonly tables: { readonly [game: string]: number }
  /** What a table of the server needs beyond one of this browser. */
  readonly online: number
  /** By game: its own board. */
  readonly art: { readonly [game: string]: number }
}

/** `games`: the id of each game, with the tagline by which its English text is known. */
export function sizes(games: { readonly [id: string]: { readonly tagline: string } }): Sizes {
  const index = asset('index-')
  const main = index.filter(file => /createRoot/.test(readFileSync(join(dist, file), 'utf8')))
  const appWords = holding(asset('en-'), 'Four palaces, one table.')
  const front = new Set([...main, ...appWords].flatMap(file => [...withImports(file)]))
  const tables: Record<string, number> = {}
  const art: Record<string, number> = {}
  for (const [id, { tagline }] of Object.entries(games)) {
    const own = new Set([
      ...['table-', 'screen-'].flatMap(asset),
      ...asset(`${id}-`),
      ...boardOf(id),
      ...botsOf(id),
      ...holding(asset('en-'), tagline),
      ...holding(asset('en-'), 'Passing is not possible here.'),
      'worker.js',
    ])
    const all = new Set([...own].flatMap(file => [...withImports(file)]))
    tables[id] = size([...all].filter(file => !front.has(file)))
    art[id] = size(artOf(id))
  }
  const local = new Set(['table-', 'screen-'].flatMap(asset).flatMap(file => [...withImports(file)]))
  const online = new Set(
    ['at-', 'live-table-', 'qr-', 'lobby-', 'front-panels-', 'open-table-']
      .flatMap(asset)
      .flatMap(file => [...withImports(file)]),
  )
  return {
    front: size(front),
    tables,
    art,
    online: size([...online].filter(file => !front.has(file) && !local.has(file))),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureBuilt(console.log)
  const { titles } = await import('../games/registry.ts')
  const games: Record<string, { tagline: string }> = {}
  for (const { id, load } of Object.values(titles)) {
    const { tagline } = await textIn(await load(), fallbackLanguage)
    games[id] = { tagline }
  }
  const found = sizes(games)
  const inKb = (bytes: number) => `${(bytes / kb).toFixed(1)} KB`
  console.log(`front page ${inKb(found.front)} of ${inKb(limits.front)}`)
  console.log(`online play ${inKb(found.online)} more, of ${inKb(limits.online)}`)
  for (const [id, bytes] of Object.entries(found.tables))
    console.log(`table of ${id}: ${inKb(bytes)} more, of ${inKb(limits.table)}`)
  for (const [id, bytes] of Object.entries(found.art))
    console.log(`art of ${id}: ${inKb(bytes)}, of ${inKb(limits.art)}`)
  const over = (all: { readonly [game: string]: number }, limit: number) => Object.values(all).some(one => one > limit)
  process.exitCode =
    found.front > limits.front ||
    found.online > limits.online ||
    over(found.tables, limits.table) ||
    over(found.art, limits.art)
      ? 1
      : 0
}
