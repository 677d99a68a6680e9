/** Every example that a help shows is run: with fewer games, and with the files that it names. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openData } from '@palatine/server/database/data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { commands } from '../main.ts'
import { palatine } from './run.ts'

const bin = join(import.meta.dirname, '..', 'bin', 'palatine.mjs')
const folder = mkdtempSync(join(tmpdir(), 'palatine-examples-'))
const inFolder = (name: string) => join(folder, name)
const request = '{"jsonrpc":"2.0","id":1,"method":"games"}\n'
// A server serves until it is stopped: web/tests/serve.test.ts has it.
const examples = commands
  .filter(({ name }) => name !== 'serve')
  .flatMap(command => command.examples.map(([line]) => line))

beforeAll(async () => {
  const { stones } = (await titles.gatehouse.load()).components.builtIn
  writeFileSync(inFolder('my-stones.json'), JSON.stringify({ game: 'gatehouse', components: { stones } }))
  const words = ['simulate', 'gatehouse', '--games', '1', '--workers', '1', '--record', inFolder('game.json')]
  expect(await palatine(...words)).toMatchObject({ code: 0, err: '' })
  process.env.PALATINE_DATA = inFolder('data')
  await (await openData(inFolder('data'))).close()
})
afterAll(() => {
  delete process.env.PALATINE_DATA
  rmSync(folder, { recursive: true })
})

test.each(examples.filter(line => !line.startsWith('engine')))('palatine %s', async line => {
  const words = line
    .split(' ')
    .map(word => (word.endsWith('.db') || existsSync(inFolder(word)) ? inFolder(word) : word))
  const { code, out, err } = await palatine(...shortened(words))
  expect(err).toBe('')
  expect(out).not.toBe('')
  // So few games say nothing about a target: it may be missed.
  expect(words[0] === 'calibrate' ? [0, 1] : [0]).toContain(code)
})

test.each(examples.filter(line => line.startsWith('engine')))('palatine %s', line => {
  // The shell joins the files to it.
  const [words] = line.split(' <')
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words.split(' ')], {
    input: request,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: expect.any(Array) })
})

test('what an example writes, it writes where it says', () => {
  expect(readdirSync(inFolder('look'))).toContain('eschnapur.md')
})

/** The same with two games, and with reports in a folder of this test. */
function shortened(words: readonly string[]): string[] {
  const [command] = words
  if (command !== 'simulate' && command !== 'calibrate') return [...words]
  const without = (option: string, list: readonly string[]): string[] => {
    const at = list.indexOf(option)
    return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 2)]
  }
  const rest = without('--out', without('--games', words))
  const out = command === 'calibrate' ? ['--out', inFolder('look')] : []
  return [...rest, '--games', '2', '--workers', '1', ...out]
}
