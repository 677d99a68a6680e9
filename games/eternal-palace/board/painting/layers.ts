/**
 * The layers of the painting, far to near. Every subset is a picture: tones are even steps of contrast, neighbours lie on
 * opposite sides, and nothing ends in the air.
 */
import { archedBridge, hall } from '../ink/buildings.ts'
import { curve, ellipse, type Ink, type Point, paper, type Sheet, stroke, together, type Wash } from '../ink/ink.ts'
import { crestLine, type Mountain, mountain, rock } from '../ink/mountain.ts'
import { numbers } from '../ink/noise.ts'
import { bamboo, pine, pineBranch, reeds } from '../ink/plants.ts'

/** By number; the Eternal Bridge and the layer X come after twelve. */
export const bridgeLayer = 13
export const layerX = 14
export const layerNumbers: readonly number[] = Array.from({ length: layerX }, (_, i) => i + 1)

const far = { rough: 0.22, fine: 0.016, edge: 0, folds: 0 }
const near = { rough: 0.3, fine: 0.02 }

const mountains: { readonly [layer: number]: Mountain } = {
  1: {
    name: 'l1',
    seed: 11,
    left: 330,
    right: 900,
    foot: 330,
    steep: 1.5,
    tone: '#d9dcd8',
    ...far,
    peaks: [
      { x: 640, height: 262, reach: [96, 104] },
      { x: 800, height: 178, reach: [70, 110] },
      { x: 500, height: 120, reach: [80, 60] },
    ],
  },
  2: {
    name: 'l2',
    seed: 29,
    left: 0,
    right: 430,
    foot: 335,
    steep: 2.4,
    tone: '#cdd3d1',
    ...far,
    rough: 0.14,
    peaks: [
      { x: 112, height: 250, reach: [36, 42] },
      { x: 172, height: 184, reach: [26, 30] },
      { x: 255, height: 118, reach: [30, 40] },
      { x: 52, height: 120, reach: [30, 30] },
    ],
  },
  3: {
    name: 'l3',
    seed: 37,
    left: 0,
    right: 900,
    foot: 372,
    steep: 1.4,
    tone: '#bcc5c5',
    ...far,
    peaks: [
      { x: 90, height: 74, reach: [120, 110] },
      { x: 420, height: 104, reach: [150, 130] },
      { x: 730, height: 118, reach: [130, 190] },
    ],
  },
  4: {
    name: 'l4',
    seed: 41,
    left: 420,
    right: 860,
    foot: 420,
    steep: 1.45,
    tone: '#a9b5b7',
    rough: 0.2,
    fine: 0.02,
    edge: 2,
    folds: 0.13,
    peaks: [
      { x: 642, height: 322, reach: [66, 70] },
      { x: 734, height: 218, reach: [40, 58] },
      { x: 560, height: 196, reach: [46, 40] },
    ],
  },
  5: {
    name: 'l5',
    seed: 53,
    left: 0,
    right: 470,
    foot: 432,
    steep: 1.45,
    tone: '#95a3a6',
    ...near,
    edge: 2.2,
    folds: 0.15,
    peaks: [
      { x: 44, height: 204, reach: [80, 74] },
      { x: 132, height: 160, reach: [50, 90] },
      { x: 262, height: 104, reach: [70, 90] },
    ],
  },
  6: {
    name: 'l6',
    seed: 61,
    left: 560,
    right: 900,
    foot: 462,
    steep: 1.5,
    tone: '#808f93',
    ...near,
    edge: 2.4,
    folds: 0.18,
    peaks: [
      { x: 872, height: 212, reach: [70, 90] },
      { x: 780, height: 148, reach: [60, 50] },
      { x: 690, height: 96, reach: [60, 60] },
    ],
  },
  7: {
    name: 'l7',
    seed: 71,
    left: 150,
    right: 560,
    foot: 474,
    steep: 1.8,
    tone: '#6b7a7f',
    rough: 0.16,
    fine: 0.022,
    edge: 2.6,
    folds: 0.2,
    peaks: [
      { x: 334, height: 106, reach: [92, 96] },
      { x: 236, height: 74, reach: [46, 50] },
      { x: 450, height: 52, reach: [50, 50] },
    ],
  },
  9: {
    name: 'l9',
    seed: 89,
    left: 560,
    right: 800,
    foot: 516,
    steep: 1.7,
    tone: '#475359',
    ...near,
    edge: 2.8,
    folds: 0.25,
    peaks: [
      { x: 674, height: 78, reach: [50, 64] },
      { x: 735, height: 40, reach: [40, 40] },
    ],
  },
  10: {
    name: 'l10',
    seed: 101,
    left: 0,
    right: 430,
    foot: 580,
    steep: 1.5,
    tone: '#384247',
    ...near,
    edge: 3.4,
    folds: 0.28,
    peaks: [
      { x: 46, height: 166, reach: [60, 54] },
      { x: 150, height: 92, reach: [60, 70] },
      { x: 290, height: 50, reach: [70, 80] },
    ],
  },
  11: {
    name: 'l11',
    seed: 113,
    left: 540,
    right: 900,
    foot: 616,
    steep: 1.9,
    tone: '#2b3338',
    rough: 0.34,
    fine: 0.024,
    edge: 4.2,
    folds: 0.34,
    peaks: [
      { x: 852, height: 118, reach: [70, 90] },
      { x: 742, height: 78, reach: [54, 54] },
      { x: 640, height: 42, reach: [56, 56] },
    ],
  },
  12: {
    name: 'l12',
    seed: 127,
    left: 0,
    right: 236,
    foot: 640,
    steep: 2,
    tone: '#1d2226',
    rough: 0.34,
    fine: 0.026,
    edge: 5,
    folds: 0.5,
    peaks: [
      { x: 30, height: 116, reach: [60, 50] },
      { x: 128, height: 72, reach: [50, 50] },
    ],
  },
}

