/** A butterfly of jade and gold. */
import { curve, ellipse, outline, type Point, type Sheet, stroke, together } from '../../ink/ink.ts'
import { gold, ink, jade } from './shared.ts'

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Drawn in towards a point, by this share of the way. */
const towards =
  ([toX, toY]: Point, share: number) =>
  ([x, y]: Point): Point => [x + (toX - x) * share, y + (toY - y) * share]

export function butterfly(): Sheet {
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
      // Light falls through the middle of each wing.
      {
        d: together(wings.map(points => outline(points.map(towards(middleOf(points), 0.42))))),
        fill: '#8fd0b2',
        opacity: 0.75,
      },
      { d: together([ellipse([221, 440], 3.6), ellipse([271, 433], 3.6)]), fill: gold },
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
