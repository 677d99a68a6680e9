/** Ink-wash hills: near layers dark and crisp, far ones lost in mist; a palace between them, a round gate in front. */
import { upTo } from '@palatine/ui/stage/seats'

const hills = [
  {
    d: 'M0 210 C60 150 110 175 160 140 S260 90 320 150 420 190 470 130 560 150 600 120 V420 H0z',
    fill: '#b9c3c2',
    opacity: 0.55,
  },
  { d: 'M0 250 C70 215 130 190 190 220 S300 265 370 215 500 165 600 230 V420 H0z', fill: '#8b9a9b', opacity: 0.6 },
  { d: 'M0 300 C80 265 160 285 240 270 S390 300 460 262 560 250 600 275 V420 H0z', fill: '#5b6a6b', opacity: 0.75 },
]

const corners: readonly (readonly [number, number])[] = [
  [-7, -7],
  [7, 7],
  [-7, 7],
  [7, -7],
]

/** What brings one to the places. */
function Die({ x, y, turn, pips, red }: { x: number; y: number; turn: number; pips: typeof corners; red?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-15" y="-13" width="30" height="30" rx="6" fill="#1d2426" opacity="0.45" />
      <rect x="-15" y="-15" width="30" height="30" rx="6" fill="#fbf6ea" stroke="#c9bda4" />
      {pips.map(([cx, cy]) => (
        <circle key={`${cx}.${cy}`} cx={cx} cy={cy} r={red ? 4.5 : 3.2} fill={red ? '#a3281e' : '#22262b'} />
      ))}
    </g>
  )
}

function Roof({ x, y, w, fill }: { x: number; y: number; w: number; fill: string }) {
  const h = w * 0.2
  return (
    <path
      d={`M${x - w / 2 - w * 0.12} ${y + h * 0.55} C${x - w * 0.35} ${y + h * 0.5} ${x - w * 0.22} ${y + h * 0.1} ${x - w * 0.14} ${y - h * 0.6} H${x + w * 0.14} C${x + w * 0.22} ${y + h * 0.1} ${x + w * 0.35} ${y + h * 0.5} ${x + w / 2 + w * 0.12} ${y + h * 0.55} L${x + w / 2} ${y + h} H${x - w / 2}z`}
      fill={fill}
    />
  )
}

function Hall({ x, y, w }: { x: number; y: number; w: number }) {
  const posts = 6
  return (
    <g>
      <rect x={x - w * 0.42} y={y} width={w * 0.84} height={w * 0.24} fill="#7d2018" />
      {upTo(posts).map(i => (
        <rect
          key={i}
          x={x - w * 0.4 + (i * w * 0.77) / (posts - 1)}
          y={y}
          width={w * 0.03}
          height={w * 0.24}
          fill="#c9543f"
        />
      ))}
      <rect x={x - w * 0.06} y={y + w * 0.06} width={w * 0.12} height={w * 0.18} fill="#e8c56a" className="glow" />
      <Roof x={x} y={y - w * 0.14} w={w} fill="#2a3034" />
      <path d={`M${x - w * 0.14} ${y - w * 0.262}h${w * 0.28}`} stroke="#c29a3a" strokeWidth={w * 0.022} />
      <rect x={x - w * 0.26} y={y - w * 0.42} width={w * 0.52} height={w * 0.16} fill="#8e2a20" />
      <Roof x={x} y={y - w * 0.5} w={w * 0.66} fill="#23282c" />
      <path d={`M${x - w * 0.1} ${y - w * 0.578}h${w * 0.2}`} stroke="#c29a3a" strokeWidth={w * 0.02} />
      <path d={`M${x - w * 0.52} ${y + w * 0.24}h${w * 1.04}l${w * 0.06} ${w * 0.08}h${-w * 1.16}z`} fill="#d9d2c0" />
    </g>
  )
}

export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="ep-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#efe6d2" />
          <stop offset="0.6" stopColor="#f6f0e2" />
          <stop offset="1" stopColor="#e3dac6" />
        </linearGradient>
        <linearGradient id="ep-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6f0e2" stopOpacity="0" />
          <stop offset="0.5" stopColor="#f8f3e7" stopOpacity="0.92" />
          <stop offset="1" stopColor="#f6f0e2" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="600" height="420" fill="url(#ep-sky)" />
      <circle cx="452" cy="92" r="44" fill="#a3281e" opacity="0.9" />
      <path {...hills[0]} className="painted painted-1" />
      <ellipse className="drift" cx="240" cy="214" rx="420" ry="40" fill="url(#ep-mist)" />
      <path {...hills[1]} className="painted painted-2" />
      <g className="painted painted-3">
        <Hall x={312} y={214} w={190} />
      </g>
      <ellipse className="drift drift-back" cx="360" cy="280" rx="460" ry="36" fill="url(#ep-mist)" />
      <path {...hills[2]} className="painted painted-4" />
      <path
        d="M0 345 C120 318 210 352 320 338 S520 322 600 346 V420 H0z"
        fill="#2f3a3a"
        className="painted painted-5"
      />
      <Die x={70} y={318} turn={-12} pips={[[0, 0]]} red />
      <Die x={112} y={326} turn={9} pips={corners.slice(0, 2)} />
      <Die x={152} y={316} turn={-4} pips={[...corners, [0, 0]]} />
      <g fill="none" stroke="#22262b" strokeLinecap="round">
        <path d="M-10 60 C60 66 110 92 150 140" strokeWidth="7" />
        <path
          d="M60 72 C92 60 120 58 150 66 M108 98 C140 96 160 104 178 122 M126 118 C130 140 128 156 120 172"
          strokeWidth="4"
        />
      </g>
      {[
        [150, 66],
        [142, 60],
        [178, 122],
        [168, 112],
        [120, 172],
        [128, 160],
        [96, 66],
        [150, 140],
        [112, 100],
      ].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={x} cy={y} r="6.500" fill="#b8392c" opacity="0.88" />
      ))}
      <g className="fly-by" fill="none" stroke="#3a4244" strokeWidth="2.600" strokeLinecap="round">
        <path d="M330 74q8-8 14 0q8-8 14 0M372 98q6-6 11 0q6-6 11 0M300 106q6-6 10 0q6-6 10 0" />
      </g>
      <g transform="translate(0 -48)">
        <rect x="540" y="352" width="34" height="34" rx="4" fill="#a3281e" />
        <path d="M547 359h20v6h-20zm0 11h8v9h-8zm12 0h8v9h-8z" fill="#f4efe3" />
      </g>
    </>
  )
}
