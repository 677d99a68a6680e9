/** What all boards share: the pace of events, what is chosen, what says why, rules on the spot, hands over, lessons. */
import { FastChance, type GameRecord, LiveTable, type Question, sampleAnswer, tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { openAt, places } from './great-split-table.ts'
import { answer, asked, see, sitDown } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }
const told = (page: Page) => page.locator('.table-page').getAttribute('data-told').then(Number)
const confirm = (page: Page) => page.locator('.confirm-bar .button-main').click()

/** In games of random answers, the answer of seat 0 out of a short list after which most is told to it at once. */
async function longestReveal(): Promise<{ record: GameRecord; events: number }> {
  const title = await titles.eschnapur.load()
  let best: { record: GameRecord; events: number } = { record: null as never, events: 0 }
  for (let seed = 0; seed < 12; seed++) {
    const chance = new FastChance(seed)
    const live = LiveTable.open(title.game, tableFor(title, 2), chance)
    while (!live.over) {
      const [seat] = live.asked
      const question = live.question(seat) as Question
      const record = structuredClone(live.record)
      const before = live.events(0).length
      const given = sampleAnswer(question, chance)
      live.play(seat, given)
      const events = live.events(0).length - before
      // Nobody but the person may be asked before all of it has been told, and the end is another story.
      if (seat === 0 && !live.over && question.kind === 'order' && events > best.events) best = { record, events }
      else if (seat === 0 && !live.over && question.kind === 'bundle' && events > best.events) best = { record, events }
    }
  }
  return best
}

const chairs = [
  { name: 'Ada', bot: '' },
  { name: 'Bo', bot: 'plain' },
]

test('the longest reveal is seen event by event, and none is lost when it is skipped', long, async () => {
  const { record, events } = await longestReveal()
  expect(events).toBeGreaterThan(3)
  const { page, errors } = await stage.visit({ settings: { speed: 'normal' } })
  await putTable(stage, page, 'reveal', chairs, record)
  await page.clock.install()
  await page.goto(`${stage.address}/table/reveal`)
  await asked(page)
  const before = await told(page)
  await page.keyboard.press('1')
  await page.clock.pauseAt(Date.now() + 60_000)
  await confirm(page)
  await page.waitForFunction(
    was => Number(document.querySelector<HTMLElement>('.table-page')?.dataset.told) > was,
    before,
  )
  const seen = [await told(page)]
  for (let steps = 0; seen[seen.length - 1] < before + events && steps < 200; steps++) {
    await page.clock.runFor(250)
    const now = await told(page)
    if (now !== seen[seen.length - 1]) seen.push(now)
  }
  expect(seen).toEqual(Array.from({ length: events }, (_, i) => before + 1 + i))
  // The same once more, skipped at the first event.
  await page.clock.resume()
  await putTable(stage, page, 'skipped', chairs, record)
  await page.goto(`${stage.address}/table/skipped`)
  await asked(page)
  await page.keyboard.press('1')
  await page.clock.pauseAt(Date.now() + 120_000)
  await confirm(page)
  await page.getByRole('button', { name: 'Show at once' }).click()
  const allTold = () =>
    page.waitForFunction(
      all => Number(document.querySelector<HTMLElement>('.table-page')?.dataset.told) >= all,
      before + events,
    )
  await allTold()
  // And skipped by the next answer, which need not wait for the events.
  await page.clock.resume()
  await putTable(stage, page, 'answered', chairs, record)
  await page.goto(`${stage.address}/table/answered`)
  await asked(page)
  await page.keyboard.press('1')
  await page.clock.pauseAt(Date.now() + 180_000)
  await confirm(page)
  await page.waitForFunction(
    was => Number(document.querySelector<HTMLElement>('.table-page')?.dataset.told) > was,
    before,
  )
  expect(await told(page)).toBeLessThan(before + events)
  const choices = page.locator('button[data-answer]')
  for (let i = 0; await page.locator('.confirm-bar .button-main').isDisabled(); i++)
    await choices.nth(i % (await choices.count())).click()
  await confirm(page)
  await allTold()
  expect(errors).toEqual([])
})

