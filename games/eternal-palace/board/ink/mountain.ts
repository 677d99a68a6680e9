/** Mountains in ink: opaque at the crest, mist at the foot, so that what is missing behind them becomes fog. */
import { below, ellipse, type Ink, mix, type Point, paper, type Sheet, stroke, together } from './ink.ts'
import { fbm, numbers } from './noise.ts'

export interface Peak {
  readonly x: number
  readonly height: number
  /** How far it reaches to the left and to the right. */
  readonly reach: readonly [left: number, right: number]
}

export interface Mountain {
  readonly name: string
  readonly seed: number
  readonly left: number
  readonly right: number
  readonly foot: number
  readonly peaks: readonly Peak[]
  /** 1.4: a mountain; 2.4: a needle or a rock. */
  readonly steep: number
  readonly tone: string
  /** How uneven the crest is, and how fine. */
  readonly rough: number
  readonly fine: number
  /** Width of the crest's wet edge; 0: none, it is far away. */
  readonly edge: number
  /** Opacity of the strokes that fall from the crest. */
  readonly folds: number
}

const width = 900
const step = 5
/** Over how much an end in the picture runs down to the foot. */
const fade = 70

const ease = (t: number): number => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))

function heightAt({ peaks, steep, rough, fine, left, right }: Mountain, seed: number, x: number): number {
  const bells = peaks
    .map(peak => {
      const away = x - peak.x
      return peak.height * Math.exp(-((Math.abs(away) / peak.reach[away < 0 ? 0 : 1]) ** steep))
    })
    .sort((a, b) => b - a)
  const ends = (left > 0 ? ease((x - left) / fade) : 1) * (right < width ? ease((right - x) / fade) : 1)
  return (bells[0] + 0.25 * (bells[1] ?? 0)) * (1 + fbm(seed, x * fine, 5) * rough) * ends
}

function crestOf(mountain: Mountain, seed = mountain.seed, lower = 0): Point[] {
  const points: Point[] = []
  for (let x = mountain.left; x <= mountain.right; x += step) {
    points.push([x, mountain.foot - Math.max(0, heightAt(mountain, seed, x) - lower)])
  }
  return points
}

/** The crest of a mountain, for whoever only marks where it would stand. */
export const crestLine = (mountain: Mountain): Point[] => crestOf(mountain)

export function mountain(made: Mountain): Sheet {
  const { name, seed, left, right, foot, tone, edge, folds } = made
  const crest = crestOf(made)
  const top = Math.min(...crest.map(([, y]) => y))
  const body = `${name}-body`
  const glaze = `${name}-glaze`
  const glazes = (edge > 0 ? [16, 27] : [18]).map((lower, nth) => {
    // A glaze has its own unevenness, but it never rises above the mountain that it lies on.
    const ridge = crestOf(made, seed + 7 * (nth + 1), lower)
    return below(
      ridge.map(([x, y], i): Point => [x, Math.max(y, crest[i][1])]),
      foot,
    )
  })
  const inks: Ink[] = [
    { d: below(crest, foot), fill: body },
    { d: together(glazes), fill: glaze },
  ]
  if (folds > 0) inks.push(...foldsOf(made, crest))
  if (edge > 0) inks.push({ d: wetEdge(made, crest), fill: mix(tone, '#14181b', 0.45), opacity: 0.8 })
  return {
    box: [left, top - 6, right - left, foot - top + 6],
    washes: [
      {
        name: body,
        from: [0, top],
        to: [0, foot],
        stops: [
          [0, tone],
          [0.35, mix(tone, paper, 0.42)],
          [0.72, mix(tone, paper, 0.88), 0.9],
          [1, paper, 0],
        ],
      },
      {
        name: glaze,
        from: [0, top],
        to: [0, foot],
        stops: [
          [0, tone, 0.34],
          [0.8, tone, 0],
        ],
      },
    ],
    inks,
  }
}

