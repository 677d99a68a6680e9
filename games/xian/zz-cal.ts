import { botNamed, playLive } from '@palatine/bots'
import { nthSeed, tableFor } from '@palatine/kernel'
import { calibration } from './calibration.ts'
import { title } from './index.ts'
const N = Number(process.argv[2] ?? 100)
const cache = new Map<string, unknown[]>()
const only = process.argv[3]
for (const q of calibration.questions as any[]) {
  if (only && !q.id.match(only)) continue
  const tables = q.tables ?? q.seats.map((s: number) => ({ seats: s, bots: ['plain'] }))
  const rows = tables.flatMap((t: any, ti: number) => {
    const key = JSON.stringify(t)
    if (!cache.has(key)) {
      const table = tableFor(title, t.seats)
      const out: unknown[] = []
      for (let i = 0; i < N; i++) {
        const places = Array.from({ length: t.seats }, (_, s) => (s + i) % t.seats % t.bots.length)
        const bots = places.map((p: number) => (calibration.bots as any)[t.bots[p]] ?? botNamed(title, t.bots[p]))
        const live = playLive({ title, table, bots, seed: nthSeed(99 + t.seats, i) })
        const r: any = { seats: t.seats }
        for (let s = 0; s < t.seats; s++) { r[`score${s}`] = live.result!.totals[s]; r[`won${s}`] = live.result!.order[0].includes(s) ? 1 : 0; r[`bot${s}`] = places[s] }
        out.push({ ...r, ...calibration.observe(live) })
      }
      cache.set(key, out)
    }
    return (cache.get(key) as any[]).map(r => ({ ...r, table: ti }))
  })
  const m = q.measure(rows)
  console.log(q.id, m.toFixed(3), `[${q.min ?? ''}..${q.max ?? ''}]`, (q.min === undefined || m >= q.min) && (q.max === undefined || m <= q.max) ? 'ok' : 'NOT MET')
}
