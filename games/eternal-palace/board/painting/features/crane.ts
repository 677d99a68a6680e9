/** A crane on the wing: white, black at the tips, a red crown. */
import { curve, ellipse, outline, type Point, type Sheet, stroke, together } from '../../ink/ink.ts'
import { ink, red } from './shared.ts'

export function crane(): Sheet {
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
      { d: ellipse([328, 205.4], 6, 3.2), fill: ink },
      { d: ellipse([330, 202.8], 4.4, 2.6), fill: red },
    ],
  }
}

const outlineStroke = (points: readonly Point[]): string =>
  stroke(points, { width: 1.8, seed: 12, head: 0.2, tail: 0.5, least: 0.4 })
