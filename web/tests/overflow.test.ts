/** Nothing overflows in German at the largest text size, on any screen, on a desk and on a phone; each has its pictures. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { largestPicture } from '../picture-file.ts'
import { screens } from '../screen-list.ts'
import { drawn } from './seated.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** In the page: what is wider than the window, and every text that sticks out of its box or is cut off. */
function overflowing(): string[] {
  const found = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide, the window ${clientWidth}`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement
    if (!own || !text.textContent?.trim() || own.closest('svg, .unseen, [hidden]') || !own.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const said = range.getBoundingClientRect()
    if (said.width === 0) continue
    const named = (one: Element) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`
    const quote = `"${text.textContent.trim().slice(0, 40)}"`
    let box: Element = own
    while (/^(inline|contents)$/.test(getComputedStyle(box).display)) box = box.parentElement ?? document.body
    const { left, right, width } = box.getBoundingClientRect()
    // Said only to who does not see the page; or shortened with a sign, where the whole is elsewhere too.
    if (width <= 1 || getComputedStyle(box).textOverflow === 'ellipsis') continue
    if (said.left < left - 2 || said.right > right + 2)
      found.add(`${quote} is ${Math.round(said.width)} wide, ${named(box)} ${Math.round(width)}`)
    const { overflowX, overflowY } = getComputedStyle(box)
    const cut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    if (cut(overflowX) && box.scrollWidth > box.clientWidth + 1) found.add(`${quote} is cut off by ${named(box)}`)
    else if (cut(overflowY) && box.scrollHeight > box.clientHeight + 2)
      found.add(`${quote} is cut off below by ${named(box)}`)
  }
  return [...found]
}

async function foundAt(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => document.fonts.ready)
    await drawn(page)
    found.push(...(await page.evaluate(overflowing)).map(what => `${size.width}: ${what}`))
  }
  return found
}

// In the evening the same words stand in other colours; the sheets of paintings hardly have any.
const once = screens.filter(({ name }) => !/-evening$|^painting-/.test(name))

test.each(once.map(({ name }) => name))('%s', { timeout: 300_000 }, async name => {
  const { page, context } = await stage.visit({ language: 'de', settings: { size: 'huge', theme: 'light' } })
  await once.find(screen => screen.name === name)?.open(stage, page)
  expect(await foundAt(page)).toEqual([])
  await context.close()
})

test('every screen has a picture of both sizes in docs/screens, and none is too large', () => {
  const folder = join(import.meta.dirname, '..', '..', 'docs', 'screens')
  const pictures = readdirSync(folder)
  const wanted = screens.flatMap(({ name }) => ['desk', 'phone'].map(size => `${name}-${size}.webp`))
  expect(pictures.sort()).toEqual(wanted.sort())
  expect(pictures.filter(name => statSync(join(folder, name)).size > largestPicture)).toEqual([])
})
