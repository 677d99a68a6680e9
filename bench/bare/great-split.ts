import type { Draft } from '@palatine/great-split/rules/harvest'
import {
  type Club,
  type ClubIo,
  type ClubTable,
  leftOf,
  levelsOf,
  scoring,
  sealTracks,
  track,
  tracksEach,
} from '@palatine/great-split/rules/model'
import { finalScoring, scoreForAll } from '@palatine/great-split/rules/scorings'
import { setup } from '@palatine/great-split/rules/setup'
import { dealHands } from '@palatine/great-split/rules/supply'
import { advance } from '@palatine/great-split/rules/tracks'
import { type Chance, drawFrom, putIn, type Seat, takeOut } from '@palatine/kernel'
import { choose, combination } from '@palatine/kernel/questions/kind'

/**
 * The club as somebody would write it who wants speed alone: one loop over the same tracks and scorings, nothing to
 * interrupt, save, show or explain. It makes the same draws in the same order as the kernel's `begin` and `playout` and
 * ends in the same state.
 */
export function playBare(table: ClubTable, chance: Chance): { g: Club; decisions: number } {
  const { rounds, lines } = table.components.board
  const io: ClubIo = { table, chance }
  const g = setup(table, chance)
  let decisions = 0
  dealHands(g, io)
  while (g.round < rounds.length) {
    const { level, limit } = rounds[g.round++]
    for (let seat = 0; seat < table.seats; seat++) putIn(g.hands[seat], drawFrom(chance, g.decks[level - 1]))
    if (table.seats === 2) {
      for (let seat = 0; seat < table.seats; seat++) putIn(g.hands[seat], drawFrom(chance, g.decks[level - 2]))
    }
    decisions += discard(g, limit, chance)
    decisions += splitAndChoose(g, table, chance)
    for (let seat = 0; seat < table.seats; seat++) decisions += harvest(g, seat, io)
    g.slider += drawFrom(chance, g.tiles)
    if (lines.includes(g.round)) scoreLine(g, lines.indexOf(g.round), io)
  }
  finalScoring(g, io)
  return { g, decisions }
}

function discard(g: Club, limit: number, chance: Chance): number {
  let decisions = 0
  for (let seat = 0; seat < g.hands.length; seat++) {
    const hand = g.hands[seat]
    const surplus = hand.length - limit
    if (surplus <= 0) continue
    const places = combination(hand.length, surplus, chance.below(choose(hand.length, surplus)))
    // From the last one on, so that the places before it stay what they are
    for (let i = surplus - 1; i >= 0; i--) {
      const card = hand[places[i]]
      takeOut(hand, card)
      putIn(g.discards, card)
    }
    decisions++
  }
  return decisions
}

/** All splits are drawn before the first choice: so the kernel asks. */
function splitAndChoose(g: Club, table: ClubTable, chance: Chance): number {
  const wallets: number[][] = []
  const sides: number[][] = []
  for (let seat = 0; seat < table.seats; seat++) {
    wallets.push(g.hands[seat])
    sides.push(drawSides(g.hands[seat].length, chance))
    g.hands[seat] = []
  }
  const chosen: number[] = []
  for (let seat = 0; seat < table.seats; seat++) chosen.push(chance.below(2))
  for (let giver = 0; giver < table.seats; giver++) {
    const seat = leftOf(giver, table)
    const wallet = wallets[giver]
    g.taken[seat] = 0
    for (let i = 0; i < wallet.length; i++) {
      const goes = sides[giver][i] === chosen[seat]
      if (goes) g.taken[seat]++
      putIn(g.hands[goes ? seat : giver], wallet[i])
    }
  }
  return 2 * table.seats
}

/** One of all ways to put things on two sides, none of them empty, the first thing on side 0. */
function drawSides(things: number, chance: Chance): number[] {
  const sides = new Array<number>(things).fill(0)
  let rank = chance.below(2 ** (things - 1) - 1)
  let ones = 1
  for (; rank >= choose(things - 1, ones); ones++) rank -= choose(things - 1, ones)
  for (const place of combination(things - 1, ones, rank)) sides[place + 1] = 1
  return sides
}

const arrowTracks = [track.books, track.artworks, track.topaz, track.emerald, ...sealTracks]
/** The ways of a card: sold for gold, sold for prestige, or played. */
const ways = 3

/** Card by card in the order of the hand; the splitter comes last. */
function harvest(g: Club, seat: Seat, io: ClubIo): number {
  const { chance, table } = io
  const { rows } = table.components.cards
  const hand = g.hands[seat]
  const at: Draft = { seat, left: [], levels: levelsOf(g, seat), shown: [], seals: 0, arrows: 0 }
  let decisions = 0
  for (let i = 0; i < hand.length; i++) {
    const way = chance.below(ways)
    if (way === 0) advance(at, track.gold, 1, io)
    else if (way === 1) advance(at, track.prestige, 1, io)
    else {
      const { symbol, amount } = rows[hand[i]]
      at.shown.push(hand[i])
      if (symbol === 'seal') at.seals += amount
      else advance(at, track[symbol], amount, io)
    }
    decisions += 1 + settle(at, io)
  }
  advance(at, chance.below(tracksEach), 1, io)
  decisions += 1 + settle(at, io)
  g.shown[seat] = at.shown
  for (let on = 0; on < tracksEach; on++) g.levels[seat * tracksEach + on] = at.levels[on]
  return decisions
}

/** Whatever a card has set off: arrows first, then seals. */
function settle(at: Draft, io: ClubIo): number {
  let decisions = 0
  for (; at.arrows + at.seals > 0; decisions++) {
    if (at.arrows > 0) {
      at.arrows--
      advance(at, arrowTracks[io.chance.below(arrowTracks.length)], 2, io)
    } else {
      at.seals--
      advance(at, sealTracks[io.chance.below(sealTracks.length)], 1, io)
    }
  }
  return decisions
}

function scoreLine(g: Club, line: number, io: ClubIo): void {
  const each = g.lines.length / io.table.components.board.lines.length
  for (let i = line * each; i < (line + 1) * each; i++) {
    if (g.lines[i] !== scoring.blank) scoreForAll(g, g.lines[i], io)
  }
}
