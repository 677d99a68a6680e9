import { again, allSeats, kindsIn, leave, NONE, pick, type Seat, takeOut } from '@palatine/kernel'
import { type Gate, procedure } from './model.ts'

interface Draft {
  readonly seat: Seat
  /** What is left of the hand. */
  readonly hand: number[]
  readonly laid: number[]
}

const layOrStop = { optional: true, why: () => ({ reason: 'wallMustRise', rule: 'GH 4.2' }) }

/** One seat's building: stone by stone, as long as it likes. It only drafts; `build` makes it true. */
export const ownWall = procedure(
  'ownWall',
  ({ seat, hand }: { seat: Seat; hand: readonly number[] }): Draft => ({ seat, hand: hand.slice(), laid: [] }),
  ({ ask }) => ({
    layStone: ask({
      to: (_, at) => at.seat,
      question: (g, at) => pick(layable(g, at), layOrStop),
      answer(_, at, seat, stone, io) {
        if (stone === NONE) return leave // GH 4.3: whoever likes stops
        takeOut(at.hand, stone)
        at.laid.push(stone)
        io.emit?.({ type: 'stoneLaid', seat, stone, rule: 'GH 4.1' })
        return again
      },
    }),
  }),
)

/** GH 4: everybody builds at once, nobody waits for anybody. */
export const build = procedure(
  'build',
  () => ({}),
  ({ fork }) => ({
    walls: fork({
      to: (_g, _, table) => allSeats(table),
      procedure: ownWall,
      locals: (seat, _, g) => ({ seat, hand: g.hands[seat] }),
      join(g, _, drafts) {
        for (const draft of drafts) {
          for (const stone of draft?.laid ?? []) {
            takeOut(g.hands[(draft as Draft).seat], stone)
            g.walls[(draft as Draft).seat].push(stone)
          }
        }
      },
    }),
  }),
)

/** GH 4.2: no stone on a higher one. */
function layable(g: Gate, { seat, hand, laid }: Draft): number[] {
  const top = laid.at(-1) ?? g.walls[seat].at(-1) ?? NONE
  return kindsIn(hand).filter(stone => stone >= top)
}
