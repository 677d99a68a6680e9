/** Eight towers at dusk behind a scalloped arch: bricks in the houses' colours, and marble with lit windows where they are finished. */
import { upTo } from '@palatine/ui/stage/seats'

interface TowerLook {
  readonly x: number
  readonly y: number
  readonly w: number
  /** How many courses are built; left out, it is finished. */
  readonly built?: number
}

const towers: readonly TowerLook[] = [
  { x: 96, y: 256, w: 46, built: 4 },
  { x: 154, y: 222, w: 48 },
  { x: 212, y: 240, w: 46, built: 6 },
  { x: 288, y: 168, w: 72 },
  { x: 362, y: 214, w: 46, built: 8 },
  { x: 420, y: 202, w: 50, built: 5 },
  { x: 476, y: 234, w: 46 },
  { x: 526, y: 262, w: 36, built: 3 },
]
const floor = 340
const course = 13
const houses = ['#d55e00', '#56b4e9', '#009e73', '#e69f00']
const shapes = [
  'M0-3.500a3.500 3.500 0 110 7 3.500 3.500 0 010-7z',
  'M0-4l4 7h-8z',
  'M-3.200-3.200h6.400v6.400h-6.400z',
  'M0-4.500L4.500 0 0 4.500-4.500 0z',
]

function Dome({ x, y, w, fill, shade }: { x: number; y: number; w: number; fill: string; shade: string }) {
  return (
    <>
      <path
        d={`M${x - w * 0.5} ${y - 4} C${x - w * 0.72} ${y - w * 0.5} ${x - w * 0.2} ${y - w * 0.66} ${x} ${y - w} C${x + w * 0.2} ${y - w * 0.66} ${x + w * 0.72} ${y - w * 0.5} ${x + w * 0.5} ${y - 4}z`}
        fill={fill}
      />
      <path
        d={`M${x + w * 0.06} ${y - w * 0.9} C${x + w * 0.24} ${y - w * 0.62} ${x + w * 0.66} ${y - w * 0.46} ${x + w * 0.48} ${y - 4} H${x + w * 0.2} C${x + w * 0.34} ${y - w * 0.4} ${x + w * 0.16} ${y - w * 0.62} ${x + w * 0.06} ${y - w * 0.9}z`}
        fill={shade}
        opacity="0.5"
      />
      <path d={`M${x} ${y - w - 12}v14`} stroke="#e9b64a" strokeWidth="3" />
      <circle cx={x} cy={y - w - 13} r="4" fill="#e9b64a" />
    </>
  )
}

function Marble({ x, y, w }: TowerLook) {
  const windows = Math.floor((floor - y - 12) / 32)
  return (
    <g>
      <rect x={x - w / 2} y={y} width={w} height={floor - y} fill="#f3e9d8" />
      <rect x={x + w * 0.2} y={y} width={w * 0.3} height={floor - y} fill="#cdbfae" opacity="0.55" />
      <Dome x={x} y={y} w={w} fill="#fbf5ea" shade="#cdbfae" />
      <rect x={x - w / 2 - 4} y={y - 4} width={w + 8} height="8" fill="#fffaf0" />
      {upTo(windows).map(i => (
        <path
          key={i}
          d={`M${x - 7} ${y + 36 + i * 32}v-11c0-5 5-7 7-11 2 4 7 6 7 11v11z`}
          fill="#ffc957"
          className={`glow glow-${i % 3}`}
        />
      ))}
    </g>
  )
}

/** As far as it is built in bricks; the rest is still a plan. */
function Rising({ x, y, w, built = 0 }: TowerLook) {
  return (
    <g>
      <path
        d={`M${x - w / 2} ${floor}V${y}q${w * 0.1} ${-w * 0.4} ${w / 2} ${-w * 0.6} ${w * 0.4} ${w * 0.2} ${w / 2} ${w * 0.6}V${floor}z`}
        fill="#fff3da"
        fillOpacity="0.22"
        stroke="#fff3da"
        strokeOpacity="0.75"
        strokeWidth="1.500"
        strokeDasharray="4 4"
      />
      {upTo(built).map(i => {
        const house = (i * 3 + Math.round(x / 7)) % houses.length
        const top = floor - (i + 1) * course
        return (
          <g key={i} className={i === built - 1 ? 'laid' : ''} style={{ animationDelay: `${(x % 90) / 12}s` }}>
            <rect x={x - w / 2} y={top + 0.5} width={w} height={course - 1} rx="2" fill={houses[house]} />
            <rect x={x - w / 2} y={top + 0.5} width={w} height="3" rx="1.500" fill="#fff" opacity="0.3" />
            <path d={shapes[house]} transform={`translate(${x} ${top + course / 2})`} fill="#fff8ea" />
          </g>
        )
      })}
    </g>
  )
}

const scallop = (): string => {
  let d = 'M0 0H600V420H560V196'
  const points = [
    [560, 196],
    [528, 150],
    [478, 116],
    [410, 92],
    [300, 66],
    [190, 92],
    [122, 116],
    [72, 150],
    [40, 196],
  ]
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]
    const [px, py] = points[i - 1]
    d += ` Q${(px + x) / 2 + (y > py ? -10 : 10)} ${Math.max(py, y) + 6} ${x} ${y}`
  }
  return `${d}V420H0z`
}

export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="es-sky" x1="0" y1="0.1" x2="0" y2="0.9">
          <stop offset="0" stopColor="#2a2a66" />
          <stop offset="0.4" stopColor="#7c3f78" />
          <stop offset="0.72" stopColor="#e2795a" />
          <stop offset="1" stopColor="#f6c168" />
        </linearGradient>
      </defs>
      <rect width="600" height="420" fill="url(#es-sky)" />
      <circle cx="330" cy="310" r="120" fill="#ffd98a" opacity="0.5" />
      <circle cx="330" cy="310" r="70" fill="#ffe7b3" opacity="0.65" />
      {[
        [150, 140],
        [226, 112],
        [404, 120],
        [470, 150],
        [352, 100],
        [110, 178],
      ].map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r="1.800" fill="#fff6df" className={`glow glow-${i % 3}`} />
      ))}
      {towers.map(tower =>
        tower.built === undefined ? <Marble key={tower.x} {...tower} /> : <Rising key={tower.x} {...tower} />,
      )}
      <path d={`M44 ${floor}h512v60H44z`} fill="#c9864a" />
      <path d={`M44 ${floor}h512v5H44z`} fill="#efb777" />
      {upTo(12).map(i => (
        <path key={i} d={`M${58 + i * 42} 420v-56c0-10 10-13 14-19 4 6 14 9 14 19v56z`} fill="#6b3a4e" />
      ))}
      <path d={scallop()} fill="#1d1e4c" />
      <path d={scallop()} fill="none" stroke="#e9b64a" strokeWidth="3" opacity="0.9" />
      {[22, 578].flatMap(x =>
        [86, 142, 198, 254, 310, 366].map(y => (
          <path
            key={`${x}.${y}`}
            d={`M${x} ${y - 14}l9 14-9 14-9-14z`}
            fill="none"
            stroke="#e9b64a"
            strokeWidth="2"
            opacity="0.6"
          />
        )),
      )}
    </>
  )
}
