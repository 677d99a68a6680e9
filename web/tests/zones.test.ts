/** The plain boards: whatever happens in a game, every view can be laid out, in both languages, for everybody. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Asking,
  FastChance,
  LiveTable,
  languages,
  type Question,
  sampleAnswer,
  type Title,
  tableFor,
  textIn,
} from '@palatine/kernel'
import { fullLabels, isLit, type KitWords, type Touch, type Zone, type ZonesModule } from '@palatine/ui'
import { expect, test } from 'vitest'
import { titles } from '../../games/registry.ts'
import { genericZones } from '../plain/generic.ts'
import { en } from '../text/en.ts'

const folder = (id: string) => join(import.meta.dirname, '..', '..', 'games', id, 'board', 'zones.ts')
const described = Object.keys(titles).filter(id => existsSync(folder(id)))

/** Plays a whole game at random and calls `look` at every moment. */
function play(title: Title, seats: number, seed: number, look: (live: LiveTable) => void): void {
  const chance = new FastChance(seed)
  const live = LiveTable.open(title.game, tableFor(title, seats), chance)
  while (!live.over) {
    look(live)
    const [seat] = live.asked
    live.play(seat, sampleAnswer(live.question(seat) as Question, chance))
  }
  look(live)
}

const name = (seat: number) => `seat ${seat}`

/** What the item stands for in this question, branch by branch. */
function touchesOf(zones: readonly Zone[], question: Question, id: string): Touch[] {
  const keys = question.kind === 'either' ? (question as unknown as { keys: readonly string[] }).keys : []
  return zones.flatMap(zone =>
    zone.items.flatMap(({ touch = {} }): Touch[] => [
      ...(question.kind !== 'either' && touch[id] !== undefined ? [touch[id]] : []),
      ...keys.flatMap(key => (touch[key] === undefined ? [] : [{ branch: key, touch: touch[key] }])),
    ]),
  )
}

test.each(described)(
  '%s: places have names of their own, and some answers are lit on them',
  { timeout: 300_000 },
  async id => {
    const title = await titles[id].load()
    const module = (await import(/* @vite-ignore */ folder(id))) as ZonesModule
    const { zones: lay } = module
    if (!lay) {
      // It has a board of its own, and describes only its words.
      expect(existsSync(folder(id).replace('zones.ts', 'index.tsx'))).toBe(true)
      return
    }
    const texts = Object.fromEntries(
      await Promise.all(languages.map(async language => [language, await textIn(title, language)] as const)),
    )
    const lit = new Map<string, boolean>()
    let moments = 0
    play(title, title.game.seats[0], 5, live => {
      if (moments++ % 7 > 0) return
      for (const language of languages) {
        for (const watcher of [null, ...Array.from({ length: live.table.seats }, (_, seat) => seat)]) {
          const view = live.view(watcher)
          const own = view.where.branches?.find(branch => branch.seat === watcher)?.stack[0]?.at
          const zones = lay(
            view.g as never,
            live.table as never,
            watcher,
            texts[language] as never,
            language,
            name,
            own as never,
          )
          const ids = zones.map(zone => zone.id)
          const keys = zones.flatMap(zone => zone.items.map(item => item.key))
          expect(new Set(ids).size, ids.join()).toBe(ids.length)
          expect(new Set(keys).size, keys.filter((key, i) => keys.indexOf(key) !== i).join()).toBe(keys.length)
          expect(JSON.stringify(zones)).not.toContain('undefined')
          for (const zone of zones) for (const item of zone.items) expect(item.label).toMatch(/./)
          const question = watcher === null ? undefined : live.question(watcher)
          const asks = watcher === null ? undefined : live.questionId(watcher)
          if (!question || asks === undefined || watcher === null) continue
          const some = touchesOf(zones, question, asks).some(touch => isLit(question, null, touch))
          lit.set(asks, some || (lit.get(asks) ?? false))
          const asking = {
            table: live.table,
            name,
            view: view.g,
            seat: watcher,
            at: live.questionLocals(watcher),
          } as unknown as Asking
          const given =
            module.labels?.(
              view.g as never,
              live.table as never,
              watcher,
              texts[language] as never,
              language,
              asks,
              one => `Seat ${one + 1}`,
            ) ?? {}
          const labels = fullLabels(given, texts[language], asks, question, asking, en.kit as KitWords)
          const items = (question as unknown as { items?: readonly number[] }).items ?? []
          for (const item of items) expect(labels.item(item, undefined)).toMatch(/./)
        }
      }
    })
    expect([...lit.values()].filter(Boolean).length).toBeGreaterThan(0)
  },
)

test.each(Object.keys(titles))('%s: even without a description every view can be laid out', async id => {
  const title = await titles[id].load()
  const text = await textIn(title, 'en')
  let moments = 0
  play(title, title.game.seats[1], 3, live => {
    if (moments++ % 20 > 0) return
    const zones = genericZones(live.view(0).g, live.table, text, en, name)
    const keys = zones.flatMap(zone => zone.items.map(item => item.key))
    expect(new Set(keys).size).toBe(keys.length)
  })
  expect(moments).toBeGreaterThan(5)
})
