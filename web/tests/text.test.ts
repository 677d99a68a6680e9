/** Every word of the app is used. (That each is there in both languages, the types see to.) */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

const web = join(import.meta.dirname, '..')
const rooms = [
  'app',
  'pages',
  'reader',
  'replay',
  'setup',
  'online',
  'table',
  'plain',
  'connection',
  'worker',
  join('..', 'ui'),
  join('..', 'ui', 'stage'),
  join('..', 'ui', 'widgets'),
]
const sources = rooms
  .flatMap(room => readdirSync(join(web, room)).map(name => join(web, room, name)))
  .filter(name => /\.tsx?$/.test(name))
  .map(name => readFileSync(name, 'utf8'))
  .join('\n')

/** Looked up by a key that is only known while the app runs. */
const byKey = [
  'setup.bots',
  'setup.botGroups',
  'setup.expect',
  'settings',
  'refusals',
  'troubles',
  'table.troubles',
  'online.chat.phrases',
  'online.lobby.tabs',
  'online.house.states',
  'reader.sources',
  'reader.marks.editions',
  'kitPage.stateNames',
  'kitPage.parts',
]

function paths(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const path = before + key
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? paths(value, `${path}.`) : [path]
  })
}

test('every message is used somewhere', () => {
  const fixed = paths(en).filter(path => !byKey.some(start => path.startsWith(`${start}.`)))
  const unused = fixed.filter(path => {
    const key = path.split('.').at(-1) as string
    return !new RegExp(`\\.${key}\\b|'${key}'|\\b${key}[,:] `).test(sources)
  })
  expect(unused).toEqual([])
})

test('both languages have the same messages', () => {
  expect(paths(de).sort()).toEqual(paths(en).sort())
})
