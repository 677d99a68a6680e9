/** The ten features: each a small jewel with one accent, and with its own ground, so that it needs no layer. */
import { pagoda } from '../ink/buildings.ts'
import {
  box,
  curve,
  ellipse,
  type Ink,
  outline,
  type Point,
  paper,
  type Sheet,
  stroke,
  together,
  type Wash,
} from '../ink/ink.ts'
import { numbers } from '../ink/noise.ts'
import { blossom } from '../ink/plants.ts'

const ink = '#22282c'
const jade = '#2f7d63'
const red = '#c0392b'
const gold = '#d09a2c'

/** By number, as the components count them. */
export const featureNames = [
  'crane',
  'koi',
  'deer',
  'lantern',
  'plum',
  'moon',
  'boat',
  'butterfly',
  'pagoda',
  'waterfall',
] as const
export type FeatureName = (typeof featureNames)[number]

/** Mist or shallow water under something. */
const ground = (name: string, [x, y]: Point, rx: number, colour = paper): Wash => ({
  name,
  from: [x, y],
  to: rx,
  stops: [
    [0, colour, 0.95],
    [0.6, colour, 0.6],
    [1, colour, 0],
  ],
})

const ripple = (x: number, y: number, width: number, seed: number): string =>
  stroke(
    curve([
      [x - width / 2, y],
      [x, y + 2],
      [x + width / 2, y],
    ]),
    { width: 2, seed, head: 0.4, tail: 0.6 },
  )

function crane(): Sheet {
  const wing = outline(
    curve(
      [
        [392, 206],
        [404, 176],
        [424, 152],
        [450, 138],
        [482, 130],
        [466, 146],
        [452, 164],
        [436, 182],
        [418, 200],
      ],
      5,
    ),
  )
  const farWing = outline(
    curve(
      [
        [384, 204],
        [366, 182],
        [342, 168],
        [308, 164],
        [334, 176],
        [352, 192],
        [372, 206],
      ],
      5,
    ),
  )
  const feathers = together([
    stroke(
      curve([
        [482, 131],
        [462, 140],
        [438, 160],
        [424, 180],
      ]),
      { width: 10, seed: 4, head: 0.25, tail: 0.5, rough: 0.5 },
    ),
    stroke(
      curve([
        [478, 136],
        [460, 152],
        [444, 172],
      ]),
      { width: 7, seed: 5, head: 0.2, tail: 0.6, rough: 0.6 },
    ),
    stroke(
      curve([
        [310, 165],
        [334, 170],
        [358, 188],
      ]),
      { width: 7, seed: 6, head: 0.25, tail: 0.6, rough: 0.5 },
    ),
  ])
  const body = outline(
    curve(
      [
        [372, 204],
        [390, 198],
        [414, 200],
        [436, 208],
        [416, 216],
        [392, 214],
        [374, 209],
      ],
      4,
    ),
  )
  return {
    box: [300, 122, 196, 108],
    washes: [],
    inks: [
      { d: together([farWing, wing, body]), fill: '#fffdf6' },
      {
        d: together([
          feathers,
          stroke(
            curve([
              [376, 206],
              [356, 210],
              [338, 205],
              [322, 207],
            ]),
            { width: 6, seed: 7, head: 0.1, tail: 0.7, rough: 0.2, least: 0.4 },
          ),
          stroke(
            curve([
              [332, 205],
              [320, 205],
              [306, 207],
            ]),
            { width: 2.4, seed: 8, head: 0.2, tail: 0.9 },
          ),
          stroke(
            curve([
              [430, 208],
              [452, 216],
              [488, 221],
            ]),
            { width: 2.6, seed: 9, head: 0.1, tail: 0.7 },
          ),
          stroke(
            curve([
              [428, 211],
              [448, 220],
              [476, 226],
            ]),
            { width: 2.2, seed: 10, head: 0.1, tail: 0.7 },
          ),
          outlineStroke(
            curve(
              [
                [392, 206],
                [404, 176],
                [424, 152],
                [450, 138],
                [482, 130],
              ],
              5,
            ),
          ),
          outlineStroke(
            curve(
              [
                [384, 204],
                [366, 182],
                [342, 168],
                [308, 164],
              ],
              5,
            ),
          ),
        ]),
        fill: ink,
        opacity: 0.92,
      },
      { d: ellipse([332, 202.5], 4.4, 3), fill: red },
    ],
  }
}

