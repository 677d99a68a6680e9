import { kindsIn, NOBODY, NONE, pick, putIn, takeOut } from '@palatine/kernel'
import { appoint } from './appoint.ts'
import { drawAdvisors } from './deck.ts'
import { beforeTheRest } from './gains.ts'
import { type House, personOf, procedure } from './model.ts'

/** EP 12.7: one of so many advisors from the deck may be appointed for nothing, the others are discarded. */
export const recruit = procedure(
  'recruit',
  (at: { house: House; count: number }) => at,
  ({ act, ask }) => ({
    draw: act(({ g, at: { house, count }, io }) => drawAdvisors(g, house, count, 'EP 12.7', io)),
    recruitAdvisor: ask({
      rule: 'EP 12.7',
      to: ({ g, at: { house }, table }) => (g.drawn.length > 0 ? personOf(house, table) : NOBODY),
      question: ({ g }) => pick(kindsIn(g.drawn), { optional: true }),
      answer(advisor, { g, at: { house }, io }) {
        if (advisor !== NONE) {
          takeOut(g.drawn, advisor)
          io.emit?.({ type: 'advisorKept', seat: house, advisor, rule: 'EP 12.7' })
        }
        const advisors = g.drawn.slice()
        for (const other of advisors) putIn(g.discards, other)
        g.drawn.length = 0
        g.drawer = NONE
        if (advisors.length > 0) io.emit?.({ type: 'advisorsDiscarded', seat: house, advisors, rule: 'EP 12.7' })
        if (advisor !== NONE) beforeTheRest(g, () => appoint(g, house, advisor, io))
      },
    }),
  }),
)
