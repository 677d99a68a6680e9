/** A lantern that floats in its own glow. */
import { box, ellipse, type Sheet, together } from '../../ink/ink.ts'
import { ripple } from './shared.ts'

export function lantern(): Sheet {
  return {
    box: [546, 484, 100, 96],
    washes: [
      {
        name: 'lantern-glow',
        from: [596, 524],
        to: 48,
        stops: [
          [0, '#ffb347', 0.85],
          [0.5, '#ff9a3c', 0.32],
          [1, '#ff9a3c', 0],
        ],
      },
    ],
    inks: [
      { d: ellipse([596, 524], 48), fill: 'lantern-glow' },
      { d: `M583 506h26l3 26h-32z`, fill: '#e8502e' },
      { d: together([`M591 506h10l1 26h-12z`]), fill: '#ffd27a' },
      { d: together([box(580, 502, 32, 4), box(578, 531, 36, 3.4)]), fill: '#8f6a17' },
      { d: `M572 535q24 13 48 0q-8 12 -24 12t-24 -12z`, fill: '#d88a96' },
      { d: together([ripple(596, 549, 62, 2), ripple(600, 556, 40, 3)]), fill: '#c6543a', opacity: 0.55 },
    ],
  }
}
