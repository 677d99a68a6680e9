import type { Result } from '@palatine/kernel'
import { compositionPoints } from './compositions.ts'
import { editionOf } from './editions.ts'
import { difficultyOf, pointsForSteps } from './master/bonuses.ts'
import {
  allHouses,
  countBits,
  countOf,
  type House,
  has,
  isMaster,
  place,
  type Realm,
  type RealmTable,
} from './model.ts'

/** EP 6.3: the Eternal Bridge's layer counts as the one after 12; a layer without a number is in no sequence. */
const highestLayer = place.bridge

interface Run {
  readonly house: House
  readonly from: number
  readonly to: number
}
const lengthOf = (run: Run): number => run.to - run.from + 1

/** The longest run of layers of a house, the higher one of equals; its length is 0 if there is no layer. */
export function longestRun(layers: number, house: House): Run {
  let best: Run = { house, from: 1, to: 0 }
  for (let from = 1; from <= highestLayer; from++) {
    let to = from - 1
    while (to < highestLayer && has(layers, to + 1)) to++
    const run = { house, from, to }
    if (lengthOf(run) > 0 && lengthOf(run) >= lengthOf(best)) best = run
  }
  return best
}

/** EP 9.3: the longer one first, of equals the one with the highest layer. */
const better = (a: Run, b: Run): number => lengthOf(b) - lengthOf(a) || b.to - a.to

/** EP 15.23: alone, a person's sequence has to be long enough and better than the Master's; otherwise the prize is his. */
function soloWinner(g: Realm, table: RealmTable): Run {
  const [own, his] = allHouses(table).map(house => longestRun(g.layers[house], house))
  const { sequence, tie } = difficultyOf(table)
  const ahead = tie === 'his' ? lengthOf(own) > lengthOf(his) : better(own, his) < 0
  return lengthOf(own) >= sequence && ahead ? own : his
}

/** EP 9.3: the longest sequence; of equals the one with the highest layer; if that is equal too nobody gets the prize. */
export function sequenceWinner(g: Realm, table: RealmTable): Run | undefined {
  if (table.seats === 1) return soloWinner(g, table)
  const runs = allHouses(table).map(house => longestRun(g.layers[house], house))
  const [first, second] = runs.toSorted(better)
  return lengthOf(first) === 0 || (second && better(first, second) === 0) ? undefined : first
}

/** EP 9.4: seals for the first, or all tied for it; otherwise for the second, who has come at least half as far. */
export function seals(g: Realm, house: House, table: RealmTable): number {
  const awarded = table.components.setup.seals
  const most = Math.max(...g.palace)
  if (g.palace[house] === most) return awarded.first
  if (countOf(g.palace, most) > 1) return 0
  const second = Math.max(...g.palace.filter(steps => steps < most))
  return g.palace[house] === second && second >= Math.ceil(most / 2) ? awarded.second : 0
}

/** EP 9.5: one point each. During the game prizes and seals are counted as if it ended now. */
export function scoreParts(g: Realm, house: House, table: RealmTable) {
  const sequence = sequenceWinner(g, table)?.house === house ? 1 : 0
  return {
    layers: countBits(g.layers[house]),
    features: countOf(g.features, house),
    monuments: countOf(g.monuments, house),
    prizes: (g.completion === house ? 1 : 0) + sequence,
    seals: seals(g, house, table) + compositionPoints(g, house, table),
    steps: pointsForSteps(g, house, table),
  }
}

/** EP 9.5, EP 9.6 */
export function result(g: Realm, table: RealmTable): Result {
  const totals = allHouses(table).map(house => {
    const { layers, features, monuments, prizes, seals: won, steps } = scoreParts(g, house, table)
    return layers + features + monuments + prizes + won + steps
  })
  const order: (readonly House[])[] = []
  let left = allHouses(table)
  while (left.length > 0) {
    const most = Math.max(...left.map(house => totals[house]))
    const best = ahead(
      left.filter(house => totals[house] === most),
      g,
      table,
    )
    order.push(best)
    left = left.filter(house => !best.includes(house))
  }
  return { order, totals, ending: g.ending }
}

/** EP 11.5: X has no number and comes last. */
const fromTheHighest = [...Array.from({ length: highestLayer }, (_, i) => highestLayer - i), place.extra]

/** EP 9.6: who of those with equal points comes first. */
function ahead(tied: readonly House[], g: Realm, table: RealmTable): readonly House[] {
  if (tied.length === 1) return tied
  if (table.seats === 1) return tied.filter(house => isMaster(house, table)) // EP 15.26
  const rule = editionOf(table).finalTie
  for (const layer of fromTheHighest) {
    const owners = tied.filter(house => has(g.layers[house], layer))
    if (owners.length === 1 || (rule === 'highest-layer' && owners.length > 0)) return owners
  }
  return tied
}