const outlineStroke = (points: readonly Point[]): string =>
  stroke(points, { width: 1.8, seed: 12, head: 0.2, tail: 0.5, least: 0.4 })

/** One carp; `turn` in degrees, to the left at 0. */
function carp(
  [x, y]: Point,
  length: number,
  turn: number,
): { body: string; patches: string; fins: string; eye: string } {
  const at = (u: number, v: number): Point => {
    const angle = (turn * Math.PI) / 180
    return [
      x + (u * Math.cos(angle) - v * Math.sin(angle)) * length,
      y + (u * Math.sin(angle) + v * Math.cos(angle)) * length,
    ]
  }
  const body = outline(
    curve(
      [
        at(-0.5, 0.02),
        at(-0.38, -0.13),
        at(-0.1, -0.17),
        at(0.2, -0.09),
        at(0.36, 0),
        at(0.2, 0.1),
        at(-0.1, 0.16),
        at(-0.38, 0.13),
        at(-0.5, 0.02),
      ],
      3,
    ),
  )
  const tail = outline(
    curve(
      [at(0.32, 0), at(0.5, -0.2), at(0.66, -0.24), at(0.58, -0.02), at(0.68, 0.18), at(0.48, 0.12), at(0.32, 0)],
      3,
    ),
  )
  const fins = [
    outline(curve([at(-0.16, -0.15), at(-0.06, -0.34), at(0.08, -0.3), at(0.04, -0.13)], 3)),
    outline(curve([at(-0.14, 0.15), at(-0.04, 0.33), at(0.08, 0.28), at(0.04, 0.12)], 3)),
  ]
  const patches = [at(-0.34, 0), at(-0.02, -0.04), at(0.2, 0.02)].map(([px, py], i) =>
    ellipse([px, py], length * (0.1 - i * 0.015), length * 0.085),
  )
  return { body, patches: together(patches), fins: together([tail, ...fins]), eye: ellipse(at(-0.4, -0.05), 1.5) }
}

function koi(): Sheet {
  const one = carp([352, 566], 66, -8)
  const two = carp([412, 582], 62, 14)
  return {
    box: [300, 544, 160, 56],
    washes: [ground('koi-pool', [380, 574], 78, '#bcd2d2')],
    inks: [
      { d: ellipse([380, 574], 78, 22), fill: 'koi-pool' },
      { d: one.fins, fill: red, opacity: 0.55 },
      { d: two.fins, fill: gold, opacity: 0.6 },
      { d: together([one.body, two.body]), fill: '#fffaf0' },
      { d: one.patches, fill: red },
      { d: two.patches, fill: '#d9851f' },
      { d: together([one.eye, two.eye, ripple(330, 590, 60, 3), ripple(430, 562, 44, 5)]), fill: ink, opacity: 0.7 },
    ],
  }
}

