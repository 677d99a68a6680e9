// npm run golden GAME: plays one game for each seat count and keeps it as a record that must play the same for ever.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playLive } from '@palatine/bots'
import { makeTable, plain, spreadOptions } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { root } from './tools.ts'

const [id] = process.argv.slice(2)
if (!id || !Object.hasOwn(titles, id)) {
  console.error(`Say which game: npm run golden GAME, with one of: ${Object.keys(titles).join(', ')}.`)
  process.exit(1)
}
const title = await titles[id].load()
const { game } = title
const folder = join(root, 'games', id, 'tests', 'records')
mkdirSync(folder, { recursive: true })
const sets = spreadOptions(game.options, 7)
for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
  const made = sets.map((_, i) => makeTable(title, seats, sets[(seats + i) % sets.length])).find(one => 'table' in one)
  if (!made || !('table' in made)) throw new Error(`no table for ${seats} seats`)
  const bots = new Array(seats).fill(plain(title.bot, 0.2))
  const live = playLive({ title, table: made.table, bots, seed: seats })
  const file = join(folder, `v${game.version}-${seats}-seats.json`)
  writeFileSync(file, `${JSON.stringify({ hash: live.hash(), record: live.record })}\n`)
  console.log(`${live.record.entries.length} entries in games/${id}/tests/records/v${game.version}-${seats}-seats.json`)
}
