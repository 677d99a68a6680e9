import { procedure, scoring } from './model.ts'
import { scoreForAll } from './scorings.ts'

/** GS 9.1: where the marker passes a line its tokens are scored; then all cards are taken up again. */
export const roundEnd = procedure(
  'roundEnd',
  () => ({}),
  ({ act }) => ({
    scoreLine: act(({ g, table, io }) => {
      const { lines } = table.components.board
      const line = lines.indexOf(g.round)
      if (line < 0) return
      const each = g.lines.length / lines.length
      const tokens = g.lines.slice(line * each, (line + 1) * each)
      io.emit?.({ type: 'lineReached', round: g.round, tokens, rule: 'GS 9.1' })
      // GS 9.2: the blank scores nothing
      for (const token of tokens) if (token !== scoring.blank) scoreForAll(g, token, io)
    }),
    takeUpCards: act(({ g, table, io }) => {
      if (g.round < table.components.board.rounds.length) io.emit?.({ type: 'cardsTakenUp', rule: 'GS 9.3' })
    }),
  }),
)
