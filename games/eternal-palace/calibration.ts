import { type Json, type LiveTable, NONE, type State } from '@palatine/kernel'
import { masterQuestions, masterRow } from './calibration-master.ts'
import { sizeOf } from './rules/dice.ts'
import { countOf, has, monumentPlaces, place, type Realm, type RealmEvent, type RealmTable } from './rules/model.ts'

type Row = Readonly<Record<string, number>>

const everySeatCount = [2, 3, 4, 5]
const tracks = [1, 2, 4, 6, 9, 11]
const places = Array.from({ length: 14 }, (_, number) => number)
const advisors = Array.from({ length: 24 }, (_, advisor) => advisor)

const ofPrivileges = [24, 25, 26, 27]

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

/** Tables of four with an expansion. */
const fourWith = (options: Json) => [{ seats: 4, options, bots: ['plain'] }]
const alternatives = ['fishMarket', 'academy', 'temple', 'market', 'bridge']
const expansions: { readonly [name: string]: Json } = {
  labyrinth: { extra: 'labyrinth' },
  'river-market': { extra: 'riverMarket' },
  compositions: { extra: 'compositions' },
  privileges: { privileges: true },
  locations: { locations: alternatives },
}

/** What self-play has to show of the reconstructed figures. */
export const calibration = {
  games: 400,
  varied:
    'the steps of the six tracks, the length of the Eternal Bridge and the rewards on it, the copies and banners of the advisors, the map of the Labyrinth, the track of the River Market, the compositions, the cards and lists of the Master',

  /** Rounds, dice, visits by place, advisors by number, and where the winner's points came from. */
  observe(live: LiveTable): Row {
    const { g } = live.state as State<Realm>
    const { result, table } = live
    const winner = result?.order[0][0] ?? 0
    const row: Record<string, number> = {
      ...masterRow(live),
      rounds: g.round,
      winnerPoints: result?.totals[winner] ?? 0,
      stalled: g.ending === 'stall' ? 1 : 0,
    }
    for (const number of [...places, place.extra]) row[`visits${number}`] = 0
    for (const advisor of [...advisors, ...ofPrivileges]) row[`appointed${advisor}`] = 0
    const own = (layers: readonly number[]) => layers.filter(layer => has(g.layers[winner], layer)).length
    row.tracks = own(tracks)
    row.bridge = own([place.bridge])
    row.monuments = own(monumentPlaces) + countOf(g.monuments, winner)
    row.features = countOf(g.features, winner)
    row.seals = live.game.scoreParts(g, winner, table).seals
    row.leftOver = g.resources.reduce((sum, n) => sum + n, 0) / table.seats
    row.layerX = g.layers.some(layers => has(layers, place.extra)) ? 1 : 0
    row.composed = g.composers.filter(house => house !== NONE).length / Math.max(1, g.composers.length)
    row.switched = 0
    row.allDice = 1
    for (const { event } of live.everything as readonly { event: RealmEvent }[]) {
      if (event.type === 'roundBegan') row.allDice = 1
      if (event.type === 'diceRolled' && sizeOf(event.dice) < (table as RealmTable).components.setup.dice)
        row.allDice = 0
      if (event.type === 'groupPlaced') row[`visits${event.place}`]++
      if (event.type === 'placesSwitched') row.switched++
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
      id: 'labyrinth',
      title: 'Share of games with four in which somebody reaches the centre of the Labyrinth',
      tables: fourWith(expansions.labyrinth),
      measure: (rows: readonly Row[]) => mean(rows, row => row.layerX),
      min: 0.3,
    },
    {
      id: 'river-market',
      title: "Share of games with four in which somebody reaches the end of the River Market's track",
      tables: fourWith(expansions['river-market']),
      measure: (rows: readonly Row[]) => mean(rows, row => row.layerX),
      min: 0.3,
    },
    {
      id: 'compositions',
      title: 'Share of the compositions that are claimed, with four',
      tables: fourWith(expansions.compositions),
      measure: (rows: readonly Row[]) => mean(rows, row => row.composed),
      min: 0.3,
    },
    {
      id: 'privileges',
      title: 'Share of games with four in which a privilege changes the turn order',
      tables: fourWith(expansions.privileges),
      measure: (rows: readonly Row[]) => mean(rows, row => (row.switched > 0 ? 1 : 0)),
      min: 0.5,
    },
    {
      id: 'privilege-advisors',
      title: 'Share of games with four in which the least wanted of the advisors 25 to 28 is appointed',
      tables: fourWith(expansions.privileges),
      measure: (rows: readonly Row[]) =>
        rarest(
          rows,
          ofPrivileges.map(advisor => `appointed${advisor}`),
        ),
      min: 0.02,
    },
    {
      id: 'locations',
      title: 'Share of games with four in which the least visited place is visited, all five alternatives in play',
      tables: fourWith(expansions.locations),
      measure: (rows: readonly Row[]) =>
        rarest(
          rows,
          places.map(number => `visits${number}`),
        ),
      min: 0.2,
    },
    ...Object.entries(expansions).map(([name, options]) => ({
      id: `rounds-${name}`,
      title: `Rounds of a game with four and ${name}, median`,
      tables: fourWith(options),
      measure: (rows: readonly Row[]) => median(rows, row => row.rounds),
      min: 6,
      max: 10,
    })),
    ...masterQuestions,
    {
      id: 'stalls',
      title: 'Share of games that end because nobody takes a layer any more',
      seats: everySeatCount,
      measure: (rows: readonly Row[]) => mean(rows, row => row.stalled),
      max: 0.01,
    },
  ],
}
