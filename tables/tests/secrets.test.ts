/**
 * Twins: two runs, with the same time, luck and ids, that differ in what one seat does in secret. Until it lies open nobody
 * else can tell them apart: not by moments, their number or their time, not by cards, not by lists.
 */
import type { Answer } from '@palatine/kernel'
import { expect, test } from 'vitest'
import type { FromHost } from '../protocol.ts'
import { protocolVersion } from '../version.ts'
import { answerTo, firstAnswer, Guest, quiet, World } from './world.ts'

interface Twin {
  readonly others: readonly string[]
  readonly lists: readonly string[]
}

/** Seat 0 answers in secret in its own way; all that the others and lists show until its step is over. */
async function secretRun(game: string, nth: number, changes: number, holders: readonly string[]): Promise<Twin> {
  const world = new World()
  world.bots.speak = firstAnswer
  const host = world.host()
  const ada = new Guest(host, 'here', 'ada')
  const sitters = holders.map((bot, seat) => ({ name: `N${seat}`, bot, person: bot === '' ? 'here' : '' }))
  const pace = { pace: 'live', bank: 60_000, increment: 1_000 } as const
  const id = 'table-1'
  await host.begin(id, { game, options: {}, components: null, pace }, sitters)
  await ada.watch(id, 0)
  const [bo, eve] = [new Guest(host, 'here', 'bo'), new Guest(host, 'eve')]
  await bo.watch(id, 1)
  await eve.watch(id, null)
  const lists: string[] = []
  const list = async () => lists.push(JSON.stringify(await eve.ask({ ask: 'cards' }, `list-${lists.length}`)))
  await list()
  await world.clock.turn(50)
  await ada.answer(nth)
  await list()
  for (let i = 0; i < changes; i++) {
    await world.clock.turn(7)
    await ada.answer(nth)
    await list()
  }
  await world.clock.turn(1000 - 7 * changes)
  await list()
  return { others: [bo, eve].map(guest => JSON.stringify(guest.told)), lists: [...new Set(lists)] }
}

test.each([
  ['gatehouse', 'people', ['', '', '']],
  ['gatehouse', 'bots', ['', '', 'plain']],
  ['xian', 'people', ['', '', '']],
  ['great-split', 'bots', ['', '', 'plain']],
])(
  '%s: an answer in secret looks the same to the others, whatever it is and however often it is changed: %s',
  async (game, _, who) => {
    const usual = await secretRun(game, 0, 0, who)
    // The others are shown that the seat has answered: a twin that says nothing at all would be no twin.
    expect(usual.others[0]).toContain('"moment"')
    expect(await secretRun(game, 1, 0, who)).toEqual(usual)
    const changed = await secretRun(game, 1, 3, who)
    expect(changed.lists).toEqual(usual.lists)
    const shown = (told: string) => told.replaceAll(/"key":"list-\d+",/g, '')
    expect(shown(changed.others[0])).toEqual(shown(usual.others[0]))
  },
)

/** Everybody answers until all build side by side. */
async function untilTheyBuild(guests: readonly Guest[]): Promise<void> {
  const next = () =>
    guests.find(({ moment }) => !moment.view.where.branches && moment.asked.includes(moment.watcher ?? -1))
  for (let guest = next(); guest; guest = next()) await guest.answer()
}

/** Everybody bids as they do; then seat 0 lays stones in its own branch, as `choose` says. */
async function branchRun(choose: (answers: number) => number, time: number): Promise<{ twin: Twin; answers: number }> {
  const world = new World()
  const host = world.host()
  const [ada, bo, eve] = [new Guest(host, 'here', 'ada'), new Guest(host, 'here', 'bo'), new Guest(host, 'eve')]
  const { id } = await ada.create(['', ''])
  await ada.watch(id, 0)
  await bo.watch(id, 1)
  await eve.watch(id, null)
  await untilTheyBuild([ada, bo])
  const mark = [bo.told.length, eve.told.length]
  const lists: string[] = []
  let answers = 0
  // As long as the seat is not finished the others see nothing of it.
  while (ada.moment.view.where.branches?.some(branch => branch.seat === 0 && !branch.done)) {
    const before = [bo.told.length, eve.told.length]
    await world.clock.turn(time)
    await ada.answer(choose(answers++))
    const finished = !ada.moment.view.where.branches?.some(branch => branch.seat === 0 && !branch.done)
    if (!finished) expect([bo.told.length, eve.told.length]).toEqual(before)
    if (!finished) lists.push(JSON.stringify(await ada.ask({ ask: 'cards' })))
  }
  const since = [bo, eve].map((guest, i) => JSON.stringify(guest.told.slice(mark[i])).replaceAll(/"touched":\d+/g, ''))
  return { twin: { others: since, lists: [...new Set(lists)] }, answers }
}

