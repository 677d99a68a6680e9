import { playGame } from '@palatine/bots'
import { makeTable, nthSeed, plain } from '@palatine/kernel'
import { title } from './index.ts'
import type { ClubTable } from './rules/kit.ts'

const P = plain(title.bot)
const built = title.components.builtIn as ClubTable['components']
const games = Number(process.argv[2] ?? 1000)
const names = ['librarian', 'art-dealer', 'diver', 'geologist', 'banker', 'heiress', 'notary']
// variants: per character a list
export const V: [number[], number[]][][] = JSON.parse(process.argv[3])
const win: number[][] = V.map(v => v.map(() => 0)),
  seen: number[][] = V.map(v => v.map(() => 0))
const t = performance.now()
for (let i = 0; i < games; i++) {
  const pickv = V.map((v, c) => (i + c * 7 + Math.floor(i / 3) * (c + 1)) % v.length)
  const rows = names.map((name, c) => ({ name, steps: V[c][pickv[c]][0], orders: V[c][pickv[c]][1] }))
  const made = makeTable(title, 4, {}, { characters: { ...built.characters, rows } })
  if (!('table' in made)) throw new Error(JSON.stringify(made))
  const r = playGame({ title, table: made.table, bots: [P, P, P, P], seed: nthSeed(9, i) })
  const g = r.state.g as any
  for (let s = 0; s < 4; s++) seen[g.characters[s]][pickv[g.characters[s]]]++
  for (const w of r.result.order[0]) win[g.characters[w]][pickv[g.characters[w]]] += 1 / r.result.order[0].length
}
V.forEach((v, c) =>
  console.log(
    names[c],
    v.map((x, k) => `${x[1].join('')}: ${((4 * win[c][k]) / seen[c][k]).toFixed(2)} (${seen[c][k]})`).join('  '),
  ),
)
console.log(((performance.now() - t) / 1000).toFixed(1), 's')
