import { expect, test } from 'vitest'
import { _, card, deal, layOut } from './deal.ts'

test('ES 2.1: exactly two different parts that are being built are chosen', () => {
  const table = deal({ at: 'sitesAndGold', finished: [4] })
  expect(table.refusal(0, [1, 3])).toMatchObject({ reason: 'partFinished', rule: 'ES 2.1' })
  for (const wrong of [[1], [1, 1], [1, 2, 4]]) {
    const refused = table.refusal(0, wrong)
    expect(refused).toBeDefined()
    expect(refused?.reason).not.toBe('partFinished')
  }
  expect(table.answers(0)).toHaveLength(21)
  table.play(0, [0, 7])
  expect(table.asks(0)).toBe('layGold')
})

test('ES 2.1, ES 15.1: with three players the unused part cannot be chosen', () => {
  const table = deal({ seats: 3, at: 'sitesAndGold' })
  expect(table.refusal(0, [0, 1])).toMatchObject({ reason: 'partFinished' })
})

test('ES 2.2: a gold card on each of the five officials', () => {
  const table = deal({ at: 'sitesAndGold' })
  table.play(1, [0, 1])
  expect(table.question(1)).toMatchObject({ kind: 'assign', slots: 5, fill: 5 })
  expect(table.refusal(1, [5, 5, 5, 3, _])).toBeDefined()
  expect(table.refusal(1, [5, 5, 5, 5, 3])).toBeDefined()
  expect(table.refusal(1, [5, 5, 5, 3, 0])).toBeUndefined()
})

test('ES 2.3: whoever has fewer cards lays all of them and chooses the officials; then all see which are empty', () => {
  const table = deal({ at: 'sitesAndGold', purses: [[3, 1], [], [5], [2]] })
  table.play(0, [0, 1])
  expect(table.question(0)).toMatchObject({ slots: 5, fill: 2 })
  expect(table.refusal(0, [3, _, _, _, _])).toBeDefined()
  table.play(0, [_, 3, _, 1, _])
  for (const seat of [1, 2, 3]) table.play(seat, [0, 1])
  expect(table.asks(1)).toBeUndefined()
  expect(table.live.view(2).g.covered[0]).toEqual([_, _, _, _, _])
  table.play(2, [_, _, _, _, 5])
  table.play(3, [_, _, _, _, 2])
  expect(table.events(1).filter(event => event.type === 'goldLaid')).toMatchObject([
    { seat: 0, officials: [1, 3] },
    { seat: 2, officials: [4] },
    { seat: 3, officials: [4] },
  ])
})

test('ES 2.3, ES 13.4: with exactly five cards all are laid', () => {
  const table = deal({ at: 'sitesAndGold', purses: [[1, 1, 2, 0, 5]] })
  table.play(0, [0, 1])
  expect(table.question(0)).toMatchObject({ slots: 5, fill: 5, items: [0, 1, 2, 5], copies: [1, 2, 1, 1] })
})

test('ES 2.4: a card left by the blockade counts as the card of its official; its owner lays only four', () => {
  const table = deal({ at: 'sitesAndGold', laid: [[_, _, 4, _, _]], blocked: [0, 2] })
  table.play(0, [0, 1])
  expect(table.question(0)).toMatchObject({ slots: 4, fill: 4, items: [0, 1, 2, 3, 4, 5], copies: [2, 2, 3, 4, 1, 3] })
  table.play(0, [5, 1, 2, 3])
  for (const seat of [1, 2, 3]) table.play(seat, [0, 1]).play(seat, [0, 1, 1, 0, 2])
  expect(table.g.covered[0].slice(1)).toEqual([1, 4, 2, 3])
})

test('ES 2.4: whoever has nothing but the card left by the blockade lays no gold', () => {
  const table = deal({ at: 'sitesAndGold', purses: [[4]], laid: [[_, _, 4, _, _]], blocked: [0, 2] })
  table.play(0, [0, 1])
  expect(table.asks(0)).toBeUndefined()
  expect(table.events(0).map(event => event.type)).not.toContain('goldLaid')
})

test('ES 2.4, ES 4.5: in the new round the left card is shown like any other', () => {
  const table = deal({
    at: 'blockade',
    laid: [
      [_, _, 4, _, _],
      [5, _, 3, _, _],
      [_, _, _, 1, _],
    ],
    blocked: [0, 2],
  })
  table.play(1, _)
  expect(table.g.supply[0]).toBe(16)
  expect(table.g.supply[1]).toBe(17)
})

test('ES 2.5: sites and gold are laid in one secret step, in any order of seats', () => {
  const table = deal({ at: 'sitesAndGold' })
  expect(table.asked).toEqual([0, 1, 2, 3])
  layOut(
    table,
    [1, 2],
    [
      [1, 1, 2, 2, 3],
      [0, 1, 1, 2, 2],
      [0, 0, 1, 1, 2],
    ],
  )
  expect(table.asked).toEqual([3])
  expect(table.g.covered.flat()).toEqual(new Array(20).fill(_))
  expect(table.events(3).map(event => event.type)).toEqual([])
  table.play(3, [0, 1]).play(3, [5, 1, 1, 2, 2])
  expect(table.g.sites).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ])
  expect(table.asks(3)).toBe('placeBlockade')
})

test('ES 2.5, ES 14.14: whoever plays from hand chooses sites but lays no gold', () => {
  const table = deal({ at: 'begin', points: [15, 0, 0, 0] })
  table.play(0, card.fromHand)
  table.play(0, [0, 1])
  expect(table.asks(0)).toBeUndefined()
})
