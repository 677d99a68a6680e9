import type { Edition, Reward } from '../components/schema.ts'
import type { RealmTable } from './model.ts'

/**
 * EP 1.6: what the English and the German rulebook play differently. All differences stand in one table,
 * components/editions.json: Palace steps for a monument that one owns (EP 5.6), what the advisors 11 (EP 7.4), 17 (EP 7.5)
 * and 24 (EP 7.11) bring, equal points at the end (EP 9.6), seals on compositions with wisdom (EP 13.3), and which
 * monument the Master goes to (EP 15.12). Nothing else asks which edition is played.
 */
export const editionOf = (table: RealmTable): Edition => table.components.editions[table.options.edition]

/** What an advisor brings; for one that looks at groups, by the size of the group, otherwise 0. */
export function gainOf(table: RealmTable, advisor: number, dice = 0): Reward {
  for (const own of editionOf(table).gains) if (own.advisor === advisor + 1 && own.dice === dice) return own.gain
  const row = table.components.advisors.rows[advisor]
  return dice === 0 ? row.gain : (row.groups.find(one => one.dice === dice)?.gain ?? row.gain)
}
