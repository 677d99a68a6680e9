/** The full moon, behind everything. */
import { curve, ellipse, outline, type Sheet, together } from '../../ink/ink.ts'

export function moon(): Sheet {
  return {
    box: [370, 30, 164, 164],
    washes: [
      {
        name: 'moon-glow',
        from: [452, 112],
        to: 82,
        stops: [
          [0.55, '#fdf3cf', 0.9],
          [0.75, '#efe3bd', 0.55],
          [1, '#efe3bd', 0],
        ],
      },
    ],
    inks: [
      { d: ellipse([452, 112], 82), fill: 'moon-glow' },
      { d: ellipse([452, 112], 52), fill: '#fffdf3' },
      {
        d: together([
          outline(
            curve(
              [
                [420, 98],
                [432, 94],
                [446, 99],
                [444, 109],
                [428, 112],
                [419, 105],
                [420, 98],
              ],
              4,
            ),
          ),
          outline(
            curve(
              [
                [446, 122],
                [462, 118],
                [482, 121],
                [478, 132],
                [458, 133],
                [448, 129],
                [446, 122],
              ],
              4,
            ),
          ),
        ]),
        fill: '#ece7d4',
        opacity: 0.8,
      },
    ],
  }
}
