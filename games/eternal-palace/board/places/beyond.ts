/** The Eternal Bridge, and the place of an expansion. */
import { archedBridge } from '../ink/buildings.ts'
import { ellipse, mix, paper, type Sheet, together } from '../ink/ink.ts'
import { numbers } from '../ink/noise.ts'
import { brush, ground, ink, polygon, sheet } from './shared.ts'

/** The Eternal Bridge: its first span, lost in mist. */
export const bridge = (): Sheet =>
  sheet(
    { d: ellipse([74, 56], 70, 6), fill: '#bcd0d2', opacity: 0.8 },
    ...archedBridge([50, 54], 70, 20, ink),
    ...archedBridge([108, 54], 56, 15, mix(ink, paper, 0.45)),
    {
      d: together([
        brush(
          [
            [8, 60],
            [66, 59],
          ],
          1.4,
          3,
        ),
      ]),
      fill: '#4f6468',
      opacity: 0.6,
    },
  )

/** A place of an expansion: a garden gate. */
export const extra = (): Sheet => {
  const any = numbers(14)
  const hedge = Array.from({ length: 16 }, (_, i) => ellipse([10 + i * 8.6, 50 + any(-2, 2)], any(6, 9), any(7, 10)))
  return sheet(
    ground(74, 66, '#9fae93'),
    { d: together(hedge), fill: '#5d7458' },
    { d: polygon([50, 60], [50, 26], [98, 26], [98, 60]), fill: '#f1e7d2' },
    { d: ellipse([74, 46], 17), fill: '#8ca08a' },
    { d: polygon([42, 28], [52, 18], [96, 18], [106, 28]), fill: '#39444a' },
  )
}
