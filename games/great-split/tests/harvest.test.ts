import { type Answer, canonical, FastChance, type Question, sampleAnswer, shuffle } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { asPrinted } from '../rules/harvest.ts'
import { card, deal, drafted, draftOf, level, on, sellTheRest, splitter } from './deal.ts'

const other = [card('prestige', 2), card('prestige', 2, 1)]
/** Seat 0 harvests these cards; seat 1 has two cards of prestige. */
const harvest = (cards: readonly number[], levels = {}) =>
  deal({ at: 'harvest', hands: [cards, other], levels: [levels, {}] })

test('GS 6.1: every card and the splitter is played or sold; nobody can stop before', () => {
  const cards = [card('books', 1), card('gold', 1)]
  const table = harvest(cards)
  expect(draftOf(table, 0).left).toEqual([...cards, splitter])
  expect(table.refusal(0, -2)).toMatchObject({ reason: 'mayNotPass' })
  expect(table.refusal(0, [other[0], asPrinted])).toMatchObject({ reason: 'notInHand', rule: 'GS 6.1' })
  table.play(0, [cards[0], asPrinted])
  expect(table.refusal(0, [cards[0], asPrinted])).toMatchObject({ reason: 'notInHand' })
  table.play(0, [splitter, on.books]).play(0, [cards[1], asPrinted])
  expect(table.asked).toEqual([1])
})

test.each([
  ['books', 2, 'books'],
  ['artworks', 3, 'artworks'],
  ['topaz', 3, 'topaz'],
  ['emerald', 1, 'emerald'],
  ['gold', 2, 'gold'],
  ['prestige', 5, 'prestige'],
] as const)('GS 6.2: a card with %s × %i moves that many steps on %s', (symbol, amount, name) => {
  const table = harvest([card(symbol, amount)])
  table.play(0, [card(symbol, amount), asPrinted])
  expect(drafted(table, 0, name)).toBe(amount)
  expect(draftOf(table, 0).levels.reduce((sum, n) => sum + n, 0)).toBe(amount)
  expect(draftOf(table, 0).shown).toEqual([card(symbol, amount)])
})

test('GS 6.3: a sold card brings one step on gold or prestige, whatever it shows, and nothing else', () => {
  const three = card('topaz', 3)
  const table = harvest([three, card('seal', 2)])
  expect(table.refusal(0, [three, on.books])).toMatchObject({ reason: 'soldForGoldOrPrestige', rule: 'GS 6.3' })
  table.play(0, [three, on.gold]).play(0, [card('seal', 2), on.prestige])
  expect(draftOf(table, 0).levels).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1])
  expect(draftOf(table, 0).shown).toEqual([])
})

test('GS 6.5: a wrong way for the splitter is refused with the rule of the splitter', () => {
  const table = harvest([card('topaz', 3)])
  expect(table.refusal(0, [splitter, asPrinted])).toMatchObject({ reason: 'splitterIsOneStep', rule: 'GS 6.5' })
  expect(table.refusal(0, [card('topaz', 3), on.books])).toMatchObject({ reason: 'soldForGoldOrPrestige' })
})

test('GS 6.4: two seals go to one track or to two', () => {
  const table = harvest([card('seal', 2), card('seal', 1)])
  table.play(0, [card('seal', 2), asPrinted])
  expect(table.asks(0)).toBe('placeSeal')
  expect(table.answers(0)).toEqual([5, 6, 7, 8, 9])
  expect(table.refusal(0, on.gold)).toMatchObject({ reason: 'sealsOnly', rule: 'GS 6.4' })
  table.play(0, on.topazSeal)
  expect(table.asks(0)).toBe('placeSeal')
  table.play(0, on.goldSeal)
  expect([drafted(table, 0, 'topazSeal'), drafted(table, 0, 'goldSeal')]).toEqual([1, 1])
  expect(table.asks(0)).toBe('useCard')
  table.play(0, [card('seal', 1), asPrinted]).play(0, on.topazSeal)
  expect(drafted(table, 0, 'topazSeal')).toBe(2)
})

test('GS 6.5: the splitter is one step on any track, gold and prestige included', () => {
  const table = harvest([card('books', 1)])
  const ways = table.answers(0).filter(answer => (answer as number[])[0] === splitter)
  expect(ways).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(way => [splitter, way]))
  for (const way of [on.gold, on.prestige, on.emeraldSeal, on.artworks]) {
    const one = harvest([card('books', 1)])
    one.play(0, [splitter, way])
    expect(draftOf(one, 0).levels).toEqual(Array.from({ length: 11 }, (_, i) => (i === way ? 1 : 0)))
  }
})

