/** What every picture is made of: closed shapes of one tone, and washes that run from one tone to another. */
import { fbm } from './noise.ts'

export type Point = readonly [x: number, y: number]

/** One shape; `fill` is a colour or the name of a wash of the same sheet. */
export interface Ink {
  readonly d: string
  readonly fill: string
  readonly opacity?: number
}

type Stop = readonly [at: number, colour: string, opacity?: number]

/** A gradient from point to point, or round a point. */
export interface Wash {
  readonly name: string
  readonly from: Point
  readonly to: Point | number
  readonly stops: readonly Stop[]
}

/** A part of the picture: a layer or a feature. `box` is what it covers: x, y, width, height. */
export interface Sheet {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly washes: readonly Wash[]
  readonly inks: readonly Ink[]
}

export const paper = '#f4efe3'

const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour between two; `share` of the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other)
  const mixed = channels(one).map((value, i) => Math.round(value + (to[i] - value) * share))
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

const short = (n: number): string => String(Math.round(n * 10) / 10)

/** A closed outline through all points. */
export function outline(points: readonly Point[]): string {
  let [x, y] = points[0].map(n => Math.round(n * 10) / 10)
  let d = `M${short(x)} ${short(y)}`
  for (const point of points.slice(1)) {
    const [nextX, nextY] = point.map(n => Math.round(n * 10) / 10)
    d += `l${short(nextX - x)} ${short(nextY - y)}`
    x = nextX
    y = nextY
  }
  return `${d}z`
}

export function ellipse([x, y]: Point, rx: number, ry = rx): string {
  const arc = `a${short(rx)} ${short(ry)} 0 1 0`
  return `M${short(x - rx)} ${short(y)}${arc} ${short(2 * rx)} 0${arc} ${short(-2 * rx)} 0z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** What is between a crest and a straight foot. */
export const below = (crest: readonly Point[], foot: number): string =>
  outline([...crest, [crest[crest.length - 1][0], foot], [crest[0][0], foot]])

/** Points on a curve through these, close enough for a brush. */
export function curve(through: readonly Point[], step = 6): Point[] {
  const at = (i: number) => through[Math.max(0, Math.min(through.length - 1, i))]
  const points: Point[] = []
  for (let i = 0; i + 1 < through.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const count = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step))
    for (let n = 0; n < count; n++) points.push(between(a, b, c, d, n / count))
  }
  points.push(through[through.length - 1])
  return points
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (i: 0 | 1) =>
    b[i] + 0.5 * t * (c[i] - a[i] + t * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + t * (3 * (b[i] - c[i]) + d[i] - a[i])))
  return [one(0), one(1)]
}

export interface Brush {
  readonly width: number
  readonly seed: number
  /** Over which share of the stroke the pressure rises, and falls. */
  readonly head?: number
  readonly tail?: number
  /** How uneven its sides are. */
  readonly rough?: number
  /** The least pressure at its ends. */
  readonly least?: number
}

/** A brush stroke along these points. */
export function stroke(
  along: readonly Point[],
  { width, seed, head = 0.1, tail = 0.6, rough = 0.3, least = 0.05 }: Brush,
): string {
  const last = along.length - 1
  const sides: [Point[], Point[]] = [[], []]
  along.forEach(([x, y], i) => {
    const [fromX, fromY] = along[Math.max(0, i - 1)]
    const [toX, toY] = along[Math.min(last, i + 1)]
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const t = last > 0 ? i / last : 0
    const pressure = Math.max(least, Math.min(1, t / head) * Math.min(1, (1 - t) / tail))
    for (const side of [0, 1] as const) {
      const uneven = 1 + rough * fbm(seed + side * 53, i * 0.45)
      const half = (width / 2) * pressure * uneven * (side === 0 ? 1 : -1)
      sides[side].push([x - ((toY - fromY) / length) * half, y + ((toX - fromX) / length) * half])
    }
  })
  return outline([...sides[0], ...sides[1].reverse()])
}

/** Many shapes of one tone are one shape: the browser draws it once. */
export const together = (shapes: readonly string[]): string => shapes.join('')
