// Plays many games of one title and says how they ended: node many-games.ts GAME FROM TO. One line of JSON comes out.
import { playGame } from '@palatine/bots'
import { nthSeed, plain, random, spreadOptions, tablesWith } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'

export interface Ended {
  games: number
  decisions: number
  endings: { [ending: string]: number }
  problems: string[]
}

const [id, from, to] = process.argv.slice(2)
const title = await titles[id].load()
// All seat counts with a spread of options.
const tables = spreadOptions(title.game.options, 60).flatMap(options => tablesWith(title, options))
const ended: Ended = { games: 0, decisions: 0, endings: {}, problems: [] }
const noisy = plain(await title.loadBot(), 0.1)

for (let n = Number(from); n < Number(to); n++) {
  const table = tables[Math.floor(n / 2) % tables.length]
  const bot = n % 2 === 0 ? random : noisy
  try {
    const played = await playGame({ title, table, bots: new Array(table.seats).fill(bot), seed: nthSeed(77, n) })
    const wrong = title.game.conserved(played.state.g, table)
    if (wrong) throw new Error(wrong)
    const ending = `${bot === random ? 'random' : 'plain'}: ${played.result.ending}`
    ended.endings[ending] = (ended.endings[ending] ?? 0) + 1
    ended.decisions += played.decisions
    ended.games++
  } catch (error) {
    ended.problems.push(`game ${n}: ${error instanceof Error ? error.message : String(error)}`)
    if (ended.problems.length > 5) break
  }
}
console.log(JSON.stringify(ended))