test('GS 6.6: whatever the order of cards and seals, the same uses and choices end on the same levels', () => {
  const chance = new FastChance(5)
  const drawOut = <T>(list: T[]): T => list.splice(chance.below(list.length), 1)[0]
  for (let trial = 0; trial < 300; trial++) {
    const cards = shuffle(chance, [...Array(splitter).keys()]).slice(0, 3 + chance.below(6))
    const levels = {
      gold: chance.below(19),
      topaz: chance.below(19),
      topazSeal: chance.below(9),
      goldSeal: chance.below(9),
    }
    const first = harvest(cards, levels)
    const given: Record<string, Answer[]> = { useCard: [], followArrow: [], placeSeal: [] }
    while (first.asked.includes(0)) {
      const answer = sampleAnswer(first.question(0) as Question, chance)
      given[first.asks(0) as string].push(answer)
      first.play(0, answer)
    }
    const mixed = harvest(cards, levels)
    while (mixed.asked.includes(0)) {
      // Arrows keep their order among themselves: one can lead to the next
      const next = mixed.asks(0) === 'followArrow' ? given.followArrow.shift() : drawOut(given[mixed.asks(0) as string])
      mixed.play(0, next as Answer)
    }
    expect(Object.values(given)).toEqual([[], [], []])
    expect(draftOf(mixed, 0).levels).toEqual(draftOf(first, 0).levels)
  }
})

test('GS 6.7: nobody sees anything of another harvest before all have finished', () => {
  const table = deal({
    seats: 3,
    at: 'harvest',
    hands: [[card('books', 1)], [card('gold', 1)], [card('topaz', 1), card('topaz', 2)]],
  })
  expect(table.asked).toEqual([0, 1, 2])
  const before = canonical(table.live.view(1))
  table.play(0, [card('books', 1), asPrinted])
  expect(canonical(table.live.view(1))).toBe(before)
  table.play(0, [splitter, on.gold])
  expect(table.events(1)).toEqual([])
  expect(table.events(0)).not.toEqual([])
  expect(table.live.view(1).where.branches?.map(branch => [branch.seat, branch.done, branch.stack.length])).toEqual([
    [0, true, 0],
    [1, false, 1],
    [2, false, 0],
  ])
  expect(level(table.g, 0, 'books')).toBe(0)
  table.play(1, [card('gold', 1), asPrinted]).play(1, [splitter, on.gold])
  table
    .play(2, [card('topaz', 2), on.prestige])
    .play(2, [card('topaz', 1), asPrinted])
    .play(2, [splitter, on.topaz])
  expect(level(table.g, 0, 'books')).toBe(1)
  expect(level(table.g, 2, 'topaz')).toBe(2)
  const shown = table.events(null).filter(event => event.type === 'harvestShown')
  expect(shown).toMatchObject([
    {
      seat: 0,
      shown: [card('books', 1)],
      sold: 0,
      from: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      to: [1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
    },
    { seat: 1, shown: [card('gold', 1)], sold: 0 },
    { seat: 2, shown: [card('topaz', 1)], sold: 1 },
  ])
  expect(table.g.shown).toEqual([[card('books', 1)], [card('gold', 1)], [card('topaz', 1)]])
})

test('GS 6.7: a harvest of seven seats, in any order of arrival, ends in the same state', () => {
  const cards = Array.from({ length: 42 }, (_, i) => i)
  const hands = Array.from({ length: 7 }, (_, seat) => cards.filter(one => one % 7 === seat))
  const levels = hands.map((_, seat) => ({ gold: seat, goldSeal: seat, topaz: 12 + seat }))
  // Each seat's answers once, then the same answers mixed
  const chance = new FastChance(3)
  const first = deal({ seats: 7, at: 'harvest', hands, levels })
  const given = hands.map(() => [] as unknown[])
  for (let seat = 0; seat < 7; seat++) {
    while (first.asks(seat) !== undefined && first.g.shown.every(list => list.length === 0)) {
      const answer = sampleAnswer(first.question(seat) as Question, chance)
      given[seat].push(answer)
      first.play(seat, answer)
    }
  }
  for (let trial = 0; trial < 8; trial++) {
    const table = deal({ seats: 7, at: 'harvest', hands, levels })
    const left = given.map(list => list.slice())
    while (left.some(list => list.length > 0)) {
      const waiting = left.flatMap((list, seat) => (list.length > 0 ? [seat] : []))
      const seat = waiting[chance.below(waiting.length)]
      table.play(seat, left[seat].shift() as number)
    }
    expect(table.live.hash()).toBe(first.live.hash())
  }
})

test('GS 7.1: special spaces count when they are passed', () => {
  const table = harvest([card('gold', 3)], { gold: 2 })
  table.play(0, [card('gold', 3), asPrinted])
  expect(drafted(table, 0, 'gold')).toBe(5)
  expect(table.asks(0)).toBe('followArrow')
})

test('GS 7.2: a double arrow is two steps on one track, not on gold and not on prestige', () => {
  const table = harvest([card('gold', 1)], { gold: 2 })
  table.play(0, [card('gold', 1), asPrinted])
  expect(table.answers(0)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9])
  for (const wrong of [on.gold, on.prestige]) {
    expect(table.refusal(0, wrong)).toMatchObject({ reason: 'arrowLeadsElsewhere', rule: 'GS 7.2' })
  }
  table.play(0, on.artworks)
  expect(drafted(table, 0, 'artworks')).toBe(2)
  expect(drafted(table, 0, 'gold')).toBe(3)
  expect(table.asks(0)).toBe('useCard')
})

