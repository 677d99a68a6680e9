/** A part is in the kit because boards share it; what one board alone uses belongs into its folder. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '..', '..')
const source = (...path: string[]) => readFileSync(join(house, ...path), 'utf8')

/** What is exported for boards: values, not types, of the files below `stage`. */
function exportsOf(index: string): { file: string; part: string }[] {
  return [...index.matchAll(/export \{([^}]*)\} from '\.\/stage\/([^']+)'/g)].flatMap(([, names, file]) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== '' && !name.startsWith('type '))
      .map(part => ({ file, part })),
  )
}

const importsKit = /import \{([^}]*)\} from '@palatine\/ui'/g

/** The parts that the files of a board import. */
function usedBy(game: string): ReadonlySet<string> {
  const files = readdirSync(join(house, 'games', game, 'board'), { recursive: true, encoding: 'utf8' })
  const names = files
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => [...source('games', game, 'board', file).matchAll(importsKit)])
    .flatMap(([, list]) => list.split(',').map(name => name.trim()))
  return new Set(names)
}

/** The parts that one file of the stage draws with, or spreads over what it draws. */
const drawnWith = (file: string) =>
  [...source('ui', 'stage', file).matchAll(/(?:<|\.{3})(\w+)/g)].map(([, name]) => name)

const boards = ['eschnapur', 'eternal-palace', 'great-split', 'xian'].map(usedBy)
const parts = exportsOf(source('ui', 'index.ts'))
/** What the app itself draws boards with, or lets float beside things of its own. */
const app = ['StageRoot', 'lengthIn', 'placeOf', 'beside', 'boxOf', 'windowSize', 'useForeseen']

test('the kit has parts, and every board uses some', () => {
  expect(parts.length).toBeGreaterThan(10)
  for (const board of boards) expect(board.has('Thing')).toBe(true)
})

test.each(parts.filter(({ part }) => !app.includes(part)))('$part is used by two boards or more', ({ file, part }) => {
  // A part that another one is drawn with is used wherever that one is.
  const others = parts.filter(other => other.file === file && drawnWith(file).includes(part))
  const names = [part, ...others.map(other => other.part)]
  expect(boards.filter(board => names.some(name => board.has(name))).length).toBeGreaterThanOrEqual(2)
})

test.each(app)('%s is used by the app', name => {
  const files = readdirSync(join(house, 'web'), { recursive: true, encoding: 'utf8' })
  const users = files.filter(
    file =>
      /\.tsx?$/.test(file) && [...source('web', file).matchAll(importsKit)].some(([, list]) => list.includes(name)),
  )
  expect(users.length).toBeGreaterThan(0)
})