test('in a fork the others see that a seat is finished, and neither how often nor when it answered before', async () => {
  const one = await branchRun(() => 0, 3)
  const other = await branchRun(() => 1, 11)
  expect(one.twin.lists.length).toBeLessThanOrEqual(1)
  expect(other.twin.lists.length).toBeLessThanOrEqual(1)
  expect(one.answers).not.toBe(other.answers)
  expect(other.twin.others).toEqual(one.twin.others)
})

test('what is sent holds no sequence, no draw and no entry of a running game', async () => {
  const world = new World()
  world.bots.speak = firstAnswer
  const ada = new Guest(world.host())
  const { id } = await ada.create(['', 'plain', 'plain'], 'great-split')
  await ada.watch(id, 0)
  for (let turn = 0; turn < 10; turn++) {
    await world.clock.turn(1000)
    if (ada.moment.asked.includes(0)) await ada.answer()
  }
  await ada.ask({ ask: 'replay', of: { table: id } })
  await ada.ask({ ask: 'moment', at: 1, seat: 0 })
  expect(await ada.ask({ ask: 'export', table: id })).toEqual({ refused: { reason: 'stillRunning' } })
  // Not even with these words, for who does not keep the store.
  const heard: FromHost[] = []
  const visitor = world.host().connect({ person: 'here', keeper: false }, message => void heard.push(message))
  await visitor.hear({ version: protocolVersion, key: 'k', ask: { ask: 'export', table: id, running: true } })
  expect(heard).toEqual([{ key: 'k', refused: { reason: 'stillRunning' } }])
  expect(await ada.ask({ ask: 'salvage', table: id })).toEqual({ refused: { reason: 'nothingIsBroken' } })
  expect(await ada.ask({ ask: 'moment', at: 1, seat: 1 })).toEqual({ refused: { reason: 'notYourSeat' } })
  expect(await ada.ask({ ask: 'moment', at: 1, seat: 'all' })).toEqual({ refused: { reason: 'notYourSeat' } })
  await quiet()
  const text = JSON.stringify(ada.told)
  expect(text).toContain('"view"')
  expect(text).not.toMatch(/"(sequence|draws|setup|entries|hash|sitters|person)"/)
})

test('looking back at a running game tells no more steps than its seat was shown', async () => {
  const moments = async (answers: (nth: number) => number): Promise<number> => {
    const world = new World()
    const host = world.host()
    const [ada, bo] = [new Guest(host, 'ada'), new Guest(host, 'ada', 'bo')]
    const { id } = await ada.create(['', ''])
    await ada.watch(id, 0)
    await bo.watch(id, 1)
    await untilTheyBuild([ada, bo])
    for (let n = 0; n < 2 && ada.moment.asked.includes(0); n++) await ada.answer(answers(n))
    const eve = new Guest(host, 'eve')
    const opened = await eve.ask({ ask: 'replay', of: { table: id } })
    if ('refused' in opened) throw new Error(opened.refused.reason)
    expect(opened.by.every(by => by === null)).toBe(true)
    const last = await eve.ask({ ask: 'moment', at: opened.moments.at(-1) ?? 0, seat: null })
    expect(last).toMatchObject({ watcher: null })
    return opened.moments.length
  }
  expect(await moments(() => 1)).toBe(await moments(n => (n === 0 ? 1 : 2)))
})

test('a finished game may be looked at whole, and its record passed on and looked at again', async () => {
  const world = new World()
  world.bots.speak = async (what): Promise<Answer> => answerTo(what, 0)
  const ada = new Guest(world.host())
  const { id } = await ada.create(['plain', 'plain'])
  await ada.watch(id, null)
  for (let turn = 0; turn < 200 && !ada.moment.ending; turn++) await world.clock.turn(500)
  expect(ada.moment.ending).not.toBeNull()
  const carried = await ada.ask({ ask: 'export', table: id })
  if ('refused' in carried) throw new Error(carried.refused.reason)
  const looks = []
  for (const of of [{ table: id }, carried]) {
    const opened = await ada.ask({ ask: 'replay', of })
    if ('refused' in opened) throw new Error(opened.refused.reason)
    expect(opened.open).toBe(true)
    const at = opened.moments[Math.floor(opened.moments.length / 2)]
    looks.push([opened.moments, await ada.ask({ ask: 'moment', at, seat: 'all' })])
  }
  expect(looks[0]).toEqual(looks[1])
})
