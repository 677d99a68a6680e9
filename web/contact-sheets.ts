/** Contact sheets of the painting of Eternal Palace: every layer by itself, and twenty paintings of chance. */
import { title } from '@palatine/eternal-palace'
import { countBits, type RealmTable } from '@palatine/eternal-palace/rules/model'
import { setup } from '@palatine/eternal-palace/rules/setup'
import { FastChance, type GameRecord, LiveTable, NOBODY, tableFor } from '@palatine/kernel'
import type { Page } from 'playwright-core'
import { putTable, type Stage } from './browser.ts'

interface Subject {
  /** Bits by number of the layer. */
  readonly layers: number
  readonly features: readonly number[]
}

const layers = 14
const features = 10
const seats = 2

const single: readonly Subject[] = Array.from({ length: layers }, (_, i) => ({ layers: 1 << (i + 1), features: [] }))

/** Up to eight layers and three features each, as in games. */
function ofChance(count: number): Subject[] {
  const chance = new FastChance(19)
  return Array.from({ length: count }, () => {
    const bits = Array.from({ length: 2 + chance.below(7) }, () => 1 << (1 + chance.below(layers)))
    const some = Array.from({ length: chance.below(4) }, () => chance.below(features))
    return { layers: bits.reduce((all, bit) => all | bit, 0), features: [...new Set(some)] }
  })
}

/** A game that is over, with this painting at the first seat. */
function gameOf(subject: Subject): GameRecord {
  const table = tableFor(title, seats, { extra: 'labyrinth' })
  const chance = new FastChance(1)
  const g = setup(table as RealmTable, chance)
  g.ending = 'normal'
  g.layers[0] = subject.layers
  for (const feature of subject.features) g.features[feature] = 0
  const where = { stack: [], asked: NOBODY, together: null, branches: null }
  return LiveTable.open(title.game, table, chance, { from: { g, where } }).record
}

/** The drawings themselves, as the page makes them. */
async function drawingsOf(stage: Stage, page: Page, subjects: readonly Subject[]): Promise<string[]> {
  const chairs = Array.from({ length: seats }, (_, seat) => ({ name: String(seat + 1), bot: 'plain' }))
  const found: string[] = []
  for (const subject of subjects) {
    const id = `sheet-${found.length}`
    await putTable(stage, page, id, chairs, gameOf(subject))
    await page.goto(`${stage.address}/table/${id}`)
    const parts = subject.features.length + countBits(subject.layers)
    await page.waitForFunction(
      count =>
        document.querySelector('.ep-painting')?.querySelectorAll('[data-layer], [data-feature]').length === count,
      parts,
    )
    found.push(
      await page
        .locator('.ep-painting')
        .first()
        .evaluate(one => one.outerHTML),
    )
  }
  return found
}

/** Hangs them side by side, as many in a row as the window has room for. */
async function hang(page: Page, drawings: readonly string[]): Promise<void> {
  await page.goto('about:blank')
  await page.setContent(
    '<body style="margin:4px;background:#6b5a4c;display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr))">' +
      '<style>@media (min-width: 900px) { body { grid-template-columns: repeat(4, 1fr) !important } }</style>' +
      drawings.map(one => `<div style="margin:4px;line-height:0">${one}</div>`).join('') +
      '</body>',
  )
}

export const drawLayers = async (stage: Stage, page: Page): Promise<void> =>
  hang(page, await drawingsOf(stage, page, single))

export const drawTwenty = async (stage: Stage, page: Page): Promise<void> =>
  hang(page, await drawingsOf(stage, page, ofChance(20)))
