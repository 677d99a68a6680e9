import { isDamaged } from '@palatine/tables/store'
import { expect, test } from 'vitest'
import { firstAnswer, Guest, quiet, World } from './world.ts'

/** How many entries are kept, with their keys. */
async function keysOf(world: World, id: string): Promise<(string | null)[]> {
  const kept = await world.store.open(id, true)
  if (!kept || isDamaged(kept)) throw new Error('no table')
  expect(kept.entries.map(one => one.sequence)).toEqual(kept.entries.map((_, i) => i))
  return kept.entries.flatMap(one => ('auto' in one.entry ? [] : [one.key]))
}

/** A table of Gatehouse at which everybody bids in secret first, each watched by somebody at a host of its own. */
async function seated(people: number, hosts = 1) {
  const world = new World()
  const all = Array.from({ length: hosts }, () => world.host())
  const guests = Array.from({ length: people }, (_, seat) => new Guest(all[seat % hosts], 'here', `guest-${seat}`))
  const { id } = await guests[0].create(Array.from({ length: people }, () => ''))
  for (const [seat, guest] of guests.entries()) await guest.watch(id, seat)
  return { world, guests, id, hosts: all }
}

test('answers that cross: all who answer in one instant at several hosts succeed', async () => {
  const { world, guests, id } = await seated(4, 3)
  world.hintsAreLost = true
  const replies = await Promise.all(guests.map(guest => guest.answer()))
  expect(replies).toEqual([null, null, null, null])
  expect((await keysOf(world, id)).toSorted()).toEqual(guests.map((_, seat) => `guest-${seat}-${seat === 0 ? 3 : 2}`))
})

test('while others answer in secret a question stays the same, and its answer is taken', async () => {
  const { guests } = await seated(3)
  const [ada, bo, cy] = guests
  const { question } = ada.moment
  await bo.answer()
  await cy.answer()
  expect(ada.moment.question).toBe(question)
  expect(await ada.answer()).toBeNull()
})

test('an answer to a question that was replaced is told so and changes nothing', async () => {
  const { world, guests, id } = await seated(2)
  const [ada, bo] = guests
  const { question, watcher } = ada.moment
  await ada.answer()
  await bo.answer()
  const before = await keysOf(world, id)
  const late = { ask: 'answer', table: id, seat: watcher ?? 0, question: question ?? 0, answer: 1 } as const
  expect(await ada.ask(late)).toEqual({ refused: { reason: 'questionReplaced' } })
  expect(await keysOf(world, id)).toEqual(before)
})

test('a key that comes again does nothing twice, wherever it comes, and gets the same reply', async () => {
  const { world, guests, id } = await seated(2)
  const [ada, bo] = guests
  const asked = { question: ada.moment.question ?? 0, moment: ada.moment }
  expect(await ada.answer(0, 'once')).toBeNull()
  expect(await bo.answer()).toBeNull()
  const kept = await world.store.byKey(id, 'once')
  const again = {
    ask: 'answer',
    table: id,
    seat: 0,
    question: asked.question,
    answer: kept && 'answer' in kept.entry ? kept.entry.answer : 0,
  } as const
  const before = await keysOf(world, id)
  expect(await ada.ask(again, 'once')).toBeNull()
  const elsewhere = new Guest(world.host())
  expect(await elsewhere.ask(again, 'once')).toBeNull()
  expect(await keysOf(world, id)).toEqual(before)
})

test('a key that somebody else has used is told so, and is no acknowledgement', async () => {
  const { world, guests, id } = await seated(3)
  const [ada, bo, cy] = guests
  expect(await ada.answer(0, 'same')).toBeNull()
  const taken = { refused: { reason: 'wrongMessage' } }
  expect(await bo.answer(0, 'same')).toEqual(taken)
  expect(bo.moment.asked).toContain(1)
  expect(await bo.answer()).toBeNull()
  expect(await cy.answer()).toBeNull()
  const late = { ask: 'answer', table: id, seat: 1, question: bo.moment.question ?? 0, answer: 'nonsense' } as const
  expect(await bo.ask(late, 'same')).toMatchObject({ refused: { reason: expect.any(String) } })
  expect(await keysOf(world, id)).toHaveLength(3)
})

