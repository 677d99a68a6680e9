/** What the features share: their colours, and the ground that each brings with it. */
import { curve, type Point, paper, stroke, type Wash } from '../../ink/ink.ts'

export const ink = '#22282c'
export const jade = '#2f7d63'
export const red = '#c0392b'
export const gold = '#d09a2c'

/** Mist or shallow water under something. */
export const ground = (name: string, [x, y]: Point, rx: number, colour = paper): Wash => ({
  name,
  from: [x, y],
  to: rx,
  stops: [
    [0, colour, 0.95],
    [0.6, colour, 0.6],
    [1, colour, 0],
  ],
})

/** A stroke of still water. */
export const ripple = (x: number, y: number, width: number, seed: number): string =>
  stroke(
    curve([
      [x - width / 2, y],
      [x, y + 2],
      [x + width / 2, y],
    ]),
    { width: 2, seed, head: 0.4, tail: 0.6 },
  )
