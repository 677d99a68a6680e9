import type { LiveTable, State } from '@palatine/kernel'
import { sizeOf } from './rules/dice.ts'
import { countOf, has, monumentPlaces, place, type Realm, type RealmEvent, type RealmTable } from './rules/kit.ts'

type Row = Readonly<Record<string, number>>

const everySeatCount = [2, 3, 4, 5]
const tracks = [1, 2, 4, 6, 9, 11]
const places = Array.from({ length: 14 }, (_, number) => number)
const advisors = Array.from({ length: 24 }, (_, advisor) => advisor)

const mean = (rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0) / rows.length

function median(rows: readonly Row[], figure: (row: Row) => number): number {
  const sorted = rows.map(figure).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** The share of winners' points that comes from one source. */
const share = (rows: readonly Row[], source: string): number =>
  mean(rows, row => row[source]) / mean(rows, row => row.winnerPoints)

/** The rarest of several things: in which share of the games it happened. */
const rarest = (rows: readonly Row[], keys: readonly string[]): number =>
  Math.min(...keys.map(key => mean(rows, row => (row[key] > 0 ? 1 : 0))))

/** What self-play has to show of the reconstructed figures. */
export const calibration = {
  games: 400,
  varied:
    'the steps of the six tracks, the length of the Eternal Bridge and the rewards on it, the copies and banners of the advisors',

  /** Rounds, dice, visits by place, advisors by number, and where the winner's points came from. */
  observe(live: LiveTable): Row {
    const { g } = live.state as State<Realm>
    const { result, table } = live
    const winner = result?.order[0][0] ?? 0
    const row: Record<string, number> = {
      rounds: g.round,
      winnerPoints: result?.totals[winner] ?? 0,
      stalled: g.ending === 'stall' ? 1 : 0,
    }
    for (const number of places) row[`visits${number}`] = 0
    for (const advisor of advisors) row[`appointed${advisor}`] = 0
    const own = (layers: readonly number[]) => layers.filter(layer => has(g.layers[winner], layer)).length
    row.tracks = own(tracks)
    row.bridge = own([place.bridge])
    row.monuments = own(monumentPlaces) + countOf(g.monuments, winner)
    row.features = countOf(g.features, winner)
    row.seals = live.game.scoreParts(g, winner, table).seals
    row.leftOver = g.resources.reduce((sum, n) => sum + n, 0) / table.seats
    row.allDice = 1
    for (const { event } of live.everything as readonly { event: RealmEvent }[]) {
      if (event.type === 'roundBegan') row.allDice = 1
      if (event.type === 'diceRolled' && sizeOf(event.dice) < (table as RealmTable).components.setup.dice)
        row.allDice = 0
      if (event.type === 'groupPlaced') row[`visits${event.place}`]++
      if (event.type === 'advisorAppointed' || event.type === 'advisorKept') row[`appointed${event.advisor}`]++
      // The first across the bridge owes it the feature, too.
      if (event.type === 'featureEarned' && event.place === place.bridge && event.seat === winner) row.bridge++
    }
    return row
  },

  questions: [
    ...everySeatCount.map(seats => ({
      id: `rounds-${seats}`,
      title: `Rounds of a game with ${seats}, median`,
      seats: [seats],
      measure: (rows: readonly Row[]) => median(rows, row => row.rounds),
      min: seats === 3 ? 7 : 6,
      max: 10,
    })),
    ...everySeatCount.map(seats => ({
      id: `dice-${seats}`,
      title: `Share of games with ${seats} in which everybody rolls five dice in the last round`,
      seats: [seats],
      measure: (rows: readonly Row[]) => mean(rows, row => row.allDice),
      min: 0.5,
    })),
    ...everySeatCount.map(seats => ({
      id: `points-${seats}`,
      title: `Points of the winner with ${seats}, mean`,
      seats: [seats],
      measure: (rows: readonly Row[]) => mean(rows, row => row.winnerPoints),
      min: 12,
      max: 20,
    })),
    {
      id: 'places',
      title: 'Share of games in which the least visited place is visited',
      seats: everySeatCount,
      measure: (rows: readonly Row[]) =>
        rarest(
          rows,
          places.map(number => `visits${number}`),
        ),
      min: 0.2,
    },
    {
      id: 'advisors',
      title: 'Share of games in which the least wanted advisor is appointed',
      seats: everySeatCount,
      measure: (rows: readonly Row[]) =>
        rarest(
          rows,
          advisors.map(advisor => `appointed${advisor}`),
        ),
      min: 0.02,
    },
    ...['tracks', 'monuments', 'bridge', 'features', 'seals'].map(source => ({
      id: source,
      title: `Share of the winners' points that comes from ${source}`,
      seats: everySeatCount,
      measure: (rows: readonly Row[]) => share(rows, source),
      min: 0.05,
    })),
    {
      id: 'stalls',
      title: 'Share of games that end because nobody takes a layer any more',
      seats: everySeatCount,
      measure: (rows: readonly Row[]) => mean(rows, row => row.stalled),
      max: 0.01,
    },
  ],
}