/** The ground's height of a mountain at x, for what stands on it. */
const groundAt = (made: Mountain, x: number): number => {
  const crest = crestLine(made)
  return crest[Math.max(0, Math.min(crest.length - 1, Math.round((x - made.left) / 5)))][1]
}

const withInks = (sheet: Sheet, top: number, ...inks: readonly Ink[]): Sheet => {
  const [x, , width] = sheet.box
  const foot = sheet.box[1] + sheet.box[3]
  return { ...sheet, box: [x, top, width, foot - top], inks: [...sheet.inks, ...inks] }
}

const painters: { readonly [layer: number]: () => Sheet } = {
  7: () => {
    const ink = '#3a464b'
    const top = mountains[7].foot - 104
    return withInks(
      mountain(mountains[7]),
      290,
      ...pine([258, groundAt(mountains[7], 258) + 3], 46, 21, 1, ink),
      ...pine([408, groundAt(mountains[7], 408) + 3], 40, 23, -1, ink),
      ...hall([332, top + 4], 104),
    )
  },
  8: lake,
  9: () => {
    const ground = mountains[9]
    return withInks(
      mountain(ground),
      344,
      ...pine([672, groundAt(ground, 672) + 4], 96, 33, 1, '#2c353a'),
      ...pine([722, groundAt(ground, 722) + 4], 58, 35, -1, '#2c353a'),
    )
  },
  10: () => {
    const ground = mountains[10]
    return withInks(mountain(ground), 300, ...pine([128, groundAt(ground, 128) + 6], 156, 45, 1, '#20282c'))
  },
  11: () =>
    withInks(rock(mountains[11]), 470, {
      d: together([reeds([606, 588], 58, 8, 3), reeds([655, 590], 36, 5, 9)]),
      fill: '#232a2e',
    }),
  12: () => {
    const corner = rock(mountains[12])
    return {
      ...corner,
      box: [0, 10, 330, 600],
      inks: [
        ...corner.inks,
        ...pineBranch(
          [
            [-12, 42],
            [60, 52],
            [130, 84],
            [206, 90],
            [256, 116],
            [290, 146],
          ],
          57,
          '#1d2226',
        ),
      ],
    }
  },
  [bridgeLayer]: () => ({ box: [345, 424, 250, 116], washes: [], inks: archedBridge([470, 500], 236, 60, '#2a3034') }),
  [layerX]: () => ({
    box: [720, -20, 180, 620],
    washes: [],
    inks: bamboo(
      [
        { x: 806, width: 9, lean: 0.4 },
        { x: 846, width: 15, lean: -0.2 },
        { x: 884, width: 11, lean: 0.25 },
      ],
      77,
      '#2c3a36',
    ),
  }),
}

/** Still water with a spit of land: it ties near and far together. */
function lake(): Sheet {
  const any = numbers(83)
  const water: Wash = {
    name: 'l8-water',
    from: [0, 444],
    to: [0, 514],
    stops: [
      [0, '#c6d2d2', 0],
      [0.22, '#b9c8c9', 0.8],
      [0.6, '#c6d2d2', 0.75],
      [1, paper, 0],
    ],
  }
  const strokes = Array.from({ length: 30 }, (_, i) => {
    const y = 456 + any(0, 50)
    const x = 60 + any(0, 700)
    const length = any(26, 150)
    return stroke(
      curve([
        [x, y],
        [x + length / 2, y + any(-1.5, 1.5)],
        [x + length, y],
      ]),
      { width: any(1, 2.8), seed: 200 + i, head: 0.4, tail: 0.6 },
    )
  })
  const spit: Point[] = curve([
    [560, 470],
    [620, 462],
    [690, 466],
    [770, 472],
  ])
  return {
    box: [30, 430, 850, 92],
    washes: [water],
    inks: [
      // Several sheets of water, one shorter than the other: the ends are lost in mist.
      ...[428, 400, 366, 326].map(reach => ({
        d: ellipse([452, 478], reach, 12 + reach * 0.052),
        fill: water.name,
        opacity: 0.36,
      })),
      { d: together(strokes), fill: '#58666b', opacity: 0.42 },
      {
        d: together([
          stroke(spit, { width: 11, seed: 9, head: 0.2, tail: 0.5 }),
          reeds([606, 466], 30, 9, 13),
          reeds([660, 466], 22, 6, 17),
        ]),
        fill: '#58666b',
        opacity: 0.9,
      },
    ],
  }
}

const kept = new Map<number, Sheet>()

/** A layer's drawing, made once. */
export function layerSheet(layer: number): Sheet {
  const made = kept.get(layer) ?? (painters[layer] ?? (() => mountain(mountains[layer])))()
  kept.set(layer, made)
  return made
}

/** Where a layer that is missing would stand, as pencil notes it. */
export function layerTrace(layer: number): readonly Point[] {
  const made = mountains[layer]
  if (made) return crestLine(made).filter(([, y]) => made.foot - y > 3)
  if (layer === 8)
    return curve(
      [
        [40, 470],
        [240, 452],
        [640, 452],
        [860, 470],
      ],
      12,
    )
  if (layer === bridgeLayer)
    return curve(
      [
        [352, 500],
        [410, 462],
        [470, 440],
        [530, 462],
        [588, 500],
      ],
      8,
    )
  return curve(
    [
      [846, 600],
      [842, 300],
      [848, 0],
    ],
    20,
  )
}
