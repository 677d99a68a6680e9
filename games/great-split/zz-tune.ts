import { playGame } from '@palatine/bots'
import { type Bot, nthSeed, plain, tableFor } from '@palatine/kernel'
import { weighing } from './bot/index.ts'
import { plainWeights } from './bot/value.ts'
import { title } from './index.ts'

const games = Number(process.argv[2] ?? 300)
const P = plain(title.bot)
const share = (seats: number, bot: Bot, n = games) => {
  const table = tableFor(title, seats)
  let w = 0
  for (let i = 0; i < n; i++) {
    const bots = Array.from({ length: seats }, (_, s) => (s === i % seats ? bot : P))
    const r = playGame({ title, table, bots, seed: nthSeed(5, i) })
    if (r.result.order[0].includes(i % seats)) w += 1 / r.result.order[0].length
  }
  return (w / n) * seats
}
for (const arg of process.argv.slice(3)) {
  const over = Object.fromEntries(
    arg.split(',').map(kv => {
      const [k, v] = kv.split('=')
      return [k, Number(v)]
    }),
  )
  console.log(arg, share(4, plain(weighing({ ...plainWeights, ...over }))).toFixed(3))
}