function deer(): Sheet {
  const coat = '#8a5a34'
  const body = outline(
    curve(
      [
        [270, 487],
        [278, 481],
        [300, 480],
        [318, 482],
        [328, 466],
        [332, 455],
        [346, 458],
        [347, 463],
        [338, 468],
        [334, 484],
        [330, 496],
        [318, 503],
        [296, 502],
        [280, 503],
        [271, 498],
      ],
      4,
    ),
  )
  const legs = [
    [277, 498],
    [286, 500],
    [314, 500],
    [323, 498],
  ].map(([x, y], i) =>
    stroke(
      curve([
        [x, y],
        [x + (i % 2 ? 2 : -1), y + 12],
        [x + (i % 2 ? 0 : 1), 521],
      ]),
      { width: 5, seed: i + 3, head: 0.02, tail: 2.4, rough: 0.15, least: 0.4 },
    ),
  )
  const antlers = [
    [
      [333, 456],
      [330, 446],
      [321, 438],
      [322, 430],
    ],
    [
      [330, 447],
      [326, 442],
      [330, 434],
    ],
    [
      [337, 456],
      [340, 446],
      [348, 438],
      [350, 428],
    ],
    [
      [341, 446],
      [347, 444],
      [352, 440],
    ],
  ].map((points, i) =>
    stroke(curve(points as unknown as Point[], 4), {
      width: 2.6,
      seed: i + 9,
      head: 0.05,
      tail: 1,
      rough: 0.2,
      least: 0.4,
    }),
  )
  const any = numbers(61)
  const spots = Array.from({ length: 11 }, (_, i) =>
    ellipse([279 + (i % 6) * 8 + any(-2, 2), 487 + Math.floor(i / 6) * 6 + any(-1.5, 1.5)], 1.7),
  )
  return {
    box: [262, 424, 100, 102],
    washes: [],
    inks: [
      {
        d: stroke(
          curve([
            [256, 522],
            [306, 519],
            [358, 523],
          ]),
          { width: 9, seed: 2, head: 0.3, tail: 0.5 },
        ),
        fill: '#9aa49d',
        opacity: 0.55,
      },
      { d: together([...legs, ...antlers]), fill: '#54351f' },
      { d: together([body, ellipse([331, 455], 5, 2.4)]), fill: coat },
      { d: together(spots), fill: '#f6e7c8' },
      { d: together([ellipse([340, 460.5], 1.3), ellipse([346.5, 462], 1.5, 1.1)]), fill: ink },
      { d: ellipse([270, 490], 3.4, 4.4), fill: '#f6e7c8' },
    ],
  }
}

function lantern(): Sheet {
  return {
    box: [546, 484, 100, 96],
    washes: [
      {
        name: 'lantern-glow',
        from: [596, 524],
        to: 48,
        stops: [
          [0, '#ffb347', 0.85],
          [0.5, '#ff9a3c', 0.32],
          [1, '#ff9a3c', 0],
        ],
      },
    ],
    inks: [
      { d: ellipse([596, 524], 48), fill: 'lantern-glow' },
      { d: `M583 506h26l3 26h-32z`, fill: '#e8502e' },
      { d: together([`M591 506h10l1 26h-12z`]), fill: '#ffd27a' },
      { d: together([box(580, 502, 32, 4), box(578, 531, 36, 3.4)]), fill: '#8f6a17' },
      { d: `M572 535q24 13 48 0q-8 12 -24 12t-24 -12z`, fill: '#d88a96' },
      { d: together([ripple(596, 549, 62, 2), ripple(600, 556, 40, 3)]), fill: '#c6543a', opacity: 0.55 },
    ],
  }
}

function plum(): Sheet {
  const twigs = [
    stroke(
      curve([
        [912, 232],
        [866, 214],
        [820, 216],
        [782, 190],
        [742, 188],
      ]),
      { width: 9, seed: 3, head: 0.02, tail: 1.2, rough: 0.6, least: 0.2 },
    ),
    stroke(
      curve([
        [822, 216],
        [806, 236],
        [792, 262],
      ]),
      { width: 4, seed: 4, head: 0.02, tail: 1, rough: 0.5, least: 0.3 },
    ),
    stroke(
      curve([
        [806, 206],
        [822, 182],
        [826, 154],
      ]),
      { width: 4, seed: 5, head: 0.02, tail: 1, rough: 0.5, least: 0.3 },
    ),
    stroke(
      curve([
        [880, 219],
        [886, 246],
        [872, 272],
      ]),
      { width: 4, seed: 6, head: 0.02, tail: 1, rough: 0.5, least: 0.3 },
    ),
  ]
  const flowers = (
    [
      [742, 188, 11],
      [772, 195, 10],
      [827, 156, 11],
      [820, 180, 8],
      [848, 212, 11],
      [790, 242, 10],
      [792, 264, 11],
      [884, 252, 9],
      [870, 276, 11],
      [760, 180, 6],
    ] as const
  ).map(([x, y, radius], i) => blossom([x, y], radius, i * 0.7))
  return {
    box: [726, 138, 174, 152],
    washes: [],
    inks: [
      { d: together(twigs), fill: ink },
      { d: together(flowers.map(({ petals }) => petals)), fill: '#d6566a' },
      { d: together(flowers.map(({ heart }) => heart)), fill: '#f8dfa0' },
    ],
  }
}

