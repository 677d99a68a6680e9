import { expect, test } from 'vitest'
import { asPrinted } from '../rules/harvest.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { card, deal, on, splitter } from './deal.ts'

const names = ['Ann', 'Ben', 'Cleo']
const one = card('topaz', 1)
const table = deal({ at: 'harvest', hands: [[one], [card('gold', 1)]] })
const say = { table: table.live.table as never, name: (seat: number) => names[seat] }

const asks = (text: typeof en | typeof de) => {
  const { live } = table
  return text.questions.useCard({ ...say, view: live.view(0).g, seat: 0, at: live.questionLocals(0) as never })
}

test('GS 6.6: what is asked for is what is left: cards, the splitter, or both', () => {
  expect(asks(en)).toBe('Play or sell a card, or use your splitter.')
  const { live } = table
  live.play(0, [one, asPrinted])
  expect(asks(en)).toBe('Use your splitter: one step on any track.')
  expect(asks(de)).toBe('Nutze deine Trennkarte: ein Schritt auf einer beliebigen Leiste.')
  live.undo(0)
  live.play(0, [splitter, on.books])
  expect(asks(en)).toBe('Play or sell a card.')
  expect(asks(de)).toBe('Spiele oder verkaufe eine Karte.')
})

test('GS 5.1: who takes how many cards, and what goes back to whom', () => {
  const taken = { type: 'sidesChosen', taken: [2, 1], rule: 'GS 5.1' } as const
  expect(en.events.sidesChosen(taken, say)).toBe('Groups taken: Ann: 2 cards, Ben: 1 card.')
  expect(de.events.sidesChosen(taken, say)).toBe('Genommene Gruppen: Ann: 2 Karten, Ben: 1 Karte.')
  const group = {
    type: 'groupTaken',
    seat: 0,
    from: 1,
    count: 1,
    secret: { taken: [card('gold', 1)], returned: [one] },
    rule: 'GS 5.2',
  } as const
  expect(de.events.groupTaken(group, say)).toContain('von Ben; Ben bekommt 1 Topas')
})

test('GS 6.7: a harvest says where steps came from that no shown card explains', () => {
  const none = new Array<number>(11).fill(0)
  const shown = { type: 'harvestShown', seat: 0, shown: [one], sold: 1, from: none, to: [1, ...none.slice(1)] } as const
  expect(en.events.harvestShown({ ...shown, rule: 'GS 6.7' }, say)).toContain(
    'sold 1 card and used the splitter; with all',
  )
  expect(de.events.harvestShown({ ...shown, rule: 'GS 6.7' }, say)).toContain('und die Trennkarte genutzt; mit allem')
})
