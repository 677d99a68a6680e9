/** Places where people meet: the Scrolls, the Fish Market, the Academy, the Temple, the Palace Market. */
import { hall } from '../ink/buildings.ts'
import { box, ellipse, type Ink, type Sheet, together } from '../ink/ink.ts'
import { pine } from '../ink/plants.ts'
import { brush, fish, ground, ink, lacquer, polygon, sheet, stalls } from './shared.ts'

/** The Imperial Scrolls: a reading hall with scrolls before it. */
export const scrolls = (): Sheet =>
  sheet(
    ground(),
    ...hall([74, 52], 74),
    { d: together([box(26, 50, 22, 6), box(100, 50, 22, 6)]), fill: '#f3e6c8' },
    {
      d: together([box(24, 48.5, 3, 9), box(47, 48.5, 3, 9), box(98, 48.5, 3, 9), box(121, 48.5, 3, 9)]),
      fill: lacquer,
    },
    {
      d: together([
        brush(
          [
            [30, 52],
            [44, 52],
          ],
          1,
          3,
        ),
        brush(
          [
            [30, 54],
            [40, 54],
          ],
          1,
          4,
        ),
        brush(
          [
            [104, 52],
            [118, 52],
          ],
          1,
          5,
        ),
        brush(
          [
            [104, 54],
            [114, 54],
          ],
          1,
          6,
        ),
      ]),
      fill: ink,
    },
  )

/** The Fish Market: stalls, baskets and a catch. */
export const fishMarket = (): Sheet =>
  sheet(
    ground(),
    ...stalls(
      [
        [22, 36, 40],
        [78, 32, 46],
      ],
      '#3f7f95',
    ),
    { d: together([ellipse([42, 54], 9, 4), ellipse([100, 54], 11, 4.5), ellipse([66, 56], 7, 3)]), fill: '#a98353' },
    { d: together([fish(36, 51, 11), fish(93, 51, 12), fish(101, 53, 10), fish(62, 54, 9)]), fill: '#6f8f9c' },
  )

/** The Academy of Wisdom: a long low hall among pines. */
export const academy = (): Sheet =>
  sheet(
    ground(),
    ...pine([22, 57], 38, 5, 1, '#39484a'),
    ...hall([80, 54], 86),
    ...pine([134, 57], 30, 9, -1, '#39484a'),
  )

/** The Temple of Wisdom: three tiers. */
export const temple = (): Sheet => {
  const roofs: Ink[] = hall([74, 55], 70)
  return sheet(
    ground(),
    { d: together([box(58, 14, 32, 18)]), fill: '#efe4cd' },
    { d: together([box(60, 14, 2, 18), box(73, 14, 2, 18), box(86, 14, 2, 18)]), fill: lacquer },
    { d: polygon([46, 17], [60, 6], [88, 6], [102, 17], [98, 19], [50, 19]), fill: '#39444a' },
    { d: ellipse([74, 4], 2.6), fill: '#c29a3a' },
    ...roofs,
  )
}

/** The Palace Market: three striped awnings. */
export const market = (): Sheet =>
  sheet(
    ground(),
    ...stalls(
      [
        [12, 38, 34],
        [56, 32, 38],
        [104, 38, 32],
      ],
      lacquer,
    ),
    {
      d: together([ellipse([30, 54], 7, 3.4), ellipse([76, 54], 9, 4), ellipse([120, 55], 7, 3.2)]),
      fill: '#a98353',
    },
    {
      d: together([
        ellipse([28, 51], 2.4),
        ellipse([33, 51], 2.4),
        ellipse([73, 50], 3),
        ellipse([79, 50], 3),
        ellipse([118, 52], 2.2),
        ellipse([123, 52], 2.2),
      ]),
      fill: '#c9762f',
    },
  )
