/** Pines, bamboo, reeds and the plum's branch. */
import { curve, ellipse, type Ink, type Point, stroke, together } from './ink.ts'
import { numbers } from './noise.ts'

/** A fan of needles on a flat pad. */
function pad([x, y]: Point, radius: number, seed: number, shapes: { pads: string[]; needles: string[] }): void {
  const any = numbers(seed)
  shapes.pads.push(ellipse([x, y - radius * 0.16], radius * 0.94, radius * any(0.26, 0.36)))
  const count = Math.max(11, Math.round(radius * 1.1))
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const root: Point = [x + (t - 0.5) * radius * 0.9, y + any(0, 0.12) * radius]
    const angle = Math.PI * (1.08 - 1.16 * t) + any(-0.12, 0.12)
    const length = radius * any(0.58, 0.86)
    const tip: Point = [root[0] + Math.cos(angle) * length, root[1] - Math.sin(angle) * length * 0.68]
    const half = Math.max(0.6, radius * 0.036)
    shapes.needles.push(
      `M${(root[0] - half).toFixed(1)} ${root[1].toFixed(1)}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}L${(root[0] + half).toFixed(1)} ${root[1].toFixed(1)}z`,
    )
  }
}

/** A crooked pine that stands at this foot; `lean` bends it to one side. */
export function pine([x, y]: Point, height: number, seed: number, lean: number, ink: string): Ink[] {
  const any = numbers(seed)
  const trunk = curve([
    [x, y],
    [x + lean * height * 0.1, y - height * 0.3],
    [x - lean * height * 0.07, y - height * 0.6],
    [x + lean * height * 0.16, y - height * 0.95],
  ])
  const wood = [stroke(trunk, { width: height * 0.095, seed, head: 0.02, tail: 1.4, rough: 0.45, least: 0.22 })]
  const shapes: { pads: string[]; needles: string[] } = { pads: [], needles: [] }
  const branches = Math.max(5, Math.round(height / 21))
  for (let i = 0; i < branches; i++) {
    const t = 0.34 + (0.6 * i) / (branches - 1)
    const from = trunk[Math.min(trunk.length - 1, Math.round(t * (trunk.length - 1)))]
    const side = (i % 2 === 0 ? 1 : -1) * (lean < 0 ? -1 : 1)
    const reach = height * any(0.26, 0.44) * (1.15 - t * 0.55)
    const end: Point = [from[0] + side * reach, from[1] - height * any(-0.03, 0.06)]
    const along = curve([from, [from[0] + side * reach * 0.5, from[1] - height * any(0.02, 0.06)], end])
    wood.push(stroke(along, { width: height * 0.034, seed: seed + i, head: 0.02, tail: 1, rough: 0.4, least: 0.25 }))
    pad(end, height * any(0.11, 0.17), seed + 11 * i, shapes)
    if (any(0, 1) < 0.75) pad(along[Math.floor(along.length * 0.55)], height * any(0.08, 0.12), seed + 13 * i, shapes)
  }
  pad(trunk[trunk.length - 1], height * 0.14, seed + 5, shapes)
  return [
    { d: together(shapes.pads), fill: ink, opacity: 0.32 },
    { d: together([...wood, ...shapes.needles]), fill: ink, opacity: 0.95 },
  ]
}

