import { begin, cloneState, FastChance, playout, tableFor } from '@palatine/kernel'
import { game, title } from './index.ts'

const cpu = () => {
  const u = process.cpuUsage()
  return (u.user + u.system) / 1000
}
for (const seats of [2, 3, 4]) {
  const table = tableFor(title as never, seats)
  const chance = new FastChance(1)
  let d = 0,
    games = 0
  for (let i = 0; i < 1500; i++) {
    const s = begin(game as never, { table, chance })
    playout(game as never, s, { table, chance })
  }
  const t = cpu()
  for (; games < 4000; games++) {
    const s = begin(game as never, { table, chance })
    d += playout(game as never, s, { table, chance })
  }
  const ms = cpu() - t
  console.log(seats, games, d / games, (((d / ms) * 1000) / 1e6).toFixed(3), 'M/s')
  const s = begin(game as never, { table, chance })
  const t2 = cpu()
  for (let i = 0; i < 2e5; i++) cloneState(game as never, s)
  console.log('clone us', (cpu() - t2) / 200)
}
