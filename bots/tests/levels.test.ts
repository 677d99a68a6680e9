import {
  type Bot,
  FastChance,
  freeze,
  hasChoice,
  isForced,
  LiveTable,
  type Look,
  lookOf,
  nthSeed,
  plain,
  type Question,
  type Table,
  type Title,
  tableFor,
  unrankAnswer,
  viewOf,
  whyNot,
} from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { botNamed, levelNames, playGame, usualLevel } from '../index.ts'
import { fierce, softened, softness } from '../levels.ts'
import type { Helper, Share } from '../search/together.ts'
import { Threads } from '../threads.ts'

interface Moment {
  readonly live: LiveTable
  readonly seat: number
  readonly number: number
}

/** Every so often a moment of a game of plain bots, in which somebody has a choice. */
async function* moments(title: Title, table: Table, every: number): AsyncGenerator<Moment> {
  const bot = plain(await title.loadBot(), 0.1)
  const chance = new FastChance(5)
  const live = LiveTable.open(title.game, table, new FastChance(4))
  for (let number = 0; !live.over; number++) {
    const seat = live.asked[chance.below(live.asked.length)]
    const question = live.question(seat) as Question
    if (number % every === 0 && hasChoice(question)) yield { live, seat, number }
    live.play(seat, isForced(question) ? unrankAnswer(question, 0) : bot(live.look(seat), { chance }).answer)
  }
}

/** As it comes to another thread, and so that nobody can write into it. */
const sent = (title: Title, { table, view, known, seat }: Look): Look =>
  lookOf(title.game, table, freeze(structuredClone(view)), freeze(structuredClone(known)), seat)

describe.each(Object.keys(titles))('%s', async id => {
  const title = await titles[id].load()
  const gameBot = await title.loadBot()
  const bot = fierce(title.game, gameBot)
  const gentle = softened(title.game, gameBot, 'gentle')
  const [fewest, most] = title.game.seats
  const tables = [...new Set([fewest, 2, Math.min(4, most)])].map(seats => tableFor(title, seats))

  test.each(tables)(
    'equal views, seeds and iterations give equal thoughts, whatever is hidden: $seats seats',
    async table => {
      let looked = 0
      for await (const { live, seat, number } of moments(title, table, 17)) {
        // The softest draws most: what it takes depends on all that it finds.
        const think = async (look: Look) =>
          JSON.stringify(await gentle(sent(title, look), { chance: new FastChance(number), iterations: 8 }))
        const here = live.look(seat)
        const first = await think(here)
        // Another world that this seat cannot tell from the true one.
        const other = live.imagine(seat, new FastChance(nthSeed(7, number)))
        const view = viewOf(title.game, table, other, seat)
        expect(await think({ ...here, view })).toBe(first)
        looked++
      }
      expect(looked).toBeGreaterThan(1)
    },
  )

  test('what it answers is an answer, and the best of its candidates', async () => {
    let compared = 0
    for await (const { live, seat, number } of moments(title, tables[1], 11)) {
      const look = live.look(seat)
      const thought = await bot(look, { chance: new FastChance(number), iterations: 10 })
      expect(whyNot(look.question, thought.answer)).toBeUndefined()
      for (const { answer, tries, chance, ahead } of thought.candidates ?? []) {
        expect(whyNot(look.question, answer)).toBeUndefined()
        expect(tries).toBeGreaterThan(0)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(Object.keys(ahead)).toEqual(title.game.scores)
        compared++
      }
      expect(thought.candidates?.[0].answer ?? thought.answer).toEqual(thought.answer)
    }
    expect(compared).toBeGreaterThan(5)
  })

  test('however much it is allowed to think, it answers when it is told to', async () => {
    for await (const { live, seat } of moments(title, tables[1], 1)) {
      const look = live.look(seat)
      const patience = { chance: new FastChance(1), iterations: 1e9 }
      // It would never come to an end, nor hear of it, if it did not give the thread away.
      const late = await bot(look, { ...patience, signal: AbortSignal.timeout(20) })
      expect(whyNot(look.question, late.answer)).toBeUndefined()
      const atOnce = await bot(look, { ...patience, signal: AbortSignal.abort() })
      expect(whyNot(look.question, atOnce.answer)).toBeUndefined()
      if (late.candidates) return
    }
  })
})

