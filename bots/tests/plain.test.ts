import {
  type Effort,
  hash,
  type Look,
  type OptionValues,
  plain,
  spreadOptions,
  type Table,
  type Title,
  tablesWith,
} from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { playGame } from '../index.ts'

/** By game: how many looks the plain bot was given, and the hash of all that it answered, before bots could search. */
const recorded: { readonly [game: string]: { readonly looks: number; readonly answers: string } } = {
  'eternal-palace': { looks: 2741, answers: '03e1121c0dd312' },
  eschnapur: { looks: 514, answers: '0dbac2ad1b006d' },
  'great-split': { looks: 1850, answers: '08813f7e6c1eca' },
  xian: { looks: 890, answers: '0cc0ea3bf1d46a' },
  gatehouse: { looks: 521, answers: '19692ae669b76a' },
}

/** Tables of all sizes with a spread of options; without those whose rules were still to be corrected. */
const tablesOf = (title: Title): Table[] =>
  spreadOptions(title.game.options, 4)
    .flatMap(options => tablesWith(title, options))
    .filter(
      ({ seats, options }) =>
        seats > 1 && !((options as OptionValues).locations as readonly string[] | undefined)?.includes('bridge'),
    )

test.each(Object.keys(titles))('%s: the plain bot answers as it always did', async id => {
  const title = await titles[id].load()
  const bot = plain(await title.loadBot())
  const answers: string[] = []
  const noted = (look: Look, effort: Effort) => {
    const thought = bot(look, effort)
    answers.push(`${look.seat} ${look.id} ${JSON.stringify(thought.answer)}`)
    return thought
  }
  for (const [seed, table] of tablesOf(title).entries()) {
    await playGame({ title, table, bots: new Array(table.seats).fill(noted), seed })
  }
  expect(answers.length).toBeGreaterThan(200)
  expect({ looks: answers.length, answers: hash(answers.join('\n')) }).toEqual(recorded[id])
})
