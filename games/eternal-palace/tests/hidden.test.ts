import { FastChance, NONE, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { clone, conserved, determinize, knowledge, view } from '../rules/hidden.ts'
import { choice, type Realm, type RealmTable } from '../rules/model.ts'
import { deal, layers, visit } from './deal.ts'

const table = tableFor(title, 2) as RealmTable
const sound = () => deal({ groups: [[4, 13], [5]], visits: [[0, 6, 6]] })

/** What is wrong after a change. */
const broken = (change: (g: Realm) => void): string | undefined => {
  const { g } = sound()
  change(g)
  return conserved(g, table)
}

describe('nothing is created or lost', () => {
  test('a sound position has nothing wrong', () => {
    expect(broken(() => {})).toBeUndefined()
  })

  test('a lost or doubled advisor is noticed', () => {
    expect(broken(g => g.deck.pop())).toMatch(/instead of \d cards of advisor/)
    expect(broken(g => g.row.push(g.row[0]))).toMatch(/instead of \d cards of advisor/)
    expect(broken(g => g.discards.push(99))).toBe('31 instead of 30 advisors')
    expect(
      broken(g => {
        g.top = g.deck[0]
      }),
    ).toMatch(/cards of advisor/)
  })

  test('a lost die and a die too many are noticed', () => {
    expect(broken(g => g.groups[0].pop())).toBe('2 instead of 4 dice of house 0 are in play')
    expect(broken(g => g.visits.splice(0))).toBe('3 instead of 4 dice of house 0 are in play')
    expect(
      broken(g => {
        g.dice[1] = 6
      }),
    ).toBe('house 1 has 6 dice')
  })

  test('wrong layers and features are noticed', () => {
    expect(broken(g => g.layers.fill(layers(14)))).toBe('a layer that is not in this game')
    expect(broken(g => g.layers.fill(1))).toBe('a layer that is not in this game')
    expect(broken(g => g.layers.splice(0, 2, ...new Array(6).fill(layers(5))))).toBe('layer 5 was taken 6 times')
    const earned = (g: Realm) => {
      g.tokens &= ~layers(9)
    }
    expect(broken(earned)).toBe('0 features were taken and 0 wait, but 1 earned')
    expect(
      broken(g => {
        earned(g)
        g.queue.push({ house: 0, what: choice.feature, about: NONE })
      }),
    ).toBeUndefined()
    expect(
      broken(g => {
        earned(g)
        g.features[3] = 1
      }),
    ).toBeUndefined()
  })

  test('monuments that nobody built are noticed', () => {
    expect(broken(g => g.monuments.fill(2))).toBe('a monument is lost')
    expect(broken(g => g.monuments.fill(1))).toBe('a monument was taken and not paid')
    expect(
      broken(g => {
        g.monuments[2] = 1
        g.rings[2]++
      }),
    ).toBeUndefined()
  })
})

describe('nothing of the modules is created or lost', () => {
  const wrong = (options: { [option: string]: string }, change: (g: Realm) => void) => {
    const { g, live } = deal({ options, groups: [[4], [5]] })
    change(g)
    return conserved(g, live.table as RealmTable)
  }

  test('what belongs to a module that is not in play is noticed', () => {
    expect(broken(g => g.privileges.fill(1))).toBe('privileges that are not in this game')
    expect(broken(g => Object.assign(g, { reserve: 1 }))).toBe('a reserve that is not in this game')
    expect(broken(g => Object.assign(g, { demand: 3 }))).toBe('1 demand cards')
    expect(broken(g => g.compositions.push(3))).toBe('a composition is lost')
    expect(broken(g => g.layers.fill(layers(14)))).toBe('a layer that is not in this game')
  })

  test('a lost and a doubled demand card are noticed, layer X is in the game', () => {
    const river = { extra: 'riverMarket' }
    expect(wrong(river, g => g.demandDeck.pop())).toBe('11 demand cards')
    expect(wrong(river, g => g.demandDeck.splice(0, 1, g.demand))).toBe('a demand card is there twice')
    expect(
      wrong(river, g => {
        g.layers.fill(layers(14))
        g.tokens &= ~layers(14)
        g.features[0] = 1
      }),
    ).toBeUndefined()
  })
})

describe('what a seat may imagine', () => {
  test('a clone is equal and shares nothing', () => {
    const { g } = sound()
    const copy = clone(g)
    expect(copy).toEqual(g)
    for (const key of Object.keys(g) as (keyof Realm)[])
      if (typeof g[key] === 'object') expect(copy[key]).not.toBe(g[key])
  })

  test('a card that is known to lie on top is always imagined there', () => {
    const table3 = deal({ groups: [[1], [1]], deck: [7, 8, 9, 10, 11], draws: [0, 0, 0] })
    const { g } = visit(table3, 0, 1, 1).play(0, NONE).play(0, 7)
    const known = { top: 7, drawn: NONE }
    const tops = (mine: typeof known) =>
      new Set(Array.from({ length: 30 }, (_, i) => determinize(view(g, 0), mine, 0, new FastChance(i), table).top))
    expect(tops(known)).toEqual(new Set([7]))
    expect(tops(knowledge.start())).toEqual(new Set([7, 9, 10]))
  })

  test('knowledge allows what agrees with it', () => {
    const { g } = sound()
    expect(knowledge.allows({ top: NONE, drawn: NONE }, g)).toBe(true)
    expect(knowledge.allows({ top: 5, drawn: NONE }, g)).toBe(false)
    expect(knowledge.allows({ top: NONE, drawn: 5 }, g)).toBe(false)
    g.top = 5
    g.drawn.push(5)
    expect(knowledge.allows({ top: 5, drawn: 5 }, g)).toBe(true)
  })
})