function moon(): Sheet {
  return {
    box: [370, 30, 164, 164],
    washes: [
      {
        name: 'moon-glow',
        from: [452, 112],
        to: 82,
        stops: [
          [0.55, '#fdf3cf', 0.9],
          [0.75, '#efe3bd', 0.55],
          [1, '#efe3bd', 0],
        ],
      },
    ],
    inks: [
      { d: ellipse([452, 112], 82), fill: 'moon-glow' },
      { d: ellipse([452, 112], 52), fill: '#fffdf3' },
      {
        d: together([
          outline(
            curve(
              [
                [420, 98],
                [432, 94],
                [446, 99],
                [444, 109],
                [428, 112],
                [419, 105],
                [420, 98],
              ],
              4,
            ),
          ),
          outline(
            curve(
              [
                [446, 122],
                [462, 118],
                [482, 121],
                [478, 132],
                [458, 133],
                [448, 129],
                [446, 122],
              ],
              4,
            ),
          ),
        ]),
        fill: '#ece7d4',
        opacity: 0.8,
      },
    ],
  }
}

function boat(): Sheet {
  const hull = outline(
    curve(
      [
        [424, 548],
        [446, 560],
        [486, 566],
        [530, 561],
        [560, 546],
        [540, 566],
        [500, 571],
        [462, 570],
        [436, 561],
        [424, 548],
      ],
      5,
    ),
  )
  const ribs = [466, 476, 486, 496, 506].map((x, i) =>
    stroke(
      curve([
        [x, 558],
        [x + 1, 540],
        [x + 2, 536],
      ]),
      { width: 1.4, seed: i, head: 0.1, tail: 0.3, least: 0.5 },
    ),
  )
  return {
    box: [418, 510, 150, 70],
    washes: [ground('boat-water', [488, 570], 80, '#c3d2d2')],
    inks: [
      { d: ellipse([488, 570], 80, 10), fill: 'boat-water' },
      {
        d: outline(
          curve(
            [
              [462, 560],
              [463, 542],
              [474, 534],
              [500, 533],
              [514, 540],
              [516, 561],
            ],
            4,
          ),
        ),
        fill: '#c7a35c',
      },
      { d: together([...ribs, box(463, 545, 52, 1.2)]), fill: '#6d5220', opacity: 0.8 },
      {
        d: outline(
          curve(
            [
              [528, 552],
              [529, 540],
              [535, 535],
              [541, 540],
              [542, 551],
            ],
            3,
          ),
        ),
        fill: red,
      },
      { d: `M523 537l12 -11l13 11q-12 4 -25 0z`, fill: '#6d5220' },
      {
        d: together([
          hull,
          stroke(
            curve([
              [548, 528],
              [542, 552],
              [538, 578],
            ]),
            { width: 2.2, seed: 8, head: 0.05, tail: 0.2, least: 0.6 },
          ),
        ]),
        fill: ink,
      },
      { d: together([ripple(470, 576, 90, 3), ripple(540, 573, 50, 4)]), fill: ink, opacity: 0.4 },
    ],
  }
}

function butterfly(): Sheet {
  const wings = [
    curve(
      [
        [250, 452],
        [242, 436],
        [226, 430],
        [212, 438],
        [216, 452],
        [232, 458],
        [250, 454],
      ],
      3,
    ),
    curve(
      [
        [250, 455],
        [236, 458],
        [230, 468],
        [240, 477],
        [249, 466],
      ],
      3,
    ),
    curve(
      [
        [250, 451],
        [256, 434],
        [270, 424],
        [278, 430],
        [274, 446],
        [264, 454],
        [251, 454],
      ],
      3,
    ),
    curve(
      [
        [251, 455],
        [264, 456],
        [274, 464],
        [268, 474],
        [254, 466],
      ],
      3,
    ),
  ]
  return {
    box: [206, 418, 80, 64],
    washes: [],
    inks: [
      { d: together(wings.map(outline)), fill: jade },
      {
        d: together(wings.map(points => stroke(points, { width: 1.8, seed: 5, head: 0.1, tail: 0.2, least: 0.5 }))),
        fill: '#14362c',
      },
      { d: together([ellipse([224, 442], 4.2), ellipse([268, 436], 4.2)]), fill: gold },
      {
        d: together([
          stroke(
            curve(
              [
                [246, 444],
                [250, 454],
                [253, 468],
              ],
              3,
            ),
            { width: 4, seed: 6, head: 0.2, tail: 0.6, rough: 0.1 },
          ),
          stroke(
            curve(
              [
                [247, 446],
                [243, 438],
                [238, 433],
              ],
              3,
            ),
            { width: 1.2, seed: 7, head: 0.1, tail: 0.4, least: 0.5 },
          ),
          stroke(
            curve(
              [
                [248, 445],
                [250, 436],
                [254, 430],
              ],
              3,
            ),
            { width: 1.2, seed: 8, head: 0.1, tail: 0.4, least: 0.5 },
          ),
        ]),
        fill: ink,
      },
    ],
  }
}

