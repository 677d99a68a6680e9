/**
 * Pictures of every screen for docs/screens, on a desk and on a phone: `npm run screens`, or only those whose name begins
 * with a word: `npm run screens -- table-xian`. A file that shows the same as before stays as it is.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStage } from './browser.ts'
import { writePicture } from './picture-file.ts'
import { screens } from './screen-list.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'screens')
const only = process.argv.slice(2)
const wanted = screens.filter(({ name }) => only.length === 0 || only.some(start => name.startsWith(start)))
if (wanted.length === 0) {
  console.error(`No screen begins with ${only.join(' or ')}. There are: ${screens.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const sizes = [
  { size: 'desk', width: 1440, height: 900 },
  { size: 'phone', width: 390, height: 844 },
]

mkdirSync(folder, { recursive: true })
const made = new Set<string>()
const stage = await openStage()
const { page: painter } = await stage.visit()
for (const { name, long, settings, open } of wanted) {
  for (const { size, width, height } of sizes) {
    const { page, context } = await stage.visit({ width, height, settings: { theme: 'light', ...settings } })
    await open(stage, page)
    await page.waitForTimeout(250)
    const file = `${name}-${size}.webp`
    const isNew = await writePicture(painter, join(folder, file), await page.screenshot({ fullPage: long === true }))
    console.log(`docs/screens/${file}${isNew ? '' : ' is as before'}`)
    made.add(file)
    await context.close()
  }
}
await stage.close()
if (only.length === 0) for (const file of readdirSync(folder)) if (!made.has(file)) rmSync(join(folder, file))
