/** The pit: rows of warriors, grey clay in the back, in full paint in front. */
import { upTo } from '@palatine/ui/stage/seats'

const coats = ['#b5653a', '#8a4b2c', '#a3533a', '#c23b22', '#3f6f58', '#2f5d86', '#d19a2e']

function Warrior({
  x,
  y,
  size,
  coat,
  painted,
}: {
  x: number
  y: number
  size: number
  coat: string
  painted: boolean
}) {
  const skin = painted ? '#e2b48c' : '#c08a5e'
  const dark = painted ? '#2a2522' : '#7c5336'
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0" cy="92" rx="24" ry="5" fill="#1d130c" opacity="0.35" />
      <path d="M-15 90V58h12v32zM3 90V58h12v32z" fill={dark} />
      <path d="M-20 62c0-20-2-34 4-40 5-5 27-5 32 0 6 6 4 20 4 40z" fill={coat} />
      <path d="M-13 24h26v22h-26z" fill={painted ? '#e0c27a' : '#9c6c46'} opacity="0.9" />
      <path d="M-13 30h26M-13 36h26M-13 42h26M-5 24v22M4 24v22" stroke={dark} strokeWidth="1.400" opacity="0.7" />
      <path d="M-20 26c-6 6-7 18-4 28l6-2c-2-8-1-16 2-22zM20 26c6 6 7 18 4 28l-6-2c2-8 1-16-2-22z" fill={coat} />
      <ellipse cx="0" cy="8" rx="9" ry="11" fill={skin} />
      <path d="M-9 5c0-8 4-11 9-11s9 3 9 11c-3-4-15-4-18 0z" fill={dark} />
      <circle cx="5" cy="-8" r="5" fill={dark} />
      <path d="M-4 8h2M3 8h2M-2 14c1 .8 3 .8 4 0" stroke={dark} strokeWidth="1.300" fill="none" />
      {painted && <path d="M-20 60h40v3h-40z" fill="#e0c27a" />}
    </g>
  )
}

const rows = [
  { y: 118, size: 0.62, count: 11, gap: 54, painted: 0 },
  { y: 164, size: 0.86, count: 9, gap: 70, painted: 1 },
  { y: 226, size: 1.18, count: 7, gap: 92, painted: 3 },
  { y: 300, size: 1.6, count: 5, gap: 126, painted: 5 },
]

export function Scene() {
  return (
    <>
      <defs>
        <linearGradient id="xi-pit" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a2416" />
          <stop offset="0.4" stopColor="#7a4b2b" />
          <stop offset="1" stopColor="#b9824e" />
        </linearGradient>
        <radialGradient id="xi-light">
          <stop offset="0" stopColor="#ffe6b0" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffe6b0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="600" height="420" fill="url(#xi-pit)" />
      <path d="M0 0h600v64L500 92H100L0 64z" fill="#d8b37e" />
      <path
        d="M0 20c80 10 140-6 220 4s180-4 380 4M0 42c120 8 220-6 320 2s180 0 280-2"
        stroke="#b98b55"
        strokeWidth="3"
        fill="none"
      />
      <path d="M0 64l100 28v26L0 96zM600 64l-100 28v26l100-22z" fill="#9a6a3c" />
      <path d="M100 92h400v14H100z" fill="#55341f" />
      <path d="M0 96l100 22L20 420H0zM600 96l-100 22 80 302h20z" fill="#6a4126" />
      {rows.map(({ y, size, count, gap, painted }, row) => (
        <g key={y} className={`rank rank-${row}`}>
          {upTo(count).map(i => {
            const place = { x: 300 + (i - (count - 1) / 2) * gap, y: y - 20, size }
            return (
              <g key={i}>
                <Warrior {...place} painted={false} coat={coats[(i + row) % 3]} />
                {(i * 5 + row * 3) % count < painted && (
                  <g className="coloured" style={{ animationDelay: `${-((i * 7 + row * 4) % 12)}s` }}>
                    <Warrior {...place} painted coat={coats[3 + ((i + row) % 4)]} />
                  </g>
                )}
              </g>
            )
          })}
          {row < 3 && <path d={`M0 ${y + 66 * size}h600v${6 + row * 3}H0z`} fill="#4a2c19" opacity="0.45" />}
        </g>
      ))}
      <ellipse className="sweep" cx="220" cy="220" rx="210" ry="240" fill="url(#xi-light)" />
    </>
  )
}
