import { MemoryStore } from '@palatine/tables/memory-store'
import type { Clock } from '@palatine/tables/ports'
import { expect, test } from 'vitest'
import { answerTo, firstAnswer, Guest, quiet, World } from './world.ts'

async function tableWith(holders: readonly string[], game = 'gatehouse') {
  const world = new World()
  const ada = new Guest(world.host())
  const { id } = await ada.create(holders, game)
  await ada.watch(id, 0)
  await quiet()
  return { world, ada, id, bots: world.bots }
}

test('bots that are asked at once think at once', async () => {
  const { bots } = await tableWith(['', 'plain', 'plain', 'plain'])
  expect(bots.asked.map(one => one.seat)).toEqual([1, 2, 3])
})

test('a bot sees what its seat sees, and nothing of the record', async () => {
  const { bots, ada } = await tableWith(['', 'plain'])
  const { view, seat } = bots.asked[0]
  expect(seat).toBe(1)
  expect(view.where.together?.answers).toEqual([null, null])
  await ada.answer()
  expect(bots.asked).toHaveLength(1)
})

test('a thought stays good while others answer, and counts when it is ready', async () => {
  const { bots, ada, world } = await tableWith(['', 'plain', 'plain'])
  const [one, other] = bots.asked
  await ada.answer()
  one.say(await firstAnswer(one))
  await world.clock.turn(200)
  expect(bots.asked).toHaveLength(2)
  expect(other.signal.aborted).toBe(false)
  expect(ada.moment.asked).toEqual([2])
  other.say(await firstAnswer(other))
  await world.clock.turn(200)
  expect(ada.moment.view.where.together).toBeNull()
})

test('a bot whose question is taken back is told to stop', async () => {
  const { bots, ada, world } = await tableWith(['', 'plain'], 'eternal-palace')
  for (let answers = 0; answers < 60; answers++) {
    if (ada.moment.asked.includes(0)) await ada.answer()
    await quiet()
    const [thinking] = bots.asked.splice(0)
    if (!thinking) continue
    if (ada.moment.noUndo === null && ada.moment.view.where.asked === 1) {
      expect(await ada.undo()).toBeNull()
      expect(thinking.signal.aborted).toBe(true)
      thinking.say(await firstAnswer(thinking))
      await world.clock.turn(1000)
      expect(ada.moment.asked).toEqual([0])
      return
    }
    thinking.say(await firstAnswer(thinking))
    await world.clock.turn(1000)
  }
  throw new Error('no bot was ever asked after an answer that can be taken back')
})

test('another host has answered for the bot: the thought is ended, and the first answer stays', async () => {
  const { bots, ada, world, id } = await tableWith(['', 'plain'])
  const [here] = bots.asked
  const other = new Guest(world.host(), 'here', 'other')
  await other.watch(id, 0)
  await quiet()
  const there = bots.asked[1]
  expect(there.seat).toBe(here.seat)
  there.say(await answerTo(there, 1))
  await world.clock.turn(200)
  expect(here.signal.aborted).toBe(true)
  expect(ada.moment.asked).toEqual([0])
  here.say(await answerTo(here, 0))
  await world.clock.turn(1000)
  const kept = (await world.store.tail(id, 0))?.entries ?? []
  expect(kept.map(one => one.entry)).toEqual([{ seat: 1, answer: await answerTo(there, 1) }])
})

test('a bot that fails is told, and another answer stands in for it', async () => {
  const { bots, ada, world, id } = await tableWith(['', 'plain'])
  bots.asked[0].fail()
  await world.clock.turn(200)
  expect(ada.troubles).toEqual([{ table: id, seat: 1, reason: 'botFailed' }])
  expect(ada.moment.asked).toEqual([0])
})

test('a bot whose answer is impossible counts as one that fails', async () => {
  const { bots, ada, world, id } = await tableWith(['', 'plain'])
  bots.asked[0].say('nonsense')
  await world.clock.turn(200)
  expect(ada.troubles).toEqual([{ table: id, seat: 1, reason: 'botFailed' }])
  expect(ada.moment.asked).toEqual([0])
})

test('a bot that never answers is told, given up, and does not stop the table', async () => {
  const { bots, ada, world, id } = await tableWith(['', 'plain'])
  await world.clock.turn(4_000)
  expect(ada.troubles).toEqual([])
  await world.clock.turn(3_000)
  expect(bots.asked[0].signal.aborted).toBe(true)
  expect(ada.troubles).toEqual([{ table: id, seat: 1, reason: 'botSilent' }])
  expect(ada.moment.asked).toEqual([0])
})

