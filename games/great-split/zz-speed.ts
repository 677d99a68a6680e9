import { begin, FastChance, nthSeed, playout, tableFor } from '@palatine/kernel'
import { title } from './index.ts'

const games = Number(process.argv[2] ?? 3000)
for (const seats of [4, 2, 4, 7]) {
  const table = tableFor(title, seats)
  let n = 0
  const t = process.threadCpuUsage()
  for (let i = 0; i < games; i++) {
    const chance = new FastChance(nthSeed(1, i))
    const state = begin(title.game, { table, chance })
    n += playout(title.game, state, { table, chance })
  }
  const used = process.threadCpuUsage(t)
  const s = (used.user + used.system) / 1e6
  console.log(seats, 'decisions', n / games, (n / s / 1e6).toFixed(3), 'M/s of thread time')
}
