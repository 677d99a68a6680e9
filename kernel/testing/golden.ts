import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LiveTable } from '../live-table.ts'
import type { GameRecord } from '../record.ts'
import { makeTable, type Title } from '../title.ts'

/**
 * Golden games: records that were once played and must play the same for ever, as long as the version is the same. Where
 * they do not, behaviour has changed: freeze the old rules, raise the version, make new ones (`npm run golden GAME`).
 */
export function goldenGames(title: Title, folder: string): void {
  describe(`${title.game.id}, golden games`, () => {
    // Those of earlier versions are played by the rules that were frozen then.
    const files = readdirSync(folder).filter(name => name.startsWith(`v${title.game.version}-`))
    test.each(files)('%s plays the same', name => {
      const { record, hash } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        record: GameRecord
        hash: string
      }
      expect(record.version).toBe(title.game.version)
      const made = makeTable(title, record.table.seats, record.table.options, record.table.components)
      if ('refused' in made) throw new Error(`the table of ${name} is refused: ${made.refused.reason}`)
      expect(LiveTable.replay(title.game, made.table, record).hash()).toBe(hash)
    })
    test('there is one for every seat count', () => {
      const [fewest, most] = title.game.seats
      expect(files.length).toBeGreaterThanOrEqual(most - fewest + 1)
    })
  })
}
