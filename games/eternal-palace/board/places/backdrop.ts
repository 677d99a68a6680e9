/** The landscape that all places of the scroll stand in: a far range, nearer hills, and a second row of them below. */

import type { Sheet } from '../ink/ink.ts'
import { type Mountain, mountain } from '../ink/mountain.ts'

const peak = (x: number, height: number, left: number, right: number): Mountain['peaks'][number] => ({
  x,
  height,
  reach: [left, right],
})

const whole = { left: 0, right: 900, rough: 0.26 }

/** Two rows of places, 900 by 300; the farthest first. */
const ranges: readonly Mountain[] = [
  {
    ...whole,
    name: 'far',
    seed: 401,
    foot: 132,
    peaks: [
      peak(70, 96, 60, 80),
      peak(250, 118, 70, 60),
      peak(455, 92, 80, 90),
      peak(690, 122, 66, 84),
      peak(868, 88, 70, 60),
    ],
    steep: 1.5,
    tone: '#c6cecd',
    fine: 0.014,
    edge: 0,
    folds: 0,
  },
  {
    ...whole,
    name: 'near',
    seed: 417,
    foot: 150,
    peaks: [peak(150, 66, 70, 70), peak(370, 84, 60, 76), peak(585, 62, 80, 60), peak(790, 92, 70, 60)],
    steep: 1.7,
    tone: '#a9b5b7',
    fine: 0.02,
    edge: 0,
    folds: 0,
  },
  {
    ...whole,
    name: 'valley',
    seed: 433,
    foot: 280,
    peaks: [peak(40, 82, 60, 80), peak(300, 96, 76, 70), peak(520, 70, 70, 80), peak(735, 104, 66, 76)],
    steep: 1.5,
    tone: '#bcc6c5',
    fine: 0.016,
    edge: 0,
    folds: 0,
  },
  {
    ...whole,
    name: 'bank',
    seed: 449,
    foot: 300,
    peaks: [peak(165, 72, 70, 60), peak(420, 54, 90, 70), peak(640, 70, 60, 80), peak(880, 90, 80, 60)],
    steep: 1.7,
    tone: '#98a6a8',
    fine: 0.022,
    edge: 0,
    folds: 0,
  },
]

let made: readonly Sheet[] | undefined

export function backdrop(): readonly Sheet[] {
  made ??= ranges.map(mountain)
  return made
}
