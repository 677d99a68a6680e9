/** What Eschnapur's board says: its last picture, privileges that somebody has bought, and what the officials do. */
import { FastChance, type GameRecord, LiveTable, plain, tableFor } from '@palatine/kernel'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, putTable, type Stage } from '../browser.ts'
import { asked, see } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }
const names = ['Ada', 'Bo', 'Cleo']
const chairs = names.map((name, seat) => ({ name, bot: seat === 0 ? '' : 'plain' }))

/** A game of plain bots, played until something is so. */
async function played(seed: number, until: (live: LiveTable) => boolean): Promise<GameRecord> {
  const title = await titles.eschnapur.load()
  const bot = plain(await title.loadBot())
  const chance = new FastChance(seed)
  const live = LiveTable.open(title.game, tableFor(title, 3), chance)
  while (!live.over && !until(live)) live.play(live.asked[0], bot(live.look(live.asked[0]), { chance }).answer)
  return live.record
}

let opened = 0
async function open(page: Page, record: GameRecord): Promise<void> {
  const id = `game-${++opened}`
  await putTable(stage, page, id, chairs, record)
  await page.goto(`${stage.address}/table/${id}`)
}

test('the last picture agrees with the final totals, on the track and on the tableaus', long, async () => {
  const { page, errors } = await stage.visit()
  for (const seed of [4, 5, 6]) {
    await open(page, await played(seed, () => false))
    await see(page, '.scoring-winner')
    const totals = (await page.locator('.scoring-table tfoot td').allTextContents()).map(Number)
    expect(totals).toHaveLength(3)
    const stones = await page
      .locator('.es-stone .seat-mark')
      .evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
    expect(stones).toEqual(names.map((name, seat) => `${name}: ${totals[seat]} victory points`))
    for (const [seat, total] of totals.entries()) {
      expect(await page.locator(`[data-anchor="seat/${seat}/points"]`).innerText()).toBe(String(total))
    }
  }
  expect(errors).toEqual([])
})

/** How well a text stands out from what is behind it, as WCAG counts it; the background is what most pixels show. */
async function contrast(painter: Page, text: Locator): Promise<number> {
  const png = (await text.screenshot()).toString('base64')
  const colour = await text.evaluate(element => getComputedStyle(element).color)
  return painter.evaluate(
    async ({ png, colour }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (!context) throw new Error('this browser draws nothing')
      context.drawImage(picture, 0, 0)
      const { data } = context.getImageData(0, 0, picture.width, picture.height)
      const counts = new Map<string, number>()
      for (let i = 0; i < data.length; i += 4) {
        const pixel = `${data[i]},${data[i + 1]},${data[i + 2]}`
        counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      }
      const [[behind]] = [...counts].sort((a, b) => b[1] - a[1])
      const light = (channels: readonly number[]) => {
        const [r, g, b] = channels.map(c => (c <= 10 ? c / 3294 : ((c / 255 + 0.055) / 1.055) ** 2.4))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const both = [behind.split(',').map(Number), (colour.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number)]
      const [dim, bright] = both.map(light).sort((a, b) => a - b)
      return (bright + 0.05) / (dim + 0.05)
    },
    { png, colour },
  )
}

test.each(['light', 'dark'] as const)(
  'a privilege that somebody has bought can be read and says whose it is, by day and by night: %s',
  long,
  async theme => {
    const { page, errors } = await stage.visit({ settings: { theme } })
    // The app's own pages may fetch nothing but their own files.
    const { page: painter } = await stage.visit()
    const bought = (live: LiveTable) => (live.state.g as { privileges: number[] }).privileges.filter(seat => seat >= 0)
    await open(page, await played(4, live => bought(live).length >= 2 && live.asked.includes(0)))
    await asked(page)
    const gone = page.locator('.es-privilege.is-gone')
    expect(await gone.count()).toBeGreaterThanOrEqual(2)
    for (const one of await gone.all()) {
      expect(await one.getAttribute('aria-label')).toMatch(/^\S.*, bought by (Ada|Bo|Cleo)/)
      expect(await one.locator('.seat-mark').count()).toBe(1)
      const name = one.locator('.es-privilege-name')
      expect((await name.innerText()).length).toBeGreaterThan(3)
      expect(await contrast(painter, name), await name.innerText()).toBeGreaterThan(4.5)
      expect(await name.evaluate(text => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThanOrEqual(13)
    }
    expect(errors).toEqual([])
  },
)

test.each(['en', 'de'] as const)('in %s each official says what he does, not only who he is', long, async language => {
  const { page, errors } = await stage.visit({ language })
  await open(page, await played(4, live => live.asked.includes(0)))
  await asked(page)
  const heads = page.locator('.es-head-window')
  expect(await heads.count()).toBe(5)
  const said = new Set<string>()
  for (const head of await heads.all()) {
    const label = (await head.getAttribute('aria-label')) ?? ''
    await head.hover()
    await page.locator('.tip-thing').waitFor()
    const duty = (await page.locator('.tip-thing').innerText()).replace(label, '').trim()
    expect(duty.length, label).toBeGreaterThan(20)
    said.add(duty)
    await page.mouse.move(0, 0)
    await page.locator('.tip-thing').waitFor({ state: 'detached' })
  }
  expect(said.size).toBe(5)
  expect(errors).toEqual([])
})
