/** What the pictures of places are made of. */
import { box, curve, ellipse, type Ink, mix, outline, type Point, type Sheet, stroke, together } from '../ink/ink.ts'
import { type Mountain, mountain } from '../ink/mountain.ts'

export const ink = '#2a3034'
export const lacquer = '#a8322a'
export const wood = '#7a5a3a'

export const sheet = (...inks: readonly Ink[]): Sheet => ({ box: [0, 0, 148, 62], washes: [], inks })

/** A wash of ground under what stands there. */
export const ground = (x = 74, width = 62, tone = '#b9bfb2'): Ink => ({
  d: ellipse([x, 58], width, 6),
  fill: tone,
  opacity: 0.55,
})

export const brush = (points: readonly Point[], width: number, seed: number): string =>
  stroke(curve(points, 3), { width, seed, head: 0.1, tail: 0.3, rough: 0.3, least: 0.4 })

export const polygon = (...points: readonly Point[]): string => outline(points)

/** A hill behind a place, within its own picture. */
export function hill(peaks: Mountain['peaks'], tone: string, seed: number): Sheet {
  return mountain({
    name: `hill${seed}`,
    seed,
    left: 4,
    right: 144,
    foot: 60,
    peaks,
    steep: 1.7,
    tone,
    rough: 0.3,
    fine: 0.05,
    edge: 1.2,
    folds: 0.2,
  })
}

export const before = (back: Sheet, ...inks: readonly Ink[]): Sheet => ({
  box: [0, 0, 148, 62],
  washes: back.washes,
  inks: [...back.inks, ...inks],
})

/** Awnings over stalls, in stripes. */
export const stalls = (ats: readonly (readonly [x: number, y: number, width: number])[], stripe: string): Ink[] => [
  {
    d: together(
      ats.flatMap(([x, y, width]) => [box(x, y, 1.6, 22), box(x + width - 1.6, y, 1.6, 22), box(x, y + 15, width, 3)]),
    ),
    fill: wood,
  },
  {
    d: together(
      ats.map(([x, y, width]) => polygon([x - 3, y], [x + width + 3, y], [x + width - 1, y - 9], [x + 1, y - 9])),
    ),
    fill: '#f3e6c8',
  },
  {
    d: together(
      ats.flatMap(([x, y, width]) =>
        [0, 2, 4].map(i =>
          polygon(
            [x - 3 + (i * (width + 6)) / 6, y],
            [x - 3 + ((i + 1) * (width + 6)) / 6, y],
            [x + 1 + ((i + 1) * (width - 2)) / 6, y - 9],
            [x + 1 + (i * (width - 2)) / 6, y - 9],
          ),
        ),
      ),
    ),
    fill: stripe,
  },
  {
    d: together(
      ats.flatMap(([x, y, width]) =>
        [0, 1, 2, 3, 4, 5].map(i => ellipse([x - 3 + ((i + 0.5) * (width + 6)) / 6, y + 0.5], (width + 6) / 12, 2.4)),
      ),
    ),
    fill: mix(stripe, '#f3e6c8', 0.35),
  },
]

export const fish = (x: number, y: number, length: number): string =>
  `M${x} ${y}q${length * 0.35} ${-length * 0.28} ${length * 0.7} 0l${length * 0.28} ${-length * 0.16}v${length * 0.32}l${-length * 0.28} ${-length * 0.16}q${-length * 0.35} ${length * 0.28} ${-length * 0.7} 0z`
