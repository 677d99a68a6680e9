/** Eternal Palace on its own board, by mouse: every question, and whole games that never touch the list. */
import { deal } from '@palatine/eternal-palace/tests/deal'
import { FastChance, LiveTable, tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { type Deed, expectOnBoard, expectScoring, tablesByQuestion, watched } from './by-hand.ts'
import { answerOnBoard, outOfSight, questionOf } from './eternal-palace-table.ts'
import { asked, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 600_000 }

const everyLocation = ['fishMarket', 'academy', 'temple', 'market', 'bridge']

/** Together these tables ask everything. */
const kinds = [
  { seats: 5, options: {} },
  { seats: 4, options: { extra: 'labyrinth', privileges: true } },
  { seats: 2, options: { extra: 'riverMarket', locations: everyLocation } },
]

test('every question that the game can ask is answered on the board, in sight at 1440 by 900', long, async () => {
  const title = await titles['eternal-palace'].load()
  const tables = tablesByQuestion(title, seed => {
    const { seats, options } = kinds[seed % kinds.length]
    return tableFor(title, seats, options)
  })
  expect([...tables.keys()].sort()).toEqual([...title.game.questions].sort())
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const clicks: { [question: string]: number } = {}
  for (const [question, { record, seat, seats }] of tables) {
    const chairs = Array.from({ length: seats }, (_, one) => ({
      name: `Seat ${one}`,
      bot: one === seat ? '' : 'plain',
    }))
    await putTable(stage, page, question, chairs, record)
    await page.goto(`${stage.address}/table/${question}`)
    await page.waitForSelector(`.ep[data-question=${question}]`)
    await asked(page)
    expect(await outOfSight(page), question).toEqual([])
    await deeds()
    clicks[question] = await answerOnBoard(page)
    expectOnBoard(await deeds())
  }
  console.log('clicks with Confirm:', clicks)
  expect(clicks.makeGroups).toBeLessThanOrEqual(3)
  expect(clicks.visit).toBeLessThanOrEqual(3)
  expect(errors).toEqual([])
})

/** Answers by mouse until the game is over; nothing is ever out of sight. By question the most clicks that it took. */
async function playOut(page: Page, deeds: () => Promise<Deed[]>, been = new Map<string, number>()) {
  const most: Record<string, number> = {}
  await asked(page)
  await deeds()
  for (let answers = 0; await asked(page); answers++) {
    const question = await questionOf(page)
    expect(await outOfSight(page), question).toEqual([])
    most[question] = Math.max(most[question] ?? 0, await answerOnBoard(page, answers, been))
    expectOnBoard(await deeds())
  }
  console.log('most clicks in a whole game, with Confirm:', most)
  expect(most.makeGroups).toBeLessThanOrEqual(3)
  expect(most.visit).toBeLessThanOrEqual(3)
}

test('a whole game of five seats by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'eternal-palace', ['', 'plain', 'plain', 'plain', 'plain'])
  await playOut(page, deeds)
  await expectScoring(page, 5)
  expect(await page.locator('.ep-hanging .ep-painting').count()).toBe(5)
  expect(errors).toEqual([])
})

test('a whole game alone against the Master, by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  await sitDown(page, stage.address, 'eternal-palace', [''])
  await playOut(page, deeds)
  await expectScoring(page, 2)
  expect(await page.locator('.ep-hanging .ep-painting').count()).toBe(2)
  expect(errors).toEqual([])
})

test('a whole game with Compositions by clicking the board alone', long, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const title = await titles['eternal-palace'].load()
  const { record } = LiveTable.open(title.game, tableFor(title, 2, { extra: 'compositions' }), new FastChance(1))
  const chairs = ['Nora', 'Ada'].map((name, seat) => ({ name, bot: seat === 0 ? '' : 'plain' }))
  await putTable(stage, page, 'compositions', chairs, record)
  await page.goto(`${stage.address}/table/compositions`)
  await playOut(page, deeds)
  await expectScoring(page, 2)
  expect(errors).toEqual([])
})

/** By table, groups that fit the alternative places and the River Market, one each. */
const dealt = [
  [1, 2, 34],
  [5, 4, 66],
]

test('a whole game with the River Market and all five alternative places, every one of them visited by mouse', {
  ...long,
}, async () => {
  const { page, errors } = await stage.visit()
  const deeds = await watched(page)
  const chairs = ['Nora', 'Ada', 'Ravi'].map((name, seat) => ({ name, bot: seat === 0 ? '' : 'plain' }))
  const been = new Map<string, number>()
  const wanted = [1, 2, 7, 12, 13, 14].map(where => `place/${where}`)
  for (const [id, groups] of dealt.entries()) {
    const { record } = deal({
      seats: 3,
      options: { extra: 'riverMarket', locations: everyLocation },
      groups: [groups, [3, 4, 6], [2, 3, 5]],
      fish: [9, 3, 3],
      wisdom: [9, 3, 3],
      resources: [[2, 2, 2, 2]],
      arrange(g) {
        g.demand = 0
      },
    }).live
    await putTable(stage, page, `alternative-${id}`, chairs, record)
    await page.goto(`${stage.address}/table/alternative-${id}`)
    await asked(page)
    await deeds()
    // The other places have been visited often: whatever is new goes first.
    for (let where = 0; where <= 14; where++) if (!wanted.includes(`place/${where}`)) been.set(`place/${where}`, 9)
    while ((await page.locator('.ep-slip.is-lit').count()) > 0 || (await questionOf(page)) !== 'makeGroups') {
      await answerOnBoard(page, 1, been)
      expectOnBoard(await deeds())
      await asked(page)
    }
  }
  expect(wanted.filter(where => !been.has(where))).toEqual([])
  await playOut(page, deeds)
  await expectScoring(page, 3)
  expect(errors).toEqual([])
})
