import { type GameBot, ofKind, PASS, type Score, type Seat } from '@palatine/kernel'
import { emptyOfficials } from '../rules/layout.ts'
import { official, officialsAt, type Palace, type PalaceTable } from '../rules/model.ts'
import { openParts, roomFor } from '../rules/palace.ts'
import { goldLeft } from '../rules/scoring.ts'
import { features, featuresOf } from './features.ts'
import learnt from './learnt.json' with { type: 'json' }
import { buyingWorth } from './privileges.ts'
import { bestShares, type PalaceLook, pairWorth, type Worth, worthFor } from './worth.ts'

/**
 * A player who bids for bricks above all, builds where points are near, and saves on the other officials. Where choices
 * are about equally good their scores are equal, so that chance decides and nobody can foresee it.
 */
export const bot: GameBot<Palace, PalaceTable, null> = {
  features,
  featuresOf,
  roundOf: g => g.round - 1,
  horizon: 1,
  spread: 8,
  slip: 0.25,
  learnt,
  score(look) {
    const think = thoughts[look.id]
    return think ? think(look, worthFor(look.view.g, look.seat, look.table)) : () => 0
  },
}

const thoughts: { readonly [id: string]: (look: PalaceLook, worth: Worth) => Score } = {
  chooseSites,
  layGold,
  playFromHand,
  placeBlockade,
  placeStop,
  chooseMarker: look => {
    const mine = wantedPlace(look)
    return ([place]) => -Math.abs(place - mine)
  },
  dealMarkers,
  placeBricks,
  protectBrick: ({ view: { g }, seat }, worth) => {
    return ([part]) => {
      const bricks = g.parts[part]
      const without = worth.standing(part, bricks) - worth.standing(part, bricks.slice(0, -1))
      return bricks[bricks.length - 1] === seat ? without + 2 : without
    }
  },
  moveBrick,
  // Large cards are for bricks; a few small ones come anyway.
  takeGold: () => steps => (-steps[steps.length - 1] * (6 - steps.length)) / 8,
  wishPrivilege: (look, worth) => {
    const { rows } = look.table.components.privileges
    return ([card]) => (card === PASS ? 0 : buyingWorth(look, worth, rows[card].effect) - worth.price(rows[card].cost))
  },
}

function chooseSites({ view: { g }, seat, table }: PalaceLook, worth: Worth): Score {
  const parts = openParts(g)
  const bricks = Math.min(g.bricks[seat] + 4, g.bricks[seat] + g.supply[seat])
  const pair = (a: number, b: number) => Math.round(pairWorth(g, worth, a, b, bricks, table) / 2)
  return steps => {
    const [a, b] = steps
    if (b !== undefined) return pair(a, b)
    let best = 0
    for (const other of parts) if (other > a) best = Math.max(best, pair(a, other))
    return best
  }
}

/** How much a seat wants each official, by number; bricks apart. */
function eagerness({ view: { g }, table }: PalaceLook): number[] {
  const nearlyFull = openParts(g).filter(part => {
    const { fields } = table.components.parts.rows[part]
    return g.parts[part].length >= fields - 4
  }).length
  return [1, 1, 3, 1, nearlyFull > 0 ? 2 : 1]
}

function layGold(look: PalaceLook, worth: Worth): Score {
  const { view, seat, table } = look
  const { g } = view
  const free = emptyOfficials(g, seat, table)
  const eager = eagerness(look)
  const mine = g.winsTies === seat
  const perCard = spending(g, seat, table, worth)
  return steps => {
    const card = steps[steps.length - 1]
    const where = free[steps.length - 1]
    if (where === official.bricks) return card < 0 ? -1 : mine ? card : Math.min(card, perCard > 2 ? 4 : 3)
    if (card < 0) return 0
    // Zeros come back and small cards are cheap: either will do, unless there is gold to be spent.
    const most = Math.round(perCard + (eager[where] > 1 ? 1 : 0) + (mine ? 1 : 0))
    return card > most ? most - card : perCard > 3.5 ? card : 0
  }
}

