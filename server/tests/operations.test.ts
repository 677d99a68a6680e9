/** What a host does: settings, backups, looking after what is kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { GameRecord } from '@palatine/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { backupData, lockData, openData, openKept, restoreData } from '../database/data.ts'
import { steps } from '../database/migrations.ts'
import { TablesStore } from '../stores/tables-store.ts'
import { gatehouse } from '../testing/guest.ts'
import { Running } from '../testing/running.ts'
import { type Verdict, verify } from '../verify.ts'
import { givenHouse } from './given-house.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palatine-operations-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('settings come from a file, and the environment wins', () => {
  const file = join(folder, 'palatine.json')
  writeFileSync(file, JSON.stringify({ port: 9000, host: '::1', limits: { asks: 7 } }))
  const config = readConfig({ PALATINE_CONFIG: file, PORT: '9001', PALATINE_TRUST_PROXY: '1' })
  expect(config).toMatchObject({ port: 9001, host: '::1', trustProxy: true, limits: { asks: 7, tokensOfPerson: 10 } })
  expect(readConfig({})).toMatchObject({ port: 8220, host: '127.0.0.1', data: 'data', secret: '', trustProxy: false })
})

test.each([
  [{ PORT: '70000' }, 'PORT is "70000", but has to be a number from 0 to 65535.'],
  [{ PALATINE_TRUST_PROXY: 'perhaps' }, 'PALATINE_TRUST_PROXY is "perhaps", but has to be true or false.'],
  [{ PALATINE_SECRET: 'short' }, 'PALATINE_SECRET has to be a text of 16 to 200 letters, or "" for none.'],
  [
    { PALATINE_ADDRESS: 'play.example.org/x' },
    'has to be an address such as "https://play.example.org", without a path.',
  ],
  [{ PALATINE_CONFIG: '/nowhere/x.json' }, 'The configuration /nowhere/x.json cannot be read.'],
])('%j is refused with what would be right', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test.each([
  ['[]', 'has to be a JSON object'],
  ['{', 'has to be a JSON object'],
  ['{"prot":1}', 'has a setting "prot" that there is not. There are: host, port,'],
  ['{"limits":{"x":1}}', 'has a setting "x" that there is not. There are: socketsOfPerson,'],
  ['{"limits":{"asks":0}}', 'limits.asks has to be an object with whole numbers above 0.'],
  ['{"port":"9000"}', 'port is "9000", but has to be a number'],
])('the configuration %s is refused with what would be right', (text, sentence) => {
  const file = join(folder, 'wrong.json')
  writeFileSync(file, text)
  expect(() => readConfig({ PALATINE_CONFIG: file })).toThrow(sentence)
})

test('a backup of a running server is restored elsewhere, and its tables go on', async () => {
  const running = await Running.start({ data: join(folder, 'first') })
  const ada = await running.guest('Ada')
  const { open } = await ada.get({ ask: 'open', make: gatehouse() })
  await ada.get({ ask: 'begin', table: open.id, bots: 'random' })
  await ada.watch(open.id)
  const { question } = ada.moment
  await ada.answer()
  // The game has moved on, and says so with a hash.
  await ada.has(one => 'moment' in one && one.moment.question !== question)
  const file = join(folder, 'backup.db')
  await backupData(running.data, file)
  await expect(backupData(running.data, file)).rejects.toThrow('is there already. Choose another name.')
  // Whoever uses the folder keeps everybody else from replacing it.
  await expect(restoreData(running.data, file)).rejects.toThrow('Another Palatine uses the folder')
  expect(() => lockData(running.data)).toThrow('Another Palatine uses the folder')
  await running.stop(true)

  const data = join(folder, 'second')
  await expect(openKept(data)).rejects.toThrow(`Nothing is kept in ${data}.`)
  expect(await restoreData(data, file)).toBeUndefined()
  expect(await restoreData(data, file)).toMatch(/palatine\.db\.before-\d+$/)
  expect(readdirSync(data).filter(name => name.endsWith('-wal'))).toEqual([])
  const again = await Running.start({ data })
  const onlooker = await again.connect({})
  expect((await onlooker.get({ ask: 'find', table: open.id })).card).toMatchObject({ game: 'gatehouse', over: false })
  await again.stop(true)

  const verdicts: Verdict[] = []
  const database = await openData(data)
  const store = new TablesStore(database)
  await verify(store, verdict => verdicts.push(verdict))
  expect(verdicts).toEqual([
    { id: open.id, game: 'gatehouse', version: 1, entries: expect.any(Number), is: 'fits', why: '' },
  ])
  await database.run(`UPDATE entries SET entry = replace(entry, '"hash":"', '"hash":"x') WHERE sequence < 9`)
  await database.run(`UPDATE headers SET header = replace(header, '"version":1', '"version":7')`)
  await verify(store, verdict => verdicts.push(verdict))
  await database.run(`UPDATE headers SET header = replace(header, '"version":7', '"version":1')`)
  await verify(store, verdict => verdicts.push(verdict))
  await database.run(`UPDATE tables SET card = '{}'`)
  await verify(store, verdict => verdicts.push(verdict))
  await database.close()
  expect(verdicts.slice(1).map(({ is, why }) => [is, why])).toEqual([
    ['broken', 'otherRules'],
    ['broken', expect.stringContaining('the state is another')],
    ['broken', 'it is damaged'],
  ])
})

/** As if an earlier version had written it: the newest step is undone. */
async function asBefore(data: string): Promise<void> {
  const database = await openData(data)
  await database.run('DROP TABLE blocks')
  await database.run('DELETE FROM migrations WHERE number = ?', steps)
  await database.close()
}

