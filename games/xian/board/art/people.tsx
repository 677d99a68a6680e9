/** The people on the cards: workers in their trade's dress, helpers in green, each with what they work with. */
import { memo, type ReactNode } from 'react'

type Trade = 'tax-collector' | 'craftsman' | 'miner'
type Helper = 'accountant' | 'administrator' | 'ceramist' | 'emissary' | 'officer' | 'scientist'

const ink = '#2a1d17'
const green = '#3e7c4f'

const hats = {
  /** A scholar's cap with two wings. */
  cap: (
    <path
      d="M14.500 13c-.5-7 3-9.500 9.500-9.500S34 6 33.500 13zM4.500 9.500h10v3h-10zM33.500 9.500h10v3h-10z"
      fill={ink}
    />
  ),
  /** A knot of hair with a band. */
  knot: (
    <>
      <path d="M15 17c-1-9 3-12 9-12s10 3 9 12c-2-5-4-6-9-6s-7 1-9 6z" fill={ink} />
      <circle cx="24" cy="4" r="3.600" fill={ink} />
      <path d="M15 13.500c5-2.500 13-2.500 18 0v2.600c-5-2.300-13-2.300-18 0z" fill="#c23b22" />
    </>
  ),
  /** A hat of straw. */
  straw: (
    <>
      <path d="M7 15L24 2l17 13c-9 3.500-25 3.500-34 0z" fill="#d9b25f" stroke="#7a5a22" />
      <path d="M24 2L16 16M24 2l8 14M24 2v14.500" stroke="#7a5a22" strokeWidth=".9" opacity=".7" />
    </>
  ),
  /** A helmet with a plume. */
  helmet: (
    <>
      <path d="M24 5c1-4 4-4.500 6-3-1 1.500-2 3-4 4z" fill="#c23b22" />
      <path d="M14 19c-1-10 3-14 10-14s11 4 10 14h-3.500v-5h-13v5z" fill="#6b5a2e" stroke={ink} />
      <path d="M17 10h14" stroke="#c9962b" strokeWidth="1.600" />
    </>
  ),
  /** A low round cap. */
  round: <path d="M14.500 15c-1-9 4-11 9.500-11s10.500 2 9.500 11c-4-2-15-2-19 0z" fill="#22452e" stroke={ink} />,
} as const

