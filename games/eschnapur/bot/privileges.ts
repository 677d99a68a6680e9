import type { Effect } from '../components/schema.ts'
import { official } from '../rules/model.ts'
import { type Freedom, freedomOf, movesFor, partsWithBricks, roomFor } from '../rules/palace.ts'
import { goldLeft } from '../rules/scoring.ts'
import { bestShares, type PalaceLook, type Worth } from './worth.ts'

/** What a brick more is worth, about. */
const brick = 2

/** What it would be worth to have this privilege now, in victory points. */
export function buyingWorth(look: PalaceLook, worth: Worth, effect: Effect): number {
  const { view, seat, table, at } = look
  const { g } = view
  const { rows } = table.components.privileges
  const row = rows.find(one => one.effect === effect)
  const gains = row ? row.gold * worth.gold * needOf(look) + Math.min(row.bricks, g.supply[seat]) * brick : 0
  const building = (at as { window?: string }).window === 'beforeBuilding'
  const more = (freedom: Freedom) =>
    bestShares(worth, roomFor(g, seat, table, freedom), g.bricks[seat])[0][g.bricks[seat]]
  switch (effect) {
    case 'gold':
    case 'bricks':
    case 'gold-and-bricks':
      return gains
    case 'free-sites':
      return more({ ...freedomOf(g, seat), anySite: true }) - more(freedomOf(g, seat))
    case 'ignore-stop':
      if (building) return more({ ...freedomOf(g, seat), stopped: true }) - more(freedomOf(g, seat))
      return bestMove(look, worth, { anySite: false, stopped: true }) - bestMove(look, worth, freedomOf(g, seat))
    case 'win-ties':
      return 3 + 0.6 * g.purses[seat][5]
    case 'from-hand':
      return 2.5 + 0.6 * (g.purses[seat][5] + g.purses[seat][4])
    case 'reject-blockade': {
      const card = g.covered[seat][g.blockedOfficial]
      return g.blockedOfficial === official.bricks ? card * brick : 0.6 * card
    }
    case 'choose-marker':
      return 1.5 + 0.25 * g.bricks[seat]
    case 'protect-brick':
      return mostToLose(look, worth)
  }
}

/** Whoever has little gold needs it more. */
const needOf = ({ view: { g }, seat, table }: PalaceLook): number => 1 + Math.max(0, 1 - goldLeft(g, seat, table) / 20)

function bestMove({ view: { g }, seat, table }: PalaceLook, worth: Worth, freedom: Freedom): number {
  let best = 0
  const { from, to } = movesFor(g, seat, table, freedom)
  from.forEach((part, i) => {
    const bricks = g.parts[part]
    const leaves = worth.standing(part, bricks.slice(0, -1)) - worth.standing(part, bricks)
    for (const other of to[i]) {
      const comes = worth.standing(other, [...g.parts[other], bricks[bricks.length - 1]])
      best = Math.max(best, leaves + comes - worth.standing(other, g.parts[other]))
    }
  })
  return best
}

/** What the move of a last brick could cost, at worst. */
function mostToLose({ view: { g } }: PalaceLook, worth: Worth): number {
  let most = 0
  for (const part of partsWithBricks(g)) {
    const bricks = g.parts[part]
    most = Math.max(most, worth.standing(part, bricks) - worth.standing(part, bricks.slice(0, -1)))
  }
  return 0.4 * most
}
