/** What is drawn on cards: privileges, gold, sites, and their backs. */
import { memo, type ReactNode } from 'react'
import type { Effect } from '../../components/schema.ts'

const coin = (x: number, y: number, r = 4) => (
  <circle key={`${x}.${y}`} cx={x} cy={y} r={r} fill="url(#es-gilt)" stroke="#6b3a08" strokeWidth="0.9" />
)
const block = (x: number, y: number) => (
  <path key={`${x}.${y}`} d={`M${x} ${y}h9v5.500h-9z`} fill="#c2663f" stroke="#5b2413" strokeWidth="1" />
)
const inkLine = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const privilegeArt: { readonly [effect in Effect]: ReactNode } = {
  'choose-marker': (
    <>
      <circle cx="12" cy="12" r="9" fill="#2b2d6e" stroke="#f7e6bd" strokeWidth="1.500" />
      <path d="M10 9L12.500 7.500V16.500" {...inkLine} stroke="#f7e6bd" />
    </>
  ),
  'protect-brick': (
    <>
      {block(3, 15)}
      {block(12, 15)}
      <path
        d="M12 2L18.500 4.500V8.500C18.500 11.500 15.500 13.500 12 14.500C8.500 13.500 5.500 11.500 5.500 8.500V4.500Z"
        fill="#2b2d6e"
        stroke="#f7e6bd"
        strokeWidth="1.300"
      />
    </>
  ),
  gold: <>{[coin(7, 16), coin(16.5, 16.5), coin(11.5, 9), coin(18, 8), coin(5, 7)]}</>,
  'ignore-stop': (
    <>
      <path d="M8 4H16L20 8V16L16 20H8L4 16V8Z" fill="#b8455b" />
      <path d="M2 21L22 3" {...inkLine} strokeWidth={2.6} />
    </>
  ),
  'reject-blockade': (
    <>
      <path d="M4 4H20V20H4Z" fill="none" stroke="#2b2d6e" className="es-ink-stroke" strokeWidth="2" />
      <path d="M9 4V20M15 4V20M4 12H20" stroke="#2b2d6e" className="es-ink-stroke" strokeWidth="1.600" />
      <path d="M3 21L21 3" stroke="#b8455b" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  'win-ties': (
    <>
      <path
        d="M3 8H21M3 8L0.800 14H7.200L5 8M19 8L16.800 14H23.200L21 8M12 4V20M7 20.500H17"
        {...inkLine}
        strokeWidth={1.7}
      />
      {coin(12, 4, 2.8)}
    </>
  ),
  'from-hand': (
    <>
      <path d="M5 3H14V15H5Z" transform="rotate(-10 9 9)" fill="#f7e6bd" stroke="#6b3a08" strokeWidth="1.200" />
      <path
        d="M11 4H20V16H11Z"
        transform="rotate(10 15 10)"
        fill="url(#es-gilt)"
        stroke="#6b3a08"
        strokeWidth="1.200"
      />
      <path d="M5 22C6 17.500 9 16 13 16.500S20 18 20 22" {...inkLine} />
    </>
  ),
  bricks: <>{[block(2, 15), block(13, 15), block(7.5, 7.5)]}</>,
  'free-sites': (
    <>
      <path
        d="M12 2V22M2 12H22M12 2L9.500 5M12 2L14.500 5M12 22L9.500 19M12 22L14.500 19M2 12L5 9.500M2 12L5 14.500M22 12L19 9.500M22 12L19 14.500"
        {...inkLine}
        strokeWidth={1.7}
      />
      <path d="M12 8L16 12L12 16L8 12Z" fill="#e08a1e" />
    </>
  ),
  'gold-and-bricks': (
    <>
      {block(2, 15)}
      {block(11.5, 15)}
      {coin(7, 8.5)}
      {coin(16, 8.5)}
    </>
  ),
}

export const PrivilegeArt = ({ effect }: { effect: Effect }) => (
  <svg className="es-privilege-art" viewBox="0 0 24 24" aria-hidden="true">
    {privilegeArt[effect]}
  </svg>
)

/** The face of a gold card: coins in a lotus frame, more gilt the more it is worth. */
export const GoldFace = memo(function GoldFace({ value, share }: { value: number; share: number }) {
  return (
    <svg className="es-gold-face" viewBox="0 0 40 54" aria-hidden="true">
      <rect x="0.500" y="0.500" width="39" height="53" rx="5" fill="#fdf6e3" stroke="#8a5a1a" />
      <rect x="3" y="3" width="34" height="48" rx="3.500" fill="url(#es-gilt)" opacity={0.1 + share * 0.75} />
      <rect x="3" y="3" width="34" height="48" rx="3.500" fill="none" stroke="#8a5a1a" strokeWidth="0.800" />
      <path
        d="M20 6C23 11 27 12 33 11C32 17 33 21 36 27C33 33 32 37 33 43C27 42 23 43 20 48C17 43 13 42 7 43C8 37 7 33 4 27C7 21 8 17 7 11C13 12 17 11 20 6Z"
        fill="#fffaf0"
        stroke="#8a5a1a"
        strokeWidth="0.900"
      />
      <text x="20" y="35.500" textAnchor="middle" className="es-gold-value">
        {value}
      </text>
    </svg>
  )
})

/** The back of gold and of site cards. */
export const CardBack = ({ seat }: { seat?: number }) => (
  <svg className="es-card-back" viewBox="0 0 40 54" aria-hidden="true">
    <rect x="0.500" y="0.500" width="39" height="53" rx="5" className="es-back-paper" />
    <rect x="3" y="3" width="34" height="48" rx="3.500" className="es-back-field" />
    <path d="M20 8L32 27L20 46L8 27Z" className="es-back-line" />
    <path d="M20 14L28 27L20 40L12 27ZM3 27H8M32 27H37M20 3V8M20 46V51" className="es-back-line" />
    {seat === undefined && <circle cx="20" cy="27" r="4" className="es-back-jewel" />}
  </svg>
)

/** The face of a site card: its part under an arch. */
export const SiteFace = ({ part }: { part: number }) => (
  <svg className="es-site-face" viewBox="0 0 40 54" aria-hidden="true">
    <rect x="0.500" y="0.500" width="39" height="53" rx="5" fill="#fdf6e3" stroke="#2b2d6e" />
    <path d="M6 50V22Q6 15 11 14Q13 8 18 8Q19.500 7 20 4Q20.500 7 22 8Q27 8 29 14Q34 15 34 22V50Z" fill="#2b2d6e" />
    <text x="20" y="39" textAnchor="middle" className="es-site-value">
      {part + 1}
    </text>
  </svg>
)
