/** A boat with its matting, and who rows it. */
import { box, curve, ellipse, outline, type Sheet, stroke, together } from '../../ink/ink.ts'
import { ground, ink, red, ripple } from './shared.ts'

export function boat(): Sheet {
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
