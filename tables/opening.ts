/** From what was kept, or is asked for, to a table that can be played at. */
import { LiveTable, makeTable, type RecordHeader, type Table, type Title } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { HotTable } from './hot-table.ts'
import type { KeptTable } from './kept.ts'
import type { Ports } from './ports.ts'
import type { Refused } from './protocol.ts'
import { isDamaged } from './store.ts'

export const refuse = (reason: string): Refused => ({ refused: { reason } })

export interface Rules {
  readonly title: Title
  readonly table: Table
}

/** The rules by which a record was played, and its table; or why there are none. */
export async function rulesOf({
  game,
  version,
  table,
}: Pick<RecordHeader, 'game' | 'version' | 'table'>): Promise<Rules | Refused> {
  if (!Object.hasOwn(titles, game)) return refuse('noSuchGame')
  const title = await titles[game].load(version)
  if (!title) return refuse('otherRules')
  const made = makeTable(title, table.seats, table.options, table.components)
  return 'refused' in made ? made : { title, table: made.table }
}

/** A kept table as it stands now: played from its newest snapshot, or from the beginning where that does not fit. */
export async function openKept(id: string, ports: Ports): Promise<HotTable | Refused> {
  for (const whole of [false, true]) {
    const kept = await ports.store.open(id, whole)
    if (!kept) return refuse('noSuchTable')
    if (isDamaged(kept)) {
      // Perhaps it is only the snapshot.
      if (whole) return refuse('damagedTable')
      continue
    }
    const rules = await rulesOf(kept.header)
    if ('refused' in rules) return rules
    const hot = unlessItDoesNotFit(() => played(rules, kept, ports))
    if (hot) return hot
  }
  return refuse('otherRules')
}

function played({ title, table }: Rules, kept: KeptTable, ports: Ports): HotTable {
  const { header, card } = kept
  const entries = kept.entries.map(one => one.entry)
  // What is replayed keeps everything that happened in memory; what is resumed does not.
  const snapshot = kept.snapshot ?? LiveTable.replay(title.game, table, { ...header, entries }).snapshot()
  const tail = kept.snapshot ? entries : []
  return new HotTable(LiveTable.resume(title.game, table, header, snapshot, tail, ports.chance(card.id)), kept, ports)
}

/** Undefined where a record, or a snapshot, does not fit the rules. */
export function unlessItDoesNotFit<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
