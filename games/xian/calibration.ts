import { type LiveTable, NONE, plain, type QuickBot } from '@palatine/kernel'
import { botWith } from './bot/index.ts'
import { type Interests, sensible } from './bot/weights.ts'
import type { ArmyEvent } from './rules/events.ts'
import type { Army, ArmyTable } from './rules/model.ts'

type Row = { readonly [figure: string]: number }

/** What can be ignored, or chased and nothing else. */
const ways = {
  majorities: 'majorities and groups',
  equipment: 'equipment',
  track: 'the overseer track and its tiles',
  helpers: 'helpers',
} as const
type Way = keyof typeof ways
const allWays = Object.keys(ways) as Way[]

const ignoring = (way: keyof Interests): QuickBot => plain(botWith({ ...sensible, [way]: 0 }))
const chasing = (way: Way): QuickBot => {
  const little = { majorities: 0.25, equipment: 0.25, track: 0.25, helpers: 0.25 }
  return plain(botWith({ ...sensible, ...little, [way]: 1.5 }))
}

const bots: Record<string, QuickBot> = {}
for (const way of allWays) {
  bots[`no-${way}`] = ignoring(way)
  bots[`only-${way}`] = chasing(way)
}
bots['no-workshop'] = ignoring('workshop')

const seatCounts = [2, 3, 4] as const
/** One bot of its own kind among plain ones. */
const against = (name: string) =>
  seatCounts.map(seats => ({ seats, bots: [name, ...new Array<string>(seats - 1).fill('plain')] }))

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length
const seatsOf = (row: Row): number[] => Array.from({ length: row.seats }, (_, seat) => seat)

/** The winner's points. */
const winning = (row: Row): number => Math.max(...seatsOf(row).map(seat => row[`score${seat}`]))

/** How often the first of a table's bots wins, 1 being its fair share. */
const share = (rows: readonly Row[]): number =>
  mean(rows.map(row => row.seats * (row[`won${seatsOf(row).find(seat => row[`bot${seat}`] === 0)}`] ?? 0)))

/** The same with the number of seats at which it wins most. */
const bestShare = (rows: readonly Row[]): number =>
  Math.max(...seatCounts.map(seats => share(rows.filter(row => row.seats === seats))))

const endTiles = [
  '1 point for each resource',
  '1 point for every 10 points',
  '3 points for each unused bonus tile',
  '2 points for each painted warrior',
  '2 points for each helper',
  '6 points',
  '5 points for each majority',
  '4 points for each pair of equipment',
]

const varied = `The points of helpers by turn, and the icons on the plates.

- Helpers: 0, 1, 2, 3, 4, 6 was tried first. A seat then had 18 of its 68 points from helpers, most of them for playing
  the card and few through its help. With 0, 0, 1, 2, 4, 6 it has 15, and an early helper is played for its help.
- Icons: at first a field of A brought a point or a coin, one of C two or three points, and a bot that never used the
  workshop still won 0.8 of its fair share. Now A and B have fields with two coins and with two or three points, B has two
  pigments, and most fields of C bring three points. A seat gets 3.3 points from fields, where it got 2.3.

The other figures are those that were tried first, because nothing spoke against them: what workers bring (it never falls
as the number rises, and every value that is known occurs), costs and clay of equipment (the six cards of each house cost
21 coins together and two of them bring clay), numbers and colours of the requests (three of each colour, with nearly
equal sums).`

export const calibration = {
  games: 400,
  varied,

  observe(live: LiveTable): Row {
    const g = live.state.g as Army
    const { seats } = live.table as ArmyTable
    const events = live.everything.map(({ event }) => event as ArmyEvent)
    const visits = [0, 0, 0, 0]
    const row: Record<string, number> = {}
    const offered = new Set([...g.endTiles, ...g.endTile.filter(one => one !== NONE)])
    for (const tile of endTiles.keys()) {
      row[`offered${tile}`] = 0
      row[`left${tile}`] = 0
    }
    for (const event of events) {
      if (event.type === 'builderPlaced') visits[event.building]++
      if (event.type !== 'endTileTaken') continue
      for (const tile of offered) {
        row[`offered${tile}`]++
        if (tile !== event.tile) row[`left${tile}`]++
      }
      offered.delete(event.tile)
    }
    const placed = Math.max(
      1,
      visits.reduce((sum, n) => sum + n, 0),
    )
    visits.forEach((n, where) => {
      row[`visits${where}`] = n / placed
    })
    // The state counts rounds within a turn.
    row.rounds = g.turn * 2
    row.finished = g.endTile.filter(one => one !== NONE).length / seats
    const [[winner]] = live.result?.order ?? [[0]]
    row.winnersTile = g.startTiles[winner]
    return row
  },

  bots,

  questions: [
    ...seatCounts.map(seats => ({
      id: `winner-${seats}`,
      title: `Mean points of the winner with ${seats} seats`,
      seats: [seats],
      measure: (rows: readonly Row[]) => mean(rows.map(winning)),
      min: 60,
      max: 90,
    })),
    {
      id: 'plain-random',
      title: 'Victories of the plain bot over random play with 2 seats',
      tables: [{ seats: 2, bots: ['plain', 'random'] }],
      measure: (rows: readonly Row[]) => share(rows) / 2,
      min: 0.95,
    },
    ...allWays.map(way => ({
      id: `no-${way}`,
      title: `Victories, 1 being a fair share, of a bot that ignores ${ways[way]}; at its best number of seats`,
      tables: against(`no-${way}`),
      measure: bestShare,
      max: 0.9,
    })),
    ...allWays.map(way => ({
      id: `only-${way}`,
      title: `The same of a bot that chases only ${ways[way]}`,
      tables: against(`only-${way}`),
      measure: bestShare,
      max: 1,
    })),
    {
      id: 'no-workshop',
      title: 'The same of a bot that never uses the workshop, over all numbers of seats',
      tables: against('no-workshop'),
      measure: share,
      max: 0.9,
    },
    ...endTiles.map((name, tile) => ({
      id: `end-tile-${tile}`,
      title: `How often the end tile "${name}" is left by a seat that could take it`,
      seats: seatCounts,
      measure: (rows: readonly Row[]) =>
        mean(rows.map(row => row[`left${tile}`])) / mean(rows.map(row => row[`offered${tile}`])),
      max: 0.95,
    })),
    {
      id: 'least-visited',
      title: 'Share of builders that go to the building that is visited least',
      seats: seatCounts,
      measure: (rows: readonly Row[]) =>
        Math.min(...[0, 1, 2, 3].map(where => mean(rows.map(row => row[`visits${where}`])))),
      min: 0.1,
    },
    {
      id: 'finished',
      title: 'Share of seats that finish the overseer track',
      seats: seatCounts,
      measure: (rows: readonly Row[]) => mean(rows.map(row => row.finished)),
      min: 0.3,
      max: 0.9,
    },
    ...[
      { id: 'start-first', which: 'lowest', tile: () => 1 },
      { id: 'start-last', which: 'highest', tile: (row: Row) => row.seats },
    ].map(({ id, which, tile }) => ({
      id,
      title: `Victories, 1 being a fair share, of the seat with the ${which} start tile`,
      seats: seatCounts,
      measure: (rows: readonly Row[]) => mean(rows.map(row => (row.winnersTile === tile(row) ? row.seats : 0))),
      min: 0.8,
      max: 1.2,
    })),
  ],
}
