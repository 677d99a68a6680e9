import { type Bot, type LiveTable, NONE, plain } from '@palatine/kernel'
import { botWith } from './bot/index.ts'
import { type Interests, sensible } from './bot/weights.ts'
import type { ArmyEvent } from './rules/events.ts'
import type { Army, ArmyTable } from './rules/kit.ts'

type Row = { readonly [figure: string]: number }

/** What can be ignored, or chased and nothing else. */
const ways = ['majorities', 'equipment', 'track', 'helpers'] as const
type Way = (typeof ways)[number]

const ignoring = (way: keyof Interests): Bot => plain(botWith({ ...sensible, [way]: 0 }))
const chasing = (way: Way): Bot => {
  const little = { majorities: 0.25, equipment: 0.25, track: 0.25, helpers: 0.25 }
  return plain(botWith({ ...sensible, ...little, [way]: 1.5 }))
}

const bots: Record<string, Bot> = {}
for (const way of ways) {
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

const endTileCount = 8

export const calibration = {
  games: 300,
  varied:
    'the points of helpers by turn and the icons on the plates; all other reconstructed figures are the first set tried',

  observe(live: LiveTable): Row {
    const g = live.state.g as Army
    const { seats } = live.table as ArmyTable
    const events = live.everything.map(({ event }) => event as ArmyEvent)
    const visits = [0, 0, 0, 0]
    const row: Record<string, number> = {}
    const offered = new Set([...g.endTiles, ...g.endTile.filter(one => one !== NONE)])
    for (let tile = 0; tile < endTileCount; tile++) {
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
    row.finished = g.endTile.filter(one => one !== NONE).length / seats
    const [[winner]] = live.result?.order ?? [[0]]
    row.winnersTile = g.startTiles[winner]
    return row
  },

  bots,

  questions: [
    ...seatCounts.map(seats => ({
      id: `winner-${seats}`,
      title: `points of the winner with ${seats} seats`,
      seats: [seats],
      measure: (rows: readonly Row[]) => mean(rows.map(winning)),
      min: 60,
      max: 90,
    })),
    ...ways.map(way => ({
      id: `no-${way}`,
      title: `share of a bot that ignores ${way === 'majorities' ? 'majorities and groups' : way}`,
      tables: against(`no-${way}`),
      measure: share,
      max: 0.9,
    })),
    ...ways.map(way => ({
      id: `only-${way}`,
      title: `share of a bot that chases only ${way === 'majorities' ? 'majorities and groups' : way}`,
      tables: against(`only-${way}`),
      measure: share,
      max: 1,
    })),
    {
      id: 'no-workshop',
      title: 'share of a bot that never uses the workshop',
      tables: against('no-workshop'),
      measure: share,
      max: 0.9,
    },
    ...Array.from({ length: endTileCount }, (_, tile) => ({
      id: `end-tile-${tile}`,
      title: `how often end tile ${tile + 1} is left where it is offered`,
      seats: seatCounts,
      measure: (rows: readonly Row[]) =>
        mean(rows.map(row => row[`left${tile}`])) / mean(rows.map(row => row[`offered${tile}`])),
      max: 0.95,
    })),
    {
      id: 'least-visited',
      title: 'share of builders in the building that is visited least',
      seats: seatCounts,
      measure: (rows: readonly Row[]) =>
        Math.min(...[0, 1, 2, 3].map(where => mean(rows.map(row => row[`visits${where}`])))),
      min: 0.1,
    },
    {
      id: 'finished',
      title: 'share of seats that finish the overseer track',
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
      title: `share of the seat with the ${which} start tile`,
      seats: seatCounts,
      measure: (rows: readonly Row[]) => mean(rows.map(row => (row.winnersTile === tile(row) ? row.seats : 0))),
      min: 0.8,
      max: 1.2,
    })),
  ],
}
