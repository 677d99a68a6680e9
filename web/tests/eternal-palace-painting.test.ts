/** The paintings of Eternal Palace at the end of a game: they hang side by side, and each can be saved. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from '../browser.ts'
import { modules } from '../moments.ts'
import { openMoment } from './eternal-palace-table.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
}, 240_000)
afterAll(() => stage.close())

const long = { timeout: 300_000 }

async function saved(page: Page, house: number, kind: 'PNG' | 'SVG') {
  const coming = page.waitForEvent('download')
  await page.locator('.ep-hanging').nth(house).getByRole('button', { name: kind }).click()
  const download = await coming
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

/** In the page: opens a picture and counts its colours, coarsely. */
async function opened(address: string): Promise<{ width: number; height: number; colours: number }> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 90
  canvas.height = 60
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += 4) colours.add([data[i] >> 4, data[i + 1] >> 4, data[i + 2] >> 4].join())
  return { width: image.naturalWidth, height: image.naturalHeight, colours: colours.size }
}

test('a painting is saved as SVG and as PNG: the file opens and has the layers and features', long, async () => {
  const { page, errors } = await stage.visit()
  await openMoment(stage, page, 'gallery', modules.gallery)
  const house = 0
  const hanging = page.locator('.ep-hanging').nth(house)
  const layers = await hanging.locator('.ep-layers .is-own').count()
  expect(layers).toBeGreaterThan(3)
  await page.waitForFunction(
    ([nth, count]) => document.querySelectorAll('.ep-hanging')[nth]?.querySelectorAll('[data-layer]').length === count,
    [house, layers],
  )
  const parts = (selector: string) => hanging.locator(selector).count()
  const lines = await saved(page, house, 'SVG')
  expect(lines.name).toBe('Ada.svg')
  const text = lines.file.toString()
  expect(text.match(/data-layer=/g)).toHaveLength(layers)
  expect(text.match(/data-feature=/g) ?? []).toHaveLength(await parts('[data-feature]'))
  // Nothing in it needs this page: no style of it, no pencil, no other file.
  expect(text).not.toMatch(/var\(--|ep-trace|<image|href=/)
  const drawing = await page.evaluate(opened, `data:image/svg+xml;base64,${lines.file.toString('base64')}`)
  expect(drawing).toMatchObject({ width: 1800, height: 1200 })
  const { name, file } = await saved(page, house, 'PNG')
  expect(name).toBe('Ada.png')
  const picture = await page.evaluate(opened, `data:image/png;base64,${file.toString('base64')}`)
  expect(picture).toMatchObject({ width: 1800, height: 1200 })
  for (const { colours } of [drawing, picture]) expect(colours).toBeGreaterThan(20)
  expect(errors).toEqual([])
})