function waterfall(): Sheet {
  const rock = '#7f9096'
  const side = (points: Point[]): string => outline(curve(points, 5))
  const threads: Ink[] = [
    {
      d: together(
        [541, 545, 550, 554].map((x, i) =>
          stroke(
            curve([
              [x, 284],
              [x - 1 + i * 0.5, 320],
              [x - 2 + i, 366],
            ]),
            { width: 1.6, seed: i, head: 0.1, tail: 0.7 },
          ),
        ),
      ),
      fill: '#9db3b8',
      opacity: 0.8,
    },
  ]
  return {
    box: [494, 268, 108, 116],
    washes: [
      {
        name: 'fall-rock',
        from: [0, 274],
        to: [0, 376],
        stops: [
          [0, '#5f7278'],
          [0.6, rock, 0.85],
          [1, rock, 0],
        ],
      },
      {
        name: 'fall-water',
        from: [0, 282],
        to: [0, 378],
        stops: [
          [0, '#ffffff'],
          [0.75, '#ffffff', 0.9],
          [1, '#ffffff', 0],
        ],
      },
    ],
    inks: [
      {
        d: together([
          side([
            [508, 376],
            [514, 330],
            [522, 288],
            [532, 278],
            [541, 284],
            [540, 376],
          ]),
          side([
            [556, 376],
            [555, 286],
            [566, 284],
            [574, 300],
            [580, 340],
            [588, 376],
          ]),
        ]),
        fill: 'fall-rock',
      },
      {
        d: side([
          [538, 378],
          [540, 300],
          [540, 284],
          [548, 281],
          [556, 285],
          [557, 310],
          [562, 378],
        ]),
        fill: 'fall-water',
      },
      ...threads,
      {
        d: together([
          stroke(
            curve([
              [520, 300],
              [516, 330],
              [512, 356],
            ]),
            { width: 4, seed: 11, head: 0.2, tail: 0.7, rough: 0.5 },
          ),
          stroke(
            curve([
              [530, 292],
              [528, 320],
              [526, 346],
            ]),
            { width: 3.4, seed: 12, head: 0.2, tail: 0.7, rough: 0.5 },
          ),
          stroke(
            curve([
              [570, 300],
              [574, 326],
              [578, 350],
            ]),
            { width: 4, seed: 13, head: 0.2, tail: 0.7, rough: 0.5 },
          ),
          stroke(
            curve([
              [516, 284],
              [530, 276],
              [541, 283],
            ]),
            { width: 3.6, seed: 14, head: 0.1, tail: 0.3, rough: 0.5 },
          ),
          stroke(
            curve([
              [555, 286],
              [566, 280],
              [577, 292],
            ]),
            { width: 3.6, seed: 15, head: 0.1, tail: 0.4, rough: 0.5 },
          ),
        ]),
        fill: '#35454b',
        opacity: 0.8,
      },
    ],
  }
}

const painters: { readonly [name in FeatureName]: () => Sheet } = {
  crane,
  koi,
  deer,
  lantern,
  plum,
  moon,
  boat,
  butterfly,
  pagoda: () => ({
    box: [170, 230, 84, 170],
    washes: [ground('pagoda-mist', [212, 394], 62, '#dfe0d6')],
    inks: [{ d: ellipse([212, 394], 62, 12), fill: 'pagoda-mist' }, ...pagoda([212, 391], 154)],
  }),
  waterfall,
}

const kept = new Map<number, Sheet>()

/** A feature's drawing, made once. */
export function featureSheet(feature: number): Sheet {
  const made = kept.get(feature) ?? painters[featureNames[feature]]()
  kept.set(feature, made)
  return made
}
