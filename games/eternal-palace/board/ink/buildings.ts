/** Halls, the pagoda and the arched bridge, in front view. */
import { box, curve, type Ink, mix, outline, type Point, stroke, together } from './ink.ts'

const lacquer = '#a8322a'
const tiles = '#39444a'
const wall = '#efe4cd'
const stone = '#9a9c98'

/** A swept roof: raised corners, a ridge above. */
const roof = (x: number, y: number, width: number, height: number): string => {
  const half = width / 2
  return `M${(x - half).toFixed(1)} ${(y - height * 0.16).toFixed(1)}q${(half * 0.36).toFixed(1)} ${(height * 0.1).toFixed(1)} ${(half * 0.56).toFixed(1)} ${(-height * 0.78).toFixed(1)}h${(half * 0.88).toFixed(1)}q${(half * 0.2).toFixed(1)} ${(height * 0.88).toFixed(1)} ${(half * 0.56).toFixed(1)} ${(height * 0.78).toFixed(1)}l${(-half * 0.1).toFixed(1)} ${(height * 0.2).toFixed(1)}h${(-half * 1.8).toFixed(1)}z`
}

const ridge = (x: number, y: number, width: number): string => box(x - width / 2, y, width, 3)

/** A hall of two tiers on a terrace; `y` is its ground. */
export function hall([x, y]: Point, width: number): Ink[] {
  const body = { width: width * 0.78, height: width * 0.2 }
  const upper = width * 0.62
  const posts = Array.from({ length: 8 }, (_, i) =>
    box(x - body.width / 2 + (i * (body.width - 2.4)) / 7, y - body.height, 2.4, body.height),
  )
  const eaves = y - body.height
  const tier = eaves - width * 0.155
  const upperPosts = Array.from({ length: 6 }, (_, i) => box(x - upper * 0.34 + (i * upper * 0.66) / 5, tier - 9, 2, 9))
  return [
    { d: box(x - width * 0.58, y, width * 1.16, 6), fill: stone },
    {
      d: together([
        box(x - body.width / 2, eaves, body.width, body.height),
        box(x - upper * 0.35, tier - 9, upper * 0.7, 10),
      ]),
      fill: wall,
    },
    {
      d: together([...posts, ...upperPosts, box(x - body.width / 2, eaves + body.height * 0.18, body.width, 1.6)]),
      fill: lacquer,
    },
    {
      d: together([
        roof(x, eaves + 2, width * 1.16, width * 0.175),
        roof(x, tier - 7, upper * 1.16, width * 0.15),
        ridge(x, tier - 7 - width * 0.145, upper * 0.55),
      ]),
      fill: tiles,
    },
  ]
}

/** A pagoda of five tiers with a golden finial; `y` is its ground. */
export function pagoda([x, y]: Point, height: number): Ink[] {
  const tiers = 5
  const walls: string[] = []
  const doors: string[] = []
  const roofs: string[] = []
  let foot = y
  for (let i = 0; i < tiers; i++) {
    const width = height * (0.25 - i * 0.027)
    const tall = height * (0.125 - i * 0.006)
    walls.push(box(x - width / 2, foot - tall, width, tall))
    doors.push(box(x - width * 0.14, foot - tall * 0.82, width * 0.28, tall * 0.82))
    doors.push(box(x - width / 2, foot - tall, 1.8, tall), box(x + width / 2 - 1.8, foot - tall, 1.8, tall))
    roofs.push(roof(x, foot - tall + 2, width * 1.62, height * 0.062))
    foot -= tall + height * 0.046
  }
  return [
    { d: box(x - height * 0.17, y, height * 0.34, 4), fill: stone },
    { d: together(walls), fill: wall },
    { d: together(doors), fill: lacquer },
    { d: together([...roofs, box(x - 1.2, foot - height * 0.1, 2.4, height * 0.12)]), fill: tiles },
    { d: `M${x - 4} ${(foot - height * 0.08).toFixed(1)}q4 -12 8 0q-4 6 -8 0z`, fill: '#c29a3a' },
  ]
}

/** A stone bridge in one arch; the middle of its foot, its width and its height. */
export function archedBridge([x, y]: Point, width: number, height: number, ink: string): Ink[] {
  const deckAt = (t: number, lift = 0): Point => [
    x + (t - 0.5) * width,
    y - Math.sin(Math.PI * t) ** 0.9 * height - lift,
  ]
  const deck = Array.from({ length: 33 }, (_, i) => deckAt(i / 32))
  const rail = Array.from({ length: 33 }, (_, i) => deckAt(i / 32, height / 4))
  const hole = width * 0.165
  const inner = Array.from({ length: 25 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / 24)
    return [x + Math.cos(angle) * hole, y + 2 - Math.sin(angle) * hole * 0.92]
  })
  const body = outline([...deck, [x + width / 2, y + 2], ...[...inner].reverse(), [x - width / 2, y + 2]])
  const shadow = outline([
    ...deck.map(([dx, dy]): Point => [dx, y + 6 + (y - dy) * 0.6]),
    [x + width / 2, y + 6],
    [x - width / 2, y + 6],
  ])
  const posts = Array.from({ length: 15 }, (_, i) => {
    const [px, py] = deckAt((i + 0.5) / 15)
    return box(px - height / 55, py - height / 3.5, height / 27, height / 3.5)
  })
  return [
    { d: shadow, fill: ink, opacity: 0.07 },
    { d: body, fill: mix('#b9bab2', ink, 0.12) },
    {
      d: together([
        stroke(deck, { width: height / 10, seed: 3, head: 0.04, tail: 0.06, rough: 0.25, least: 0.5 }),
        stroke(rail, { width: height / 23, seed: 5, head: 0.03, tail: 0.03, rough: 0.3, least: 0.6 }),
        stroke(inner, { width: height / 14, seed: 7, head: 0.05, tail: 0.05, rough: 0.4, least: 0.6 }),
        ...posts,
      ]),
      fill: ink,
    },
    { d: courses(x, y, width, deckAt), fill: ink, opacity: 0.22 },
  ]
}

/** Joints between the stones. */
function courses(x: number, y: number, width: number, deckAt: (t: number, lift?: number) => Point): string {
  const lines = [0.18, 0.26, 0.33, 0.67, 0.74, 0.82].map((t, i) => {
    const [px, py] = deckAt(t)
    const toX = x + (px - x) * 0.86
    return stroke(
      curve([
        [px, py + 5],
        [toX, Math.min(y, py + 26)],
      ]),
      { width: 1.6, seed: 20 + i, head: 0.1, tail: 0.5 },
    )
  })
  const low = [-1, 1].map((side, i) =>
    stroke(
      curve([
        [x + side * width * 0.44, y - 9],
        [x + side * width * 0.2, y - 12],
      ]),
      { width: 1.6, seed: 40 + i, head: 0.1, tail: 0.5 },
    ),
  )
  return together([...lines, ...low])
}