const stepOf = (file: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare('SELECT MAX(number) AS step FROM migrations').get()
  database.close()
  return row?.step
}

test('who starts a second server, or only saves what is there, changes nothing under the first', async () => {
  const data = join(folder, 'fourth')
  const file = join(data, 'palatine.db')
  await asBefore(data)
  const unlock = lockData(data)
  await expect(Running.start({ data, database: '' })).rejects.toThrow('Another Palatine uses the folder')
  expect(stepOf(file)).toBe(steps - 1)
  await backupData(data, join(folder, 'before.db'))
  expect([stepOf(file), stepOf(join(folder, 'before.db'))]).toEqual([steps - 1, steps - 1])
  unlock()
  await restoreData(join(folder, 'fifth'), join(folder, 'before.db'))
  const running = await Running.start({ data: join(folder, 'fifth'), database: '' })
  await running.stop(true)
  expect(stepOf(join(folder, 'fifth', 'palatine.db'))).toBe(steps)
})

test('a backup under full load is whole: every table in it plays to the states that people saw', {
  timeout: 120_000,
}, async () => {
  const running = await Running.start({ database: '' })
  const pairs = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const [ada, bo] = [await running.guest('Ada'), await running.guest('Bo')]
      const { open } = await ada.get({ ask: 'open', make: gatehouse() })
      await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
      await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
      await Promise.all([ada.watch(open.id), bo.watch(open.id)])
      return [ada, bo]
    }),
  )
  const playing = Promise.all(pairs.flat().map(guest => guest.playOn()))
  const files = [0, 1, 2].map(n => join(folder, `load-${n}.db`))
  for (const file of files) {
    const { moment } = pairs[0][0]
    await backupData(running.data, file)
    if (moment.ending === null) await pairs[0][0].has(one => 'moment' in one && one.moment.shown > moment.shown)
  }
  await playing
  await running.stop()
  for (const [n, file] of files.entries()) {
    await restoreData(join(folder, `loaded-${n}`), file)
    const database = await openData(join(folder, `loaded-${n}`))
    const verdicts: Verdict[] = []
    await verify(new TablesStore(database), verdict => verdicts.push(verdict))
    await database.close()
    expect(verdicts.map(({ is }) => is)).toEqual(pairs.map(() => 'fits'))
  }
})

test('verify says which games stay with the rules that they began with, and where today’s would differ', async () => {
  const { house, close } = await givenHouse()
  const records = join(import.meta.dirname, '../../games/eternal-palace/tests/records')
  for (const name of ['v1-2-seats', 'v2-2-seats']) {
    const { record } = JSON.parse(readFileSync(join(records, `${name}.json`), 'utf8')) as { record: GameRecord }
    const { game, table } = record
    const sitters = Array.from({ length: table.seats }, () => ({ name: 'Ada', bot: '', person: 'ada' }))
    const made = await house.host.begin(name, { game, options: table.options, components: null, record }, sitters)
    expect(made).toMatchObject({ id: name, over: true })
  }
  const verdicts = new Map<string, Verdict>()
  await verify(house.tables, verdict => verdicts.set(verdict.id, verdict))
  expect(verdicts.get('v2-2-seats')).toMatchObject({ version: 2, is: 'fits', why: '' })
  expect(verdicts.get('v1-2-seats')).toMatchObject({
    version: 1,
    is: 'stays',
    why: expect.stringContaining('entry 12'),
  })
  await close()
})

test('what is no backup is not restored', async () => {
  const file = join(folder, 'no.db')
  writeFileSync(file, 'something else')
  await expect(restoreData(join(folder, 'third'), file)).rejects.toThrow(
    'no.db is no backup of Palatine: it cannot be read.',
  )
  await expect(restoreData(join(folder, 'third'), join(folder, 'missing.db'))).rejects.toThrow('There is no file')
})
