import { NONE } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { code } from '../engine/rpc.ts'
import { Talk } from './talk.ts'

/** A talk with a table that has gone so many answers far. */
async function after(answers: number, seats = 3) {
  const talk = new Talk()
  const { table } = await talk.call('new', { game: 'gatehouse', seats, seed: 3 })
  await talk.playOn(table, answers)
  return { talk, table, saved: await talk.call('state', { table }) }
}

test('what "state" gave can be loaded at any moment of a game, and goes on as the same game', async () => {
  const talk = new Talk()
  const { table } = await talk.call('new', { game: 'gatehouse', seats: 3, options: { rounds: 2 }, seed: 3 })
  while ((await talk.call('result', { table })) === null) {
    const saved = await talk.call('state', { table })
    const { table: copy } = await talk.call('load', saved)
    expect(await talk.call('state', { table: copy })).toEqual(saved)
    expect(await talk.call('questions', { table: copy })).toEqual(await talk.call('questions', { table }))
    await talk.call('close', { table: copy })
    await talk.playOn(table, 1)
  }
  const over = await talk.call('state', { table })
  const { table: copy } = await talk.call('load', over)
  expect(await talk.call('result', { table: copy })).toEqual(await talk.call('result', { table }))
})

test.each([2, 3, 4])('a state of %i seats is known as such where the caller does not say', async seats => {
  const { talk, saved } = await after(6, seats)
  const { table } = await talk.call('load', { game: saved.game, state: saved.state })
  expect((await talk.call('state', { table })).seats).toBe(seats)
})

/** A state to be spoilt in every way there is. */
type State = ReturnType<typeof JSON.parse>

test.each<[string, number, (state: State) => void, string, string]>([
  ['a missing key', 0, s => delete s.g.coins, 'state.g.coins', 'missing'],
  ['a strange key', 0, s => Object.assign(s.g, { gold: 3 }), 'state.g.gold', 'no such key'],
  [
    'a wrong type',
    0,
    s => Object.assign(s.g, { round: '1' }),
    'state.g.round',
    'a whole number belongs here, not a string',
  ],
  ['a fraction', 0, s => Object.assign(s.g, { prize: 1.5 }), 'state.g.prize', 'a whole number belongs here'],
  ['words in a hand', 0, s => Object.assign(s.g.hands[1], ['x']), 'state.g.hands[1][0]', 'a whole number'],
  ['no hand', 0, s => Object.assign(s.g.hands, [null]), 'state.g.hands[0]', 'a list belongs here, not null'],
  ['too many seats', 0, s => s.g.prizes.push(0), 'state.g.prizes', 'one entry for each of the 3 seats'],
  ['a lost stone', 0, s => s.g.pile.pop(), 'state.g', 'created or lost'],
  ['a hidden stone', 0, s => Object.assign(s.g.hands[0], [-1]), 'state.g', 'created or lost'],
  ['no place', 0, s => delete s.where, 'state.where', 'missing'],
  [
    'a strange step',
    0,
    s => Object.assign(s.where.stack[2], { step: 'bid.steal' }),
    'state.where.stack[2].step',
    'there is no step "bid.steal"',
  ],
  [
    'a step that means something else',
    0,
    s => Object.assign(s.where.stack[2], { step: 'toString' }),
    'state.where.stack[2].step',
    'no step',
  ],
  ['strange locals', 0, s => Object.assign(s.where.stack[0].at, { x: 1 }), 'state.where.stack[0].at.x', 'no such key'],
  [
    'a list of words',
    0,
    s => Object.assign(s.where.stack[0], { list: ['x'] }),
    'state.where.stack[0].list',
    'list of whole numbers',
  ],
  ['a strange seat', 0, s => Object.assign(s.where, { asked: 7 }), 'state.where.asked', '0 to 2, or -2 for nobody'],
  ['two ways of asking', 0, s => Object.assign(s.where, { asked: 1 }), 'state.where', 'only one of'],
  [
    'a seat twice',
    0,
    s => Object.assign(s.where.together, { seats: [0, 0, 1] }),
    'state.where.together.seats[1]',
    'each once',
  ],
  [
    'a seat too few',
    0,
    s => Object.assign(s.where, { together: { seats: [0], answers: [null] } }),
    'state.where.together.seats',
    'does not ask these seats',
  ],
  [
    'an impossible answer',
    0,
    s => Object.assign(s.where.together.answers, [9]),
    'state.where.together.answers[0]',
    'not possible',
  ],
  [
    'nobody left to answer',
    0,
    s => Object.assign(s.where.together, { answers: s.g.hands.map((hand: number[]) => hand[0]) }),
    'state.where.together.answers',
    'moved on',
  ],
  ['an end in the middle', 0, s => Object.assign(s.where, { stack: [] }), 'state.where.stack', 'nobody can be asked'],
  ['no object', 0, s => Object.assign(s, { g: 7 }), 'state.g', 'an object belongs here, not a whole number'],
])('a state with %s is refused with its place', async (_, answers, spoil, place, reason) => {
  const { talk, saved } = await after(answers)
  spoil(saved.state)
  const error = await talk.error('load', saved)
  expect(error.data.place).toBe(place)
  expect(error.data.reason).toContain(reason)
  expect(error.message).toBe(`${place}: ${error.data.reason}.`)
  expect(error.code).toBe(code.wrongState)
  expect(talk.engine.tables.ids).toEqual(['t1'])
})

