/** A picture of each place, 148 by 62, as an old gazetteer shows it: the building in front view on its ground. */
import { archedBridge, hall } from '../ink/buildings.ts'
import {
  box,
  curve,
  ellipse,
  type Ink,
  mix,
  outline,
  type Point,
  paper,
  type Sheet,
  stroke,
  together,
} from '../ink/ink.ts'
import { type Mountain, mountain } from '../ink/mountain.ts'
import { numbers } from '../ink/noise.ts'
import { pine, reeds } from '../ink/plants.ts'

const ink = '#2a3034'
const lacquer = '#a8322a'
const wood = '#7a5a3a'

const sheet = (...inks: readonly Ink[]): Sheet => ({ box: [0, 0, 148, 62], washes: [], inks })

/** A wash of ground under what stands there. */
const ground = (x = 74, width = 62, tone = '#b9bfb2'): Ink => ({
  d: ellipse([x, 58], width, 6),
  fill: tone,
  opacity: 0.55,
})

const brush = (points: readonly Point[], width: number, seed: number): string =>
  stroke(curve(points, 3), { width, seed, head: 0.1, tail: 0.3, rough: 0.3, least: 0.4 })

const polygon = (...points: readonly Point[]): string => outline(points)

/** A hill behind a place, within its own picture. */
function hill(peaks: Mountain['peaks'], tone: string, seed: number): Sheet {
  return mountain({
    name: `hill${seed}`,
    seed,
    left: 4,
    right: 144,
    foot: 60,
    peaks,
    steep: 1.7,
    tone,
    rough: 0.3,
    fine: 0.05,
    edge: 1.2,
    folds: 0.2,
  })
}

const before = (back: Sheet, ...inks: readonly Ink[]): Sheet => ({
  box: [0, 0, 148, 62],
  washes: back.washes,
  inks: [...back.inks, ...inks],
})

/** Awnings over stalls, in stripes. */
const stalls = (ats: readonly (readonly [x: number, y: number, width: number])[], stripe: string): Ink[] => [
  {
    d: together(
      ats.flatMap(([x, y, width]) => [box(x, y, 1.6, 22), box(x + width - 1.6, y, 1.6, 22), box(x, y + 15, width, 3)]),
    ),
    fill: wood,
  },
  {
    d: together(
      ats.map(([x, y, width]) => polygon([x - 3, y], [x + width + 3, y], [x + width - 1, y - 9], [x + 1, y - 9])),
    ),
    fill: '#f3e6c8',
  },
  {
    d: together(
      ats.flatMap(([x, y, width]) =>
        [0, 2, 4].map(i =>
          polygon(
            [x - 3 + (i * (width + 6)) / 6, y],
            [x - 3 + ((i + 1) * (width + 6)) / 6, y],
            [x + 1 + ((i + 1) * (width - 2)) / 6, y - 9],
            [x + 1 + (i * (width - 2)) / 6, y - 9],
          ),
        ),
      ),
    ),
    fill: stripe,
  },
  {
    d: together(
      ats.flatMap(([x, y, width]) =>
        [0, 1, 2, 3, 4, 5].map(i => ellipse([x - 3 + ((i + 0.5) * (width + 6)) / 6, y + 0.5], (width + 6) / 12, 2.4)),
      ),
    ),
    fill: mix(stripe, '#f3e6c8', 0.35),
  },
]

const fish = (x: number, y: number, length: number): string =>
  `M${x} ${y}q${length * 0.35} ${-length * 0.28} ${length * 0.7} 0l${length * 0.28} ${-length * 0.16}v${length * 0.32}l${-length * 0.28} ${-length * 0.16}q${-length * 0.35} ${length * 0.28} ${-length * 0.7} 0z`

const pictures: readonly (() => Sheet)[] = [
  // the Imperial Scrolls: a reading hall with scrolls before it
  () =>
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
    ),
  // the Fish Market: stalls, baskets and a catch
  () =>
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
    ),
  // the Academy of Wisdom: a long low hall among pines
  () =>
    sheet(
      ground(),
      ...pine([22, 57], 38, 5, 1, '#39484a'),
      ...hall([80, 54], 86),
      ...pine([134, 57], 30, 9, -1, '#39484a'),
    ),
  // the Spring Pavilion: a small roof over water
  () =>
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
    ),
  // the Forest of Abundance
  () =>
    sheet(
      ground(74, 66, '#9fae93'),
      ...[
        [20, 40, 1],
        [48, 52, -1],
        [78, 56, 1],
        [106, 46, -1],
        [130, 36, 1],
      ].flatMap(([x, height, lean], i) => pine([x, 59], height, 20 + i * 3, lean, i % 2 ? '#33483f' : '#2c3f38')),
    ),
  // the Serenity Bridge
  () =>
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
    }),
  // the Stone Quarry: cut blocks before a broken face
  () => {
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
  },
  // the Temple of Wisdom: three tiers
  () => {
    const roofs: Ink[] = hall([74, 55], 70)
    return sheet(
      ground(),
      { d: together([box(58, 14, 32, 18)]), fill: '#efe4cd' },
      { d: together([box(60, 14, 2, 18), box(73, 14, 2, 18), box(86, 14, 2, 18)]), fill: lacquer },
      { d: polygon([46, 17], [60, 6], [88, 6], [102, 17], [98, 19], [50, 19]), fill: '#39444a' },
      { d: ellipse([74, 4], 2.6), fill: '#c29a3a' },
      ...roofs,
    )
  },
  // the Dragon Kiln: domes that climb a slope
  () =>
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
    ),
  // the Kaolin Mine: a dark mouth with props
  () =>
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
    ),
  // the Noble Ox, of bronze on a plinth
  () =>
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
    ),
  // the Bronze Forge: a brown hall, chimney and fire
  () =>
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
    ),
  // the Palace Market: three striped awnings
  () =>
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
    ),
  // the Eternal Bridge: its first span, lost in mist
  () =>
    sheet(
      { d: ellipse([74, 56], 70, 6), fill: '#bcd0d2', opacity: 0.8 },
      ...archedBridge([50, 54], 70, 20, ink),
      ...archedBridge([108, 54], 56, 15, mix(ink, paper, 0.45)),
      {
        d: together([
          brush(
            [
              [8, 60],
              [66, 59],
            ],
            1.4,
            3,
          ),
        ]),
        fill: '#4f6468',
        opacity: 0.6,
      },
    ),
  // a place of an expansion: a garden gate
  () => {
    const any = numbers(14)
    const hedge = Array.from({ length: 16 }, (_, i) => ellipse([10 + i * 8.6, 50 + any(-2, 2)], any(6, 9), any(7, 10)))
    return sheet(
      ground(74, 66, '#9fae93'),
      { d: together(hedge), fill: '#5d7458' },
      { d: polygon([50, 60], [50, 26], [98, 26], [98, 60]), fill: '#f1e7d2' },
      { d: ellipse([74, 46], 17), fill: '#8ca08a' },
      { d: polygon([42, 28], [52, 18], [96, 18], [106, 28]), fill: '#39444a' },
    )
  },
]

const kept = new Map<number, Sheet>()

/** A place's picture by its number, made once. */
export function placePicture(place: number): Sheet {
  const made = kept.get(place) ?? pictures[place]()
  kept.set(place, made)
  return made
}
