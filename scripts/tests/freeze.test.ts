import { FastChance, LiveTable, type Question, sampleAnswer, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { bundleRules } from '../bundle.ts'

test('a frozen game is one module that plays a record of today to the same end', async () => {
  const title = await titles.gatehouse.load()
  const table = tableFor(title, 3)
  const live = LiveTable.open(title.game, table, new FastChance(1))
  const chance = new FastChance(2)
  while (!live.over) live.play(live.asked[0], sampleAnswer(live.question(live.asked[0]) as Question, chance))

  const text = await bundleRules('gatehouse', title.game.version)
  expect(text).not.toMatch(/^import /m)
  const frozen = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  expect(frozen.builtIn).toEqual(title.components.builtIn)
  const again = frozen.LiveTable.replay(frozen.game, table, JSON.parse(JSON.stringify(live.record)))
  expect(again.hash()).toBe(live.hash())
})
