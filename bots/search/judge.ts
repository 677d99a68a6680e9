import { type Game, isOver, playerCount, type Seat, type State, type Table } from '@palatine/kernel'
import { share, type Value } from './value.ts'

/** How much of the worth of a finished game is the victory itself; the rest is the margin. */
const victory = 0.9

/** How good a state is for a seat, from 0 (lost) to 1 (won): by its value, or by the result if it is over. */
export function judge(game: Game, value: Value, spread: number, table: Table, state: State, seat: Seat): number {
  if (!isOver(state)) return share(value(state.g, table), seat)
  const { order, totals } = game.result(state.g, table)
  const won = order[0].includes(seat) ? 1 / order[0].length : 0
  const margins = totals.map(points => points / spread)
  return victory * won + (1 - victory) * share(margins, seat)
}

/** How far a seat is ahead of the best of the others, by category of the score, in the order of `game.scores`. */
export function lead(game: Game, table: Table, state: State, seat: Seat): number[] {
  const parts = Array.from({ length: playerCount(game, table) }, (_, who) => {
    const own = game.scoreParts(state.g, who, table)
    return game.scores.map(category => own[category])
  })
  const totals = parts.map(own => own.reduce((sum, points) => sum + points, 0))
  let rival = seat === 0 ? 1 : 0
  for (let who = 0; who < totals.length; who++) if (who !== seat && totals[who] > totals[rival]) rival = who
  return parts[seat].map((points, category) => points - parts[rival][category])
}
