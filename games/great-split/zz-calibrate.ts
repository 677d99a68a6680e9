import { playGame } from '@palatine/bots'
import { type Bot, type LiveTable, makeTable, nthSeed, plain, random } from '@palatine/kernel'
import { allTables, answerQuestions, figure, target } from '../../cli/calibrate/answer.ts'
import { calibration } from './calibration.ts'
import { title } from './index.ts'

const games = Number(process.argv[2] ?? 50)
const only = process.argv[3]
const c = {
  ...calibration,
  questions: calibration.questions.filter(q => !only || q.id.startsWith(only)),
} as never as Parameters<typeof answerQuestions>[0]
const tables = allTables(c.questions)
const named = (n: string): Bot => calibration.bots[n] ?? (n === 'random' ? random : plain(title.bot))
const rows = tables.map((t, ti) => {
  const made = makeTable(title, t.seats)
  if (!('table' in made)) throw new Error()
  const table = made.table
  return Array.from({ length: games }, (_, i) => {
    const places = Array.from({ length: t.seats }, (_, s) => ((s + i) % t.seats) % t.bots.length)
    const bots = places.map(p => named(t.bots[p]))
    const r = playGame({ title, table, bots, seed: nthSeed(1 + ti, i) })
    const row: Record<string, number> = { seats: t.seats, decisions: r.decisions }
    const w = r.result.order[0]
    for (let s = 0; s < t.seats; s++) {
      row[`won${s}`] = w.includes(s) ? 1 / w.length : 0
      row[`bot${s}`] = places[s]
      row[`score${s}`] = r.result.totals[s]
    }
    return {
      ...row,
      ...calibration.observe({ game: title.game, table, state: r.state, result: r.result } as never as LiveTable),
    }
  })
})
for (const a of answerQuestions(c, tables, rows))
  console.log(
    a.passed ? 'yes' : 'NO ',
    a.question.title.padEnd(64),
    figure(a.measured),
    '±',
    a.error === undefined ? '' : figure(a.error, a.measured),
    ' target',
    target(a.question),
  )
