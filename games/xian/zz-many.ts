import { askedSeats, begin, FastChance, give, isOver, nthSeed, playout, type Question, questionFor, sampleAnswer, tableFor } from '@palatine/kernel'
import { title, game } from './index.ts'
const G = game as never as Parameters<typeof begin>[0]
let n = 0
const total = Number(process.argv[2])
for (const seats of [2, 3, 4]) for (const equipment of ['colour', 'any']) {
  const table = tableFor(title, seats, { equipment })
  for (let i = 0; i < total / 6; i++, n++) {
    const chance = new FastChance(nthSeed(seats * 10 + (equipment === 'any' ? 1 : 0), i))
    const s = begin(G, { table, chance })
    if (i % 50 === 0) { // every answer looked at
      while (!isOver(s)) { const [seat] = askedSeats(s); give(G, s, seat, sampleAnswer(questionFor(G, table, s, seat) as Question, chance), { table, chance, checks: true, emit: () => {} }); const w = G.conserved(s.g, table); if (w) throw new Error(w) }
    } else playout(G, s, { table, chance })
    const w = G.conserved(s.g, table); if (w) throw new Error(`${seats} ${i}: ${w}`)
    const r = G.result(s.g, table)
    for (let seat = 0; seat < seats; seat++) { const p = Object.values(G.scoreParts(s.g, seat, table)).reduce((a, b) => a + b, 0); if (p !== r.totals[seat]) throw new Error('sum') }
  }
  console.log(seats, equipment, 'ok')
}
console.log(n, 'games, nothing created or lost, all ended')
