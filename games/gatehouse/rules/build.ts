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
      rule: 'GH 4.2',
      to: ({ at }) => at.seat,
      question: ({ g, at }) => pick(layable(g, at), layOrStop),
      answer(stone, { at, seat, io }) {
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
      to: ({ table }) => allSeats(table),
      procedure: ownWall,
      locals: (seat, { g }) => ({ seat, hand: g.hands[seat] }),
      join(drafts, { g }) {
        for (const draft of drafts) if (draft) addTo(g, draft)
      },
    }),
  }),
)

function addTo(g: Gate, { seat, laid }: Draft): void {
  for (const stone of laid) {
    takeOut(g.hands[seat], stone)
    g.walls[seat].push(stone)
  }
}

/** GH 4.2: no stone on a higher one. */
function layable(g: Gate, { seat, hand, laid }: Draft): number[] {
  const wall = laid.length > 0 ? laid : g.walls[seat]
  return kindsIn(hand, wall.length > 0 ? wall[wall.length - 1] : NONE)
}
