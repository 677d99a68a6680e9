import { playGame } from '@palatine/bots'
import { type Bot, nthSeed, type Table, type Title, tableFor } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { namedBot } from '../find.ts'

/** Two bots at one kind of table: one seat for the first, all others for the second. As data: the same in every worker. */
export interface Match {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly bots: readonly [one: string, others: string]
  /** How often each may try things out for an answer, or the first and the others; null: as often as they like. */
  readonly iterations: number | readonly [one: number, others: number] | null
  readonly seed: number
}

/** What came of one deal: the first bot's part of the victory on each seat in turn. */
export type Deal = readonly number[]

export interface ReadyMatch {
  readonly match: Match
  readonly title: Title
  readonly table: Table
  readonly bots: readonly [Bot, Bot]
}

export async function prepareMatch(match: Match): Promise<ReadyMatch> {
  const title = await titles[match.game].load()
  const [one, others] = await Promise.all(match.bots.map(name => namedBot(title, name)))
  if (!one || !others) throw new Error(`no such bots: ${match.bots.join(', ')}`)
  const { iterations } = match
  const bots: [Bot, Bot] =
    typeof iterations === 'object' && iterations !== null
      ? [trying(one, iterations[0]), trying(others, iterations[1])]
      : [one, others]
  return { match, title, table: tableFor(title, match.seats), bots }
}

const trying =
  (bot: Bot, iterations: number): Bot =>
  (look, effort) =>
    bot(look, { ...effort, iterations })

/** Plays the deals from `from` up to but not including `to`, each once for every seat that the first bot can have. */
export async function playDeals({ match, title, table, bots }: ReadyMatch, from: number, to: number): Promise<Deal[]> {
  const deals: Deal[] = []
  for (let deal = from; deal < to; deal++) {
    const won: number[] = []
    for (let seat = 0; seat < match.seats; seat++) {
      const { result } = await playGame({
        title,
        table,
        bots: Array.from({ length: match.seats }, (_, who) => bots[who === seat ? 0 : 1]),
        seed: nthSeed(match.seed, deal),
        ...(typeof match.iterations === 'number' && { iterations: match.iterations }),
      })
      won.push(result.order[0].includes(seat) ? 1 / result.order[0].length : 0)
    }
    deals.push(won)
  }
  return deals
}
