/** The house's seal and the date, as a painter signs. Digits are strokes: a saved picture has no fonts. */
import { box, curve, ellipse, type Ink, outline, type Point, stroke, together } from '../ink/ink.ts'

const red = '#a3281e'
const size = 30
const corner: Point = [846, 548]

/** By seat: the shape that stands for it everywhere. */
const shapes: readonly ((x: number, y: number) => string)[] = [
  (x, y) => ellipse([x, y], 8),
  (x, y) =>
    outline([
      [x, y - 9],
      [x + 9.5, y + 7],
      [x - 9.5, y + 7],
    ]),
  (x, y) => box(x - 7.5, y - 7.5, 15, 15),
  (x, y) =>
    outline([
      [x, y - 10],
      [x + 10, y],
      [x, y + 10],
      [x - 10, y],
    ]),
  (x, y) =>
    outline(
      [0, 1, 2, 3, 4, 5].map(
        (i): Point => [x + 9.5 * Math.cos((i * Math.PI) / 3), y + 9.5 * Math.sin((i * Math.PI) / 3)],
      ),
    ),
]

/** The seal of a seat; of a house without a seat, a gate. */
export function seal(seat: number | null): Ink[] {
  const [x, y] = corner
  const middle: Point = [x + size / 2, y + size / 2]
  const gate = together([box(x + 6, y + 7, 18, 4), box(x + 6, y + 14, 7, 10), box(x + 17, y + 14, 7, 10)])
  return [
    {
      d: `M${x + 3} ${y}h${size - 6}q3 0 3 3v${size - 6}q0 3 -3 3h${6 - size}q-3 0 -3 -3v${6 - size}q0 -3 3 -3z`,
      fill: red,
    },
    { d: seat === null ? gate : (shapes[seat]?.(...middle) ?? gate), fill: '#f4efe3' },
  ]
}

/** Digits on a field of two by four; a dash between them. */
const digits: { readonly [sign: string]: readonly (readonly Point[])[] } = {
  0: [
    [
      [1, 0],
      [0.1, 1],
      [0.1, 3],
      [1, 4],
      [1.9, 3],
      [1.9, 1],
      [1, 0],
    ],
  ],
  1: [
    [
      [0.3, 0.8],
      [1.1, 0],
      [1.1, 4],
    ],
  ],
  2: [
    [
      [0.1, 0.9],
      [1, 0],
      [1.9, 0.9],
      [1.3, 2.3],
      [0, 4],
      [2, 3.9],
    ],
  ],
  3: [
    [
      [0.2, 0.4],
      [1.2, 0],
      [1.8, 1],
      [0.9, 1.8],
      [1.9, 2.8],
      [1.1, 4],
      [0.1, 3.5],
    ],
  ],
  4: [
    [
      [1.3, 0],
      [0, 2.7],
      [2, 2.6],
    ],
    [
      [1.4, 1.6],
      [1.3, 4],
    ],
  ],
  5: [
    [
      [1.8, 0],
      [0.4, 0.1],
      [0.2, 1.7],
      [1.3, 1.6],
      [1.8, 2.8],
      [1, 4],
      [0.1, 3.6],
    ],
  ],
  6: [
    [
      [1.6, 0],
      [0.4, 1.6],
      [0.1, 3],
      [1, 4],
      [1.8, 3],
      [1, 2],
      [0.2, 2.8],
    ],
  ],
  7: [
    [
      [0.1, 0.1],
      [1.9, 0],
      [1.1, 2],
      [0.7, 4],
    ],
  ],
  8: [
    [
      [1, 1.9],
      [0.2, 1],
      [1, 0],
      [1.8, 1],
      [1, 1.9],
      [0.1, 3],
      [1, 4],
      [1.9, 3],
      [1, 1.9],
    ],
  ],
  9: [
    [
      [1.8, 1.1],
      [1, 2],
      [0.2, 1],
      [1, 0],
      [1.9, 1],
      [1.6, 2.6],
      [0.8, 4],
    ],
  ],
  '-': [
    [
      [0.4, 2],
      [1.6, 1.9],
    ],
  ],
}

/** A date like 2026-11-18, on a slip of paper to the left of the seal: the rocks of the near layers are as dark as ink. */
export function inscription(date: string): Ink[] {
  const unit = 3.1
  const pitch = 2.9
  const signs = [...date]
  const length = signs.length * unit * pitch
  const [right, top] = [corner[0] - 6, corner[1] + 3]
  const from = right - 8 - length
  const written = signs.flatMap((sign, i) =>
    (digits[sign] ?? []).map((points, nth) =>
      stroke(
        curve(
          points.map(([x, y]): Point => [from + (i * pitch + x) * unit + 2, top + 6 + y * unit]),
          1.6,
        ),
        { width: 2.2, seed: 300 + i * 3 + nth, head: 0.08, tail: 0.2, rough: 0.25, least: 0.5 },
      ),
    ),
  )
  return [
    { d: box(from - 7, top, length + 15, 24), fill: red },
    { d: box(from - 6, top + 1, length + 13, 22), fill: '#f8f3e7' },
    { d: together(written), fill: '#22262b' },
  ]
}
