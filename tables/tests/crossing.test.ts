/** What two do at the same instant, at hosts that know nothing of one another yet. */
import { isDamaged } from '@palatine/tables/store'
import { expect, test } from 'vitest'
import { Guest, quiet, World } from './world.ts'

/** Two people at hosts of their own, and whoever else looks on at a third. */
async function apart(game = 'gatehouse') {
  const world = new World()
  const [ada, bo] = [new Guest(world.host(), 'here', 'ada'), new Guest(world.host(), 'here', 'bo')]
  const { id } = await ada.create(['', ''], game)
  await ada.watch(id, 0)
  await bo.watch(id, 1)
  return { world, ada, bo, id }
}

/** The keys of what is kept, in their order, without what the table answered by itself. */
async function keysOf({ store }: World, id: string): Promise<(string | null)[]> {
  const kept = await store.open(id, true)
  if (!kept || isDamaged(kept)) throw new Error('no table')
  expect(kept.entries.map(one => one.sequence)).toEqual(kept.entries.map((_, i) => i))
  return kept.entries.flatMap(one => ('auto' in one.entry ? [] : [one.key]))
}

const taken = null

test('an undo and an answer in one instant: both are told the truth, and what is kept is what they were told', async () => {
  const outcomes = new Set<string>()
  // The undo comes ever later, while the answer is on its way.
  for (let lead = 0; lead < 40; lead++) {
    const { world, ada, bo, id } = await apart()
    expect(await ada.answer(0, 'ada')).toBe(taken)
    await quiet()
    world.hintsAreLost = true
    const answering = bo.answer(0, 'answer')
    for (let i = 0; i < lead; i++) await undefined
    const [undone, answered] = await Promise.all([ada.undo('undo'), answering])
    const keys = await keysOf(world, id)
    // Bo's question is the same whether or not Ada takes back.
    expect(answered).toBe(taken)
    if (undone !== taken) expect(undone).toEqual({ refused: { reason: 'questionReplaced' } })
    // Once both bids are in, they lie open.
    expect(keys).toEqual(undone === taken ? ['ada', 'undo', 'answer'] : ['ada', 'answer'])
    outcomes.add(undone === taken ? 'taken back' : 'too late')
    const eve = new Guest(world.host(), 'here', 'eve')
    await eve.watch(id, 0)
    expect(eve.moment.view.where.together === null).toBe(undone !== taken)
  }
  expect(outcomes).toEqual(new Set(['taken back', 'too late']))
})

test('two devices of one seat answer one question in one instant: one answer counts, the other is told so', async () => {
  const { world, ada, bo, id } = await apart()
  const tablet = new Guest(world.host(), 'here', 'tablet')
  await tablet.watch(id, 0)
  // Until Ada alone is asked something that cannot be changed once it is given.
  for (let turn = 0; turn < 30; turn++) {
    const { view, asked } = ada.moment
    if (!view.where.together && !view.where.branches && asked.includes(0)) break
    for (const guest of [bo, ada]) {
      const { asked: owing, watcher } = guest.moment
      if (owing.includes(watcher ?? -1)) expect(await guest.answer()).toBe(taken)
      await quiet()
    }
  }
  expect(tablet.moment).toMatchObject({ question: ada.moment.question, asked: [0] })
  world.hintsAreLost = true
  const before = await keysOf(world, id)
  const replies = await Promise.all([ada.answer(0, 'desk'), tablet.answer(0, 'tablet')])
  expect(replies).toEqual([taken, { refused: { reason: 'questionReplaced' } }])
  expect((await keysOf(world, id)).slice(before.length)).toEqual(['desk'])
})

test('an ask that is sent again before its reply has come is done once', async () => {
  const { world, ada, bo, id } = await apart()
  const replies = await Promise.all([bo.answer(0, 'same'), bo.answer(0, 'same'), bo.answer(0, 'same')])
  expect(replies).toEqual([taken, taken, taken])
  expect(await keysOf(world, id)).toEqual(['same'])
  // By a lost connection it may come to another host; that one finds it in the store.
  const elsewhere = new Guest(world.host(), 'here', 'elsewhere')
  await elsewhere.watch(id, 1)
  expect(await elsewhere.answer(0, 'same')).toBe(taken)
  expect(await keysOf(world, id)).toEqual(['same'])
  expect(await ada.answer()).toBe(taken)
})

test('thoughts end when their table is left: bots of a table in no memory think no more', async () => {
  const world = new World()
  const host = world.host()
  const ada = new Guest(host)
  const { id } = await ada.create(['', 'plain'])
  await ada.watch(id, 0)
  await quiet()
  const [thinking] = world.bots.asked
  expect(await ada.ask({ ask: 'remove', table: id })).toBeNull()
  await quiet()
  expect(thinking.signal.aborted).toBe(true)
  expect(world.bots.left).toEqual([id])
  thinking.say(0)
  await world.clock.turn(10_000)
  expect([await world.store.open(id), world.faults, host.size]).toEqual([undefined, [], 0])
})

test('a store that lost what came before its snapshot: an answer is refused and told, and the host goes on', async () => {
  const { world, ada, bo, id } = await apart('eschnapur')
  const snapshot = async () => {
    const kept = await world.store.open(id)
    return kept && 'snapshot' in kept && kept.snapshot ? kept : undefined
  }
  for (let turn = 0; turn < 100 && !(await snapshot()); turn++) {
    for (const guest of [ada, bo]) if (guest.moment.asked.includes(guest.moment.watcher ?? -1)) await guest.answer()
  }
  const kept = await snapshot()
  if (!kept) throw new Error('no snapshot was laid')
  const broken = new World()
  await broken.store.create({ ...kept, entries: [] })
  const cy = new Guest(broken.host())
  await cy.watch(id, 0)
  await cy.watch(id, cy.moment.asked[0])
  expect(await cy.answer()).toEqual({ refused: { reason: 'damagedTable' } })
  const { id: other } = await cy.create(['', ''])
  await cy.watch(other, 0)
  expect(await cy.answer()).toBeNull()
})
