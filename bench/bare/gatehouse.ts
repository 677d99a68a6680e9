import type { Gate, GateTable } from '@palatine/gatehouse/rules/model'
import { type Chance, drawFrom, NOBODY, type Seat } from '@palatine/kernel'

/**
 * The teaching game as somebody would write it who wants speed alone: one loop, nothing to interrupt, save, show or
 * explain. It makes the same draws in the same order as the kernel's `begin` and `playout` and ends in the same state.
 */
export function playBare(table: GateTable, chance: Chance): { g: Gate; decisions: number } {
  const { seats } = table
  const { hand, dice } = table.components.board
  const faces = dice[table.options.die]
  const { rounds } = table.options
  const g = deal(table, chance)
  const chosen = new Array<number>(seats).fill(NOBODY)
  let decisions = 0
  while (g.round < rounds) {
    g.round++
    g.winner = NOBODY
    g.prize = 1 + chance.below(faces)
    decisions += bid(g, chosen, chance)
    decisions += reward(g, chance)
    decisions += gifts(g, chosen, chance)
    for (let seat = 0; seat < seats; seat++) decisions += build(g.hands[seat], g.walls[seat], chance)
    for (let seat = 0; seat < seats; seat++) {
      while (g.hands[seat].length < hand && g.pile.length + g.discards.length > 0) drawStone(g, seat, chance)
    }
  }
  return { g, decisions }
}

function deal(table: GateTable, chance: Chance): Gate {
  const { copies } = table.components.stones
  const { hand } = table.components.board
  const g: Gate = {
    round: 0,
    prize: 0,
    bids: [],
    winner: NOBODY,
    hands: [],
    walls: [],
    pile: [],
    discards: [],
    prizes: [],
    coins: [],
  }
  for (let stone = 0; stone < copies.length; stone++) for (let i = 0; i < copies[stone]; i++) g.pile.push(stone)
  for (let seat = 0; seat < table.seats; seat++) {
    g.hands.push([])
    g.walls.push([])
    g.prizes.push(0)
    g.coins.push(0)
    g.bids.push(NOBODY)
    while (g.hands[seat].length < hand) putIn(g.hands[seat], drawFrom(chance, g.pile))
  }
  return g
}

function bid(g: Gate, chosen: number[], chance: Chance): number {
  const bidders = choose(g, chosen, chance)
  if (bidders === 0) return 0
  let winner = NOBODY
  for (let seat = 0; seat < chosen.length; seat++) {
    const stone = chosen[seat]
    g.bids[seat] = stone
    if (stone === NOBODY) continue
    takeOut(g.hands[seat], stone)
    putIn(g.discards, stone)
    if (isSingle(chosen, seat) && (winner === NOBODY || stone > chosen[winner])) winner = seat
  }
  g.winner = winner
  if (winner !== NOBODY) g.prizes[winner] += g.prize
  return bidders
}

function reward(g: Gate, chance: Chance): number {
  if (g.winner === NOBODY) return 0
  const ways = g.pile.length + g.discards.length > 0 ? 2 : 1
  if (chance.below(ways) === 0) g.coins[g.winner]++
  else drawStone(g, g.winner, chance)
  return 1
}

function gifts(g: Gate, chosen: number[], chance: Chance): number {
  const givers = choose(g, chosen, chance)
  const seats = chosen.length
  for (let seat = 0; seat < seats; seat++) if (chosen[seat] !== NOBODY) takeOut(g.hands[seat], chosen[seat])
  for (let seat = 0; seat < seats; seat++) if (chosen[seat] !== NOBODY) putIn(g.hands[(seat + 1) % seats], chosen[seat])
  return givers
}

/** Stone by stone, until passing is drawn; nothing depends on the other seats, so it goes straight onto the wall. */
function build(hand: number[], wall: number[], chance: Chance): number {
  for (let decisions = 1; ; decisions++) {
    const top = wall.length > 0 ? wall[wall.length - 1] : NOBODY
    let from = 0
    while (from < hand.length && hand[from] < top) from++
    const kinds = countKinds(hand, from)
    const kind = chance.below(kinds + 1)
    if (kind === kinds) return decisions
    const at = placeOfKind(hand, from, kind)
    wall.push(hand[at])
    removeAt(hand, at)
  }
}

/** A random kind of stone out of every hand that has one. */
function choose(g: Gate, chosen: number[], chance: Chance): number {
  let asked = 0
  for (let seat = 0; seat < chosen.length; seat++) {
    const hand = g.hands[seat]
    if (hand.length === 0) chosen[seat] = NOBODY
    else {
      chosen[seat] = hand[placeOfKind(hand, 0, chance.below(countKinds(hand, 0)))]
      asked++
    }
  }
  return asked
}

function drawStone(g: Gate, seat: Seat, chance: Chance): void {
  if (g.pile.length === 0) {
    for (let i = 0; i < g.discards.length; i++) g.pile.push(g.discards[i])
    g.discards.length = 0
  }
  putIn(g.hands[seat], drawFrom(chance, g.pile))
}

function isSingle(chosen: readonly number[], seat: Seat): boolean {
  for (let other = 0; other < chosen.length; other++) {
    if (other !== seat && chosen[other] === chosen[seat]) return false
  }
  return true
}

/** How many kinds of stones there are in a sorted hand from a place on. */
function countKinds(hand: readonly number[], from: number): number {
  let kinds = 0
  for (let i = from; i < hand.length; i++) if (i === from || hand[i] !== hand[i - 1]) kinds++
  return kinds
}

function placeOfKind(hand: readonly number[], from: number, kind: number): number {
  let at = from
  for (let left = kind; left > 0; left--) {
    const stone = hand[at]
    while (hand[at] === stone) at++
  }
  return at
}

function putIn(hand: number[], stone: number): void {
  let at = hand.length
  hand.push(stone)
  for (; at > 0 && hand[at - 1] > stone; at--) hand[at] = hand[at - 1]
  hand[at] = stone
}

function takeOut(hand: number[], stone: number): void {
  removeAt(hand, hand.indexOf(stone))
}

function removeAt(hand: number[], place: number): void {
  for (let i = place + 1; i < hand.length; i++) hand[i - 1] = hand[i]
  hand.pop()
}
