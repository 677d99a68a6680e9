/** A game is listed in one place; whatever else is shown of it is found in its folder. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languages, textIn } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'

const games = join(import.meta.dirname, '..', '..', 'games')
const ids = Object.keys(titles)

test('every folder of a game is in the registry', () => {
  const folders = readdirSync(games).filter(name => existsSync(join(games, name, 'rules', 'index.ts')))
  expect(folders.sort()).toEqual(ids.toSorted())
})

test.each(ids)('%s has seats, cover, colours, picture and something to be drawn by', async id => {
  const { game } = await titles[id].load()
  expect(titles[id].seats).toEqual(game.seats)
  const [least, most] = titles[id].minutes
  expect(least).toBeLessThanOrEqual(most)
  const has = (...path: string[]) => existsSync(join(games, id, ...path))
  expect(has('board', 'theme.css')).toBe(true)
  expect(has('board', 'art', 'scene.tsx')).toBe(true)
  expect(has('board', 'index.tsx') || has('board', 'zones.ts')).toBe(true)
  for (const language of languages) expect(has('text', 'cover', `${language}.ts`), language).toBe(true)
})

test.each(ids)('%s: the set-up says of every option what it changes, in every language', async id => {
  const title = await titles[id].load()
  const missing = await Promise.all(
    languages.map(async language => {
      const { options } = await textIn(title, language)
      const unexplained = Object.keys(title.game.options).filter(key => !/\w.*\.$/.test(options[key].about ?? ''))
      return unexplained.map(key => `${language} ${key}`)
    }),
  )
  expect(missing.flat()).toEqual([])
})
