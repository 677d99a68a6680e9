// The tutorial is built and tried as a newcomer would do it, in a folder of its own, so that it stays true.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { playGame } from '@palatine/bots'
import { anyText, type Bot, languages, random, type Title, tableFor } from '@palatine/kernel'
import { brokenProperties, properties } from '@palatine/kernel/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { textsBelow } from '../files.ts'
import { wrongImports } from '../imports.ts'
import { coverage } from '../rules.ts'
import { reasonsIn, textProblems } from '../text.ts'
import { root, script } from '../tools.ts'
import { changed, readTutorial, writeFiles } from '../tutorial.ts'

const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const { files, changes } = readTutorial(page('add-a-game.md'))
const mistakes = changes.filter(({ says }) => says !== undefined)
const game = 'games/moat'
const below = (room: string, ending: string) =>
  new Map([...files].filter(([file]) => file.startsWith(`${game}/${room}`) && file.endsWith(ending)))

/** For what runs other programs or many games, on a machine that has other things to do. */
const patient = { timeout: 60_000 }

const houses: string[] = []
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true })
})

/** A house with nothing but this game in it, outside of the project. */
function houseWith(content: ReadonlyMap<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), 'palatine-tutorial-'))
  houses.push(house)
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction')
  writeFiles(house, content)
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }\n')
  const tsconfig = { extends: join(root, 'tsconfig.json'), include: ['games', 'bots'], exclude: [] }
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(tsconfig))
  return house
}

const load = (house: string, file: string) => import(/* @vite-ignore */ pathToFileURL(join(house, file)).href)
const titleIn = async (house: string): Promise<Title> => (await load(house, `${game}/index.ts`)).title

const house = houseWith(new Map([...files, ...readTutorial(page('write-a-bot.md')).files]))

describe('the game of the tutorial passes its own tests', async () => {
  for (const file of below('tests', '.test.ts').keys()) await load(house, file)
})

test('the tutorial has the files of every room', () => {
  const rooms = new Set([...files.keys()].map(file => file.split('/')[2]))
  expect([...rooms].sort()).toEqual(
    ['package.json', 'components', 'rules', 'guide', 'text', 'bot', 'index.ts', 'tests'].sort(),
  )
  expect([...files.keys()].filter(file => !file.startsWith(`${game}/`))).toEqual([])
})

test('the types of the tutorial fit', patient, () => {
  const { status, stdout } = spawnSync(process.execPath, [script('typescript', 'tsc'), '-p', house], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

test('the code of the tutorial has its usual form', patient, () => {
  const args = ['check', '--error-on-warnings', `--config-path=${root}`, join(house, 'games'), join(house, 'bots')]
  const { status, stderr } = spawnSync(process.execPath, [script('@biomejs/biome', 'biome'), ...args], {
    encoding: 'utf8',
  })
  expect(status === 0 ? '' : stderr).toBe('')
})

test('the imports of the tutorial go the right way', () => {
  expect(wrongImports(below('', '.ts'))).toEqual([])
})

test('every paragraph of its guide is tested and cited, in both languages', () => {
  const [en, de] = languages.map(language => files.get(`${game}/guide/${language}.md`) ?? '')
  expect(coverage({ en, de, tests: below('tests', '.test.ts'), rules: below('rules', '.ts') }).problems).toEqual([])
})

test.each(languages)('every text is there: %s', async language => {
  const title = await titleIn(house)
  const reasons = reasonsIn([...below('rules', '.ts').values(), ...below('components', '.ts').values()])
  expect(textProblems(title.game, anyText(await title.text[language]()), reasons)).toEqual([])
})

test('the line for the registry fits the registry', () => {
  const [change] = changes.filter(({ file }) => file === 'games/registry.ts')
  expect(changed(readFileSync(join(root, change.file), 'utf8'), change.diff)).toContain("import('./moat/index.ts')")
})

test('the bot of "Write a bot" plays the game of the tutorial', async () => {
  const title = await titleIn(house)
  const bot: Bot = (await load(house, 'bots/dreamer.ts')).dreamer(title, 2)
  const { result } = playGame({ title, table: tableFor(title, 2), bots: [bot, random], seed: 1 })
  expect(result.order.flat().sort()).toEqual([0, 1])
})

test('the page about the architecture names every property of the suite', () => {
  const text = page('architecture.md')
  expect(Object.keys(properties).filter(name => !text.includes(`| ${name} |`))).toEqual([])
})

test('what the pages link to is there', () => {
  const pages = [...textsBelow('docs', '.md')].filter(([, text]) => text.includes(']('))
  const dead = pages.flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .filter(([, link]) => !existsSync(join(root, file, '..', link)))
      .map(([, link]) => `${file}: ${link}`),
  )
  expect(dead).toEqual([])
})

// Which case is met first changes with every draw of the suite; the sentence is what has to be right.
const gist = (message: string) => message.replace(/-?\d+/g, '#').replace(/\b(?:random|plain)\b/g, 'some')

test('there are mistakes to learn from', () => {
  expect(mistakes.length).toBeGreaterThan(2)
})

test.each(mistakes)(
  'the suite says what it should to the mistake in $file',
  patient,
  async ({ file, diff, says = '' }) => {
    const wrong = await titleIn(houseWith(new Map(files).set(file, changed(files.get(file) ?? '', diff))))
    const property = Object.keys(properties).filter(name => says.startsWith(`${name}: `))
    const found = await brokenProperties(wrong, { games: 5 }, property)
    expect([...found.values()].map(gist)).toEqual([gist(says)])
  },
)
