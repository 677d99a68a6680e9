/** The rules reader: search in every language, names that can be looked up, pictures from the board, paper. */

import type { GuidePicture } from '@palatine/ui'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { openStage, type Stage } from '../browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 180_000)
afterAll(() => stage.close())
const long = { timeout: 120_000 }
const listed = Object.keys(titles).filter(id => titles[id].listed)

test('a word, a card or a place is found in either language, whatever language is read', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/rules/eternal-palace`)
  await page.waitForSelector('.paragraph')
  const found = async (words: string) => {
    await page.fill('input[type=search]', words)
    await page.waitForFunction(() =>
      /\d/.test(document.querySelector('.reader-contents [aria-live]')?.textContent ?? ''),
    )
    await page.waitForFunction(() => document.querySelectorAll('.paragraph').length < 60)
    return page.locator('.paragraph').evaluateAll(all => all.map(one => one.id))
  }
  expect(await found('Imperial Scrolls')).toContain('EP-5.15')
  expect(await found('Schriftrollen')).toContain('EP-5.15')
  expect(await found('lowest total')).toContain('EP-7.10')
  expect(await found('Händler 8')).toContain('EP-7.6')
  expect(await page.locator('#EP-7\\.6 table').isVisible()).toBe(true)
  expect(errors).toEqual([])
})

test('a name shows what it stands for, to pointer, keys and a long press', long, async () => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/rules/eternal-palace#EP-5.7`)
  const name = page.locator('#EP-5\\.7 .name').first()
  const card = page.locator('.name-card')
  // Pictures that are still being drawn move the text away below the pointer: then it points again.
  const pointed = async () => {
    await name.hover()
    return card.isVisible()
  }
  await expect.poll(pointed, { timeout: 60_000 }).toBe(true)
  expect(await card.textContent()).toContain('wood')
  await page.mouse.move(1, 1)
  await card.waitFor({ state: 'detached' })
  await name.focus()
  await card.waitFor()
  expect(await name.getAttribute('aria-describedby')).toBe(await card.getAttribute('id'))
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  // What a touch screen sends for a long press.
  await name.dispatchEvent('contextmenu')
  await card.waitFor()
  expect(await card.textContent()).toContain('wood')
  await page.goto(`${stage.address}/rules/xian#XI-9.2`)
  // A tile, by the paragraph that it is the title of.
  await page.locator('#XI-8\\.1 .name', { hasText: 'extra action' }).first().focus()
  await card.waitFor()
  expect(await card.textContent()).toContain('the action of any building')
  expect(errors).toEqual([])
})

test('pictures are cut from the board, and say what they show', long, async () => {
  const { page, errors } = await stage.visit({ language: 'de' })
  await page.goto(`${stage.address}/rules/eschnapur#ES-1.2`)
  const picture = page.locator('#ES-1\\.2 [role=img]').first()
  await picture.locator('.es-scene').waitFor()
  expect(await picture.getAttribute('aria-label')).toContain('Acht Türme')
  expect(await picture.locator('.picture-board').evaluate(board => (board as HTMLElement).inert)).toBe(true)
  const [frame, scene] = [await picture.boundingBox(), await picture.locator('.es-scene').boundingBox()]
  expect(Math.round(scene?.width ?? 0)).toBe(Math.round(frame?.width ?? 1))
  expect(errors).toEqual([])
})

test('on paper there are the text and all its pictures, and nothing else', long, async () => {
  const { page } = await stage.visit()
  await page.goto(`${stage.address}/rules/xian`)
  await page.waitForSelector('.paragraph')
  await page.waitForFunction(() => document.querySelectorAll('.picture').length > 5)
  await page.evaluate(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('.picture :is(.picture-cut, .picture-cards) > *')
      document.body.dataset.printed = `${drawn.length - document.querySelectorAll('.picture').length}`
    }
  })
  await page.locator('.reader-contents > .button').click()
  await page.waitForSelector('[data-printed]')
  expect(await page.locator('body').getAttribute('data-printed')).toBe('0')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.top-bar').isVisible()).toBe(false)
  expect(await page.locator('.reader-contents').isVisible()).toBe(false)
  expect(await page.locator('.first-page').evaluate(page => getComputedStyle(page).breakAfter)).toBe('page')
  expect(await page.locator('#XI-1\\.1').isVisible()).toBe(true)
})

test.each(listed)('%s: every picture of the guide is drawn, and shows a part of the board', long, async id => {
  const { page, errors } = await stage.visit()
  await page.goto(`${stage.address}/rules/${id}`)
  await page.waitForSelector('.paragraph')
  await page.waitForFunction(() => document.querySelectorAll('.picture').length > 5)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.picture')].every(one => {
      const drawn = one.querySelector('.picture-cut, .picture-cards:has(.all-of, .stage > *)')
      return drawn !== null && drawn.clientHeight > 20 && drawn.clientWidth > 60
    }),
  )
  // Paper is a window of another size: what is cut out stays the same.
  await page.setViewportSize({ width: 1280, height: 1700 })
  const { pictures } = (await import(`../../games/${id}/board/pictures.ts`)) as { pictures: object }
  const shows = (Object.entries(pictures) as [string, GuidePicture][]).map(([name, picture]) => [
    name,
    'shows' in picture ? picture.shows : null,
  ])
  expect(await page.evaluate(misplaced, shows as [string, string | null][])).toEqual([])
  const alternatives = await page.locator('.picture-frame').evaluateAll(all => all.map(one => one.ariaLabel ?? ''))
  expect(alternatives.filter(text => text.length < 12)).toEqual([])
  expect(new Set(alternatives).size).toBe(alternatives.length)
  expect(errors).toEqual([])
})

/** In the page: pictures in which something else is to be seen than they are to show, or where something reaches out. */
function misplaced(shows: readonly (readonly [name: string, selector: string | null])[]): string[] {
  return shows.flatMap(([name, selector]) => {
    if (selector === null) {
      const cards = document.querySelector(`[data-picture="${name}"] .picture-cards`)
      if (!cards) return [`${name} is not in the guide`]
      const edge = cards.getBoundingClientRect().right
      return [...cards.querySelectorAll('*')].some(one => one.getBoundingClientRect().right > edge + 3)
        ? [`${name} reaches out`]
        : []
    }
    const cut = document.querySelector(`[data-picture="${name}"] .picture-cut`)
    const parts = [...(cut?.querySelectorAll(selector) ?? [])].map(one => one.getBoundingClientRect())
    if (!cut || parts.length === 0) return [`${name} is not in the guide`]
    const frame = cut.getBoundingClientRect()
    const [left, top] = [Math.min(...parts.map(one => one.left)), Math.min(...parts.map(one => one.top))]
    const [right, bottom] = [Math.max(...parts.map(one => one.right)), Math.max(...parts.map(one => one.bottom))]
    const apart = [left - frame.left, top - frame.top, right - frame.right, bottom - frame.bottom]
    return apart.some(distance => Math.abs(distance) > 3) ? [`${name}: ${apart.map(Math.round).join(' ')}`] : []
  })
}
