/** A deer on a stroke of sand. */
import { curve, ellipse, outline, type Point, type Sheet, stroke, together } from '../../ink/ink.ts'
import { numbers } from '../../ink/noise.ts'
import { ink } from './shared.ts'

export function deer(): Sheet {
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
