/** A server that is stopped and started again, perhaps as a newer version, while people are connected. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ServerProcess } from '../testing/child-process.ts'
import { Guest, gatehouse, newPerson } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'

const folder = mkdtempSync(join(tmpdir(), 'palatine-restart-'))
afterAll(() => rmSync(folder, { recursive: true }))

const upgraded = pathToFileURL(join(import.meta.dirname, '../testing/upgraded.mjs')).href

test('a table begun with older rules goes on after an upgrade, with people connected and no move lost', {
  timeout: 300_000,
}, async () => {
  const config = join(folder, 'config.json')
  writeFileSync(config, ServerProcess.settings(join(folder, 'data'), await Running.place()))
  const before = new ServerProcess(config)
  await before.start()
  const cookies = await Promise.all(['Ada', 'Bo'].map(name => newPerson(before.address, name)))
  const connect = (server: ServerProcess) =>
    Promise.all(cookies.map(cookie => Guest.connect(server.address, { cookie })))
  const [ada, bo] = await connect(before)
  const begun = async (host: Guest, other: Guest) => {
    const { open } = await host.get({ ask: 'open', make: gatehouse() })
    await other.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
    await host.get({ ask: 'begin', table: open.id, bots: 'plain' })
    return open.id
  }
  const table = await begun(ada, bo)
  await Promise.all([ada.watch(table), bo.watch(table)])
  expect(ada.opened?.version).toBe(1)
  const answer = await ada.answerTo()
  expect(await ada.ask(answer, 'before the upgrade')).toBeNull()
  const half = await bo.answerTo()
  // Everybody is told, and it ends by itself once what was begun is written.
  const bye = bo.next(one => 'bye' in one)
  const [code] = await Promise.all([before.end('SIGTERM'), bye, ada.gone(), bo.gone()])
  expect(code).toBe(0)
  expect(await bye).toEqual({ bye: expect.any(Number) })

  const after = new ServerProcess(config, { NODE_OPTIONS: `--import=${upgraded}` })
  await after.start()
  const [ada2, bo2] = await connect(after)
  await ada2.get({ ask: 'watch', table, seat: 0, shown: ada.moment.shown })
  await bo2.watch(table)
  expect(bo2.opened?.version).toBe(1)
  expect(bo2.moment).toMatchObject({ shown: bo.moment.shown, view: bo.moment.view })
  // The same ask again does nothing twice; the answer that was half made still fits its question.
  expect(await ada2.ask(answer, 'before the upgrade')).toBeNull()
  expect(await bo2.ask(half)).toBeNull()
  await ada2.watch(table)
  await Promise.all([ada2.playOn(), bo2.playOn()])
  expect(await bo2.get({ ask: 'export', table })).toMatchObject({ record: { version: 1 } })
  const fresh = await begun(ada2, bo2)
  await Promise.all([ada2.watch(fresh), bo2.watch(fresh)])
  expect(ada2.opened?.version).toBe(2)
  await Promise.all([ada2.playOn(), bo2.playOn()])
  await Promise.all([ada2.close(), bo2.close()])
  expect(await after.end('SIGTERM')).toBe(0)
})
