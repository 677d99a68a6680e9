/** Plays every game that is kept again, and says how it fares under the rules of today. */
import { makeTable, whyRecordDoesNotFit } from '@palatine/kernel'
import { wholeRecord } from '@palatine/tables/looking-back'
import { rulesOf } from '@palatine/tables/opening'
import { isDamaged, type Store } from '@palatine/tables/store'
import { titles } from '../games/registry.ts'

/**
 * fits: the rules of today play it to the same states. stays: it goes on with the rules of its own version. broken: it
 * cannot be played by any rules that are here.
 */
export interface Verdict {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly entries: number
  readonly is: 'fits' | 'stays' | 'broken'
  readonly why: string
}

export async function verify(store: Store, take: (verdict: Verdict, done: number, all: number) => void): Promise<void> {
  const cards = await store.cards()
  for (const [i, { id }] of cards.entries()) take(await verdictOn(store, id), i + 1, cards.length)
}

async function verdictOn(store: Store, id: string): Promise<Verdict> {
  const kept = await store.open(id, true)
  if (!kept || isDamaged(kept)) return { id, game: '', version: 0, entries: 0, is: 'broken', why: 'it is damaged' }
  const record = wholeRecord(kept)
  const { game, version } = record
  const about = { id, game, version, entries: record.entries.length }
  const rules = await rulesOf(record)
  if ('refused' in rules) return { ...about, is: 'broken', why: rules.refused.reason }
  const broken = whyRecordDoesNotFit(rules.title.game, rules.table, record)
  if (broken !== undefined) return { ...about, is: 'broken', why: broken }
  const today = await titles[game].load()
  if (today.game.version === version) return { ...about, is: 'fits', why: '' }
  const made = makeTable(today, record.table.seats, record.table.options, record.table.components)
  const why = 'refused' in made ? made.refused.reason : whyRecordDoesNotFit(today.game, made.table, record)
  return why === undefined ? { ...about, is: 'fits', why: '' } : { ...about, is: 'stays', why }
}
