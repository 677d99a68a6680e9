import { FastChance, LiveTable, type Question, type Seat, type State, sampleAnswer, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import { asPrinted } from '../rules/harvest.ts'
import type { Club } from '../rules/model.ts'
import { on, splitter } from './deal.ts'
import { remembers } from './remembers.ts'

const open = (seats: number, seed: number) =>
  LiveTable.open(title.game, tableFor(title, seats), new FastChance(seed)) as LiveTable<Club>

/** So many worlds that a watcher imagines. */
function worlds(live: LiveTable<Club>, watcher: Seat | null, count = 40): Club[] {
  const chance = new FastChance(7)
  return Array.from({ length: count }, () => (live.imagine(watcher, chance) as State<Club>).g)
}

/** Everybody plays every card openly, but these seats sell all of theirs. */
function harvestAll(live: LiveTable<Club>, sellers: readonly Seat[] = []): void {
  for (let guard = 0; live.questionId(live.asked[0]) !== 'splitHand' && guard < 500; guard++) {
    const [seat] = live.asked
    const id = live.questionId(seat)
    if (id === 'discardCards') return
    if (id === 'followArrow') live.play(seat, on.books)
    else if (id === 'placeSeal') live.play(seat, on.booksSeal)
    else {
      const [card] = (live.questionLocals(seat) as { left: number[] }).left
      live.play(seat, [card, card === splitter || sellers.includes(seat) ? on.prestige : asPrinted])
    }
  }
}

/** Splits every hand after its first card, or where it is told. */
function splitAll(live: LiveTable<Club>): void {
  for (const seat of live.asked)
    live.play(
      seat,
      live.state.g.hands[seat].map((_, i) => (i === 0 ? 0 : 1)),
    )
}

test('GS 1.7: in the first round everybody is known to hold four cards of level I and one of level II', () => {
  for (const g of worlds(open(5, 1), 2)) {
    for (const hand of g.hands) expect(hand.map(card => (card < 29 ? 1 : 2))).toEqual([1, 1, 1, 1, 2])
  }
})

test('GS 4.4: giver and chooser know the whole wallet; the others imagine many', () => {
  const live = open(5, 2)
  splitAll(live)
  const truth = live.state.g.wallets[1].join()
  for (const watcher of [1, 2]) for (const g of worlds(live, watcher)) expect(g.wallets[1].join()).toBe(truth)
  for (const watcher of [0, 3, 4, null]) {
    const imagined = worlds(live, watcher)
    expect(new Set(imagined.map(g => g.wallets[1].join())).size).toBeGreaterThan(20)
    for (const { wallets, sides } of imagined) {
      sides.forEach((side, seat) => {
        expect(side).toHaveLength(wallets[seat].length)
        expect(new Set(side)).toEqual(new Set([0, 1]))
        expect(side[0]).toBe(0)
      })
    }
  }
})

test('GS 5.3: what was taken from me and what I left are known to me, and how many went elsewhere', () => {
  const live = open(5, 3)
  splitAll(live)
  const { wallets } = live.state.g
  const mine = wallets[2].slice()
  const right = wallets[1].slice()
  // Side 0 is one card, side 1 the other four; seats 1 and 4 take the four
  for (const seat of live.asked) live.play(seat, seat === 1 || seat === 4 ? 1 : 0)
  for (const g of worlds(live, 2)) {
    expect(g.hands[3]).toContain(mine[0])
    for (const card of right.slice(1)) expect(g.hands[1]).toContain(card)
    expect(g.hands.map(hand => hand.length)).toEqual(live.state.g.hands.map(hand => hand.length))
  }
})

test('GS 6.7: cards that were played openly are known to be with that seat; sold ones are not', () => {
  const live = open(5, 4)
  splitAll(live)
  for (const seat of live.asked) live.play(seat, 1)
  harvestAll(live, [3])
  const { shown, hands } = live.state.g
  expect(shown.map(cards => cards.length)).toEqual([5, 5, 5, 0, 5])
  const imagined = worlds(live, 0)
  for (const g of imagined) {
    for (const seat of [1, 2, 4]) for (const card of shown[seat]) expect(g.hands[seat]).toContain(card)
  }
  // The hand of seat 3 was never seen by seat 0
  expect(new Set(imagined.map(g => g.hands[3].join())).size).toBeGreaterThan(5)
  expect(imagined.every(g => g.hands[3].length === hands[3].length)).toBe(true)
})

test('GS 5.2: after an unseen exchange a card is with its old holder or with the left neighbour', () => {
  const live = open(6, 5)
  splitAll(live)
  for (const seat of live.asked) live.play(seat, 1)
  harvestAll(live)
  const before = live.state.g.shown.map(cards => cards.slice())
  for (const seat of live.asked) live.play(seat, [live.state.g.hands[seat][0]])
  const discards = live.state.g.discards.length
  expect(discards).toBe(6)
  splitAll(live)
  for (const seat of live.asked) live.play(seat, 0)
  const imagined = worlds(live, 0)
  const seen = new Set<string>()
  for (const g of imagined) {
    for (const card of before[2]) {
      const holder = g.hands.findIndex(hand => hand.includes(card))
      seen.add(holder >= 0 ? `${holder}` : g.discards.includes(card) ? 'discards' : 'deck')
    }
  }
  expect([...seen].sort()).toEqual(['2', '3', 'discards'])
})

test('GS 3.3: what I discarded never comes back in what I imagine', () => {
  const live = open(2, 6)
  const [dropped] = live.state.g.hands[0]
  for (const seat of live.asked) live.play(seat, [live.state.g.hands[seat][0]])
  for (const g of worlds(live, 0)) expect(g.discards).toContain(dropped)
  expect(worlds(live, 1).some(g => !g.discards.includes(dropped))).toBe(true)
})

test('GS 1.7: through whole games of random play nothing that a seat saw is contradicted', () => {
  const chance = new FastChance(11)
  for (let game = 0; game < 12; game++) {
    const live = open(2 + (game % 6), 100 + game)
    for (let moment = 0; !live.over; moment++) {
      const { asked } = live
      const seat = asked[chance.below(asked.length)]
      if (moment % 9 === 0) {
        for (let watcher = 0; watcher < live.table.seats; watcher++) {
          const imagined = live.imagine(watcher, chance)
          expect(remembers(imagined as State, watcher, live as unknown as LiveTable)).toBeUndefined()
          expect(title.game.conserved(imagined.g, live.table)).toBeUndefined()
          expect(title.game.view(imagined.g, watcher, live.table)).toEqual(live.view(watcher).g)
        }
      }
      live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
    }
  }
})

test('GS 1.7: in a position that was laid out by hand, what is not known is filled at random', () => {
  const table = tableFor(title, 3)
  const from = LiveTable.open(title.game, table, new FastChance(1)).state
  const live = LiveTable.open(title.game, table, new FastChance(1), { from }) as LiveTable<Club>
  for (const g of worlds(live, 0, 10)) {
    expect(title.game.conserved(g, table)).toBeUndefined()
    expect(g.hands[0]).toEqual(live.state.g.hands[0])
  }
})

test('GS 1.7: knowledge rules out a world in which a card lies where it cannot be', () => {
  const live = open(5, 4)
  splitAll(live)
  for (const seat of live.asked) live.play(seat, 1)
  harvestAll(live, [3])
  const known = live.knowledge(0) as never
  const allows = (change: (g: Club) => void) => {
    const g = title.game.clone(live.state.g) as Club
    change(g)
    return title.game.knowledge?.allows(known, g, live.table)
  }
  const swap = (a: number[], b: number[], i: number, j: number) => {
    const kept = a[i]
    a[i] = b[j]
    b[j] = kept
  }
  const shownOf = (g: Club, seat: number) => g.hands[seat].indexOf(g.shown[seat][0])
  expect(allows(() => {})).toBe(true)
  // Two seats exchange cards that all have seen
  expect(allows(g => swap(g.hands[1], g.hands[2], shownOf(g, 1), shownOf(g, 2)))).toBe(false)
  // A card that all have seen lies in a deck or among the discards
  expect(allows(g => swap(g.hands[1], g.decks[0], shownOf(g, 1), 0))).toBe(false)
  expect(allows(g => g.discards.push(...g.hands[1].splice(shownOf(g, 1), 1)))).toBe(false)
  // A hidden card of level III is with somebody before any was dealt
  expect(allows(g => swap(g.hands[3], g.decks[2], 0, 0))).toBe(false)
  // A hidden card was never dealt
  expect(
    allows(g =>
      g.decks[0].push(
        ...g.hands[3].splice(
          g.hands[3].findIndex(card => card < 29),
          1,
        ),
      ),
    ),
  ).toBe(false)
})
