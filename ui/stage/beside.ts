/** Where something that floats stands: beside the thing that it is about, and over as little as possible. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly left: number
  readonly top: number
}

/** How much one box counts that is covered, for each pixel of it. */
interface Covered {
  readonly boxes: readonly Box[]
  readonly costs: number
}

const room = 12

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

export const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight })

/** How much of one box lies over another. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/**
 * The spot for a box of this size, inside the screen: on one side of the thing, or in a corner, wherever it covers
 * least of what must be seen. `gap`: how far away from the thing.
 */
export function beside(
  thing: Box,
  size: Size,
  screen: Size,
  covered: readonly Covered[],
  { gap = room, sides = 'all' }: { gap?: number; sides?: 'all' | 'above-below' } = {},
): Spot {
  const inside = (left: number, top: number): Spot => ({
    left: Math.max(Math.min(left, screen.width - size.width - room), room),
    top: Math.max(Math.min(top, screen.height - size.height - room), room),
  })
  const middle = thing.left + thing.width / 2 - size.width / 2
  const level = thing.top + thing.height / 2 - size.height / 2
  const spots = [
    inside(middle, thing.top - size.height - gap),
    inside(middle, thing.top + thing.height + gap),
    ...(sides === 'all'
      ? [
          inside(thing.left + thing.width + gap, level),
          inside(thing.left - size.width - gap, level),
          inside(0, screen.height),
          inside(0, 0),
          inside(screen.width, screen.height),
          inside(screen.width / 2 - size.width / 2, 0),
        ]
      : []),
  ]
  const far = 6
  const cost = (spot: Spot) => {
    const own = { ...spot, ...size }
    const hidden = [{ boxes: [thing], costs: 3 }, ...covered].reduce(
      (sum, { boxes, costs }) => sum + costs * boxes.reduce((all, box) => all + overlap(own, box), 0),
      0,
    )
    return hidden + far * Math.hypot(spot.left - middle, spot.top - level)
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