test(
  'a click where several ways exist takes the cheapest, and the menu offers the others beside the place',
  long,
  async () => {
    const { page, errors } = await stage.visit()
    await page.goto(`${stage.address}/kit`)
    const place = page.locator('[data-anchor="kit/place"]')
    await place.click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect(await menu.locator('.way-label').allInnerTexts()).toEqual(['A 1', 'A 2', 'A 3'])
    expect(await menu.locator('[aria-checked=true]').innerText()).toContain('A 1')
    const [thing, box] = [await place.boundingBox(), await menu.boundingBox()]
    if (!thing || !box) throw new Error('place or menu is not to be seen')
    const apart =
      box.x >= thing.x + thing.width ||
      box.x + box.width <= thing.x ||
      box.y >= thing.y + thing.height ||
      box.y + box.height <= thing.y
    expect(apart).toBe(true)
    await menu.getByRole('menuitemradio').nth(2).click()
    expect(await menu.locator('[aria-checked=true]').innerText()).toContain('A 3')
    await page.keyboard.press('Escape')
    expect(await menu.count()).toBe(0)
    expect(errors).toEqual([])
  },
)

/** How far the edge of a thing reaches in its states, by its computed style. */
const edge = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      for (const animation of element.getAnimations()) animation.cancel()
      const spreads = [...getComputedStyle(element).boxShadow.matchAll(/0px 0px 0px (\d+(?:\.\d+)?)px/g)]
      return Math.max(0, ...spreads.map(([, spread]) => Number(spread)))
    })