/** What may be spent on each official beside the bricks: gold that is left at the end is worth next to nothing. */
function spending(g: Palace, seat: Seat, table: PalaceTable, { partsLeft }: Worth): number {
  const rounds = Math.max(1, partsLeft * (0.4 + 3.8 / table.seats))
  const aRound = (goldLeft(g, seat, table) + 6 * (partsLeft - 1)) / rounds
  const dear = officialsAt(table).length - 1 - g.purses[seat][0]
  return (aRound - 4) / Math.max(1, dear)
}

function playFromHand(look: PalaceLook, worth: Worth): Score {
  const { view, seat, table, at } = look
  const { g } = view
  const where = (at as { official: number }).official
  const others = g.open.map(row => row[where]).filter((_, who) => who !== seat)
  const eager = eagerness(look)[where]
  const dear = spending(g, seat, table, worth) > 2 ? 0.2 : 0.5
  return ([card]) => {
    if (card === PASS) return 0
    if (where === official.bricks) return (others.includes(card) ? Math.ceil(card / 2) : card) - dear * card
    const highest = Math.max(0, ...others)
    const wins = card > highest || (card === highest && card > 0 && g.winsTies === seat)
    // What does not win becomes privilege points.
    return (wins ? 1 + eager : 0.35 * card) - dear * card
  }
}

/** How dangerous a seat is: what it has, and what it is about to get. */
const threat = (g: Palace, seat: Seat): number => g.fieldPoints[seat] + g.brickPoints[seat] + 2 * g.bricks[seat]

function placeBlockade({ view: { g } }: PalaceLook): Score {
  return ([seat, where]) => {
    if (seat === PASS) return -1
    return where === undefined ? Math.round(threat(g, seat) / 8) : where === official.bricks ? 3 : 1
  }
}

function placeStop({ view: { g }, seat, table }: PalaceLook, worth: Worth): Score {
  return ([part]) => {
    if (part === PASS) return 0
    if (g.sites[seat].includes(part)) return -5
    const { fields } = table.components.parts.rows[part]
    const nearly = (3 * g.parts[part].length) / fields
    return Math.round(nearly - worth.standing(part, g.parts[part]) / 6)
  }
}

/** First where room is short, else late, since later bricks lie higher. */
function wantedPlace({ view: { g }, seat, table }: PalaceLook): number {
  let room = 0
  for (const free of roomFor(g, seat, table)) room += free
  return room < 2 * g.bricks[seat] + 3 ? 0 : g.order.length - 1
}

function dealMarkers(look: PalaceLook): Score {
  const { view, seat } = look
  const { g } = view
  const mine = wantedPlace(look)
  return steps => {
    const place = steps.length - 1
    const who = steps[place]
    if (who === seat) return place >= Math.min(mine, g.order.length - 1 - (g.markerSeat >= 0 ? 1 : 0)) ? 3.125 : -3.125
    // The others so that the strongest stands where it is worst: away from the own place.
    return (mine === 0 ? -threat(g, who) : threat(g, who)) / 32
  }
}

function placeBricks({ view: { g }, seat, table }: PalaceLook, worth: Worth): Score {
  const bricks = g.bricks[seat]
  const best = bestShares(worth, roomFor(g, seat, table), bricks)
  return steps => {
    let left = bricks
    for (const count of steps) left -= count
    const part = steps.length - 1
    return worth.placing(part, steps[part]) + best[part + 1][left]
  }
}

function moveBrick({ view: { g }, question }: PalaceLook, worth: Worth): Score {
  const { items, ways } = ofKind(question, 'pick-then')
  const change = (from: number, to: number) => {
    const bricks = g.parts[from]
    const moved = bricks[bricks.length - 1]
    const before = worth.standing(from, bricks) + worth.standing(to, g.parts[to])
    return worth.standing(from, bricks.slice(0, -1)) + worth.standing(to, [...g.parts[to], moved]) - before
  }
  return ([from, to]) => {
    if (from === PASS) return 0
    if (to !== undefined) return change(from, to)
    return Math.max(...ways[items.indexOf(from)].map(other => change(from, other)))
  }
}
