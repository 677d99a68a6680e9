import { begin, FastChance, nthSeed, playout, tableFor } from '@palatine/kernel'
import { describe, expect, test } from 'vitest'
import { builtIn } from '../components/index.ts'
import { title } from '../index.ts'
import type { RealmEvent } from '../rules/model.ts'

const { lists, cards } = builtIn.personalities
const personalities = Object.keys(lists) as (keyof typeof lists)[]

/** Everything that happened in a whole game of a person who plays at random. */
function played(seed: number, options: { master: string; extra: string }): RealmEvent[] {
  const table = tableFor(title, 1, options)
  const events: RealmEvent[] = []
  const io = {
    table,
    chance: new FastChance(nthSeed(7, seed)),
    emit: (event: object) => events.push(event as RealmEvent),
  }
  playout(title.game, begin(title.game, io), io)
  return events
}

/** The cards that a personality turned and the actions that it did in many games. */
function seen(master: string): Set<string> {
  const extras = master === 'balance' ? ['none'] : ['none', 'labyrinth', 'riverMarket', 'compositions']
  const found = new Set<string>()
  for (let i = 0; i < 60; i++) {
    for (const event of played(i, { master, extra: extras[i % extras.length] })) {
      if (event.type === 'masterCardTurned') found.add(`card ${event.card}`)
      if (event.type === 'masterChosePlace') found.add(event.action)
    }
  }
  return found
}

describe('in many games', () => {
  test.each(personalities)('EP 15.3, EP 15.9: %s does everything on its list and turns all of its cards', master => {
    const own = cards.flatMap(({ signs }, card) => (signs.includes(master) ? [`card ${card}`] : []))
    expect(own).toHaveLength(8)
    const found = [...seen(master)].filter(what => what !== 'none').toSorted()
    expect(found).toEqual([...own, ...lists[master].actions, 'number'].toSorted())
  })

  test('EP 15.4: every card of the Master belongs to somebody', () => {
    expect(cards.every(({ signs }) => signs.length > 0)).toBe(true)
  })

  test('EP 15.1: the same draws and the same answers give the same Master', () => {
    const options = { master: 'ascent', extra: 'none' }
    expect(played(3, options)).toEqual(played(3, options))
  })
})
