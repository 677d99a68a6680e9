// npm run golden GAME: plays games with each seat count and keeps them as records that must play the same for ever.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playLive } from '@palatine/bots'
import { makeTable, type OptionValues, plain, spreadOptions } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { root } from './tools.ts'

const [id] = process.argv.slice(2)
if (!id || !Object.hasOwn(titles, id)) {
  console.error(`Say which game: npm run golden GAME, with one of: ${Object.keys(titles).join(', ')}.`)
  process.exit(1)
}
const title = await titles[id].load()
const { game } = title
const noisy = plain(await title.loadBot(), 0.2)
const folder = join(root, 'games', id, 'tests', 'records')
mkdirSync(folder, { recursive: true })
// With the standard options, and where there are others, with some of those.
const [standard, ...others] = spreadOptions(game.options, 7)
for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
  await keep(seats, [standard], 'seats')
  if (others.length > 0) await keep(seats, others.slice(seats % others.length).concat(others), 'seats-options')
}

/** Keeps a game with the first of these options that can be played. */
async function keep(seats: number, sets: readonly OptionValues[], name: string): Promise<void> {
  const made = sets.map(options => makeTable(title, seats, options)).find(one => 'table' in one)
  if (!made || !('table' in made)) return
  const bots = new Array(seats).fill(noisy)
  const live = await playLive({ title, table: made.table, bots, seed: seats })
  const file = `v${game.version}-${seats}-${name}.json`
  writeFileSync(join(folder, file), `${JSON.stringify({ hash: live.hash(), record: live.record })}\n`)
  console.log(`${live.record.entries.length} entries in games/${id}/tests/records/${file}`)
}