test('what is chosen is the strongest thing on the board, stronger than what is lit', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/kit`)
  await page.locator('[data-anchor="kit/place"]').click()
  const [chosen, lit] = [await edge(page, '.kit-stage .is-chosen'), await edge(page, '.kit-stage .is-lit')]
  expect(lit).toBeGreaterThan(0)
  expect(chosen).toBeGreaterThan(lit)
  expect(await edge(page, '.piece.is-chosen')).toBeGreaterThan(await edge(page, '.piece.is-lit'))
})

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('a rule opens on the spot, inside a window of $width', long, async size => {
  const { page, errors } = await stage.visit(size)
  await sitDown(page, stage.address, 'eschnapur', ['', 'plain'])
  await asked(page)
  await page.locator('.prompt .rule-link').click()
  const bubble = page.locator('.rule-bubble')
  await page.waitForFunction(() => (document.querySelector('.rule-bubble p')?.textContent ?? '').length > 20)
  const box = await bubble.boundingBox()
  if (!box) throw new Error('the rule is not to be seen')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(size.width)
  expect(box.y + box.height).toBeLessThanOrEqual(size.height)
  expect(page.url()).toContain('/table/')
  await page.keyboard.press('Escape')
  expect(await bubble.count()).toBe(0)
  expect(errors).toEqual([])
})

interface Said {
  readonly label: string
  /** What stands in the bubble besides the name. */
  readonly reason: string
}

/** What the pieces say that cannot be chosen now, each when it is touched. */
async function reasons(page: Page): Promise<Said[]> {
  const said: Said[] = []
  const dim = page.locator('.table-board button[aria-disabled=true]')
  for (let i = 0; i < (await dim.count()); i++) {
    const piece = dim.nth(i)
    const label = (await piece.getAttribute('aria-label')) ?? ''
    await piece.dispatchEvent('click')
    await page.locator('.tip-thing').waitFor()
    said.push({ label, reason: (await page.locator('.tip-thing').innerText()).replace(label, '').trim() })
    await piece.dispatchEvent('pointerout')
  }
  return said
}

test.each(['eternal-palace', 'eschnapur', 'xian', 'gatehouse'])(
  '%s: every piece that cannot be chosen says why when it is touched',
  long,
  async id => {
    const { page, errors } = await stage.visit()
    await sitDown(page, stage.address, id, ['', 'plain'])
    const said: Said[] = []
    for (let answers = 0; answers < 6 && (await asked(page)); answers++) {
      said.push(...(await reasons(page)))
      await answer(page, answers)
    }
    expect(said.filter(({ reason }) => reason.length < 8)).toEqual([])
    expect(said.length).toBeGreaterThan(0)
    expect(errors).toEqual([])
  },
)

test('great-split: every piece that cannot be chosen says why when it is touched', long, async () => {
  const { page, errors } = await stage.visit()
  await openAt(stage, page, 'placeSeal')
  const seal = 'A seal is a step on one of the five seal tracks.\nGS 6.4'
  expect((await reasons(page)).map(({ reason }) => reason)).toEqual(new Array(5).fill(expect.stringContaining(seal)))
  await openAt(stage, page, 'followArrow')
  const arrow = 'A double arrow leads to a resource or a seal track, but not to gold.'
  expect(await reasons(page)).toEqual([
    { label: expect.stringMatching(/^gold/), reason: expect.stringContaining(arrow) },
  ])
  await openAt(stage, page, 'discardCards')
  expect(await reasons(page)).toEqual([])
  await page.locator(places.discardCards).first().click()
  await see(page, '.gs-discarding .is-chosen')
  for (const { reason } of await reasons(page)) expect(reason).toMatch(/^Discard exactly/)
  expect(errors).toEqual([])
})

test('on a phone the sheet has three heights, and everybody has a name', long, async () => {
  const { page, errors } = await stage.visit({ width: 390, height: 844 })
  await sitDown(page, stage.address, 'eschnapur', ['', 'plain', 'plain'], ['Ada', 'Bo', 'Cleo'])
  await asked(page)
  for (const name of ['Ada', 'Bo', 'Cleo'])
    expect(await page.locator('.seat-name', { hasText: name }).isVisible(), name).toBe(true)
  const sheet = page.locator('.table-side')
  const [lower, higher] = [page.locator('.side-handle button').first(), page.locator('.side-handle button').last()]
  const top = async () => (await sheet.boundingBox())?.y ?? 0
  expect(await lower.isDisabled()).toBe(true)
  const tops = [await top()]
  for (const height of ['half', 'full']) {
    await higher.click()
    await see(page, `.side-${height}`)
    await page.waitForFunction(
      was => (document.querySelector('.table-side')?.getBoundingClientRect().top ?? was) < was,
      tops[tops.length - 1],
    )
    await sheet.evaluate(element => Promise.all(element.getAnimations().map(one => one.finished)))
    tops.push(await top())
  }
  expect(tops).toEqual(tops.toSorted((a, b) => b - a))
  expect(await higher.isDisabled()).toBe(true)
  // At its lowest it shows what is asked and the confirmation, and the board has the rest.
  await lower.click()
  await lower.click()
  await see(page, '.side-line .confirm-bar')
  expect(errors).toEqual([])
})

test(
  'the confirmation stays where it is; the list is folded, opens by key, and stays as it was left',
  long,
  async () => {
    const { page, errors } = await stage.visit()
    await sitDown(page, stage.address, 'eschnapur', ['', 'plain'])
    await asked(page)
    const place = () => page.locator('.confirm-bar .button-main').boundingBox()
    const before = await place()
    expect(await page.locator('.all-answers[open]').count()).toBe(0)
    await page.keyboard.press('2')
    await see(page, '.all-answers[open] .answer.is-chosen')
    await see(page, '.chosen:not(.is-empty)')
    expect(await place()).toEqual(before)
    await answer(page)
    await asked(page)
    await see(page, '.all-answers[open] .answer')
    expect(await place()).toEqual(before)
    await page.keyboard.press('l')
    await see(page, '.all-answers:not([open])')
    await page.reload()
    await asked(page)
    expect(await page.locator('.all-answers[open]').count()).toBe(0)
    expect(await place()).toEqual(before)
    // What a seal does is certain, and is said before it is placed.
    await openAt(stage, page, 'placeSeal')
    await page.keyboard.press('1')
    await see(page, '.foreseen li')
    expect(errors).toEqual([])
  },
)

test('a guided game goes on after a reload, and rings only what can be chosen', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/guided/eschnapur`)
  const bubble = page.locator('.guide-bubble')
  await bubble.waitFor()
  const lessons: string[] = []
  while ((await page.locator('.guide-next').count()) > 0) {
    lessons.push(await bubble.innerText())
    await page.locator('.guide-next').click()
    await page.waitForFunction(was => document.querySelector('.guide-bubble')?.textContent !== was, lessons.at(-1))
  }
  const now = await bubble.innerText()
  await page.reload()
  await bubble.waitFor()
  expect(await bubble.innerText()).toBe(now)
  const rings = await page.locator('.guide-ring').count()
  expect(rings).toBeGreaterThan(0)
  const inRings = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.guide-ring')].map(ring => ring.getBoundingClientRect())
    const lit = [...document.querySelectorAll('.table-board .is-lit, .table-board .is-chosen')]
    return boxes.map(box =>
      lit.some(one => {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
      }),
    )
  })
  expect(inRings).toEqual(new Array(rings).fill(true))
  expect(errors).toEqual([])
})

