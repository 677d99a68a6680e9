import {
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
import { playGame } from '../index.ts'
import { recipe } from '../recipe.ts'

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
  const bot = recipe(title.game, await title.loadBot())
  const [fewest, most] = title.game.seats
  const tables = [...new Set([fewest, 2, Math.min(4, most)])].map(seats => tableFor(title, seats))

  test.each(tables)(
    'equal views, seeds and iterations give equal thoughts, whatever is hidden: $seats seats',
    async table => {
      let looked = 0
      for await (const { live, seat, number } of moments(title, table, 17)) {
        const think = async (look: Look) =>
          JSON.stringify(await bot(sent(title, look), { chance: new FastChance(number), iterations: 8 }))
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

test('it beats the plain bot', async () => {
  const title = await titles.eschnapur.load()
  const gameBot = await title.loadBot()
  const pair = [recipe(title.game, gameBot), plain(gameBot)]
  let won = 0
  for (let n = 0; n < 10; n++) {
    const bots = [pair[n % 2], pair[1 - (n % 2)]]
    const { result } = await playGame({ title, table: tableFor(title, 2), bots, seed: nthSeed(3, n), iterations: 30 })
    if (result.order[0].includes(n % 2)) won++
  }
  expect(won).toBeGreaterThanOrEqual(8)
})