test('a refusal is told with its reason, and computed anew when it is asked again', async () => {
  const { guests, id } = await seated(2)
  const [ada] = guests
  const wrong = { ask: 'answer', table: id, seat: 0, question: ada.moment.question ?? 0, answer: 'nonsense' } as const
  const first = await ada.ask(wrong, 'k')
  expect(first).toMatchObject({ refused: { reason: expect.any(String) } })
  expect(await ada.answer(0, 'k')).toBeNull()
})

test('two watchers of one seat are shown the same moments', async () => {
  const { guests, id, hosts } = await seated(2)
  const [ada, bo] = guests
  const tablet = new Guest(hosts[0], 'here', 'tablet')
  await tablet.watch(id, 0)
  await ada.answer()
  await bo.answer()
  await tablet.answer()
  expect(tablet.moment).toEqual(ada.moment)
  expect(tablet.moments.slice(1)).toEqual(ada.moments.slice(1))
})

test('two watchers of one seat at two hosts agree, also where hints are lost', async () => {
  const { guests, id, hosts, world } = await seated(2, 2)
  const [ada, bo] = guests
  const tablet = new Guest(hosts[1], 'here', 'tablet')
  await tablet.watch(id, 0)
  await ada.answer()
  await quiet()
  expect(tablet.moment.view).toEqual(ada.moment.view)
  world.hintsAreLost = true
  await bo.answer()
  // This one is behind: its answer is to a question that is gone. It is told so, and has caught up.
  expect(await tablet.answer()).toBeNull()
  await quiet()
  const fresh = new Guest(world.host())
  await fresh.watch(id, 0)
  expect(tablet.moment.view).toEqual(fresh.moment.view)
  expect(tablet.moment.shown).toEqual(fresh.moment.shown)
})

test('an undo against an answer: whoever is first is kept, the other is judged by what is then', async () => {
  for (const first of ['undo', 'answer'] as const) {
    const { world, guests, id } = await seated(2, 2)
    world.hintsAreLost = true
    const [ada, bo] = guests
    await ada.answer()
    const undo = () => ada.undo('undo')
    const answer = () => bo.answer(0, 'answer')
    const [one, other] = first === 'undo' ? [undo, answer] : [answer, undo]
    const replies = [await one(), await other()]
    const keys = (await keysOf(world, id)).slice(1)
    if (first === 'undo') {
      expect(replies).toEqual([null, null])
      expect(keys).toEqual(['undo', 'answer'])
    } else {
      // Both bids lie open by then.
      expect(replies).toEqual([null, { refused: { reason: 'questionReplaced' } }])
      expect(keys).toEqual(['answer'])
    }
  }
})

test('what was taken back leaves the log of whoever was told it', async () => {
  const { guests } = await seated(2)
  const [ada, bo] = guests
  // Until Ada has laid a stone: she is told so at once.
  const laid = () => ada.moment.noUndo === null && ada.moment.told.some(one => one.moment === ada.moment.since)
  for (let turn = 0; turn < 40 && !laid(); turn++) {
    for (const guest of [bo, ada]) {
      const { asked, watcher, view } = guest.moment
      if (asked.includes(watcher ?? -1) && !laid()) await guest.answer(view.where.branches ? 1 : 0)
    }
  }
  expect(ada.moment.noUndo).toBeNull()
  const log = async () => {
    const read = await ada.ask({ ask: 'log', table: ada.opened?.card.id ?? '', seat: 0 })
    if ('refused' in read) throw new Error(read.refused.reason)
    return read
  }
  // What was told moment by moment is the log.
  expect(ada.moments.filter(one => !one.again).flatMap(one => one.told)).toEqual(
    (await log()).filter(one => one.moment > 1),
  )
  const last = ada.moment
  const taken = (await log()).filter(one => one.moment === last.since)
  expect(taken.length).toBeGreaterThan(0)
  expect(await ada.undo()).toBeNull()
  expect(ada.moment).toMatchObject({ again: true, shown: last.shown + 1 })
  expect((await log()).filter(one => one.moment === last.since)).toEqual([])
})

