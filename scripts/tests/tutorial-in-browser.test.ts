/** The game of docs/add-a-game.md in the browser: the page is followed in a house of its own, as far as it leads there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../../web/browser.ts'
import { answer, asked, sitDown } from '../../web/tests/seated.ts'
import { root } from '../tools.ts'
import { changed, readTutorial, writeFiles } from '../tutorial.ts'

const house = mkdtempSync(join(tmpdir(), 'palatine-house-'))
const markdown = readFileSync(join(root, 'docs', 'add-a-game.md'), 'utf8')
let stage: Stage
let server: ChildProcess | undefined
let address: string

beforeAll(async () => {
  stage = await openStage()
  copyProject()
  const { files, changes } = readTutorial(markdown)
  writeFiles(house, files)
  for (const { file, diff } of changes.filter(({ says }) => says === undefined)) {
    const path = join(house, file)
    writeFileSync(path, changed(readFileSync(path, 'utf8'), diff))
  }
  server = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: house, env: { ...process.env, PORT: '0' } })
  address = await addressOf(server)
}, 400_000)

afterAll(async () => {
  await stage.close()
  const ended = new Promise(resolve => server?.once('close', resolve))
  if (server?.kill('SIGTERM')) await ended
  rmSync(house, { recursive: true })
})

/** The project without what it has made; the packages from npm are those of this one, its own rooms are the house's. */
function copyProject(): void {
  const skipped = /^(node_modules|\.git|docs|data|dist(-\w+)?|tests)$/
  const wanted = (path: string) =>
    !path
      .slice(root.length)
      .split(/[\\/]/)
      .some(name => skipped.test(name))
  for (const name of readdirSync(root).filter(one => !skipped.test(one)))
    cpSync(join(root, name), join(house, name), { recursive: true, filter: wanted })
  const [from, to] = [join(root, 'node_modules'), join(house, 'node_modules')]
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    // What npm has linked to a room of this project has to lead into the house.
    const own = entry.name === '@palatine' || entry.isSymbolicLink()
    if (entry.isDirectory() && !own) symlinkSync(source, copy, 'junction')
    else cpSync(source, copy, { recursive: true, verbatimSymlinks: true })
  }
}

/** Where it says that it is; or it says why it cannot start. */
function addressOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [stdout, stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        said += text
        const found = /Palatine is at (\S+)/.exec(said)?.[1]
        if (found) resolve(found)
      })
      stream?.on('close', () => reject(new Error(said)))
    }
  })
}

test('it is set up, played to the end and scored, and its rules can be read', { timeout: 300_000 }, async () => {
  const { page, errors } = await stage.visit()
  expect(markdown).toContain('<http://localhost:8220/new/moat>')
  await sitDown(page, address, 'moat', ['', 'plain'])
  let answers = 0
  while (await asked(page)) await answer(page, answers++)
  expect(answers).toBeGreaterThan(2)
  expect(await page.locator('.scoring-winner').innerText()).not.toBe('')
  await page.goto(`${address}/rules/moat`)
  await page.locator('main').getByText('Who crosses').first().waitFor()
  expect(errors).toEqual([])
})
