import type { LiveTable, State } from '@palatine/kernel'
import { forSeats, type Palace, type PalaceTable, partIs } from './rules/model.ts'

type Row = Readonly<Record<string, number>>

const mean = (rows: readonly Row[], figure: string): number =>
  rows.reduce((sum, row) => sum + row[figure], 0) / rows.length

function median(rows: readonly Row[], figure: string): number {
  const sorted = rows.map(row => row[figure]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** By privilege card that is in the game at these tables: the share of games in which it was bought. */
function boughtShares(rows: readonly Row[]): number[] {
  const cards = Object.keys(rows[0]).filter(key => key.startsWith('bought'))
  return cards.map(card => mean(rows, card)).filter(share => !Number.isNaN(share))
}

/** What self-play has to show of the reconstructed figures. */
export const calibration = {
  games: 1000,
  varied:
    'The first values of the seven unknown parts, the bags of the two largest parts, and the costs of eight privilege cards.',

  /** Rounds, points, how it ended, which parts were finished and which privileges bought. */
  observe(live: LiveTable): Row {
    const { g } = live.state as State<Palace>
    const table = live.table as PalaceTable
    const { privileges, parts } = table.components
    const totals = live.result?.totals ?? []
    const row: Record<string, number> = {
      rounds: g.round,
      winnerPoints: Math.max(...totals),
      meanPoints: totals.reduce((sum, points) => sum + points, 0) / totals.length,
      stalled: g.ending === 'stall' ? 1 : 0,
      finished: g.state.filter(state => state === partIs.finished).length,
    }
    const largest = Math.max(...parts.rows.map(part => part.fields))
    row.largestFinished = g.state[parts.rows.findIndex(part => part.fields === largest)] === partIs.finished ? 1 : 0
    privileges.rows.forEach(({ effect }, card) => {
      if (!forSeats(table).privilegesOut.includes(effect)) row[`bought-${effect}`] = g.privileges[card] >= 0 ? 1 : 0
    })
    return row
  },

  questions: [
    ...[2, 3, 4].map(seats => ({
      id: `rounds-${seats}`,
      title: `Median of rounds with ${seats} seats`,
      seats: [seats],
      measure: (rows: readonly Row[]) => median(rows, 'rounds'),
      min: 6,
      max: seats === 2 ? 10 : 9,
    })),
    {
      id: 'winner-points',
      title: 'Mean points of the winner with 4 seats',
      seats: [4],
      measure: (rows: readonly Row[]) => mean(rows, 'winnerPoints'),
      min: 80,
      max: 110,
    },
    {
      id: 'stalls',
      title: 'Share of games that end because nothing moves any more',
      seats: [2, 3, 4],
      measure: (rows: readonly Row[]) => mean(rows, 'stalled'),
      max: 0.01,
    },
    ...[2, 3, 4].flatMap(seats => [
      {
        id: `rarest-privilege-${seats}`,
        title: `Share of games in which the rarest privilege is bought, ${seats} seats`,
        seats: [seats],
        measure: (rows: readonly Row[]) => Math.min(...boughtShares(rows)),
        min: 0.01,
      },
      {
        id: `commonest-privilege-${seats}`,
        title: `Share of games in which the commonest privilege is bought, ${seats} seats`,
        seats: [seats],
        measure: (rows: readonly Row[]) => Math.max(...boughtShares(rows)),
        max: 0.95,
      },
    ]),
    {
      id: 'largest-part',
      title: 'Share of games with 4 seats in which the largest part is finished',
      seats: [4],
      measure: (rows: readonly Row[]) => mean(rows, 'largestFinished'),
      min: 0.3,
    },
  ],
}
