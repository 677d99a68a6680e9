import { FastChance, LiveTable, nthSeed, plain, type Question, random, tableFor } from '@palatine/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { builtIn } from '../components/index.ts'
import { title } from '../index.ts'
import type { RealmEvent } from '../rules/kit.ts'

const { lists, cards } = builtIn.personalities
const personalities = Object.keys(lists) as (keyof typeof lists)[]

/** A whole game, by the plain bot or at random; everything that happened. */
function played(seed: number, options: object, bot = plain(title.bot)): RealmEvent[] {
  const table = tableFor(title, 1, options as never)
  const live = LiveTable.open(title.game, table, new FastChance(nthSeed(7, seed)))
  const chance = new FastChance(seed)
  while (!live.over) {
    const [seat] = live.asked
    live.play(seat, bot({ ...live.look(seat), question: live.question(seat) as Question }, chance))
  }
  return live.everything.map(({ event }) => event as RealmEvent)
}

describe('in many games', () => {
  /** By personality: the cards that were turned and the actions that were done. */
  const seen = new Map<string, Set<string>>()

  beforeAll(() => {
    const extras = ['none', 'labyrinth', 'riverMarket', 'compositions']
    for (const master of personalities) {
      const found = new Set<string>()
      for (let i = 0; i < 40; i++) {
        const extra = master === 'balance' ? 'none' : extras[i % extras.length]
        const events = played(i, { master, extra }, i % 4 === 3 ? random : undefined)
        for (const event of events) {
          if (event.type === 'masterCardTurned') found.add(`card ${event.card}`)
          if (event.type === 'masterChosePlace') found.add(event.action)
        }
      }
      seen.set(master, found)
    }
  }, 120_000)

  test.each(personalities)('EP 15.3, EP 15.9: %s does everything on its list and turns all of its cards', master => {
    const own = cards.flatMap(({ signs }, card) => (signs.includes(master) ? [`card ${card}`] : []))
    expect([...(seen.get(master) ?? [])]).toEqual(expect.arrayContaining([...lists[master].actions, 'number', ...own]))
  })

  test('EP 15.4: every card of the Master is turned', () => {
    const all = new Set([...seen.values()].flatMap(found => [...found].filter(what => what.startsWith('card'))))
    expect(all.size).toBe(cards.length)
  })

  test('EP 15.1: the same draws and the same answers give the same Master', () => {
    expect(played(3, { master: 'ascent' })).toEqual(played(3, { master: 'ascent' }))
  })
})
