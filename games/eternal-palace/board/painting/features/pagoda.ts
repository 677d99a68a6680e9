/** A pagoda on a knoll of its own. */
import { pagoda as tower } from '../../ink/buildings.ts'
import { curve, ellipse, outline, type Sheet, stroke, together } from '../../ink/ink.ts'
import { ground, ink } from './shared.ts'

export function pagoda(): Sheet {
  const knoll = curve([
    [150, 402],
    [176, 394],
    [212, 390],
    [248, 394],
    [276, 402],
  ])
  return {
    box: [146, 230, 134, 182],
    washes: [ground('pagoda-mist', [212, 394], 70, '#dfe0d6')],
    inks: [
      { d: ellipse([212, 396], 70, 14), fill: 'pagoda-mist' },
      { d: outline([...knoll, [262, 408], [160, 408]]), fill: '#a9b5b2', opacity: 0.55 },
      ...tower([212, 391], 154),
      {
        d: together([
          stroke(knoll.slice(0, 6), { width: 2.6, seed: 3, head: 0.3, tail: 0.5, rough: 0.5 }),
          stroke(knoll.slice(-7), { width: 2.6, seed: 5, head: 0.3, tail: 0.6, rough: 0.5 }),
          ellipse([168, 395], 7, 4.4),
          ellipse([176, 392], 5, 3.6),
          ellipse([252, 394], 6, 4),
        ]),
        fill: ink,
        opacity: 0.6,
      },
    ],
  }
}
