/** How the table feels: sounds, zoom, motion at the speed that was set, and points that fly to the score. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { after, asked, momentOf, see, sitDown as sitAt } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }

async function sitDown(page: Page, game: string) {
  await page.goto(`${stage.address}/new/${game}`)
  await see(page, '.chairs')
  await page.click('button[type=submit]')
  await asked(page)
}

/** Gives the first answer of the list by key. */
async function answerFirst(page: Page) {
  const before = await momentOf(page)
  await page.keyboard.press('1')
  await page.locator('.confirm-bar .button-main').click()
  await after(page, before)
}

test('no sound is made before the page is touched, and then one for what happens', long, async () => {
  const { page, context } = await stage.visit({ settings: { sound: 'full' } })
  await context.addInitScript(() => {
    const counted = window as unknown as { audio: number }
    counted.audio = 0
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        counted.audio++
      }
    }
  })
  const made = () => page.evaluate(() => (window as unknown as { audio: number }).audio)
  await sitDown(page, 'gatehouse')
  // A page that is opened anew has not been touched yet.
  await page.reload()
  await asked(page)
  expect(await made()).toBe(0)
  await answerFirst(page)
  await page.waitForFunction(() => (window as unknown as { audio: number }).audio === 1)
})

test('what is set about sound is kept, and off on a device that is touched', long, async () => {
  const { page, context } = await stage.visit()
  await page.goto(`${stage.address}/settings`)
  const chosen = (of = page) => of.locator('input[name=sound]:checked').getAttribute('value')
  await see(page, 'input[name=sound]')
  expect(await chosen()).toBe('quiet')
  await page.locator('input[name=sound][value=full]').check()
  await page.reload()
  await see(page, 'input[name=sound]')
  expect(await chosen()).toBe('full')
  const phone = await context.browser()?.newContext({ hasTouch: true, isMobile: true })
  const small = await phone?.newPage()
  await small?.goto(`${stage.address}/settings`)
  await small?.waitForSelector('input[name=sound]')
  expect(await chosen(small)).toBe('off')
  await phone?.close()
})

test('the board comes nearer by wheel, key, double click and pinch, and goes back', long, async () => {
  const { page, context } = await stage.visit()
  await sitDown(page, 'gatehouse')
  const scale = () => page.locator('.zoom').evaluate(layer => Number((layer as HTMLElement).style.scale || 1))
  const spot = await page.locator('.table-board').boundingBox()
  if (!spot) throw new Error('no board')
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2]
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(scale).toBeGreaterThan(1.5)
  await page.getByRole('button', { name: 'See the whole board' }).click()
  await expect.poll(scale).toBe(1)
  // From far nothing lies over the board: the button is in the bar.
  expect(await page.locator('.board-area .zoom-buttons').count()).toBe(0)
  await page.locator('.table-bar').getByRole('button', { name: 'Look closer' }).click()
  await expect.poll(scale).toBe(2)
  await page.getByRole('button', { name: 'See the whole board' }).click()
  await expect.poll(scale).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(scale).toBe(1.5)
  await page.keyboard.press('-')
  await expect.poll(scale).toBe(1)
  await page.locator('.zone-title').first().dblclick()
  await expect.poll(scale).toBe(2)
  const devtools = await context.newCDPSession(page)
  const pinch = (type: 'touchStart' | 'touchMove', apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ],
    })
  await pinch('touchStart', 100)
  for (const apart of [90, 70, 50, 40]) await pinch('touchMove', apart)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(scale).toBe(1)
  // What is lit is still chosen by a click, from near as well.
  await page.keyboard.press('+')
  await page.locator('.plain-board button.is-lit').first().click()
  // Equal stones are chosen together.
  await expect.poll(() => page.locator('.plain-board button.is-chosen').count()).toBeGreaterThan(0)
})

test('points fly to the score at the speed that is set, and not at all where motion is reduced', long, async () => {
  for (const motion of ['full', 'reduced'] as const) {
    const { page } = await stage.visit({ settings: { speed: 'fast', motion } })
    await page.addInitScript(() => {
      const seen = window as unknown as { flights: number[] }
      seen.flights = []
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        if (this.classList.contains('points-flying')) seen.flights.push((options as { duration: number }).duration)
        return animate.call(this, frames, options)
      }
    })
    await sitDown(page, 'gatehouse')
    const flights = () => page.evaluate(() => (window as unknown as { flights: number[] }).flights)
    for (let answers = 0; answers < 6; answers++) {
      await asked(page)
      // An answer skips what is still being shown.
      await see(page, '.table-page[data-playing=""]')
      await answerFirst(page)
    }
    await see(page, '.table-page[data-playing=""]')
    if (motion === 'reduced') expect(await flights()).toEqual([])
    else {
      expect((await flights()).length).toBeGreaterThan(0)
      for (const duration of await flights()) expect(duration).toBeLessThanOrEqual(330)
    }
  }
})

test('a game of bots alone, shown at once, does not outrun the page', long, async () => {
  const { page, errors } = await stage.visit()
  await sitAt(page, stage.address, 'xian', ['plain', 'plain', 'plain'])
  await see(page, '.scoring-winner')
  expect(errors).toEqual([])
})

test('the final scoring is told category by category', long, async () => {
  const { page } = await stage.visit({ settings: { speed: 'fast' } })
  await sitAt(page, stage.address, 'gatehouse', ['plain', 'plain', 'plain'])
  // The game itself is skipped, moment by moment.
  await page.waitForFunction(() => {
    document.querySelector<HTMLButtonElement>('.playing button:last-of-type')?.click()
    return document.querySelector('.scoring .not-told') !== null
  })
  const first = await page.locator('.race-sum').allTextContents()
  await page.getByRole('button', { name: 'Next category' }).click()
  await page.getByRole('button', { name: 'All at once' }).click()
  expect(await page.locator('.scoring .not-told').count()).toBe(0)
  expect(await page.locator('.race-sum').allTextContents()).not.toEqual(first)
  expect(await page.locator('.scoring-winner').innerText()).toMatch(/wins|share/)
})
