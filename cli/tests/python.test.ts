/** The example bot in Python. The only test that needs python3: `npm test` leaves it out, and says so, where there is none. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { palatine } from './run.ts'

const bin = join(import.meta.dirname, '..', 'bin', 'palatine.mjs')

test('a bot in Python plays a whole game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palatine-python-'))
  const record = join(folder, 'game.json')
  const bot = join(import.meta.dirname, '..', 'examples', 'bot.py')
  const started = `"${process.execPath}" "${bin}" engine`
  const words = [bot, 'gatehouse', '3', '--seed', '4', '--loud', '--record', record, '--engine', started]
  const { error, status, stdout, stderr } = spawnSync('python3', words, { encoding: 'utf8' })
  if (error) throw new Error(`This test needs Python 3 on the PATH as "python3": install it. (${error.message})`)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const result = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(result).toMatchObject({
    ending: 'normal',
    totals: [expect.any(Number), expect.any(Number), expect.any(Number)],
  })
  expect(stdout).toContain('Seat 0: Bid a stone for the prize of')
  expect(JSON.parse(readFileSync(record, 'utf8')).game).toBe('gatehouse')
  const told = JSON.parse((await palatine('replay', record, '--json')).out)
  expect(told.result.totals).toEqual(result.totals)
  rmSync(folder, { recursive: true })
})
