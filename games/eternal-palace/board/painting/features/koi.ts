/** Two carp in a pale pool. */
import { curve, ellipse, outline, type Point, type Sheet, together } from '../../ink/ink.ts'
import { gold, ground, ink, red, ripple } from './shared.ts'

export function koi(): Sheet {
  const one = carp([334, 558], 66, -8)
  const two = carp([394, 572], 62, 12)
  return {
    box: [280, 534, 164, 62],
    washes: [ground('koi-pool', [362, 566], 78, '#bcd2d2')],
    inks: [
      { d: ellipse([362, 566], 78, 22), fill: 'koi-pool' },
      { d: one.fins, fill: red, opacity: 0.55 },
      { d: two.fins, fill: gold, opacity: 0.6 },
      { d: together([one.body, two.body]), fill: '#fffaf0' },
      { d: one.patches, fill: red },
      { d: two.patches, fill: '#d9851f' },
      { d: together([one.eye, two.eye, ripple(312, 582, 60, 3), ripple(412, 554, 44, 5)]), fill: ink, opacity: 0.7 },
    ],
  }
}

/** One carp; `turn` in degrees, to the left at 0. */
function carp(
  [x, y]: Point,
  length: number,
  turn: number,
): { body: string; patches: string; fins: string; eye: string } {
  const at = (u: number, v: number): Point => {
    const angle = (turn * Math.PI) / 180
    return [
      x + (u * Math.cos(angle) - v * Math.sin(angle)) * length,
      y + (u * Math.sin(angle) + v * Math.cos(angle)) * length,
    ]
  }
  const body = outline(
    curve(
      [
        at(-0.5, 0.02),
        at(-0.38, -0.13),
        at(-0.1, -0.17),
        at(0.2, -0.09),
        at(0.36, 0),
        at(0.2, 0.1),
        at(-0.1, 0.16),
        at(-0.38, 0.13),
        at(-0.5, 0.02),
      ],
      3,
    ),
  )
  const tail = outline(
    curve(
      [at(0.32, 0), at(0.5, -0.2), at(0.66, -0.24), at(0.58, -0.02), at(0.68, 0.18), at(0.48, 0.12), at(0.32, 0)],
      3,
    ),
  )
  const fins = [
    outline(curve([at(-0.16, -0.15), at(-0.06, -0.34), at(0.08, -0.3), at(0.04, -0.13)], 3)),
    outline(curve([at(-0.14, 0.15), at(-0.04, 0.33), at(0.08, 0.28), at(0.04, 0.12)], 3)),
  ]
  const patches = [at(-0.34, 0), at(-0.02, -0.04), at(0.2, 0.02)].map(([px, py], i) =>
    ellipse([px, py], length * (0.1 - i * 0.015), length * 0.085),
  )
  return { body, patches: together(patches), fins: together([tail, ...fins]), eye: ellipse(at(-0.4, -0.05), 1.5) }
}
