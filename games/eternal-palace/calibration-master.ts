import { type LiveTable, noChance, type State } from '@palatine/kernel'
import { clone } from './rules/hidden.ts'
import { takeBonuses } from './rules/master/bonuses.ts'
import { isMaster, options, type Realm, type RealmTable } from './rules/model.ts'
import { result } from './rules/scoring.ts'

type Row = Readonly<Record<string, number>>

/** How often the Master has to win at each difficulty, at least and at most. */
const targets = {
  apprentice: { min: 0.2, max: 0.45 },
  journeyman: { min: 0.35, max: 0.75 },
  expert: { min: 0.5, max: 0.9 },
}
type Difficulty = keyof typeof targets
const difficulties = Object.keys(targets) as Difficulty[]

/**
 * Whether the Master wins this game at each difficulty. A difficulty is about what he gets at the end, and the harder ones
 * give him more of the same, so that a game of the Apprentice can be finished like those of the others.
 */
export function masterRow(live: LiveTable): Row {
  if (live.table.seats !== 1) return {}
  const { g } = live.state as State<Realm>
  const row: Record<string, number> = {}
  for (const difficulty of difficulties) {
    const played = live.table as RealmTable
    const table: RealmTable = { ...played, options: { ...played.options, difficulty } }
    const end = clone(g)
    takeBonuses(end, { table, chance: noChance })
    row[difficulty] = isMaster(result(end, table).order[0][0], table) ? 1 : 0
  }
  return row
}

const share = (rows: readonly Row[], difficulty: Difficulty): number =>
  rows.reduce((sum, row) => sum + row[difficulty], 0) / rows.length

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1)

/** For each personality, over the same games at all difficulties. */
export const masterQuestions = options.master.values.flatMap(master => {
  const tables = [{ seats: 1, options: { master, difficulty: 'apprentice' }, bots: ['plain'] }]
  return [
    ...difficulties.map(difficulty => ({
      id: `master-${master}-${difficulty}`,
      title: `Share of games that the Master wins: ${capital(master)}, ${capital(difficulty)}`,
      tables,
      measure: (rows: readonly Row[]) => share(rows, difficulty),
      ...targets[difficulty],
    })),
    {
      id: `master-${master}-rises`,
      title: `By how much that share rises at least from one difficulty to the next: ${capital(master)}`,
      tables,
      measure: (rows: readonly Row[]) =>
        Math.min(
          share(rows, 'journeyman') - share(rows, 'apprentice'),
          share(rows, 'expert') - share(rows, 'journeyman'),
        ),
      min: 0.05,
    },
  ]
})
