import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { code, limits } from '../engine/rpc.ts'
import { proveEngine } from '../prove/engine-fuzz.ts'

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
