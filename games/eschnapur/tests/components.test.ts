import { componentProblems, copy, type Title } from '@palatine/kernel'
import { expect, test } from 'vitest'
import type { Components } from '../components/schema.ts'
import { title } from './deal.ts'

/** The built-in figures with something changed in them; the places of what is wrong then. */
function wrongWhen(change: (components: Components) => void): string[] {
  const components = copy(title.components.builtIn) as unknown as Components
  change(components)
  return componentProblems(title as Title, components).map(({ place, reason }) => `${place}: ${reason}`)
}

test('ES 1.2, ES 1.3, ES 1.4: the built-in figures can be played with', () => {
  expect(wrongWhen(() => {})).toEqual([])
})

test('ES 14.1: ten privileges with different costs from 6 to 15; two of them are printed', () => {
  const { rows } = (title.components.builtIn as unknown as Components).privileges
  expect(rows.map(row => row.cost)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect(rows.find(row => row.effect === 'choose-marker')?.cost).toBe(6)
  expect(rows.find(row => row.effect === 'reject-blockade')?.cost).toBe(10)
})

test('ES 1.3: gold begins with zeros, rises, and there is a hand for everybody', () => {
  expect(wrongWhen(({ gold }) => (gold.values[0] = 1))).toEqual([
    'gold.values[0]: firstIsZero',
    'gold.values: goldRises',
  ])
  expect(wrongWhen(({ gold }) => (gold.values[4] = 3))).toEqual(['gold.values: goldRises'])
  expect(wrongWhen(({ gold }) => (gold.copies[5] = 11))).toEqual(['gold.copies[5]: tooFewCards'])
  expect(wrongWhen(({ gold }) => (gold.extraForTwo[2] = 4))).toEqual(['gold.copies[2]: tooFewCards'])
})

test('ES 8.6: a bag lies on a field of its part', () => {
  expect(wrongWhen(({ parts }) => (parts.rows[7].bag = 8))).toEqual(['parts.rows[7].bag: bagOnAField'])
  expect(wrongWhen(({ parts }) => (parts.rows[7].bag = 7))).toEqual([])
})

test('ES 14.1: each effect stands on one card', () => {
  expect(wrongWhen(({ privileges }) => (privileges.rows[3].effect = 'gold'))).toEqual([
    'privileges.rows[3].effect: effectTwice',
  ])
})

test('ES 2.1, ES 13.1: at the start of every round there are at least two parts to choose', () => {
  expect(wrongWhen(({ tables }) => (tables.bySeats[2].partsToEnd = 8))).toEqual([
    'tables.bySeats[2].partsToEnd: partsLeftToBuild',
  ])
  expect(wrongWhen(({ tables }) => (tables.bySeats[2].partsToEnd = 7))).toEqual([])
  expect(wrongWhen(({ tables }) => tables.bySeats[0].partsOut.push(1, 2))).toEqual([
    'tables.bySeats[0].partsToEnd: partsLeftToBuild',
  ])
})

test('ES 12.4, ES 13.2: the track begins anew where its marker says, and every place has its points', () => {
  expect(wrongWhen(({ tables }) => (tables.track.fields = 40))).toEqual(['tables.track.markers: markersBeginAtTheEnd'])
  expect(wrongWhen(({ tables }) => tables.bySeats[1].ranking.pop())).toEqual([
    'tables.bySeats[1].ranking: onePlaceEach',
  ])
  expect(wrongWhen(({ tables }) => (tables.bySeats[1].seats = 4))).toEqual([
    'tables.bySeats[1].seats: seatsInOrder',
    'tables.bySeats[1].ranking: onePlaceEach',
  ])
})
