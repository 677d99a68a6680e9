import { brokenProperties } from '@palatine/kernel/testing'
import { describe, expect, test } from 'vitest'
import { brokenGames } from './broken.ts'
import { remembers } from './remembers.ts'

describe('the generic suite notices', () => {
  test.each(brokenGames)('$mistake', async ({ title, noticedBy }) => {
    const found = await brokenProperties(title, { remembers, optionSets: 1, mostAnswers: 400 }, [noticedBy])
    expect([...found.keys()]).toEqual([noticedBy])
  })
})
