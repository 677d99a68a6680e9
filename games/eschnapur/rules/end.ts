import { forSeats, type Palace, type PalaceIo, type PalaceTable, partIs } from './model.ts'
import { rankOf } from './scoring.ts'

/** After a round: whether the game is over, and the ranking of privilege points if it is. */
export function endOfRound(g: Palace, io: PalaceIo): boolean {
  if (enoughFinished(g, io.table)) g.ending = 'normal'
  else if (nothingMoves(g)) g.ending = 'stall'
  else return false
  // ES 13.2
  if (io.emit) {
    for (const seat of g.order) {
      const place = rankOf(g, seat)
      io.emit({ type: 'rankingScored', seat, place, points: forSeats(io.table).ranking[place], rule: 'ES 13.2' })
    }
    io.emit({ type: 'gameEnded', ending: g.ending, rule: g.ending === 'stall' ? 'ES 13.5' : 'ES 13.1' })
  }
  return true
}

/** ES 13.1: the round is played to its end first, so there may be more than enough. */
const enoughFinished = (g: Palace, table: PalaceTable): boolean =>
  g.state.filter(state => state === partIs.finished).length >= forSeats(table).partsToEnd

/** ES 13.5: no brick was gained or placed, and nobody has gold other than zeros, not even under the blockade. */
const nothingMoves = (g: Palace): boolean =>
  !g.builtOn && g.purses.every(purse => purse.every((count, kind) => kind === 0 || count === 0))
