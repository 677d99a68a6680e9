import { allSeats, type Chance, HIDDEN, putIn, type Seat, shuffle, takeOut } from '@palatine/kernel'
import type { Gate, GateEvent, GateTable } from './model.ts'

export const clone = (g: Gate): Gate => ({
  round: g.round,
  prize: g.prize,
  bids: g.bids.slice(),
  winner: g.winner,
  hands: g.hands.map(hand => hand.slice()),
  walls: g.walls.map(wall => wall.slice()),
  pile: g.pile.slice(),
  discards: g.discards.slice(),
  prizes: g.prizes.slice(),
  coins: g.coins.slice(),
})

/** GH 1.3: hands are hidden from the others, the pile from all. */
export function view(g: Gate, viewer: Seat | null): Gate {
  const seen = clone(g)
  seen.hands.forEach((hand, seat) => {
    if (seat !== viewer) hand.fill(HIDDEN)
  })
  seen.pile.fill(HIDDEN)
  return seen
}

/**
 * Stones that are certainly in somebody's hand, by seat. When another seat gives a stone away unseen, what was known
 * of its hand is no longer certain.
 */
export type Known = number[][]

export const knowledge = {
  start: (table: GateTable): Known => allSeats(table).map(() => []),

  learn(known: Known, _seat: Seat | null, event: GateEvent): void {
    const leaves = (from: Seat, stone: number) => {
      if (known[from].includes(stone)) takeOut(known[from], stone)
    }
    switch (event.type) {
      case 'bidsShown':
        event.stones.forEach((stone, from) => {
          leaves(from, stone)
        })
        break
      case 'stoneLaid':
        leaves(event.seat, event.stone)
        break
      case 'giftGiven':
        if (event.secret) leaves(event.seat, event.secret.stone)
        else known[event.seat].length = 0
        break
      case 'giftReceived':
        putIn(known[event.seat], event.stone)
        break
    }
  },

  allows: (known: Known, g: Gate): boolean =>
    known.every((stones, seat) => {
      const hand = g.hands[seat].slice()
      return stones.every(stone => {
        const at = hand.indexOf(stone)
        if (at >= 0) hand.splice(at, 1)
        return at >= 0
      })
    }),
}

/** Deals what is hidden anew, with the stones that are known where they are. */
export function determinize(seen: Gate, known: Known, viewer: Seat | null, chance: Chance, table: GateTable): Gate {
  const g = clone(seen)
  const unseen = table.components.stones.copies.slice()
  const gone = (stones: readonly number[]) => {
    for (const stone of stones) unseen[stone]--
  }
  gone(g.discards)
  g.walls.forEach(gone)
  const hidden = allSeats(table).filter(seat => seat !== viewer)
  if (viewer !== null) gone(g.hands[viewer])
  for (const seat of hidden) gone(known[seat])
  const rest = shuffle(
    chance,
    unseen.flatMap((count, stone) => new Array<number>(count).fill(stone)),
  )
  for (const seat of hidden) {
    const size = g.hands[seat].length
    g.hands[seat].length = 0
    for (const stone of known[seat]) putIn(g.hands[seat], stone)
    while (g.hands[seat].length < size) putIn(g.hands[seat], rest.pop() as number)
  }
  g.pile.length = 0
  for (const stone of rest) putIn(g.pile, stone)
  return g
}

/** Every stone is somewhere. */
export function conserved(g: Gate, table: GateTable): string | undefined {
  const { copies } = table.components.stones
  const found = copies.map(() => 0)
  for (const stone of [...g.hands.flat(), ...g.walls.flat(), ...g.pile, ...g.discards]) found[stone]++
  const wrong = found.findIndex((count, stone) => count !== copies[stone])
  return wrong < 0 ? undefined : `${found[wrong]} instead of ${copies[wrong]} stones number ${wrong}`
}