test('GS 7.2: each of two double arrows has its own choice', () => {
  const table = harvest([card('gold', 3), card('gold', 1)], { gold: 2 })
  table.play(0, [card('gold', 3), asPrinted]).play(0, on.books)
  table.play(0, [card('gold', 1), asPrinted]).play(0, on.emeraldSeal)
  expect([drafted(table, 0, 'books'), drafted(table, 0, 'emeraldSeal')]).toEqual([2, 2])
})

test('GS 7.3: an icon on a track of seals is one step on its resource', () => {
  const table = harvest([card('seal', 1)], { booksSeal: 1 })
  table.play(0, [card('seal', 1), asPrinted]).play(0, on.booksSeal)
  expect(drafted(table, 0, 'booksSeal')).toBe(2)
  // The first icon of the seal of books shows an artwork
  expect(drafted(table, 0, 'artworks')).toBe(1)
})

test('GS 7.4: steps beyond the end are lost, and a full track may be chosen', () => {
  const table = harvest([card('topaz', 3), card('gold', 2)], { topaz: 17, gold: 17, emerald: 18 })
  table.play(0, [card('topaz', 3), asPrinted])
  expect(drafted(table, 0, 'topaz')).toBe(18)
  table.play(0, [card('gold', 2), asPrinted]).play(0, on.emerald)
  expect([drafted(table, 0, 'gold'), drafted(table, 0, 'emerald')]).toEqual([18, 18])
  const advanced = table.events(0).filter(event => event.type === 'trackAdvanced')
  expect(advanced).toMatchObject([
    { track: on.topaz, from: 17, to: 18, lost: 2, rule: 'GS 7.4' },
    { track: on.gold, from: 17, to: 18, lost: 1, rule: 'GS 7.4' },
    { track: on.emerald, from: 18, to: 18, lost: 2, rule: 'GS 7.4' },
  ])
  // At the end of gold no further arrow is set off
  table.play(0, [splitter, on.gold])
  expect(table.asked).toEqual([1])
  expect(level(harvest([], { prestige: 200 }).g, 0, 'prestige')).toBe(200)
})

test('GS 7.5: a chain goes seal, gold, double arrow, seal, before the next card', () => {
  // The third icon of the seal of topaz shows books, its second one gold
  const table = harvest([card('seal', 2)], { artworksSeal: 6, gold: 2 })
  table.play(0, [card('seal', 2), asPrinted]).play(0, on.artworksSeal)
  // 6 to 7 on the seal of artworks: its third icon gives gold, which reaches its first arrow
  expect(drafted(table, 0, 'gold')).toBe(3)
  expect(table.asks(0)).toBe('followArrow')
  table.play(0, on.topazSeal)
  expect(drafted(table, 0, 'topazSeal')).toBe(2)
  expect(drafted(table, 0, 'emerald')).toBe(1)
  // Only now comes the second seal, then the next card
  expect(table.asks(0)).toBe('placeSeal')
  table.play(0, on.booksSeal)
  expect(table.asks(0)).toBe('useCard')
})

test('GS 9.3: all cards are taken up again, sold ones too', () => {
  const hands = [[card('books', 1), card('gold', 1)], other]
  const table = deal({ at: 'harvest', round: 3, hands })
  table.play(0, [card('books', 1), asPrinted])
  sellTheRest(table, 0)
  sellTheRest(table, 1)
  // Round 4 has begun: two new cards for each of two players
  expect(table.g.round).toBe(4)
  hands.forEach((hand, seat) => {
    expect(table.g.hands[seat]).toEqual(expect.arrayContaining(hand))
    expect(table.g.hands[seat]).toHaveLength(hand.length + 2)
  })
  expect(table.happened).toContain('cardsTakenUp')
})
