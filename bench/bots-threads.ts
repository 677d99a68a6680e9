import { fierce } from '@palatine/bots/levels'
import { Threads } from '@palatine/bots/threads'
import {
  type Bot,
  FastChance,
  hasChoice,
  LiveTable,
  type Look,
  plain,
  type Question,
  type Title,
  tableFor,
} from '@palatine/kernel'
import { title } from '@palatine/xian'
import type { Outcome } from './run.ts'

/** About 30 ms an answer on one core: what can be shared out at all. */
const iterations = 2000

/** A search with one thread and with two, taking turns; the median counts, and the clock on the wall: sharing is measured. */
export async function botsThreads(quick: boolean): Promise<Outcome> {
  const { game } = title
  const gameBot = await title.loadBot()
  const threads = new Threads(game.id, 1)
  const bots = [fierce(game, gameBot), fierce(game, gameBot, threads.helpers)]
  const looks = await someLooks(title, quick ? 6 : 20)
  for (const bot of bots) await answersASecond(bot, looks)
  const found: [number[], number[]] = [[], []]
  for (let run = 0; run < 7; run++) {
    for (const [i, bot] of bots.entries()) found[i].push(await answersASecond(bot, looks))
  }
  await threads.end()
  const [one, two] = found.map(median)
  const ratio = two / one
  return {
    group: 'bots-threads',
    about: `Xi'an with two seats: answers of fierce a second, each with up to ${iterations} tries, with one thread and with two; medians of seven runs.`,
    reference: 'one thread',
    speeds: [
      { name: 'one thread', best: Math.max(...found[0]), median: one, ratio: 1 },
      { name: 'two threads', best: Math.max(...found[1]), median: two, ratio },
    ],
    floors: [{ of: 'two threads', against: 'one thread', atLeast: 1.4, ratio }],
  }
}

/** What a seat sees at some moments of games of plain bots. */
async function someLooks(of: Title, count: number): Promise<Look[]> {
  const bot = plain(await of.loadBot())
  const chance = new FastChance(3)
  const looks: Look[] = []
  for (let game = 0; looks.length < count; game++) {
    const live = LiveTable.open(of.game, tableFor(of, 2), new FastChance(game))
    for (let n = 0; !live.over && looks.length < count; n++) {
      const [seat] = live.asked
      const look = live.look(seat)
      if (n % 7 === 0 && hasChoice(live.question(seat) as Question)) looks.push(look)
      live.play(seat, bot(look, { chance }).answer)
    }
  }
  return looks
}

async function answersASecond(bot: Bot, looks: readonly Look[]): Promise<number> {
  const began = performance.now()
  for (const look of looks) await bot(look, { chance: new FastChance(1), iterations })
  return looks.length / ((performance.now() - began) / 1000)
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]
