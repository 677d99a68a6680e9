import { FastChance, HIDDEN, LiveTable, NONE, type Question, sampleAnswer, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { check } from '../components/schema.ts'
import { title } from '../index.ts'
import { type Army, type ArmyTable, neighbours, prestige, raw } from '../rules/model.ts'
import { iconOn } from '../rules/workshop.ts'
import { deal, equipmentCard, first, owns, pigmentsOf, shows } from './deal.ts'

const opened = (seats: number, seed: number) => {
  const live = LiveTable.open(title.game, tableFor(title, seats), new FastChance(seed))
  return { live, g: live.state.g as Army, table: live.table as ArmyTable }
}
const seeds = Array.from({ length: 30 }, (_, seed) => seed)

describe('what everybody should know', () => {
  test('XI 1.1: six turns of two rounds are played, then the game is over', () => {
    const { live } = opened(2, 5)
    const chance = new FastChance(3)
    while (!live.over) {
      const [seat] = live.asked
      live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
    }
    const told = live.everything.map(({ event }) => event as { type: string; turn?: number; round?: number })
    expect(told.filter(({ type }) => type === 'turnBegan').map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6])
    expect(told.filter(({ type }) => type === 'cardsShown').map(({ round }) => round)).toEqual([
      1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2,
    ])
  })

  test('XI 1.2: fields touch at their sides, also across sections', () => {
    const table = tableFor(title, 2) as ArmyTable
    expect(neighbours(0, table).sort((a, b) => a - b)).toEqual([1, 2])
    expect(neighbours(3, table).sort((a, b) => a - b)).toEqual([1, 2, 5, 10])
    expect(neighbours(12, table).sort((a, b) => a - b)).toEqual([5, 10, 13, 14])
    expect(neighbours(23, table).sort((a, b) => a - b)).toEqual([21, 22])
  })

  test('XI 1.3: all decks are the numbers 1 to 6 in four colours', () => {
    const { table, g } = opened(4, 1)
    const { cards } = table.components.workers
    const numbers = (colour: string) => cards.filter(card => card.colour === colour).map(card => card.number)
    for (const colour of ['yellow', 'red', 'green', 'blue']) expect(numbers(colour)).toEqual([1, 2, 3, 4, 5, 6])
    for (const seat of [0, 1, 2, 3]) expect(g.decks[seat].length + g.hands[seat].length).toBe(24)
  })

  test('XI 1.4: hands and decks are hidden from the others, and only they', () => {
    const { live, g } = opened(3, 2)
    const seen = live.view(1).g as Army
    expect(seen.hands[1]).toEqual(g.hands[1])
    expect(seen.decks[1]).toEqual(g.decks[1])
    expect(seen.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
    expect(new Set(seen.decks[2])).toEqual(new Set([HIDDEN]))
    expect({ ...seen, hands: [], decks: [] }).toEqual({ ...g, hands: [], decks: [] })
    expect((live.view(null).g as Army).hands.flat()).toEqual(new Array(12).fill(HIDDEN))
  })

  test('XI 1.4: played cards lie open, and who took which equipment stays known', () => {
    const card = equipmentCard('bronze', 'B', 2)
    const p = deal({
      at: [['go.useWorker', { seat: 0 }]],
      arrange(g) {
        shows(g, 0, first.yellow, first.red)
        owns(g, 0, card)
      },
    })
    const seen = p.live.view(1).g
    expect([seen.upper[0], seen.lower[0]]).toEqual([first.yellow, first.red])
    expect(seen.equipment[0]).toEqual([card])
  })

  test('XI 1.4: what is the last of a deck everybody can count', () => {
    const p = deal({
      at: ['cards.chooseCards', 'hand.draw'],
      arrange(g) {
        g.turn = 6
        for (const seat of [0, 1]) {
          g.discards[seat].push(...g.decks[seat].splice(0, 20))
        }
      },
    })
    expect(p.live.view(1).g.hands[0]).toEqual([20, 21, 22, 23])
    expect(p.events(1)).toContainEqual({
      type: 'cardsDrawn',
      seat: 0,
      count: 4,
      secret: { cards: [20, 21, 22, 23] },
      rule: 'XI 3.1',
    })
  })

  test('XI 1.5: there are 12 raw warriors and 6 pigments of each colour, and gold counts by its worth', () => {
    const { g, table } = opened(4, 7)
    expect(g.rawLeft + g.pit.filter(who => who === raw).length).toBe(12)
    for (const colour of [0, 1, 2, 3]) {
      const owned = [0, 1, 2, 3].reduce((sum, seat) => sum + g.pigments[seat * 4 + colour], 0)
      expect(g.pigmentsLeft[colour] + owned).toBe(6)
    }
    g.coins.fill(0)
    g.clay.fill(0)
    g.pigments.fill(0)
    g.coins[2] = 9
    expect(title.game.scoreParts(g, 2, table).resources).toBe(3)
  })
})

describe('set-up', () => {
  test('XI 2.1: four requests lie open and the minister is where the highest one calls him', () => {
    for (const seed of seeds) {
      const { g, table } = opened(2, seed)
      const { tokens } = table.components.requests
      expect(new Set(g.requests).size).toBe(4)
      const highest = g.requests.map(token => tokens[token]).sort((a, b) => b.number - a.number)[0]
      expect(['yellow', 'red', 'green', 'blue'][g.minister]).toBe(highest.colour)
    }
  })

  test('XI 2.2: the buildings form pairs at random', () => {
    const layouts = new Set(seeds.map(seed => opened(2, seed).g.places.join('')))
    for (const layout of layouts) expect([...layout].sort().join('')).toBe('0123')
    expect(layouts.size).toBeGreaterThan(10)
  })

  test('XI 2.3: bonus tiles of four kinds and end tiles at random', () => {
    const { g, table } = opened(4, 3)
    expect(table.components.mausoleum.track).toEqual(['building', 'market', 'discount', 'action'])
    expect(g.tilesLeft).toEqual([4, 4, 4, 4])
    expect(new Set(g.endTiles).size).toBe(4)
    expect(new Set(seeds.flatMap(seed => opened(4, seed).g.endTiles)).size).toBe(8)
  })

  test('XI 2.4: four equipment cards lie open', () => {
    const { g } = opened(3, 4)
    expect(new Set(g.row).size).toBe(4)
    expect(g.equipmentPile.length).toBe(20)
  })

  test('XI 2.5: on every statue of the plates stands a raw warrior', () => {
    const { rows } = (tableFor(title, 3) as ArmyTable).components.plates
    const layouts = seeds.map(seed => opened(3, seed))
    for (const { g, table } of layouts) {
      g.pit.forEach((who, field) => {
        const section = Math.floor(field / 8)
        const printed = [...rows[section * 2].sides, ...rows[section * 2 + 1].sides][g.sides[section]][field % 8]
        expect(iconOn(g, field, table).icon).toBe(printed)
        expect(who).toBe(printed === 'statue' ? raw : NONE)
      })
      expect(g.rawLeft).toBe(6)
    }
    expect(new Set(layouts.map(({ g }) => g.sides.join())).size).toBeGreaterThan(20)
  })

  test('XI 2.6: everybody begins with the same', () => {
    const { g } = opened(4, 5)
    expect(g.painted).toEqual([6, 6, 6, 6])
    expect(g.sealsLeft).toEqual([2, 2, 2, 2])
    expect(g.clay).toEqual([1, 1, 1, 1])
    expect(g.coins).toEqual([2, 2, 2, 2])
    expect([0, 1, 2, 3].map(seat => prestige(g, seat))).toEqual([0, 0, 0, 0])
    expect(g.builders.every(count => count === 0)).toBe(true)
    expect(g.endTile).toEqual([NONE, NONE, NONE, NONE])
  })

  test('XI 2.7: the start tile decides about the pile and the first pigment', () => {
    for (const seed of seeds) {
      const { g } = opened(4, seed)
      expect(g.line.map(seat => g.startTiles[seat])).toEqual([4, 3, 2, 1])
      for (const seat of [0, 1, 2, 3]) {
        expect(pigmentsOf(g, seat)).toEqual([1, 2, 3, 4].map(number => (number === g.startTiles[seat] ? 1 : 0)))
      }
    }
  })

  test('XI 2.8: with two or three there are as many tiles as players, the lowest start tiles first', () => {
    for (const seats of [2, 3]) {
      const { g } = opened(seats, 6)
      expect(g.startTiles.toSorted()).toEqual([1, 2, 3].slice(0, seats))
      expect(g.tilesLeft).toEqual([seats, seats, seats, seats])
      expect(g.endTiles.length).toBe(seats)
      expect(g.rawLeft).toBe(6)
    }
  })
})

describe('conservation', () => {
  const spoils: readonly [string, (g: Army) => unknown][] = [
    ['raw warriors', g => g.rawLeft++],
    ['requests', g => g.requestPile.pop()],
    ['different requests', g => g.requestPile.fill(g.requestPile[0])],
    ['equipment cards', g => g.row.pop()],
    ['equipment cards', g => g.equipment[2].push(0)],
    ['end tiles', g => g.endTiles.pop()],
    ['overseers', g => g.line.fill(0)],
    ['pigments of colour 0', g => g.pigmentsLeft[0]--],
    ['pigments of colour 3', g => g.pigmentsLeft[3]++],
    ['bonus tiles 0', g => g.tilesLeft[0]--],
    ['bonus tiles 3', g => g.tiles.fill(1, 11, 12)],
    ['painted warriors of seat 1', g => g.painted[1]--],
    ['seals of seat 2', g => g.sealsLeft[2]++],
    ['worker cards of seat 0', g => g.decks[0].pop()],
    ['worker cards of seat 2', g => g.decks[2].fill(g.decks[2][0])],
    ['master builders of seat 0', g => g.builders.fill(3, 0, 1)],
    ['coins or clay of seat 1', g => g.coins.fill(-1, 1, 2)],
    ['coins or clay of seat 2', g => g.clay.fill(-1, 2, 3)],
    [
      'fewer than none',
      g => {
        g.sealsLeft[0] = -1
        g.seals.fill(0, 0, 3)
      },
    ],
  ]

  test.each(spoils)('XI 1.5, XI 2.6: something wrong with %s is noticed', (what, spoil) => {
    const { g, table } = opened(3, 1)
    expect(title.game.conserved?.(g, table)).toBeUndefined()
    spoil(g)
    expect(title.game.conserved?.(g, table)).toContain(what)
  })
})

describe('components', () => {
  const builtIn = () => structuredClone(title.components.builtIn) as unknown as ArmyTable['components']

  test('the built-in figures are sound', () => {
    expect(check(builtIn())).toEqual([])
  })

  test('every deck has all values of each range, and higher numbers never bring less', () => {
    const { cards } = builtIn().workers
    const of = (worker: string, what: (card: (typeof cards)[number]) => number) =>
      cards.filter(card => card.worker === worker).map(what)
    const rises = (list: readonly number[]) => list.every((n, i) => i === 0 || n >= list[i - 1])
    const coins = of('tax-collector', card => card.coins)
    const clay = of('craftsman', card => card.clay)
    const pigments = of('miner', card => card.pigments.reduce((sum, n) => sum + n, 0))
    for (const list of [coins, clay, pigments]) expect(rises(list)).toBe(true)
    expect([...new Set(coins)]).toEqual([2, 3, 4])
    expect([...new Set(clay)]).toEqual([1, 2, 3])
    expect([...new Set(pigments)]).toEqual([1, 2])
  })

  test.each([
    ['deckLastsAllTurns', (c: ArmyTable['components']) => c.workers.cards.pop()],
    ['everyHelperOnce', (c: ArmyTable['components']) => Object.assign(c.workers.cards[13], { helper: 'accountant' })],
    ['helperCards', (c: ArmyTable['components']) => Object.assign(c.workers.cards[0], { helper: 'officer' })],
    ['oneForEachTurn', (c: ArmyTable['components']) => c.helpers.pointsByTurn.points.pop()],
    ['twoPigments', (c: ArmyTable['components']) => Object.assign(c.pit.sections[0], { any: 0 })],
    ['requestIsOpen', (c: ArmyTable['components']) => Object.assign(c.pit.sections[2], { requests: [7] })],
    ['oneIconEachField', (c: ArmyTable['components']) => c.plates.rows[0].sides[0].pop()],
    ['tooManyStatues', (c: ArmyTable['components']) => c.plates.rows[0].sides[0].fill('statue')],
    ['tooFewRequests', (c: ArmyTable['components']) => c.requests.tokens.splice(5)],
    ['tooFewEquipmentCards', (c: ArmyTable['components']) => Object.assign(c.equipment.row, { places: 5 })],
    ['leaveAtMostAll', (c: ArmyTable['components']) => Object.assign(c.equipment.row, { leave: 5 })],
    ['thereTwice', (c: ArmyTable['components']) => Object.assign(c.requests.tokens[1], { number: 1 })],
    ['sectionsInOrder', (c: ArmyTable['components']) => c.pit.sections.reverse()],
    ['seatsInOrder', (c: ArmyTable['components']) => c.tables.capacity.reverse()],
    ['roomForAll', (c: ArmyTable['components']) => Object.assign(c.tables.capacity[2], { most: 4 })],
  ])('an owner is told: %s', (reason, spoil) => {
    const components = builtIn()
    spoil(components)
    expect(check(components).map(problem => problem.reason)).toContain(reason)
  })
})
