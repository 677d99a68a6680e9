/** A fall between two shoulders of rock. */
import { curve, type Ink, outline, type Point, type Sheet, stroke, together } from '../../ink/ink.ts'

export function waterfall(): Sheet {
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
