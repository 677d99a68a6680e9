import { type Game, type GameBot, isOver, playerCount, type Seat, type State, type Table } from '@palatine/kernel'

/** How much of the worth of a finished game is the victory itself; the rest is the margin. */
const victory = 0.9

/** How good a state is for a seat, from 0 (lost) to 1 (won): by the features of all, or by the result if it is over. */
export function judge(game: Game, bot: GameBot, table: Table, state: State, seat: Seat): number {
  if (!isOver(state)) {
    const standings: number[] = []
    for (let who = 0; who < playerCount(game, table); who++) {
      let standing = 0
      for (const points of bot.featuresOf(state.g, who, table)) standing += points
      standings.push(standing)
    }
    return share(standings, seat, bot.spread)
  }
  const { order, totals } = game.result(state.g, table)
  const won = order[0].includes(seat) ? 1 / order[0].length : 0
  return victory * won + (1 - victory) * share(totals, seat, bot.spread)
}

/** The part of the victory that a seat may expect when all stand so: who is ahead by `spread` has e times as much. */
function share(standings: readonly number[], seat: Seat, spread: number): number {
  let all = 0
  for (const standing of standings) all += Math.exp((standing - standings[seat]) / spread)
  return 1 / all
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
