import { playGame } from '@palatine/bots'
import { type Bot, nthSeed, plain, random, tableFor } from '@palatine/kernel'
import { botWith } from './bot/index.ts'
import { sensible } from './bot/weights.ts'
import { title } from './index.ts'

const N = Number(process.argv[2] ?? 300)
const mode = process.argv[3] ?? 'all'
const P = plain(title.bot)
export function match(seats: number, one: Bot, other: Bot, games: number, seed = 1) {
  const table = tableFor(title, seats)
  let won = 0
  for (let i = 0; i < games; i++) {
    const at = i % seats
    const bots = Array.from({ length: seats }, (_, s) => (s === at ? one : other))
    const r = playGame({ title, table, bots, seed: nthSeed(seed, i) })
    if (r.result.order[0].includes(at)) won++
  }
  return (won / games) * seats
}
if (mode === 'all' || mode === 'rnd') console.log('vs random 2p', match(2, P, random, N) / 2)
if (mode === 'all' || mode === 'self')
  for (const seats of [2, 3, 4]) {
    const table = tableFor(title, seats)
    const parts: Record<string, number> = {}
    let win = 0,
      all = 0,
      dec = 0
    const byTile = [0, 0, 0, 0, 0]
    const end = Array(9).fill(0)
    let ends = 0
    const paintedN = Array(7).fill(0)
    const use = [0, 0, 0, 0, 0]
    const raws = []
    const ev: Record<string, number> = {}
    const t = performance.now()
    for (let i = 0; i < N; i++) {
      const r = playGame({ title, table, bots: Array(seats).fill(P), seed: nthSeed(7, i) })
      const g = r.state.g as any
      dec += r.decisions
      win += Math.max(...r.result.totals)
      r.result.totals.forEach(x => (all += x / seats))
      r.parts.forEach(p => {
        for (const k in p) parts[k] = (parts[k] ?? 0) + p[k] / seats / N
      })
      byTile[g.startTiles[r.result.order[0][0]]]++
      for (let s = 0; s < seats; s++) {
        paintedN[6 - g.painted[s]]++
        if (g.endTile[s] >= 0) {
          ends++
          end[g.endTile[s]]++
        }
        raws.push(g.overseers[s])
        use[0] += g.equipment[s].length / seats / N
        use[1] += (6 - g.painted[s]) / seats / N
        use[3] += g.overseers[s] / seats / N
        use[4] += g.helpers.slice(s * 6, s * 6 + 6).filter((x: number) => x > 0).length / seats / N
      }
      use[2] += (g.pit.filter((x: number) => x >= 0).length - 6) / seats / N
    }
    const ms = performance.now() - t
    console.log(
      seats,
      'win',
      (win / N).toFixed(1),
      'all',
      (all / N).toFixed(1),
      'us/dec',
      ((ms * 1000) / dec).toFixed(1),
      Object.entries(parts)
        .map(([k, v]) => `${k} ${v.toFixed(1)}`)
        .join(' '),
    )
    console.log(
      '  start tiles',
      byTile
        .slice(1)
        .map(n => ((n / N) * seats).toFixed(2))
        .join(' '),
      'end tiles taken',
      end.join(' '),
      'finished track',
      (ends / N / seats).toFixed(2),
      'painted',
      paintedN.map(n => (n / N / seats).toFixed(2)).join(' '),
      'armory lab workshop palace helpers',
      use.map(n => n.toFixed(2)).join(' '),
    )
  }
if (mode === 'all' || mode === 'ign')
  for (const k of ['majorities', 'equipment', 'track', 'helpers', 'workshop', 'seals'] as const)
    console.log(
      'ignore',
      k,
      [2, 3, 4].map(s => match(s, plain(botWith({ ...sensible, [k]: 0 })), P, N).toFixed(2)).join(' '),
    )
if (mode === 'all' || mode === 'chase')
  for (const k of ['majorities', 'equipment', 'track', 'helpers'] as const) {
    const z = { ...sensible, majorities: 0.25, equipment: 0.25, track: 0.25, helpers: 0.25, [k]: 1.5 }
    console.log('chase', k, [2, 3, 4].map(s => match(s, plain(botWith(z)), P, N).toFixed(2)).join(' '))
  }