test('in a secret step a bot is finished at a time that does not depend on its thinking', async () => {
  const finishedAfter = async (thinking: number): Promise<number> => {
    const { bots, ada, world } = await tableWith(['', 'plain', 'plain'])
    await world.clock.turn(thinking)
    bots.asked[0].say(await firstAnswer(bots.asked[0]))
    await quiet()
    let passed = thinking
    while (ada.moment.asked.includes(1)) {
      await world.clock.turn(1)
      passed++
    }
    return passed
  }
  expect([await finishedAfter(0), await finishedAfter(7), await finishedAfter(199)]).toEqual([200, 200, 200])
})

test('in a branch of a fork neither how often nor how long a bot thought is to be seen', async () => {
  const { bots, ada, world } = await tableWith(['', 'plain'])
  const moments: number[] = []
  let began = 0
  let asked = 0
  bots.speak = async what => {
    if (what.view.where.branches) asked++
    await new Promise<void>(resolve => void world.clock.after(asked % 2 ? 11 : 3, resolve))
    return answerTo(what, 1)
  }
  bots.asked[0].say(await firstAnswer(bots.asked[0]))
  for (let tick = 0; tick < 6000 && moments.length < 3 && !ada.moment.ending; tick++) {
    const { asked: owes, view } = ada.moment
    if (!view.where.branches || !owes.includes(1)) began = 0
    else if (began === 0) began = world.clock.now()
    const busy = view.where.branches !== null && owes.includes(1)
    if (owes.includes(0) && !busy) await ada.answer()
    await world.clock.turn(1)
    if (busy && !ada.moment.asked.includes(1)) moments.push(world.clock.now() - began)
  }
  expect(asked).toBeGreaterThan(moments.length)
  expect(new Set(moments)).toEqual(new Set([200]))
})

/** Time as it passes, for bots that really think. */
const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds)
    return () => clearTimeout(timer)
  },
}

test('slow bots with real delays: a person answers meanwhile, and nothing is lost', { timeout: 60_000 }, async () => {
  const world = new World()
  const host = world.host(realClock)
  let thoughts = 0
  world.bots.speak = async what => {
    thoughts++
    await new Promise(resolve => setTimeout(resolve, 150))
    return firstAnswer(what)
  }
  const [ada, bo] = [new Guest(host, 'here', 'ada'), new Guest(host, 'here', 'bo')]
  const { id } = await ada.create(['', '', 'plain', 'plain'])
  await ada.watch(id, 0)
  await bo.watch(id, 1)
  const until = async (fact: () => boolean) => {
    while (!fact()) await new Promise(resolve => setTimeout(resolve, 5))
  }
  let answers = 0
  for (let turn = 0; turn < 6; turn++) {
    await until(() => [ada, bo].some((guest, seat) => guest.moment.asked.includes(seat)))
    for (const [seat, guest] of [ada, bo].entries()) {
      if (!guest.moment.asked.includes(seat)) continue
      expect(await guest.answer()).toBeNull()
      answers++
    }
  }
  expect(answers).toBeGreaterThan(6)
  const kept = (await world.store.tail(id, 0))?.entries ?? []
  expect(new Set(kept.flatMap(({ key }) => key ?? [])).size).toBe(kept.filter(({ key }) => key !== null).length)
  expect(kept.filter(({ key }) => key?.startsWith('ada') || key?.startsWith('bo-'))).toHaveLength(answers)
  // Each question was thought about once.
  const byBots = kept.filter(({ key }) => key?.startsWith('bot-')).length
  expect(thoughts).toBeLessThanOrEqual(byBots + 2)
  expect([...ada.troubles, ...bo.troubles]).toEqual([])
})

test('a host that starts goes on where bots owe an answer', async () => {
  const world = new World()
  const { id } = await new Guest(world.host()).create(['', 'plain'])
  world.bots.speak = firstAnswer
  const later = world.host()
  expect(later.size).toBe(0)
  await later.takeUp()
  await world.clock.turn(400)
  const ada = new Guest(later)
  await ada.watch(id, 0)
  expect(ada.moment.asked).toEqual([0])
  expect(await world.store.due(world.clock.now())).toEqual([])
})

test('an answer of a bot that could not be kept is given again after a while', async () => {
  const store = new MemoryStore()
  const world = new World(store)
  world.bots.speak = firstAnswer
  const ada = new Guest(world.host())
  const { id } = await ada.create(['', 'plain'])
  await ada.watch(id, 0)
  const append = store.append.bind(store)
  let fails = 3
  store.append = (...addition) => (fails-- > 0 ? Promise.reject(new Error('the disk is full')) : append(...addition))
  await world.clock.turn(1_000)
  expect(world.faults).toHaveLength(1)
  expect(ada.moment.view.where.together).toMatchObject({ answers: [null, null] })
  await world.clock.turn(30_000)
  expect(world.faults).toHaveLength(3)
  expect(await ada.answer()).toBeNull()
  await quiet()
  expect(ada.moment.shown).toBeGreaterThan(1)
})
