/** A branch of plum blossom from the right edge. */
import { curve, type Sheet, stroke, together } from '../../ink/ink.ts'
import { blossom } from '../../ink/plants.ts'
import { ink } from './shared.ts'

export function plum(): Sheet {
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
  const places = [
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
  const flowers = places.map(([x, y, radius], i) => blossom([x, y], radius, i * 0.7))
  const inner = places.map(([x, y, radius], i) => blossom([x, y], radius * 0.6, i * 0.7))
  return {
    box: [726, 138, 174, 152],
    washes: [],
    inks: [
      { d: together(twigs), fill: ink },
      { d: together(flowers.map(({ petals }) => petals)), fill: '#cf4a60' },
      { d: together(inner.map(({ petals }) => petals)), fill: '#f09aa6' },
      { d: together(flowers.map(({ heart }) => heart)), fill: '#f8dfa0' },
    ],
  }
}
