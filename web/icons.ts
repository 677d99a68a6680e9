/** Draws the PNG icons of the installed app from icon.svg: `node web/icons.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from './browser.ts'

const folder = join(import.meta.dirname, 'public')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8').replace('rx="96"', 'rx="0"')
const browser = await launch()
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`)
  await page.screenshot({ path: join(folder, `icon-${size}.png`) })
  await page.close()
}
await browser.close()
