import { playGame } from '@palatine/bots'
import { type Bot, nthSeed, plain, random, tableFor } from '@palatine/kernel'
import { weighing } from './bot/index.ts'
import { plainWeights, type Weights } from './bot/value.ts'
import { title } from './index.ts'

const games = Number(process.argv[2] ?? 300)
const what = process.argv[3] ?? 'all'
const P = plain(title.bot)
const keys = ['books', 'artworks', 'jewels', 'orders', 'prestige'] as const
function run(seats: number, bots: (i: number) => Bot[], n = games) {
  const table = tableFor(title, seats)
  const rows = []
  for (let i = 0; i < n; i++)
    rows.push({ i, bots: bots(i), ...playGame({ title, table, bots: bots(i), seed: nthSeed(77, i) }) })
  return rows
}
const t0 = performance.now()
if (what === 'all' || what === 'parts')
  for (const seats of [2, 3, 4, 5, 7]) {
    const rows = run(seats, () => Array(seats).fill(P))
    const sum: Record<string, number> = {}
    let total = 0,
      wn = 0,
      all = 0,
      cn = 0,
      dec = 0
    const lv = Array(11).fill(0),
      full = Array(11).fill(0)
    const cw = Array(7).fill(0),
      cp = Array(7).fill(0)
    const st: Record<string, number> = {}
    for (const r of rows) {
      dec += r.decisions
      const g = r.state.g as any
      for (const w of r.result.order[0]) {
        wn++
        total += r.result.totals[w]
        for (const k of keys) sum[k] = (sum[k] ?? 0) + r.parts[w][k]
        cw[g.characters[w]] += 1 / r.result.order[0].length
      }
      for (let s = 0; s < seats; s++) {
        all += r.result.totals[s]
        cn++
        cp[g.characters[s]] += 1 / seats
        for (let k = 0; k < 11; k++) {
          lv[k] += g.levels[s * 11 + k]
          const T = title.components.builtIn.tracks as any
          if (k < 10 && g.levels[s * 11 + k] >= (k < 5 ? T.resources[k] : T.seals[k - 5]).length) full[k]++
        }
      }
    }
    console.log(
      seats,
      'winner',
      (total / wn).toFixed(1),
      'mean',
      (all / cn).toFixed(1),
      keys.map(k => `${k} ${(sum[k] / wn).toFixed(1)} (${((100 * sum[k]) / total).toFixed(0)}%)`).join(' '),
      'levels',
      lv.map(x => (x / cn).toFixed(1)).join(' '),
      'full%',
      full
        .slice(0, 10)
        .map(x => Math.round((100 * x) / cn))
        .join(' '),
      'chars',
      cw.map((w, i) => (w / cp[i]).toFixed(2)).join(' '),
      'dec',
      dec / rows.length,
    )
  }
console.log('s', ((performance.now() - t0) / 1000).toFixed(1))
const share = (seats: number, bot: Bot, n = games) => {
  const rows = run(seats, i => Array.from({ length: seats }, (_, s) => (s === i % seats ? bot : P)), n)
  let w = 0
  for (const r of rows) if (r.result.order[0].includes(r.i % seats)) w += 1 / r.result.order[0].length
  return (w / rows.length) * seats
}
if (what === 'all' || what === 'bias')
  for (const k of keys) {
    const out = []
    for (const seats of [4]) {
      const ignore = { ...plainWeights, [k]: 0 } as Weights
      const chase = Object.fromEntries(keys.map(j => [j, j === k ? 1 : 0.1])) as unknown as Weights
      const half = { ...plainWeights, [k]: 0.6 } as Weights
      const more = { ...plainWeights, [k]: 1.6 } as Weights
      out.push(
        `${seats}: ignore ${share(seats, plain(weighing(ignore))).toFixed(2)} chase ${share(seats, plain(weighing(chase))).toFixed(2)} .6 ${share(seats, plain(weighing(half))).toFixed(2)} 1.6 ${share(seats, plain(weighing(more))).toFixed(2)}`,
      )
    }
    console.log(k, out.join(' | '))
  }
if (what === 'all' || what === 'random') {
  const rows = run(2, i => (i % 2 ? [random, P] : [P, random]))
  let w = 0
  for (const r of rows) if (r.result.order[0][0] === r.i % 2 && r.result.order[0].length === 1) w++
  console.log('plain beats random', w / rows.length)
}