test('branches of a fork are looked at, too', async () => {
  const { talk, table } = await after(0)
  let saved = await talk.call('state', { table })
  while (!saved.state.where.branches) {
    await talk.playOn(table, 1)
    saved = await talk.call('state', { table })
  }
  const place = async (spoil: (branches: State) => void) => {
    const broken = structuredClone(saved)
    spoil(broken.state.where.branches)
    return (await talk.error('load', broken)).data.place
  }
  expect(await place(branches => branches.pop())).toBe('state.where.branches')
  expect(await place(branches => Object.assign(branches[0], { seat: 9 }))).toBe('state.where.branches[0].seat')
  expect(await place(branches => Object.assign(branches[1], { done: 1 }))).toBe('state.where.branches[1].done')
  expect(await place(branches => Object.assign(branches[1].stack[0].at, { laid: 3 }))).toBe(
    'state.where.branches[1].stack[0].at.laid',
  )
  expect(await place(branches => Object.assign(branches[2].stack[0].at, { seat: 0 }))).toBe(
    'state.where.branches[2].stack',
  )
})

test('what only shows later is told when it does, and nothing changes', async () => {
  const { talk, table } = await after(0)
  let saved = await talk.call('state', { table })
  while (!saved.state.where.branches?.some((branch: State) => branch.done)) {
    await talk.playOn(table, 1)
    saved = await talk.call('state', { table })
  }
  const done = saved.state.where.branches.find((branch: State) => branch.done)
  Object.assign(done.stack[0].at, { seat: 9, laid: [1] })
  const { table: loaded } = await talk.call('load', saved)
  const play = { table: loaded, answer: NONE }
  const last = saved.state.where.branches.findLast((branch: State) => !branch.done).seat
  for (const { seat, done } of saved.state.where.branches) {
    if (!done && seat !== last) await talk.call('play', { ...play, seat })
  }
  const before = await talk.call('state', { table: loaded })
  const error = await talk.error('play', { ...play, seat: last })
  expect(error.code).toBe(code.wrongState)
  expect(error.message).toContain('the rules cannot go on from here')
  expect(await talk.call('state', { table: loaded })).toEqual(before)
})

test('a view is no state: what it hides is missing', async () => {
  const { talk, table } = await after(3)
  const { view } = await talk.call('view', { table, seat: 0 })
  expect(await talk.error('load', { game: 'gatehouse', seats: 3, state: view })).toMatchObject({
    code: code.wrongState,
  })
})

test('seats and options of a loaded state are checked like those of a new table', async () => {
  const { talk, saved } = await after(0)
  expect(await talk.error('load', { ...saved, seats: 9 })).toMatchObject({
    code: code.refused,
    message: 'This game is for 2 to 4 seats.',
  })
  expect(await talk.error('load', { ...saved, seats: 2 ** 53 })).toMatchObject({ code: code.refused })
  expect(await talk.error('load', { ...saved, options: { rounds: 99 } })).toMatchObject({ code: code.refused })
  expect(await talk.error('load', { game: 'gatehouse' })).toMatchObject({ code: code.wrongParameters })
})
