/** Every example that a help shows is run: with few games, and with the files that it names. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openData } from '@palatine/server/database/data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { commands } from '../main.ts'
import { palatine } from './run.ts'

const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'cli', 'bin', 'palatine.mjs')
const folder = mkdtempSync(join(tmpdir(), 'palatine-examples-'))
const inFolder = (name: string) => join(folder, name)
const request = '{"jsonrpc":"2.0","id":1,"method":"games"}\n'
// A server serves until it is stopped: web/tests/serve.test.ts has it.
const examples = commands
  .filter(({ name }) => name !== 'serve')
  .flatMap(command => command.examples.map(([line]) => line))

/** When each file that a command may write by itself was written last. */
const stamps = (): string[] =>
  globSync('{docs/**,data/train/**,games/*/bot/*}', { cwd: root }).map(
    file => `${file} ${statSync(join(root, file)).mtimeMs}`,
  )
const before = stamps()

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

test('what an example writes, it writes where it says, and nothing into the project', () => {
  const written = (line: string) => readdirSync(inFolder(line.replaceAll(' ', '-')))
  expect(written('calibrate eschnapur')).toContain('eschnapur.md')
  expect(written('ladder xian --bots fierce,fierce')).toContain('xian-2-fierce-fierce-4-1.jsonl')
  expect(written('train eschnapur --seats 2')).toEqual(['games.jsonl', 'learnt.json'])
  expect(stamps()).toEqual(before)
})

/** The same, but with four games of little thought, and with whatever it writes in a folder of its own. */
function shortened([command, ...words]: readonly string[]): string[] {
  const instead = less[command]?.(inFolder([command, ...words].join('-'))) ?? {}
  const kept = words.filter((word, i) => !(word in instead) && !(words[i - 1] in instead))
  return [command, ...kept, ...Object.entries(instead).flat()]
}

const few = { '--games': '4', '--workers': '1' }
const less: { readonly [command: string]: (folder: string) => { readonly [option: string]: string } } = {
  simulate: () => few,
  calibrate: folder => ({ ...few, '--out': folder }),
  ladder: folder => ({ ...few, '--iterations': '4', '--folder': folder }),
  train: folder => ({ ...few, '--out': join(folder, 'games.jsonl'), '--to': join(folder, 'learnt.json') }),
}
