/** Moments of games, found in games of plain bots and the same every time: for pictures, and for tests of boards. */
import {
  FastChance,
  type GameRecord,
  LiveTable,
  type OptionValues,
  plain,
  type Seat,
  type Title,
  tableFor,
} from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { titles } from '../games/registry.ts'
import { putTable, type Stage } from './browser.ts'

/** Which moment: the first at which the first seat is asked this. */
export interface Wanted {
  readonly seats?: number
  readonly options?: OptionValues
  /** Null: the end of the game; anything if left out. */
  readonly question?: string | null
  /** Not before so many entries. */
  readonly from?: number
  /** How many of the seats are held by people. */
  readonly people?: number
  readonly seed?: number
}

const everyLocation = ['fishMarket', 'academy', 'temple', 'market', 'bridge']

/** Eternal Palace with each of its modules. */
export const modules: { readonly [name: string]: Wanted } = {
  dice: { question: 'makeGroups', from: 60 },
  five: { seats: 5, question: 'visit', from: 190 },
  labyrinth: { options: { extra: 'labyrinth' }, question: 'choosePath', from: 30 },
  'river-market': { options: { extra: 'riverMarket' }, question: 'satisfyDemand', from: 40, seed: 7 },
  compositions: { options: { extra: 'compositions' }, question: 'visit', from: 70, seed: 7 },
  privileges: { options: { privileges: true }, question: 'playPrivilege', from: 30, seed: 7 },
  locations: { options: { locations: everyLocation }, question: 'visit', from: 70, seed: 7 },
  master: { seats: 1, options: { master: 'perception' }, question: 'visit', from: 24, seed: 7 },
  all: {
    seats: 5,
    options: { extra: 'labyrinth', privileges: true, locations: everyLocation },
    question: 'visit',
    from: 190,
    seed: 7,
  },
  gallery: { seats: 5, question: null, seed: 7 },
}

interface Position {
  readonly record: GameRecord
  readonly ended: { readonly totals: readonly number[]; readonly winners: readonly number[] } | null
}

async function positionOf(
  title: Title,
  { seats = 3, options, question, from = 0, seed = 4 }: Wanted,
): Promise<Position> {
  const bot = plain(await title.loadBot())
  const chance = new FastChance(seed)
  const live = LiveTable.open(title.game, tableFor(title, seats, options), chance)
  const isThere = (seat: Seat) =>
    seat === 0 && live.record.entries.length >= from && (question === undefined || live.questionId(seat) === question)
  while (!live.over) {
    if (live.asked.some(isThere)) return { record: live.record, ended: null }
    const [seat] = live.asked
    live.play(seat, (await bot(live.look(seat), { chance })).answer)
  }
  if (question !== null) throw new Error(`${title.game.id}: nobody is asked ${question}`)
  const { result } = live
  return { record: live.record, ended: result ? { totals: result.totals, winners: result.order[0] } : null }
}

const names = ['Ada', 'Bo', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gil']

/** Puts a table at this moment into what this browser keeps, under the name of the game or another one. */
export async function putMoment(stage: Stage, at: Page, game: string, wanted: Wanted, id = game): Promise<void> {
  const { record, ended } = await positionOf(await titles[game].load(), wanted)
  const people = wanted.people ?? 1
  const chairs = names.slice(0, record.table.seats).map((name, seat) => ({ name, bot: seat < people ? '' : 'plain' }))
  await putTable(stage, at, id, chairs, record, ended)
}
