/** The sky behind the palace, and the arch through which one sees it. */
import { memo } from 'react'

/** A row of foils: arcs that bulge outwards between points on a curve. */
function foils(points: readonly (readonly [number, number])[], bulge = 0.62, sweep = 1): string {
  let d = ''
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]
    const [x1, y1] = points[i]
    const r = (Math.hypot(x1 - x0, y1 - y0) * bulge).toFixed(1)
    d += `A${r} ${r} 0 0 ${sweep} ${x1} ${y1}`
  }
  return d
}

const mirrored = (points: readonly (readonly [number, number])[], width: number) =>
  points.map(([x, y]) => [width - x, y] as const).reverse()

const spring = [
  [34, 214],
  [54, 168],
  [92, 130],
  [142, 101],
  [202, 80],
  [268, 65],
  [338, 56],
  [408, 51],
] as const
const opening = `M34 506V214${foils(spring)}C440 50 466 44 480 28C494 44 520 50 552 51${foils(mirrored(spring, 960))}V506Z`

/** Dusk behind the palace, seen through one wide scalloped arch with jali in its spandrels. */
export const Dusk = memo(function Dusk() {
  return (
    <svg className="es-dusk" viewBox="0 0 960 506" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <clipPath id="es-opening">
        <path d={opening} />
      </clipPath>
      <g clipPath="url(#es-opening)">
        <rect width="960" height="506" fill="url(#es-sky)" />
        <g className="es-stars">
          {stars.map(([x, y, r]) => (
            <circle key={`${x}.${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
        <circle className="es-sun" cx="300" cy="356" r="280" fill="url(#es-sun)" />
        <path className="es-moon" transform="translate(-62 -24)" d="M176 176a26 26 0 1018 44 22 22 0 01-18-44z" />
        <g className="es-cloud">
          <path d="M40 262q60-16 120-6t130-8q-40 18-110 16T40 262z" />
          <path d="M610 190q70-14 130-4t120-10q-50 22-120 18t-130-4z" />
          <path d="M520 300q80-12 150-2t190-14q-70 26-170 22t-170-6z" />
        </g>
        <g className="es-birds">
          <path d="M700 128q7-7 12 0 5-7 12 0M734 142q6-6 10 0 4-6 10 0M668 150q5-5 9 0 4-5 9 0M236 150q6-6 10 0 4-6 10 0" />
        </g>
        <path
          className="es-far"
          transform="translate(0 12)"
          d="M0 440V392q40-30 84-22t90-26 88 10 96-16 92 14 100-24 96 20 90-12 96 22 128-20V440z"
        />
        <path className="es-near" d={town} transform="translate(0 18)" />
        <rect className="es-ground" x="0" y="450" width="960" height="60" />
      </g>
      <path className="es-spandrel" d={`M0 0H960V506H0Z${opening}`} fillRule="evenodd" />
      <path d={`M26 26H934V506H26Z${opening}`} fillRule="evenodd" fill="url(#es-jali)" />
      <path className="es-rim es-rim-wide" d={opening} />
      <path className="es-rim" d={opening} />
    </svg>
  )
})

const stars = [
  [120, 210, 1.2],
  [170, 132, 1],
  [232, 112, 1.5],
  [300, 92, 1],
  [352, 140, 1.2],
  [402, 96, 0.9],
  [446, 130, 1.4],
  [512, 78, 1],
  [560, 120, 1.1],
  [624, 92, 1.5],
  [676, 148, 1],
  [742, 116, 1.2],
  [792, 176, 1.4],
  [842, 160, 1],
  [880, 230, 1.2],
  [84, 244, 1.1],
  [300, 190, 0.9],
  [640, 210, 0.9],
] as const

/** The town under the palace, lost in haze: walls, small domes, palms. */
const town =
  'M0 470V412h26v-12q0-14 12-18 12 4 12 18v12h30v-8h8v-14q0-18 16-24 16 6 16 24v14h8v8h44v-20h6v-10h-3q0-12 11-16 11 4 11 16h-3v10h6v20h58v-10q0-10 10-14 10 4 10 14v10h60v-16h6v-16q0-22 20-30 20 8 20 30v16h6v16h70v-12q0-12 11-15 11 3 11 15v12h52v-20h6v-12h-3q0-12 12-17 12 5 12 17h-3v12h6v20h66v-8h6v-12q0-18 17-25 17 7 17 25v12h6v8h54v-14q0-11 10-15 10 4 10 15v14h40v-10h8v-12q0-16 15-21 15 5 15 21v12h8v10h60v58z'
