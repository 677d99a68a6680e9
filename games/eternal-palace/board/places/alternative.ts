/** The alternative places: other houses than the usual ones, at dusk, with the moon above them. */
import { hall, pagoda } from '../ink/buildings.ts'
import { box, ellipse, type Ink, outline, type Sheet, together } from '../ink/ink.ts'
import { bamboo, pine } from '../ink/plants.ts'
import { brush, fish, ground, ink, lacquer, sheet, stalls, wood } from './shared.ts'

/** The evening over a place: its own light tells it from the usual one at a glance. */
const evening: readonly Ink[] = [
  { d: box(-60, -20, 268, 82), fill: '#c9c4dd', opacity: 0.5 },
  { d: box(-60, 34, 268, 28), fill: '#e7c9b4', opacity: 0.55 },
  { d: ellipse([126, 13], 8), fill: '#fff7df' },
]

const lanterns = (...ats: readonly (readonly [x: number, y: number])[]): Ink[] => [
  { d: together(ats.map(([x, y]) => ellipse([x, y], 7))), fill: '#ffdf9e', opacity: 0.5 },
  { d: together(ats.map(([x, y]) => ellipse([x, y], 2.8, 3.4))), fill: '#e2582e' },
  { d: together(ats.map(([x, y]) => box(x - 1.6, y - 4.4, 3.2, 1.4))), fill: ink },
]

/** A boat comes to the landing with its catch: whoever pays sees more of it. */
export const fishMarket = (): Sheet =>
  sheet(
    ...evening,
    { d: ellipse([74, 57], 70, 7), fill: '#9fb6c4', opacity: 0.85 },
    {
      d: outline([
        [34, 48],
        [52, 56],
        [98, 56],
        [118, 46],
        [100, 50],
        [52, 50],
      ]),
      fill: wood,
    },
    { d: together([box(76, 14, 2, 37), box(57, 40, 2, 10)]), fill: ink },
    {
      d: outline([
        [79, 15],
        [108, 22],
        [104, 45],
        [79, 46],
      ]),
      fill: '#d9a45c',
    },
    { d: together([26, 33, 40].map(y => box(79, y, 27, 1.1))), fill: '#9a6a33' },
    { d: together([fish(40, 59, 11), fish(96, 60, 10), fish(62, 61, 9)]), fill: '#4f6f80' },
    ...lanterns([58, 38]),
  )

/** A garden wall with a moon gate, behind it the scholars' house. */
export const academy = (): Sheet =>
  sheet(
    ...evening,
    ground(),
    ...hall([74, 40], 60),
    { d: box(18, 36, 112, 22), fill: '#f0e6d2' },
    { d: together([box(15, 33, 118, 4)]), fill: '#39444a' },
    { d: ellipse([74, 49], 11), fill: '#8ea58d' },
    { d: ellipse([74, 49], 8.6), fill: '#cfe0c8' },
    ...pine([28, 57], 34, 15, 1, '#2c3f3a'),
    ...lanterns([48, 46], [100, 46]),
  )

/** A pagoda between bamboo: here one gives to get. */
export const temple = (): Sheet => {
  const canes = bamboo(
    [
      { x: 24, width: 2.4, lean: 0.02 },
      { x: 32, width: 3, lean: -0.02 },
    ],
    31,
    '#3d5a4c',
  )
  return sheet(
    ...evening,
    ground(),
    ...canes.map(one => ({ ...one, opacity: 0.75 })),
    ...pagoda([78, 58], 56),
    { d: together([box(50, 56, 56, 2.4)]), fill: '#9a9c98' },
    ...lanterns([54, 48], [102, 48]),
  )
}

/** A night market: jade awnings, and a lantern over each. */
export const market = (): Sheet =>
  sheet(
    ...evening,
    ground(),
    ...stalls(
      [
        [12, 36, 34],
        [56, 31, 38],
        [102, 36, 34],
      ],
      '#2f7d63',
    ),
    {
      d: together([
        brush(
          [
            [10, 20],
            [74, 25],
            [138, 20],
          ],
          1,
          7,
        ),
      ]),
      fill: lacquer,
    },
    ...lanterns([30, 25], [75, 28], [120, 25]),
  )
