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
        [333, 482],
        [329, 492],
        [318, 497],
        [298, 494],
        [282, 499],
        [271, 496],
      ],
      4,
    ),
  )
  const steps: readonly (readonly Point[])[] = [
    [
      [278, 493],
      [283, 504],
      [275, 511],
      [277, 522],
    ],
    [
      [285, 493],
      [291, 504],
      [285, 511],
      [288, 521],
    ],
    [
      [316, 493],
      [313, 507],
      [315, 521],
    ],
    [
      [325, 490],
      [326, 506],
      [324, 522],
    ],
  ]
  const legs = steps.map((points, i) =>
    stroke(curve(points, 4), { width: 7, seed: i + 3, head: 0.02, tail: 1.4, rough: 0.12, least: 0.5 }),
  )
  const hooves = steps.map(points => ellipse([points[points.length - 1][0] + 0.8, 522], 2.7, 1.7))
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
      { d: together(antlers), fill: '#54351f' },
      { d: together([legs[1], legs[3]]), fill: '#6d4527' },
      { d: together([body, legs[0], legs[2], ellipse([331, 455], 5, 2.4)]), fill: coat },
      { d: together(hooves), fill: '#3d2615' },
      { d: together(spots), fill: '#f6e7c8' },
      { d: together([ellipse([340, 460.5], 1.3), ellipse([346.5, 462], 1.5, 1.1)]), fill: ink },
      { d: ellipse([270, 490], 3.4, 4.4), fill: '#f6e7c8' },
    ],
  }
}