/** A branch that hangs into the picture, with side branches and their needles. */
export function pineBranch(through: readonly Point[], seed: number, ink: string): Ink[] {
  const any = numbers(seed)
  const along = curve(through)
  const wood = [stroke(along, { width: 20, seed, head: 0.02, tail: 1.3, rough: 0.6, least: 0.2 })]
  const shapes: { pads: string[]; needles: string[] } = { pads: [], needles: [] }
  for (let i = 0; i < 9; i++) {
    const from = along[Math.round((0.2 + (0.8 * i) / 8.6) * (along.length - 1))]
    const down = i % 3 !== 1
    const reach = any(34, 62)
    const end: Point = [from[0] + reach * any(0.35, 0.8), from[1] + (down ? reach * any(0.5, 0.95) : -reach * 0.5)]
    const twig = curve([from, [from[0] + (down ? -4 : 12), (from[1] + end[1]) / 2], end])
    wood.push(stroke(twig, { width: 7, seed: seed + i, head: 0.02, tail: 1, rough: 0.5, least: 0.3 }))
    for (const t of [1, 0.62]) {
      const at = twig[Math.round(t * (twig.length - 1))]
      pad([at[0] + any(-5, 5), at[1]], any(21, 30), seed + 17 * i + t, shapes)
    }
  }
  return [
    { d: together(shapes.pads), fill: ink, opacity: 0.28 },
    { d: together([...wood, ...shapes.needles]), fill: ink, opacity: 0.96 },
  ]
}

/** Bamboo canes with their joints and leaves, from the ground to beyond the upper edge. */
export function bamboo(canes: readonly { x: number; width: number; lean: number }[], seed: number, ink: string): Ink[] {
  const any = numbers(seed)
  const stems: string[] = []
  const leaves: string[] = []
  canes.forEach(({ x, width, lean }, nth) => {
    const joint = 74 + nth * 11
    for (let y = 606, i = 0; y > -20; y -= joint, i++) {
      const at = (h: number): Point => [x + lean * (606 - h) * 0.06, h]
      stems.push(
        stroke(curve([at(y), at(y - joint / 2), at(y - joint + 2)]), {
          width,
          seed: seed + nth * 40 + i,
          head: 0.04,
          tail: 0.04,
          rough: 0.12,
          least: 0.9,
        }),
      )
      if (i === 0 || (i + nth) % 2 === 0) continue
      const [fromX, fromY] = at(y)
      const side = (i + nth) % 4 < 2 ? -1 : 1
      for (let leaf = 0; leaf < 5; leaf++) {
        const angle = any(-0.25, 0.95)
        const length = any(30, 52)
        const root: Point = [fromX + side * any(10, 22), fromY - any(2, 14)]
        const tip: Point = [root[0] + side * Math.cos(angle) * length, root[1] + Math.sin(angle) * length]
        const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + any(-3, 1)]
        leaves.push(
          stroke(curve([root, middle, tip]), {
            width: any(6, 9.5),
            seed: seed + i * 7 + leaf,
            head: 0.3,
            tail: 0.75,
            rough: 0.2,
          }),
        )
      }
      leaves.push(
        stroke(
          curve([
            [fromX, fromY],
            [fromX + side * 18, fromY - 8],
          ]),
          { width: 2, seed: seed + i, head: 0.05, tail: 0.9, least: 0.4 },
        ),
      )
    }
  })
  return [
    { d: together(stems), fill: ink, opacity: 0.86 },
    { d: together(leaves), fill: ink, opacity: 0.96 },
  ]
}

/** A tuft of reeds that stands at this foot. */
export function reeds([x, y]: Point, height: number, count: number, seed: number): string {
  const any = numbers(seed)
  return together(
    Array.from({ length: count }, (_, i) => {
      const from: Point = [x + any(-1, 1) * count * 2.2, y + any(-1, 3)]
      const lean = any(-0.45, 0.45)
      const tall = height * any(0.6, 1)
      return stroke(
        curve([from, [from[0] + lean * tall * 0.3, from[1] - tall * 0.6], [from[0] + lean * tall, from[1] - tall]]),
        {
          width: height * 0.06,
          seed: seed + i,
          head: 0.05,
          tail: 0.9,
        },
      )
    }),
  )
}

/** A five-petalled blossom. */
export const blossom = ([x, y]: Point, radius: number, turn: number): { petals: string; heart: string } => ({
  petals: together(
    Array.from({ length: 5 }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / 5
      return ellipse([x + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62], radius * 0.5)
    }),
  ),
  heart: ellipse([x, y], radius * 0.24),
})
