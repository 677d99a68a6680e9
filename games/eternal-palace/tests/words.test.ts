import { expect, test } from 'vitest'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'

const say = { table: undefined as never, name: () => 'Ann' }
const moved = (from: number, to: number) => ({ type: 'palaceMoved', seat: 0, from, to, rule: 'EP 9.4' }) as const

test.each([
  [en, 'Ann moves to 3 on the Palace track.', 'Ann moves back to 1 on the Palace track.'],
  [de, 'Ann rückt im Palast auf 3 vor.', 'Ann muss im Palast auf 1 zurück.'],
])('EP 12.5: a step back on the Palace track is told as one', (text, forth, back) => {
  expect(text.events.palaceMoved(moved(2, 3), say)).toBe(forth)
  expect(text.events.palaceMoved(moved(2, 1), say)).toBe(back)
})
