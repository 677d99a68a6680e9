/** The four monuments. */
import { archedBridge } from '../ink/buildings.ts'
import { box, curve, ellipse, outline, type Sheet, together } from '../ink/ink.ts'
import { reeds } from '../ink/plants.ts'
import { brush, ground, ink, lacquer, polygon, sheet } from './shared.ts'

/** The Spring Pavilion: a small roof over water. */
export const springPavilion = (): Sheet =>
  sheet(
    { d: ellipse([74, 57], 60, 6), fill: '#bcd0d2', opacity: 0.8 },
    {
      d: together(
        [
          [52, 30],
          [68, 30],
          [79, 30],
          [95, 30],
        ].map(([x, y]) => box(x, y, 2.6, 24)),
      ),
      fill: lacquer,
    },
    { d: polygon([40, 33], [56, 20], [92, 20], [108, 33], [104, 35], [44, 35]), fill: '#39444a' },
    { d: polygon([54, 20], [64, 8], [84, 8], [94, 20]), fill: '#4a565c' },
    { d: together([ellipse([74, 6], 3), box(42, 53, 64, 4)]), fill: '#c29a3a' },
    {
      d: together([
        brush(
          [
            [20, 58],
            [50, 57],
          ],
          1.4,
          3,
        ),
        brush(
          [
            [96, 60],
            [132, 58],
          ],
          1.4,
          4,
        ),
        reeds([26, 57], 16, 5, 6),
        reeds([124, 57], 14, 5, 8),
      ]),
      fill: '#4f6468',
    },
  )

/** The Serenity Bridge. */
export const serenityBridge = (): Sheet =>
  sheet({ d: ellipse([74, 56], 66, 7), fill: '#bcd0d2', opacity: 0.85 }, ...archedBridge([74, 55], 116, 28, ink), {
    d: together([
      brush(
        [
          [14, 60],
          [60, 59],
        ],
        1.4,
        3,
      ),
      brush(
        [
          [86, 61],
          [136, 59],
        ],
        1.4,
        4,
      ),
    ]),
    fill: '#4f6468',
    opacity: 0.6,
  })

/** The Dragon Kiln: domes that climb a slope. */
export const dragonKiln = (): Sheet =>
  sheet(
    { d: polygon([6, 59], [18, 52], [128, 22], [142, 30], [142, 60], [6, 60]), fill: '#a79a80', opacity: 0.7 },
    {
      d: together([0, 1, 2, 3, 4, 5].map(i => ellipse([24 + i * 20, 49 - i * 5.2], 12 - i * 0.4, 12 - i * 0.6))),
      fill: '#b07a52',
    },
    {
      d: together(
        [0, 1, 2, 3, 4, 5].map(i =>
          brush(
            [
              [13 + i * 20, 47 - i * 5.2],
              [24 + i * 20, 37 - i * 5],
              [35 + i * 20, 46 - i * 5.2],
            ],
            1.6,
            i + 3,
          ),
        ),
      ),
      fill: '#5c3b25',
    },
    { d: together([ellipse([17, 54], 4, 5)]), fill: '#2a1a12' },
    { d: ellipse([17, 55], 2.4, 3.2), fill: '#e0762c' },
    {
      d: together([
        brush(
          [
            [128, 16],
            [132, 8],
            [126, 3],
          ],
          3.4,
          15,
        ),
        brush(
          [
            [133, 15],
            [139, 8],
            [136, 1],
          ],
          2.6,
          17,
        ),
      ]),
      fill: '#8b8f8c',
      opacity: 0.55,
    },
  )

/** The Noble Ox, of bronze on a plinth. */
export const nobleOx = (): Sheet =>
  sheet(
    ground(),
    { d: together([box(38, 50, 72, 8), box(42, 46, 64, 4)]), fill: '#9a9c98' },
    {
      d: together([
        outline(
          curve(
            [
              [44, 30],
              [50, 22],
              [66, 19],
              [84, 21],
              [94, 25],
              [98, 34],
              [94, 40],
              [80, 42],
              [60, 42],
              [48, 40],
              [44, 30],
            ],
            3,
          ),
        ),
        outline(
          curve(
            [
              [90, 26],
              [98, 18],
              [108, 20],
              [114, 28],
              [110, 34],
              [100, 35],
              [92, 32],
            ],
            3,
          ),
        ),
        ...[50, 60, 82, 90].map(x => box(x, 38, 5, 9)),
        brush(
          [
            [100, 19],
            [98, 10],
            [104, 7],
          ],
          2.6,
          4,
        ),
        brush(
          [
            [106, 19],
            [112, 12],
            [118, 13],
          ],
          2.6,
          5,
        ),
        brush(
          [
            [45, 28],
            [39, 34],
            [41, 42],
          ],
          1.8,
          6,
        ),
      ]),
      fill: '#7d5f28',
    },
    {
      d: together([
        brush(
          [
            [56, 22],
            [72, 20],
            [88, 23],
          ],
          3,
          8,
        ),
        brush(
          [
            [97, 21],
            [106, 22],
          ],
          2,
          9,
        ),
      ]),
      fill: '#c9a452',
      opacity: 0.7,
    },
    { d: ellipse([106, 26], 1.3), fill: '#20160a' },
  )
