import { brokenProperties, properties, suite } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import { title } from '../index.ts'
import { remembers } from './remembers.ts'

// The English edition, with all that is asked of every game.
suite(title, { remembers, optionSets: 1 })

const german = {
  ...title,
  game: { ...title.game, options: { edition: { type: 'choice', values: ['de'], standard: 'de' } } as const },
}
/** It plays every game anew for every answer, and editions have nothing to do with it. */
const slow = 'what can be taken back has told nothing'

describe('eternal-palace, the German edition', () => {
  test.each(Object.keys(properties).filter(name => name !== slow))('%s', { timeout: 300_000 }, async name => {
    expect([...(await brokenProperties(german, { remembers }, [name])).values()]).toEqual([])
  })
})
