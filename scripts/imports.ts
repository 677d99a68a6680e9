// Who may import what: the house plan as a table, and the check that holds it.
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textsBelow } from './files.ts'
import { readSource } from './source.ts'

/**
 * From a room, to the rooms that it may import besides itself. "own/x" is the folder x of the same game, "game" any game
 * but for its board and its tests, "node" the modules of Node, "package" anything from npm, "types of" only with
 * `import type`.
 */
const allowed: Record<string, readonly string[]> = {
  kernel: [],
  'kernel/testing': ['kernel', 'vitest', 'node'],
  'kernel/tests': ['kernel', 'kernel/testing', 'vitest', 'node'],
  ui: ['kernel', 'package'],
  'own/rules': ['kernel', 'types of own/components'],
  'own/components': ['kernel'],
  'own/guide': ['kernel', 'own/components', 'own/rules', 'types of own/text'],
  'own/text': ['kernel', 'own/components', 'own/rules'],
  'own/bot': ['kernel', 'own/components', 'own/rules'],
  'own/board': ['kernel', 'ui', 'own', 'own/rules', 'own/components', 'own/guide', 'own/text', 'own/bot', 'package'],
  own: ['kernel', 'own/rules', 'own/components', 'own/guide', 'own/text', 'own/bot'],
  registry: ['kernel', 'game'],
  bots: ['kernel', 'game', 'registry', 'node', 'package'],
  tables: ['kernel', 'game', 'registry', 'bots', 'zod'],
  server: ['kernel', 'game', 'registry', 'bots', 'tables', 'node', 'package'],
  cli: ['kernel', 'game', 'registry', 'bots', 'tables', 'server', 'web', 'node', 'package'],
  web: ['kernel', 'ui', 'game', 'board', 'registry', 'bots', 'tables', 'server', 'node', 'package'],
  bench: ['*'],
  scripts: ['*'],
}
/** A test may, besides what its own room may: test libraries, Node, the testing kit, and all that its game has. */
const forTests = ['kernel', 'kernel/testing', 'vitest', 'node']
const testLibraries = ['vitest', 'fast-check']

export type WrongImport = { file: string; line: number; target: string; why: string }

/** Every import that goes against the house plan. `files` maps paths from the root (with `/`) to their source. */
export function wrongImports(files: ReadonlyMap<string, string>): WrongImport[] {
  return [...files].flatMap(([file, source]) =>
    importsOf(source).flatMap(found => {
      const why = complaint(file, found)
      return why === undefined ? [] : [{ file, line: found.line, target: found.target, why }]
    }),
  )
}

type Import = { target: string; typeOnly: boolean; line: number }
type Place = { room: string; game?: string; test?: boolean; house: string }

function importsOf(source: string): Import[] {
  const { code, literals } = readSource(source)
  return literals.flatMap(({ start, text }) => {
    const before = code.slice(0, start).trimEnd()
    const from = /\b(?:import|export)(\s+type\b)?[^;'"`()=]*(?<![.\w])from$/.exec(before)
    const called = /(\btypeof\s+)?\bimport\s*\($/.exec(before)
    if (!from && !called && !/(?<![.\w])import$/.test(before)) return []
    return [{ target: text, typeOnly: Boolean(from?.[1] ?? called?.[1]), line: before.split('\n').length }]
  })
}

function complaint(file: string, { target, typeOnly }: Import): string | undefined {
  const from = placeOf(file)
  const to = placeOfTarget(file, target)
  const may = [...(allowed[from.room] ?? ['*']), ...(from.test ? forTests : [])]
  if (may.includes('*')) return undefined
  const leaves = target.startsWith('.') && to.house !== from.house && from.room !== 'registry' && to.room !== 'registry'
  if (leaves) return 'a relative import must stay in its package; import the other package by its name'
  if (from.game && to.game && from.game !== to.game) return 'a game knows nothing of another game'
  if (to.test && !from.test) return 'only tests import from tests'
  if (to.room === from.room || (from.game && from.test && to.game) || may.some(each => fits(each, from, to)))
    return undefined
  if (may.includes(`types of ${to.room}`)) {
    return typeOnly ? undefined : `${spoken(from)} may import only types from ${spoken(to)}: write "import type"`
  }
  return `${spoken(from)} may import ${may.length > 0 ? may.map(each => each.replace('own/', 'its own ')).join(', ') : 'only itself'}`
}

function fits(may: string, from: Place, to: Place): boolean {
  if (may === to.room) return !to.game || to.game === from.game
  if (may === 'game') return to.game !== undefined && to.room !== 'own/board'
  if (may === 'board') return to.room === 'own/board'
  if (may === 'vitest') return testLibraries.includes(to.room)
  return may === 'package' && !(to.room in allowed) && to.room !== 'node' && !testLibraries.includes(to.room)
}

function placeOfTarget(file: string, target: string): Place {
  if (target.startsWith('.')) return placeOf(posix.join(posix.dirname(file), target))
  if (target.startsWith('node:')) return { room: 'node', house: 'node' }
  if (target === 'palatine') return { room: 'cli', house: 'cli' }
  const [, name, path] = /^@palatine\/([^/]+)\/?(.*)$/.exec(target) ?? []
  if (name === undefined) return { room: target.split('/')[0] ?? target, house: target }
  return placeOf(`${name in allowed ? name : `games/${name}`}/${path || 'index'}`)
}

function placeOf(path: string): Place {
  const parts = path.split('/')
  const test = parts.includes('tests') || /\.test\.tsx?$/.test(path)
  const [house = '', second = '', third = ''] = parts
  if (house === 'kernel') {
    const part = test ? 'kernel/tests' : second.startsWith('testing') ? 'kernel/testing' : 'kernel'
    return { room: part, test, house }
  }
  if (house !== 'games') return { room: house, test, house }
  if (parts.length === 2) return { room: 'registry', test, house }
  const folder = test || (parts.length === 3 && third.includes('.')) || third === 'index' ? 'own' : `own/${third}`
  return { room: folder, game: second, test, house: `games/${second}` }
}

const spoken = ({ room, game }: Place): string => (game ? room.replace('own', `games/${game}`) : room)

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rooms = ['kernel', 'ui', 'games', 'bots', 'tables', 'server', 'web', 'cli']
  const files = new Map(rooms.flatMap(room => [...textsBelow(room, '.ts', '.tsx')]))
  const wrong = wrongImports(files)
  for (const { file, line, target, why } of wrong) console.log(`${file}:${line} imports ${target}: ${why}`)
  console.log(
    wrong.length > 0 ? `${wrong.length} imports go the wrong way` : `${files.size} files, all imports go the right way`,
  )
  process.exitCode = wrong.length > 0 ? 1 : 0
}