test('fierce beats the plain bot', async () => {
  const title = await titles.eschnapur.load()
  const gameBot = await title.loadBot()
  const pair = [fierce(title.game, gameBot), plain(gameBot)]
  let won = 0
  for (let n = 0; n < 10; n++) {
    const bots = [pair[n % 2], pair[1 - (n % 2)]]
    const { result } = await playGame({ title, table: tableFor(title, 2), bots, seed: nthSeed(3, n), iterations: 30 })
    if (result.order[0].includes(n % 2)) won++
  }
  expect(won).toBeGreaterThanOrEqual(8)
})

test('every level can be played, and one of them is usual', async () => {
  expect(levelNames).toContain(usualLevel)
  const title = await titles.gatehouse.load()
  for (const name of levelNames) {
    const bot = (await botNamed(title, name)) as Bot
    const table = tableFor(title, 2)
    const { result } = await playGame({ title, table, bots: [bot, bot], seed: 1, iterations: 10 })
    expect(result.order.flat().sort()).toEqual([0, 1])
  }
})

test('a softer level takes what is worse more often, but never what is worse by more than its cap', async () => {
  const title = await titles.eschnapur.load()
  const gameBot = await title.loadBot()
  const lost = { gentle: 0, steady: 0, strong: 0 }
  for await (const { live, seat, number } of moments(title, tableFor(title, 2), 2)) {
    for (const [level, { cap }] of Object.entries(softness)) {
      const bot = softened(title.game, gameBot, level as keyof typeof softness)
      const thought = await bot(live.look(seat), { chance: new FastChance(number), iterations: 40 })
      const [best] = thought.candidates ?? []
      const taken = thought.candidates?.find(({ answer }) => answer === thought.answer)
      if (!best || !taken) continue
      expect(best.chance - taken.chance).toBeLessThanOrEqual(cap * gameBot.slip)
      lost[level as keyof typeof lost] += best.chance - taken.chance
    }
  }
  expect(lost.gentle).toBeGreaterThan(lost.steady)
  expect(lost.steady).toBeGreaterThan(lost.strong)
  expect(lost.strong).toBeGreaterThan(0)
})

test('the same answer, however many threads help', async () => {
  const title = await titles.eschnapur.load()
  const gameBot = await title.loadBot()
  const threads = [new Threads('eschnapur', 1), new Threads('eschnapur', 2)]
  const bots = [undefined, ...threads].map(one => fierce(title.game, gameBot, one?.helpers))
  let compared = 0
  for await (const { live, seat, number } of moments(title, tableFor(title, 3), 25)) {
    const found = bots.map(bot => bot(live.look(seat), { chance: new FastChance(number), iterations: 50 }))
    const [alone, ...helped] = (await Promise.all(found)).map(thought => JSON.stringify(thought))
    expect(helped).toEqual([alone, alone])
    compared++
  }
  expect(compared).toBeGreaterThan(2)
  for (const one of threads) await one.end()
})

test('a helper that is late changes nothing, and one that breaks is heard of', async () => {
  const title = await titles.eschnapur.load()
  const gameBot = await title.loadBot()
  const wanted: Share[] = []
  const late: Helper = { begin: () => ({ share: share => wanted.push(share), end() {} }) }
  const broken: Helper = {
    begin: (_what, _found, failed) => ({ share: () => failed(new Error('out of order')), end() {} }),
  }
  const [alone, helped, failing] = [[], [late], [broken]].map(helpers => fierce(title.game, gameBot, helpers))
  for await (const { live, seat, number } of moments(title, tableFor(title, 2), 40)) {
    const think = (bot: Bot) => bot(live.look(seat), { chance: new FastChance(number), iterations: 50 })
    const thought = await think(alone)
    expect(await think(helped)).toEqual(thought)
    if (thought.candidates) await expect(think(failing)).rejects.toThrow('out of order')
  }
  // Half of the worlds, and fewer options each time.
  expect(wanted.length).toBeGreaterThan(3)
  expect(wanted.every(({ step, rest, from, until }) => step === 2 && rest === 1 && from < until)).toBe(true)
})