test(
  'Eternal Palace with two at one device: handed over while groups are planned, not while everything is open',
  long,
  async () => {
    const title = await titles['eternal-palace'].load()
    const chance = new FastChance(7)
    const live = LiveTable.open(title.game, tableFor(title, 2), chance)
    const planning = structuredClone(live.record)
    while (live.questionId(live.asked[0]) === 'makeGroups')
      live.play(live.asked[0], sampleAnswer(live.question(live.asked[0]) as Question, chance))
    const people = ['Ada', 'Bo'].map(name => ({ name, bot: '' }))
    const { page, errors } = await stage.visit()
    await putTable(stage, page, 'planning', people, planning)
    await page.goto(`${stage.address}/table/planning`)
    await see(page, '.hand-over')
    await putTable(stage, page, 'open', people, live.record)
    await page.goto(`${stage.address}/table/open`)
    const watchers = new Set<string>()
    let answers = 0
    for (
      await asked(page);
      (await page.locator('.stage').getAttribute('data-question')) !== 'makeGroups';
      await asked(page)
    ) {
      expect(await page.locator('.hand-over').count()).toBe(0)
      watchers.add((await page.locator('.stage').getAttribute('data-seat')) ?? '')
      await answer(page, answers++)
      if (await page.locator('.hand-over').isVisible()) break
    }
    expect(answers).toBeGreaterThan(2)
    expect([...watchers].sort()).toEqual(['0', '1'])
    expect(errors).toEqual([])
  },
)

test('the set-up explains every option, and offers the game against the Master openly', long, async () => {
  for (const language of ['en', 'de'] as const) {
    const { page } = await stage.visit({ language })
    for (const id of Object.keys(titles)) {
      const { options } = (await titles[id].load()).game
      await page.goto(`${stage.address}/new/${id}`)
      await see(page, '.chairs')
      if (id === 'eternal-palace') {
        await page.getByRole('button', { name: /Master|Meister/ }).click()
        expect(await page.locator('.chairs li').count()).toBe(1)
      }
      expect(await page.locator('[data-option]').count(), id).toBe(Object.keys(options).length)
      const abouts = await page.locator('[data-option] .option-about').allInnerTexts()
      expect(
        abouts.filter(text => text.trim().length > 10),
        id,
      ).toHaveLength(Object.keys(options).length)
    }
    await page.context().close()
  }
})
