// The tutorial is built and tried as a newcomer would do it, in a folder of its own, so that it stays true.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { playGame } from '@palatine/bots'
import { type Bot, languages, random, type Title, tableFor, textIn } from '@palatine/kernel'
import { brokenProperties, properties } from '@palatine/kernel/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { textsBelow } from '../files.ts'
import { wrongImports } from '../imports.ts'
import { coverage } from '../rules.ts'
import { reasonsIn, textProblems } from '../text.ts'
import { root, script } from '../tools.ts'
import { changed, readTutorial, saying, writeFiles } from '../tutorial.ts'

const page = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const markdown = page('add-a-game.md')
const { files, changes, runs } = readTutorial(markdown)
const mistakes = changes.filter(({ says }) => says !== undefined)
const game = 'games/moat'
const below = (room: string, ending: string) =>
  new Map([...files].filter(([file]) => file.startsWith(`${game}/${room}`) && file.endsWith(ending)))

const inWords = (
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four'
).split(' ')

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
  writeFileSync(join(house, 'package.json'), '{\n  "type": "module"\n}\n')
  copyFileSync(join(root, 'biome.json'), join(house, 'biome.json'))
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
  const rooms = new Set([...below('', '').keys()].map(file => file.split('/')[2]))
  expect([...rooms].sort()).toEqual(
    ['package.json', 'components', 'rules', 'guide', 'text', 'bot', 'index.ts', 'tests'].sort(),
  )
  expect(markdown).toContain(`is a file of the game, ${inWords[below('', '').size]} in all`)
  // What is not of the game lies where neither git nor the checks look.
  expect([...files.keys()].filter(file => !file.startsWith(`${game}/`))).toEqual(['data/my-box.json'])
})

test('the types of the tutorial fit', patient, () => {
  const { status, stdout } = spawnSync(process.execPath, [script('typescript', 'tsc'), '-p', house], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

/** What the check of the form says about a house. */
function formatProblems(rooms: readonly string[], cwd: string): string {
  const args = ['check', '--error-on-warnings', ...rooms]
  const { status, stderr } = spawnSync(process.execPath, [script('@biomejs/biome', 'biome'), ...args], {
    cwd,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}

test('the code of the tutorial has its usual form', patient, () => {
  expect(formatProblems(['games', 'bots'], house)).toBe('')
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
  expect(textProblems(title.game, await textIn(title, language), reasons)).toEqual([])
})

test('the line for the registry fits the registry', () => {
  const [change] = changes.filter(({ file }) => file === 'games/registry.ts')
  expect(changed(readFileSync(join(root, change.file), 'utf8'), change.diff)).toContain("import('./moat/index.ts')")
})

test('the bot of "Write a bot" plays the game of the tutorial', async () => {
  const title = await titleIn(house)
  const bot: Bot = (await load(house, 'bots/dreamer.ts')).dreamer(title)
  const { result } = await playGame({ title, table: tableFor(title, 2), bots: [bot, random], seed: 1, iterations: 6 })
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

test('the tutorial counts the properties right', () => {
  expect(markdown).toContain(`${inWords[Object.keys(properties).length]} properties against them`)
})

/** The house as the reader has it by then: the game on the shelf, and all that the commands need. */
function wholeHouse(): string {
  const made = houseWith(files)
  rmSync(join(made, 'tsconfig.json'))
  for (const room of ['kernel', 'cli', 'scripts']) cpSync(join(root, room), join(made, room), { recursive: true })
  cpSync(join(root, 'games', 'frozen.ts'), join(made, 'games', 'frozen.ts'))
  const shelf = changes.filter(({ file }) => file === 'games/registry.ts')
  for (const { file, diff } of shelf) {
    writeFiles(made, new Map([[file, changed(readFileSync(join(root, file), 'utf8'), diff)]]))
  }
  return made
}

/** What stands behind the commands of the page that can be tried here. */
const behind: readonly (readonly [RegExp, string])[] = [
  [/^npx palatine /, 'cli/bin/palatine.mjs '],
  [/^npm run rules$/, 'scripts/rules.ts'],
]

/** Runs the commands one after the other; what the last of them prints. */
function printed(made: string, commands: readonly string[]): string {
  let out = ''
  for (const command of commands) {
    const [pattern, file] = behind.find(([known]) => known.test(command)) ?? []
    if (pattern === undefined || file === undefined) continue
    const words = command.replace(pattern, file).split(' ')
    const { stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: made,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    })
    expect(stderr).toBe('')
    out = stdout
  }
  return out.trimEnd()
}

/** What the suite says to a mistake, in as many games as the game's own tests play. */
async function complaint(file: string, diff: string, says: string): Promise<string> {
  const wrong = await titleIn(houseWith(new Map(files).set(file, changed(files.get(file) ?? '', diff))))
  const games = Number(/games: (\d+)/.exec(files.get(`${game}/tests/generic.test.ts`) ?? '')?.[1])
  const property = Object.keys(properties).filter(name => says.startsWith(`${name}: `))
  const [found = 'nothing'] = (await brokenProperties(wrong, { games }, property)).values()
  return found
}

test('there is something to try, and there are mistakes to learn from', () => {
  expect(runs.length).toBeGreaterThan(2)
  expect(mistakes.length).toBeGreaterThan(2)
})

test('what the page shows is what is said; "npm test -- scripts/tests/tutorial -u" corrects it', patient, async () => {
  const made = wholeHouse()
  let now = markdown
  for (const { commands, says } of runs) now = saying(now, says, printed(made, commands))
  expect(formatProblems(['.'], made)).toBe('')
  for (const { file, diff, says = '' } of mistakes) now = saying(now, says, await complaint(file, diff, says))
  await expect(now).toMatchFileSnapshot(join(root, 'docs', 'add-a-game.md'))
})