/** What somebody holds, in the lower right of a field of 48. */
const tools: { readonly [who in Trade | Helper]: ReactNode } = {
  'tax-collector': (
    <g fill="#c9962b" stroke="#6b4a12">
      <circle cx="36" cy="31" r="5" />
      <circle cx="40" cy="38" r="5" />
      <circle cx="33" cy="41" r="5" />
      <path d="M34.500 29.500h3v3h-3zM38.500 36.500h3v3h-3zM31.500 39.500h3v3h-3z" fill="#f4e3c2" strokeWidth=".7" />
    </g>
  ),
  craftsman: (
    <g stroke={ink} strokeWidth=".8">
      <path d="M29 37l6-4 10 3-6 5z" fill="#d98a5c" />
      <path d="M29 37v6l10 5v-7z" fill="#b5653a" />
      <path d="M39 41v7l6-5v-7z" fill="#8d4a28" />
    </g>
  ),
  miner: (
    <>
      <path d="M30 46l9-18" stroke="#7a5a22" strokeWidth="3" strokeLinecap="round" />
      <path d="M29 27c5-4 13-2 17 5-5-2-11-3-17-5z" fill="#8f979c" stroke={ink} />
    </>
  ),
  accountant: (
    <>
      <path d="M28 31h17v15H28z" fill="#8d4a28" stroke={ink} />
      <path d="M31 33v11M35 33v11M39 33v11M42.500 33v11M28 37.500h17" stroke="#f4e3c2" strokeWidth=".9" />
      <path
        d="M31 34.500v2M35 35v2M39 34.500v2M42.500 35v2M31 40v3M35 41v3M39 39.500v3M42.500 41v3"
        stroke="#c9962b"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </>
  ),
  administrator: (
    <>
      <path d="M30 30h12v16H30z" fill="#fbf3df" stroke={ink} />
      <path d="M28.500 28.500h15v3h-15zM28.500 44.500h15v3h-15z" fill="#8d4a28" stroke={ink} strokeWidth=".8" />
      <path d="M33 34v8M36 34v8M39 34v8" stroke={ink} strokeWidth="1.100" strokeDasharray="2 1" />
    </>
  ),
  ceramist: (
    <>
      <path
        d="M33 29h8v2.500c4 2 5.500 5 5.500 8 0 4-3 7.500-9.500 7.500s-9.500-3.500-9.500-7.500c0-3 1.500-6 5.500-8z"
        fill="#b5653a"
        stroke={ink}
      />
      <path d="M28.500 37h17M29 41h16" stroke="#f4e3c2" strokeWidth="1.200" />
    </>
  ),
  emissary: (
    <>
      <path d="M31 47V27" stroke="#7a5a22" strokeWidth="2.200" strokeLinecap="round" />
      <path d="M32 28h13l-3 4.500 3 4.500H32z" fill="#c23b22" stroke={ink} />
      <path d="M34.500 31h6M34.500 34h5" stroke="#fbf3df" strokeWidth="1.200" />
    </>
  ),
  officer: (
    <>
      <path d="M37 26l2 3v12h-4V29z" fill="#b9c0c4" stroke={ink} strokeWidth=".9" />
      <path d="M31.500 41h11v2.600h-11z" fill="#c9962b" stroke={ink} strokeWidth=".8" />
      <path d="M36 43.600h2.200V48H36z" fill="#8d4a28" />
    </>
  ),
  scientist: (
    <>
      <path d="M28 37h18c0 6-3.500 10-9 10s-9-4-9-10z" fill="#fbf3df" stroke={ink} />
      <path d="M30 38.500h14c-.5 3-3 5-7 5s-6.500-2-7-5z" fill="#2f5d9b" />
      <path d="M36 40l7-13" stroke="#7a5a22" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
}

const dress: { readonly [who in Trade | Helper]: readonly [robe: string, hat: keyof typeof hats] } = {
  'tax-collector': ['#b98a1c', 'cap'],
  craftsman: ['#a5482c', 'knot'],
  miner: ['#3f6293', 'straw'],
  accountant: [green, 'cap'],
  administrator: [green, 'round'],
  ceramist: [green, 'knot'],
  emissary: [green, 'straw'],
  officer: [green, 'helmet'],
  scientist: [green, 'round'],
}

/** Head and shoulders, 48 by 48. */
export const Person = memo(function Person({ who }: { who: Trade | Helper }) {
  const [robe, hat] = dress[who]
  return (
    <svg className="xi-person" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M3 48c0-12 7-18.500 21-18.500S45 36 45 48z" fill={robe} stroke={ink} />
      <path d="M17.500 29.500L24 39l6.500-9.500-2-2h-9z" fill="#fbf3df" stroke={ink} strokeWidth=".8" />
      <path
        d="M15.500 17c0-5 3-7.500 8.500-7.500s8.500 2.500 8.500 7.500c0 7-3 12.500-8.500 12.500S15.500 24 15.500 17z"
        fill="#ecc09a"
        stroke={ink}
        strokeWidth=".8"
      />
      <path
        d="M18.500 17.800c1-.8 2.500-.8 3.500 0M26 17.800c1-.8 2.500-.8 3.500 0M24 19v3l-.9.600M20 25c1.500-1 2.800-1.200 4-.7 1.200-.5 2.500-.3 4 .7"
        fill="none"
        stroke={ink}
        strokeWidth="1"
        strokeLinecap="round"
      />
      {hats[hat]}
      {tools[who]}
    </svg>
  )
})
