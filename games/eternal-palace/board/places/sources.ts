/** The four places that yield a material. */
import { box, curve, ellipse, type Ink, outline, type Sheet, together } from '../ink/ink.ts'
import { pine } from '../ink/plants.ts'
import { before, brush, ground, hill, polygon, sheet, wood } from './shared.ts'

/** The Forest of Abundance. */
export const forest = (): Sheet =>
  sheet(
    ground(74, 66, '#9fae93'),
    ...[
      [20, 40, 1],
      [48, 52, -1],
      [78, 56, 1],
      [106, 46, -1],
      [130, 36, 1],
    ].flatMap(([x, height, lean], i) => pine([x, 59], height, 20 + i * 3, lean, i % 2 ? '#33483f' : '#2c3f38')),
  )

/** The Stone Quarry: cut blocks before a broken face. */
export const quarry = (): Sheet => {
  const block = (x: number, y: number, size: number): Ink[] => [
    { d: polygon([x, y], [x + size, y], [x + size, y + size * 0.72], [x, y + size * 0.72]), fill: '#9aa1a3' },
    {
      d: polygon([x, y], [x + size * 0.3, y - size * 0.28], [x + size * 1.3, y - size * 0.28], [x + size, y]),
      fill: '#c3c8c6',
    },
    {
      d: polygon(
        [x + size, y],
        [x + size * 1.3, y - size * 0.28],
        [x + size * 1.3, y + size * 0.44],
        [x + size, y + size * 0.72],
      ),
      fill: '#6d7679',
    },
  ]
  return before(
    hill(
      [
        { x: 46, height: 52, reach: [30, 36] },
        { x: 104, height: 40, reach: [28, 30] },
      ],
      '#8d989b',
      31,
    ),
    ground(),
    ...block(44, 40, 22),
    ...block(78, 44, 18),
    ...block(60, 26, 17),
    ...block(102, 48, 12),
  )
}

/** The Kaolin Mine: a dark mouth with props. */
export const mine = (): Sheet =>
  before(
    hill(
      [
        { x: 70, height: 58, reach: [44, 48] },
        { x: 118, height: 32, reach: [26, 26] },
      ],
      '#a3a9a4',
      47,
    ),
    { d: polygon([52, 60], [54, 40], [64, 32], [82, 32], [92, 40], [94, 60]), fill: '#20201f' },
    { d: together([box(50, 34, 4, 26), box(92, 34, 4, 26), box(47, 31, 52, 4.4)]), fill: wood },
    { d: together([ellipse([108, 57], 12, 6), ellipse([118, 59], 9, 4), ellipse([40, 59], 8, 4)]), fill: '#f6f1e4' },
    { d: together([box(66, 48, 16, 8)]), fill: '#8a6a45' },
    { d: together([ellipse([69, 58], 2.6), ellipse([79, 58], 2.6), ellipse([74, 47], 7, 3)]), fill: '#e9e2d2' },
  )

/** The Bronze Forge: a brown hall, chimney and fire. */
export const forge = (): Sheet =>
  sheet(
    ground(),
    { d: together([box(34, 30, 74, 28)]), fill: '#8a6a4c' },
    {
      d: together([box(34, 30, 4, 28), box(104, 30, 4, 28), box(56, 30, 3, 28), box(84, 30, 3, 28)]),
      fill: '#54381f',
    },
    { d: polygon([24, 32], [42, 14], [100, 14], [118, 32]), fill: '#4b4038' },
    { d: together([box(92, 2, 10, 16)]), fill: '#6a564a' },
    {
      d: outline(
        curve(
          [
            [61, 58],
            [61, 44],
            [71, 37],
            [81, 44],
            [81, 58],
          ],
          3,
        ),
      ),
      fill: '#2a140a',
    },
    {
      d: outline(
        curve(
          [
            [65, 58],
            [67, 48],
            [71, 42],
            [75, 49],
            [77, 58],
          ],
          3,
        ),
      ),
      fill: '#e8752b',
    },
    {
      d: together([
        brush(
          [
            [97, 2],
            [104, -6],
            [98, -14],
          ],
          5,
          12,
        ),
      ]),
      fill: '#8b8f8c',
      opacity: 0.6,
    },
  )