/** Strokes that fall from the crest along the slope and end where they leave the mountain. */
function foldsOf({ seed, foot, tone, folds, rough, fine }: Mountain, crest: readonly Point[]): Ink[] {
  const any = numbers(seed + 31)
  const dark: string[] = []
  const pale: string[] = []
  const count = Math.min(46, 18 + Math.round(crest.length / 4))
  const high = foot - Math.min(...crest.map(([, y]) => y))
  for (let i = 0; i < count; i++) {
    const at = Math.floor(any(3, crest.length - 4))
    const [x, y] = crest[at]
    const height = foot - y
    if (height < Math.max(26, high * 0.34)) continue
    const slope = (crest[at + 3][1] - crest[at - 3][1]) / (crest[at + 3][0] - crest[at - 3][0] || 1)
    const lean = Math.max(-0.9, Math.min(0.9, slope === 0 ? 0 : 0.55 * Math.sign(slope)))
    const length = height * any(0.18, 0.52)
    const begin = y + any(2, height * 0.16)
    const points: Point[] = []
    for (let t = 0; t <= 1.001; t += 1 / 9) {
      const down = begin + t * length
      const aside = x + lean * t * length * 0.55 + fbm(seed + i, t * 1.6, 3) * 5
      const crestHere = crest[Math.max(0, Math.min(crest.length - 1, Math.round((aside - crest[0][0]) / step)))]
      if (crestHere[1] > down) break
      points.push([aside, down])
    }
    if (points.length < 4) continue
    const shape = stroke(points, {
      width: any(2.2, 4.6) * (1 + rough * fine),
      seed: seed + i,
      head: 0.2,
      tail: 0.85,
      rough: 0.5,
    })
    if (i % 2) dark.push(shape)
    else pale.push(shape)
  }
  const ink = mix(tone, '#14181b', 0.55)
  return [
    { d: together(pale), fill: ink, opacity: folds * 0.7 },
    { d: together(dark), fill: ink, opacity: folds * 1.3 },
  ]
}

/** The wet edge of the wash: pieces of the crest with gaps, and moss on it. */
function wetEdge({ seed, edge, foot, rough, left, right }: Mountain, crest: readonly Point[]): string {
  const high = foot - Math.min(...crest.map(([, y]) => y))
  // An end in the picture is lost in the mist before its line would show.
  const inMist = ([x, y]: Point) => foot - y < high * 0.2 && (left > 0 || right < width) && x > 0 && x < width
  const any = numbers(seed + 71)
  const shapes: string[] = []
  for (let at = 0; at < crest.length - 3; ) {
    const piece = crest.slice(at, at + Math.round(any(8, 22)))
    at += piece.length + (any(0, 1) < 0.3 ? Math.round(any(1, 4)) : -1)
    if (piece.length < 4 || piece.some(inMist)) continue
    shapes.push(stroke(piece, { width: edge, seed: seed + at, head: 0.15, tail: 0.4, rough: 0.7, least: 0.15 }))
  }
  const dots = Math.round((crest.length * rough) / 2.4)
  for (let i = 0; i < dots; i++) {
    const [x, y] = crest[Math.floor(any(0, crest.length))]
    if (foot - y > Math.max(20, high * 0.3))
      shapes.push(ellipse([x + any(-3, 3), y + any(-2, 1)], any(0.6, 1) * edge, any(0.4, 0.7) * edge))
  }
  return together(shapes)
}

/** A rock is a mountain that stands on the ground: no mist at its foot. */
export function rock(made: Mountain): Sheet {
  const sheet = mountain(made)
  const [body, ...rest] = sheet.washes
  return {
    ...sheet,
    washes: [
      {
        ...body,
        stops: [
          [0, made.tone],
          [0.5, mix(made.tone, paper, 0.38)],
          [1, mix(made.tone, paper, 0.7), 0.35],
        ],
      },
      ...rest,
    ],
  }
}
