import { playGame } from '@palatine/bots'
import {
  begin,
  FastChance,
  LiveTable,
  nthSeed,
  plain,
  playout,
  type Question,
  sampleAnswer,
  tableFor,
} from '@palatine/kernel'
import { title } from './index.ts'
import { remembers } from './tests/remembers.ts'

const chance = new FastChance(5)
const P = plain(title.bot, 0.3)
let looks = 0
const t = performance.now()
for (let n = 0; n < 60; n++) {
  const live = LiveTable.open(title.game, tableFor(title, 2 + (n % 6)), new FastChance(n + 999)) as any
  for (let m = 0; !live.over; m++) {
    const seat = live.asked[chance.below(live.asked.length)]
    if (m % 7 === 0)
      for (let w = 0; w < live.table.seats; w++) {
        const g = live.imagine(w, chance)
        const bad = remembers(g, w, live) ?? title.game.conserved(g.g, live.table)
        if (bad) throw new Error(`${n} ${m} ${w} ${bad}`)
        if (!title.game.knowledge!.allows(live.knowledge(w) as never, g.g, live.table)) throw new Error('allows')
        looks++
      }
    const q = live.question(seat) as Question
    const look = {
      table: live.table,
      view: live.view(seat),
      known: live.knowledge(seat),
      seat,
      id: live.questionId(seat),
      at: live.questionLocals(seat),
      question: q,
    }
    live.play(seat, n % 2 ? sampleAnswer(q, chance) : P(look, chance))
  }
}
console.log('looks', looks, ((performance.now() - t) / 1000).toFixed(1), 's')
// determinize time
{
  const live = LiveTable.open(title.game, tableFor(title, 4), new FastChance(1)) as any
  for (let m = 0; m < 150; m++) {
    const s = live.asked[0]
    live.play(s, sampleAnswer(live.question(s), chance))
  }
  const v = live.view(0),
    k = live.knowledge(0)
  const c = process.threadCpuUsage()
  for (let i = 0; i < 20000; i++) title.game.determinize(v.g, k as never, 0, chance, live.table)
  const u = process.threadCpuUsage(c)
  console.log('determinize us', (u.user + u.system) / 20000)
  const c2 = process.threadCpuUsage()
  for (let i = 0; i < 100000; i++) title.game.clone(live.state.g)
  const u2 = process.threadCpuUsage(c2)
  console.log('clone us', (u2.user + u2.system) / 100000)
}
let games = 0
for (let n = 0; n < 12000; n++) {
  const table = tableFor(title, 2 + (n % 6))
  const ch = new FastChance(nthSeed(42, n))
  const state = begin(title.game, { table, chance: ch })
  playout(title.game, state, { table, chance: ch })
  const bad = title.game.conserved(state.g, table)
  if (bad) throw new Error(bad)
  games++
}
console.log('random games', games)
const c = process.threadCpuUsage()
let d = 0
for (let n = 0; n < 1200; n++) {
  const seats = 2 + (n % 6)
  const table = tableFor(title, seats)
  const r = playGame({ title, table, bots: Array(seats).fill(plain(title.bot)), seed: n })
  d += r.decisions
  const bad = title.game.conserved(r.state.g, table)
  if (bad) throw new Error(bad)
}
const u = process.threadCpuUsage(c)
console.log('plain games 1200, us a decision', ((u.user + u.system) / d).toFixed(1))
