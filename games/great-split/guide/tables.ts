import type { Translated } from '@palatine/kernel'
import type { GuideTables } from '@palatine/kernel/guide-figures'
import type { ClubTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

type Words = Translated<typeof en>

const none = '–'
const list = (parts: readonly (string | number)[]) => (parts.length === 0 ? none : parts.join(', '))

/** "2 books" */
const shows = (symbol: keyof Words['components']['symbols'], amount: number, text: Words) =>
  `${amount} ${text.components.symbols[symbol][amount === 1 ? 0 : 1]}`

export const tables: GuideTables<ClubTable, Words> = {
  cards({ components }, text) {
    const counts = new Map<string, number[]>()
    for (const { level, symbol, amount } of components.cards.rows) {
      const card = shows(symbol, amount, text)
      const row = counts.get(card) ?? [0, 0, 0]
      row[level - 1]++
      counts.set(card, row)
    }
    return [...counts].map(([card, row]) => [card, ...row.map(count => (count === 0 ? none : count))])
  },
  resources: ({ components }, text) =>
    components.tracks.resources.map(({ name, length, orders, arrows }) => [
      text.components.tracks[name],
      length,
      list(orders),
      list(arrows),
    ]),
  seals: ({ components }, text) =>
    components.tracks.seals.map(({ name, length, stars, icons }) => [
      text.components.tracks[`${name}Seal`],
      length,
      list(stars),
      list(icons.map(({ at, gives }) => `${at}: ${text.components.tracks[gives]}`)),
    ]),
  books: ({ components: { scorings } }) =>
    scorings.books.flatMap((points, space) => (points === scorings.books[space - 1] ? [] : [[points, space]])),
  artworks: ({ components }) => components.scorings.artworks.from.map((levels, slider) => [slider, ...levels]),
  characters({ components }, text) {
    const tracks = Object.values(text.components.tracks)
    const counted = (counts: readonly number[]) =>
      list(counts.flatMap((count, track) => (count > 0 ? [`${tracks[track]} ${count}`] : [])))
    const names = Object.values(text.components.characters)
    return components.characters.rows.map(({ steps, orders }, character) => [
      names[character],
      counted(steps),
      counted(orders),
    ])
  },
}
