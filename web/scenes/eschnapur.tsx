/** Sandstone towers at dusk behind a scalloped arch; the finished ones are marble, with lit windows. */
interface TowerLook {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly marble?: boolean
  readonly dome?: boolean
}

const towers: readonly TowerLook[] = [
  { x: 118, y: 236, w: 44 },
  { x: 178, y: 178, w: 50, marble: true, dome: true },
  { x: 244, y: 214, w: 40 },
  { x: 306, y: 128, w: 72, marble: true, dome: true },
  { x: 372, y: 206, w: 42 },
  { x: 432, y: 168, w: 52, dome: true },
  { x: 490, y: 232, w: 44 },
]

function Tower({ x, y, w, marble, dome }: TowerLook) {
  const wall = marble ? '#f3e9d8' : '#d99a5a'
  const shade = marble ? '#cdbfae' : '#a9683a'
  const floor = 372
  const rows = Math.floor((floor - y - 14) / 34)
  return (
    <g>
      <rect x={x - w / 2} y={y} width={w} height={floor - y} fill={wall} />
      <rect x={x + w * 0.18} y={y} width={w * 0.32} height={floor - y} fill={shade} opacity="0.55" />
      {dome ? (
        <>
          <path
            d={`M${x - w * 0.5} ${y - 4} C${x - w * 0.72} ${y - w * 0.5} ${x - w * 0.2} ${y - w * 0.66} ${x} ${y - w} C${x + w * 0.2} ${y - w * 0.66} ${x + w * 0.72} ${y - w * 0.5} ${x + w * 0.5} ${y - 4}z`}
            fill={marble ? '#fbf5ea' : '#c97f42'}
          />
          <path
            d={`M${x + w * 0.06} ${y - w * 0.9} C${x + w * 0.24} ${y - w * 0.62} ${x + w * 0.66} ${y - w * 0.46} ${x + w * 0.48} ${y - 4} H${x + w * 0.2} C${x + w * 0.34} ${y - w * 0.4} ${x + w * 0.16} ${y - w * 0.62} ${x + w * 0.06} ${y - w * 0.9}z`}
            fill={shade}
            opacity="0.5"
          />
          <path d={`M${x} ${y - w - 16}v18`} stroke="#e9b64a" strokeWidth="3" />
          <circle cx={x} cy={y - w - 18} r="4" fill="#e9b64a" />
        </>
      ) : (
        Array.from({ length: 4 }, (_, i) => (
          <rect key={i} x={x - w / 2 - 3 + (i * (w + 6)) / 4} y={y - 12} width={(w + 6) / 6} height="10" fill={wall} />
        ))
      )}
      <rect x={x - w / 2 - 4} y={y - 4} width={w + 8} height="8" fill={marble ? '#fffaf0' : '#efb777'} />
      {Array.from({ length: rows }, (_, i) => {
        const top = y + 18 + i * 34
        return (
          <path
            key={i}
            d={`M${x - 6} ${top + 18}v-10c0-5 4-7 6-10 2 3 6 5 6 10v10z`}
            fill={marble ? '#ffc957' : '#5a3552'}
            className={marble ? `glow glow-${i % 3}` : ''}
          />
        )
      })}
      {!marble &&
        Array.from({ length: Math.floor((floor - y) / 12) }, (_, i) => (
          <path key={i} d={`M${x - w / 2} ${y + 12 * i + 8}h${w}`} stroke="#8f5530" strokeWidth="0.800" opacity="0.5" />
        ))}
    </g>
  )
}

const scallop = (): string => {
  let d = 'M0 0H600V420H556V170'
  const points = [
    [556, 170],
    [520, 118],
    [468, 82],
    [404, 58],
    [300, 26],
    [196, 58],
    [132, 82],
    [80, 118],
    [44, 170],
  ]
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i]
    const [px, py] = points[i - 1]
    d += ` Q${(px + x) / 2 + (y > py ? -10 : 10)} ${Math.max(py, y) + 6} ${x} ${y}`
  }
  return `${d}V420H0z`
}

export function EschnapurScene() {
  return (
    <>
      <defs>
        <linearGradient id="es-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#23245a" />
          <stop offset="0.4" stopColor="#7c3f78" />
          <stop offset="0.72" stopColor="#e2795a" />
          <stop offset="1" stopColor="#f6c168" />
        </linearGradient>
      </defs>
      <rect width="600" height="420" fill="url(#es-sky)" />
      <circle cx="300" cy="330" r="120" fill="#ffd98a" opacity="0.55" />
      <circle cx="300" cy="330" r="70" fill="#ffe7b3" opacity="0.7" />
      {[
        [130, 90],
        [220, 60],
        [420, 84],
        [470, 130],
        [360, 50],
        [170, 130],
      ].map(([x, y], i) => (
        <circle key={x} cx={x} cy={y} r="1.800" fill="#fff6df" className={`glow glow-${i % 3}`} />
      ))}
      {towers.map(tower => (
        <Tower key={tower.x} {...tower} />
      ))}
      <path d="M60 330h480v60H60z" fill="#c9864a" />
      {Array.from({ length: 11 }, (_, i) => (
        <path key={i} d={`M${72 + i * 42} 390v-26c0-14 10-18 16-26 6 8 16 12 16 26v26z`} fill="#6b3a4e" />
      ))}
      <path d="M40 388h520v32H40z" fill="#9a5b3a" />
      <path d={scallop()} fill="#1d1e4c" />
      <path d={scallop()} fill="none" stroke="#e9b64a" strokeWidth="3" opacity="0.85" />
      {[
        [24, 60],
        [24, 120],
        [24, 180],
        [24, 240],
        [24, 300],
        [24, 360],
        [576, 60],
        [576, 120],
        [576, 180],
        [576, 240],
        [576, 300],
        [576, 360],
      ].map(([x, y]) => (
        <path
          key={`${x}.${y}`}
          d={`M${x} ${y - 14}l9 14-9 14-9-14z`}
          fill="none"
          stroke="#e9b64a"
          strokeWidth="2"
          opacity="0.6"
        />
      ))}
    </>
  )
}
