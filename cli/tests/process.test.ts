import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { code, limits } from '../engine/rpc.ts'
import { proveEngine } from '../prove/engine-fuzz.ts'
import { palatine } from './run.ts'

const bin = join(import.meta.dirname, '..', 'bin', 'palatine.mjs')

/** Writes to an engine, in these pieces, and gives back the lines that it wrote. */
async function engine(...pieces: (string | Buffer)[]): Promise<string[]> {
  const child = spawn(process.execPath, [bin, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text
  })
  for (const piece of pieces) {
    child.stdin.write(piece)
    await new Promise(setImmediate)
  }
  child.stdin.end()
  const status = await new Promise(resolve => child.on('close', resolve))
  expect(status).toBe(0)
  return out.split('\n').filter(line => line !== '')
}

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

test('lines are put together from any pieces, also in the middle of a letter, and the last needs no end', async () => {
  const line = Buffer.from('{"jsonrpc":"2.0","id":"ä","method":"nö"}\r\n{"jsonrpc":"2.0","id":2,"method":"games"}')
  const at = line.indexOf(Buffer.from('ä')) + 1
  const answers = (await engine(line.subarray(0, at), line.subarray(at))).map(one => JSON.parse(one))
  expect(answers).toMatchObject([
    { id: 'ä', error: { code: code.noSuchMethod } },
    { id: 2, result: expect.any(Array) },
  ])
})

test('a line that is too long is thrown away, and the next one is read', async () => {
  const long = 'x'.repeat(limits.lineLength)
  const answers = (await engine(long, long, `${long}\n`, '{"jsonrpc":"2.0","id":1,"method":"games"}\n')).map(one =>
    JSON.parse(one),
  )
  expect(answers).toMatchObject([
    { id: null, error: { code: code.notARequest } },
    { id: 1, result: expect.any(Array) },
  ])
})

test('spoilt lines neither kill the engine nor change a table', { timeout: 60_000 }, async () => {
  const proof = await proveEngine(3000)
  expect(proof.lines).toBe(3000)
  for (const number of [
    code.notJson,
    code.notARequest,
    code.noSuchMethod,
    code.wrongParameters,
    code.refused,
    code.wrongState,
  ]) {
    expect(proof.answers[number]).toBeGreaterThan(10)
  }
  expect(proof.answers.fine).toBeGreaterThan(300)
})