test('a seat belongs to its person; whoever else may look on', async () => {
  const { guests, id, hosts } = await seated(2)
  const stranger = new Guest(hosts[0], 'somebody-else')
  const refused = { refused: { reason: 'notYourSeat' } }
  expect(await stranger.ask({ ask: 'watch', table: id, seat: 0 })).toEqual(refused)
  expect(await stranger.ask({ ask: 'answer', table: id, seat: 0, question: 0, answer: 0 })).toEqual(refused)
  expect(await stranger.ask({ ask: 'undo', table: id, seat: 0, question: 0 })).toEqual(refused)
  expect(await stranger.ask({ ask: 'log', table: id, seat: 0 })).toEqual(refused)
  await stranger.watch(id, null)
  expect(stranger.moment.view).not.toEqual(guests[0].moment.view)
})

test('idle tables leave memory, and come back as they were', async () => {
  const world = new World()
  const host = world.host()
  const ada = new Guest(host)
  world.bots.speak = firstAnswer
  const { id } = await ada.create(['', 'plain'])
  await ada.watch(id, 0)
  await world.clock.turn(1000)
  for (let turn = 0; turn < 6; turn++) {
    await ada.answer()
    await world.clock.turn(1000)
  }
  const { view, shown, question, noUndo } = ada.moment
  await world.clock.turn(200_000)
  expect(host.size).toBe(1)
  await ada.ask({ ask: 'leave', table: id })
  await world.clock.turn(200_000)
  expect(host.size).toBe(0)
  await ada.watch(id, 0)
  expect(ada.moment).toMatchObject({ view, shown, question, noUndo })
})

test('a long game opens from a snapshot, with the same numbers and the same log', async () => {
  const world = new World()
  world.bots.speak = firstAnswer
  const ada = new Guest(world.host())
  const { id } = await ada.create(['', 'plain'], 'eschnapur')
  await ada.watch(id, 0)
  for (let turn = 0; turn < 60 && !ada.moment.ending; turn++) {
    await world.clock.turn(1000)
    if (ada.moment.asked.includes(0)) await ada.answer()
  }
  await world.clock.turn(1000)
  const kept = await world.store.open(id)
  expect(kept && 'snapshot' in kept && kept.snapshot).toBeTruthy()
  const other = new Guest(world.host())
  await other.watch(id, 0)
  expect(other.moment.again).toBe(true)
  expect(other.moment).toMatchObject({
    view: ada.moment.view,
    shown: ada.moment.shown,
    question: ada.moment.question,
    since: ada.moment.since,
  })
  const log = await other.ask({ ask: 'log', table: id, seat: 0 })
  expect(log).toEqual(await ada.ask({ ask: 'log', table: id, seat: 0 }))
  expect(log).toEqual(expect.arrayContaining([...other.moment.told]))
})

test('a run can be repeated byte by byte', async () => {
  const run = async () => {
    const world = new World()
    world.bots.speak = firstAnswer
    const ada = new Guest(world.host())
    const { id } = await ada.create(['', 'plain', 'random'])
    await ada.watch(id, 0)
    for (let turn = 0; turn < 12 && !ada.moment.ending; turn++) {
      await world.clock.turn(1000)
      if (ada.moment.asked.includes(0)) await ada.answer(turn % 2)
    }
    return JSON.stringify(ada.told)
  }
  expect(await run()).toBe(await run())
})

test('a table that somebody opens while it is removed is gone all the same', async () => {
  const { world, id, hosts } = await seated(2)
  const remove = world.store.remove.bind(world.store)
  world.store.remove = async gone => {
    await hosts[0].table(gone)
    await remove(gone)
  }
  await hosts[0].remove(id)
  expect(await hosts[0].table(id)).toEqual({ refused: { reason: 'noSuchTable' } })
})
