/** Velvet and gold: the wallet opens on two fans of cards. */
import { upTo } from '@palatine/ui/stage/seats'

const fan = (side: -1 | 1) => [0, 1, 2, 3].map(i => ({ turn: side * (14 + i * 17), lift: i }))
const gems = ['#2b6cb0', '#0f6b4f', '#d4af37', '#a3244a']

function FanCard({ turn, gem }: { turn: number; gem: string }) {
  return (
    <g transform={`rotate(${turn} 300 360)`}>
      <rect x="262" y="112" width="76" height="116" rx="9" fill="#fbf5e6" stroke="#d4af37" strokeWidth="3" />
      <rect x="270" y="120" width="60" height="100" rx="5" fill="none" stroke="#c9a24a" strokeWidth="1.200" />
      <path d="M300 142l20 22-20 32-20-32z" fill={gem} />
      <path
        d="M280 164h40M300 142l-8 22 8 32 8-32z"
        stroke="#fbf5e6"
        strokeOpacity="0.55"
        strokeWidth="1.500"
        fill="none"
      />
      <path
        d="M276 128q6 0 6 6M324 128q-6 0-6 6M276 212q6 0 6-6M324 212q-6 0-6-6"
        stroke="#c9a24a"
        strokeWidth="1.500"
        fill="none"
      />
    </g>
  )
}

export function Scene() {
  return (
    <>
      <defs>
        <radialGradient id="gs-velvet" cx="0.5" cy="0.55" r="0.75">
          <stop offset="0" stopColor="#6d2150" />
          <stop offset="0.55" stopColor="#451232" />
          <stop offset="1" stopColor="#230618" />
        </radialGradient>
        <linearGradient id="gs-gold" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3dc8b" />
          <stop offset="0.5" stopColor="#d4af37" />
          <stop offset="1" stopColor="#9c7a1e" />
        </linearGradient>
      </defs>
      <rect width="600" height="420" fill="url(#gs-velvet)" />
      <g transform="translate(0 -40)">
        {upTo(25).map(i => {
          const angle = ((i - 12) * 7.2 * Math.PI) / 180
          const [x, y] = [300 + Math.sin(angle) * 620, 372 - Math.cos(angle) * 620]
          return (
            <path
              key={i}
              d={`M300 372L${x.toFixed(0)} ${y.toFixed(0)}`}
              stroke="#d4af37"
              strokeWidth={i % 2 ? 1 : 2}
              opacity={i % 2 ? 0.16 : 0.26}
            />
          )
        })}
        {[150, 178, 250].map(r => (
          <path
            key={r}
            d={`M${300 - r} 372a${r} ${r} 0 01${2 * r} 0`}
            fill="none"
            stroke="#d4af37"
            strokeWidth="1.500"
            opacity="0.3"
          />
        ))}
        <g className="fan fan-left">
          {fan(-1)
            .reverse()
            .map(({ turn, lift }) => (
              <FanCard key={turn} turn={turn} gem={gems[lift]} />
            ))}
        </g>
        <g className="fan fan-right">
          {fan(1)
            .reverse()
            .map(({ turn, lift }) => (
              <FanCard key={turn} turn={turn} gem={gems[3 - lift]} />
            ))}
        </g>
        <path
          d="M176 300c0-14 10-22 22-22h204c12 0 22 8 22 22v82c0 12-8 20-20 20H196c-12 0-20-8-20-20z"
          fill="#2c0a1f"
          stroke="url(#gs-gold)"
          strokeWidth="4"
        />
        <path d="M176 304c60 34 188 34 248 0" fill="none" stroke="url(#gs-gold)" strokeWidth="4" />
        <circle cx="300" cy="332" r="15" fill="url(#gs-gold)" />
        <circle cx="300" cy="332" r="6" fill="#2c0a1f" />
        <path
          d="M206 352c18-18 40-18 52 0s-20 26-26 10M394 352c-18-18-40-18-52 0s20 26 26 10"
          fill="none"
          stroke="#d4af37"
          strokeWidth="2.500"
          strokeLinecap="round"
        />
      </g>
      <g fill="none" stroke="url(#gs-gold)" strokeWidth="2.500" strokeLinecap="round">
        <path d="M18 160V68h92M30 146c0-46 20-66 66-66M44 134c0-24 16-40 40-40" />
        <path d="M582 160V68h-92M570 146c0-46-20-66-66-66M556 134c0-24-16-40-40-40" />
        <path d="M18 260v92h92M582 260v92h-92" />
      </g>
      {[
        [92, 170],
        [510, 150],
        [140, 96],
        [470, 82],
        [300, 44],
        [60, 260],
        [545, 262],
      ].map(([x, y], i) => (
        <path
          key={x}
          d={`M${x} ${y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2z`}
          fill="#f3dc8b"
          className={`glow glow-${i % 3}`}
        />
      ))}
    </>
  )
}
