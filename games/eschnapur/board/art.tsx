/**
 * The drawings, all our own: composed from a few paths and the colours of this world. Nothing in here says anything. The
 * large ones hang on nothing but what they are given, and are not drawn anew with every touch.
 */
import { memo, type ReactNode } from 'react'
import type { Effect } from '../components/schema.ts'
import { upTo } from './numbers.ts'

/** Washes that many drawings share; once in the page. */
export const Washes = memo(function Washes() {
  return (
    <svg width="0" height="0" className="es-washes" aria-hidden="true">
      <defs>
        <linearGradient id="es-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--sky-0)' }} />
          <stop offset="0.38" style={{ stopColor: 'var(--sky-1)' }} />
          <stop offset="0.68" style={{ stopColor: 'var(--sky-2)' }} />
          <stop offset="1" style={{ stopColor: 'var(--sky-3)' }} />
        </linearGradient>
        <radialGradient id="es-sun">
          <stop offset="0" style={{ stopColor: 'var(--sun)' }} />
          <stop offset="0.36" style={{ stopColor: 'var(--sun)' }} />
          <stop offset="0.4" style={{ stopColor: 'var(--sun)' }} stopOpacity="0.42" />
          <stop offset="1" style={{ stopColor: 'var(--sun)' }} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="es-marble" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#d9cfc4" />
          <stop offset="0.16" stopColor="#f7f1e5" />
          <stop offset="0.55" stopColor="#fffdf7" />
          <stop offset="1" stopColor="#c9bcb6" />
        </linearGradient>
        <linearGradient id="es-gilt" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f9dc8f" />
          <stop offset="0.5" stopColor="#e08a1e" />
          <stop offset="1" stopColor="#a55f10" />
        </linearGradient>
        <radialGradient id="es-lamp" cx="0.5" cy="0.7" r="0.8">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset="0.5" stopColor="#ffc95e" />
          <stop offset="1" stopColor="#d9731a" />
        </radialGradient>
        <linearGradient id="es-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--stone-0)' }} />
          <stop offset="1" style={{ stopColor: 'var(--stone-1)' }} />
        </linearGradient>
        <linearGradient id="es-niche" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--niche-0)' }} />
          <stop offset="1" style={{ stopColor: 'var(--niche-1)' }} />
        </linearGradient>
        <pattern id="es-jali" width="14" height="14" patternUnits="userSpaceOnUse">
          <path
            d="M7 0l2.400 4.600L14 7l-4.600 2.400L7 14 4.600 9.400 0 7l4.600-2.400zM0-2.400L2.400 0 0 2.400-2.400 0zM14-2.400L16.400 0 14 2.400 11.600 0zM0 11.600L2.400 14 0 16.400-2.400 14zM14 11.600l2.400 2.400-2.400 2.400-2.400-2.400z"
            style={{ fill: 'var(--jali)' }}
          />
        </pattern>
      </defs>
    </svg>
  )
})

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

// Towers

/** What crowns a part: five shapes of roof, and which part has which. */
const roofs = {
  onion: {
    body: 'M20 64V55H80V64ZM24 55C13 41 23 29 37 22C45 18 49 13 50 6C51 13 55 18 63 22C77 29 87 41 76 55Z',
    lines: 'M18 55H82M50 8C40 24 36 40 38 54M50 8C60 24 64 40 62 54',
  },
  chhatri: {
    body: 'M10 38H90V43H10ZM24 38C22 24 36 17 44 14C47 12 49 10 50 6C51 10 53 12 56 14C64 17 78 24 76 38ZM18 43H24V64H18ZM38 43H43V64H38ZM57 43H62V64H57ZM76 43H82V64H76ZM14 60H86V64H14Z',
    lines: 'M10 38H90M10 43H90',
  },
  bangla: {
    body: 'M18 64V46Q50 30 82 46V64ZM4 47Q50 0 96 47L90 52Q50 18 10 52Z',
    lines: 'M10 50Q50 14 90 50M50 24V10',
  },
  shikhara: {
    body: 'M24 64C24 44 34 26 44 17H56C66 26 76 44 76 64ZM38 17C38 12 62 12 62 17C62 20 38 20 38 17ZM46 12C46 8 50 9 50 5C50 9 54 8 54 12Z',
    lines: 'M30 50Q50 44 70 50M35 37Q50 32 65 37M40 26Q50 22 60 26M50 18V64',
  },
  triple: {
    body: 'M4 64V58H96V64ZM28 58C20 44 30 32 40 26C46 22 49 16 50 8C51 16 54 22 60 26C70 32 80 44 72 58ZM5 58C2 48 8 43 13 40C14 43 14 43 15 40C20 43 26 48 23 58ZM77 58C74 48 80 43 85 40C86 43 86 43 87 40C92 43 98 48 95 58Z',
    lines: 'M50 10C42 26 40 42 42 56M50 10C58 26 60 42 58 56M4 58H96',
  },
} as const
const roofOf = ['chhatri', 'bangla', 'onion', 'triple', 'onion', 'shikhara', 'bangla', 'chhatri'] as const
const roof = (part: number) => roofs[roofOf[part % roofOf.length]]

/** The roof as it is planned: an ink line on the sky. */
export const PlannedRoof = memo(function PlannedRoof({ part }: { part: number }) {
  const { body, lines } = roof(part)
  return (
    <svg className="es-roof" viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
      <path className="es-planned" d={body} />
      <path className="es-planned-lines" d={lines} />
    </svg>
  )
})

/** A finished part: white marble, lit windows, a gilt finial. As many storeys as it had fields. */
export const MarbleTower = memo(function MarbleTower({ part, fields }: { part: number; fields: number }) {
  const { body, lines } = roof(part)
  const height = fields * 21
  const storeys = Math.max(2, Math.round(height / 70))
  const step = height / storeys
  return (
    <>
      <svg className="es-roof es-roof-marble" viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
        <path d={body} fill="url(#es-marble)" className="es-marble-edge" />
        <path d={lines} className="es-marble-line" />
        <path
          d="M50 12V-4M46.500 5a3.500 3.500 0 107 0 3.500 3.500 0 10-7 0zM48 -2a2 2 0 104 0 2 2 0 10-4 0z"
          className="es-finial"
        />
      </svg>
      <svg className="es-shaft" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <rect x="3" width="94" height={height} fill="url(#es-marble)" className="es-marble-edge" />
        {upTo(storeys).map(i => (
          <Storey key={i} y={i * step} height={step} wide={(i + part) % 2 === 0} />
        ))}
      </svg>
    </>
  )
})

/** The windows that a part will have, drawn faintly behind its empty fields. */
export const Blueprint = memo(function Blueprint({ part, fields }: { part: number; fields: number }) {
  const height = fields * 21
  const storeys = Math.max(2, Math.round(height / 70))
  const step = height / storeys
  return (
    <svg className="es-blueprint" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {upTo(storeys).map(i => (
        <Storey key={i} y={i * step} height={step} wide={(i + part) % 2 === 0} drawn />
      ))}
    </svg>
  )
})

function Storey({ y, height, wide, drawn = false }: { y: number; height: number; wide: boolean; drawn?: boolean }) {
  const base = y + height - 12
  const top = y + 14
  const window = (x: number, w: number) => {
    const half = w / 2
    const shoulder = top + Math.min(14, half + 2)
    return `M${x} ${base}V${shoulder}Q${x} ${shoulder - 7} ${x + half * 0.6} ${shoulder - 8}Q${x + half} ${shoulder - 10} ${x + half} ${top}Q${x + half} ${shoulder - 10} ${x + half * 1.4} ${shoulder - 8}Q${x + w} ${shoulder - 7} ${x + w} ${shoulder}V${base}Z`
  }
  if (drawn) return <path d={wide ? window(30, 40) : window(10, 34) + window(56, 34)} />
  return (
    <g>
      <path d={`M0 ${y}H100V${y + 4}H0Z`} className="es-cornice" />
      <path d={`M6 ${y + 8}H94`} className="es-inlay" />
      {wide ? (
        <>
          <path d={window(35, 30)} className="es-window" />
          <path d={window(12, 13)} className="es-blind" />
          <path d={window(75, 13)} className="es-blind" />
        </>
      ) : (
        <>
          <path d={window(17, 18)} className="es-window" />
          <path d={window(41, 18)} className="es-window" />
          <path d={window(65, 18)} className="es-window" />
        </>
      )}
    </g>
  )
}

/** The foot of a part: a sandstone block with a scalloped gate for its number. */
export const Plinth = memo(function Plinth({ lit = false }: { lit?: boolean }) {
  return (
    <svg className="es-plinth-art" viewBox="0 0 112 58" preserveAspectRatio="none" aria-hidden="true">
      <path d="M4 58V10H108V58Z" fill="url(#es-stone)" className="es-stone-edge" />
      <path d="M0 4H112V11H0Z" className="es-stone-cornice" />
      <path d="M10 17H32V54H10ZM80 17H102V54H80Z" className="es-screen" />
      <path d="M10 17H32V54H10ZM80 17H102V54H80Z" fill="url(#es-jali)" />
      <path
        d="M36 58V34Q36 27 42 26Q44 19 50 19Q54 19 56 14Q58 19 62 19Q68 19 70 26Q76 27 76 34V58Z"
        fill={lit ? 'url(#es-lamp)' : 'url(#es-niche)'}
        className="es-gate"
      />
    </svg>
  )
})

/** A part that is not in this game: only its shadow in the haze. */
export function Shadow({ part }: { part: number }) {
  return (
    <svg className="es-shadow" viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
      <path d={roof(part).body} />
    </svg>
  )
}

// Small things

const Small = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <svg className={`es-small ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)

/** A purse, tied. */
export const Bag = () => (
  <Small className="es-bag">
    <path
      d="M8.500 2.500C10.500 4 13.500 4 15.500 2.500L14.300 7C18.600 9.200 21 13 21 16.800C21 20.400 17.600 22 12 22S3 20.400 3 16.800C3 13 5.400 9.200 9.700 7Z"
      fill="url(#es-gilt)"
      stroke="#6b3a08"
      strokeWidth="1.2"
    />
    <path d="M8.800 7.400H15.200" stroke="#6b3a08" strokeWidth="2" strokeLinecap="round" />
  </Small>
)

/** The stop marker: a raised hand in a rose disc. */
export const StopMark = () => (
  <Small className="es-stop-mark">
    <path
      d="M7.500 1.500H16.500L22.500 7.500V16.500L16.500 22.500H7.500L1.500 16.500V7.500Z"
      fill="#b8455b"
      stroke="#fff3df"
      strokeWidth="1.4"
    />
    <path
      d="M8 12.500V8a1 1 0 012 0v3V6.200a1 1 0 012 0V11 6.800a1 1 0 012 0v4.700V8.600a1 1 0 012 0V14c0 3.200-1.800 5-4.300 5-2 0-3.100-.9-4-2.500L6.300 13.600c-.5-.9.7-1.900 1.700-1.100z"
      fill="#fff3df"
    />
  </Small>
)

/** The blockade: a grille under a seal. */
export const BlockadeMark = () => (
  <Small className="es-blockade-mark">
    <path d="M3 3H21V21H3Z" fill="#2b2d6e" stroke="#f7e6bd" strokeWidth="1.4" />
    <path d="M8 3V21M12 3V21M16 3V21M3 8H21M3 16H21" stroke="#f7e6bd" strokeWidth="1.6" />
    <circle cx="12" cy="12" r="4.200" fill="#b8455b" stroke="#f7e6bd" strokeWidth="1.2" />
  </Small>
)

export const ShieldMark = () => (
  <Small className="es-shield">
    <path
      d="M12 1.500L21 5V12C21 17 17 20.500 12 22.500C7 20.500 3 17 3 12V5Z"
      fill="#2b2d6e"
      stroke="#fff3df"
      strokeWidth="1.500"
    />
    <path
      d="M7.500 12L11 15.500L17 8.500"
      fill="none"
      stroke="#fff3df"
      strokeWidth="2.400"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Small>
)

export const BrickMark = () => (
  <Small className="es-brick-mark">
    <path d="M2 9L7 5H22V14L17 19H2Z" className="es-brick-side" />
    <path d="M2 9H17V19H2Z" className="es-brick-front" />
    <path d="M17 9L22 5" className="es-brick-line" />
  </Small>
)

/** Laurels of a part scored: victory points. */
export const PointMark = () => (
  <Small>
    <path
      d="M12 2L14.900 8.700L22 9.400L16.600 14.200L18.200 21.300L12 17.500L5.800 21.300L7.400 14.200L2 9.400L9.100 8.700Z"
      fill="url(#es-gilt)"
      stroke="#6b3a08"
      strokeWidth="1.1"
    />
  </Small>
)

/** The disc of privilege points: a lotus. */
export const LotusMark = () => (
  <Small>
    <circle cx="12" cy="12" r="11" fill="#b8455b" />
    <path
      d="M12 4C14.500 7 15 9.500 14.600 12C16 10 17.800 9 20 8.800C20 14 17 18.500 12 18.500S4 14 4 8.800C6.200 9 8 10 9.400 12C9 9.500 9.500 7 12 4Z"
      fill="#fff3df"
    />
  </Small>
)

// Officials

interface Portrait {
  readonly robe: string
  readonly turban: string
  readonly fold: string
  readonly skin: string
  readonly beard: string
  readonly hair: string
}
const portraits: readonly Portrait[] = [
  { robe: '#5a2a4f', turban: '#b8455b', fold: '#d8788a', skin: '#a86b43', beard: '#2a1c1a', hair: 'full' },
  { robe: '#3a2f63', turban: '#f0e2c4', fold: '#cfb98c', skin: '#8f5a38', beard: '#f0e9de', hair: 'long' },
  { robe: '#8a3d1b', turban: '#e08a1e', fold: '#f6b95c', skin: '#b87a4e', beard: '#3a2318', hair: 'moustache' },
  { robe: '#1f4f52', turban: '#2f7f78', fold: '#63b3a8', skin: '#c08a5c', beard: '#4a3526', hair: 'point' },
  { robe: '#6b4a12', turban: '#3f57a8', fold: '#7d92d6', skin: '#9c6440', beard: '#1f1a1c', hair: 'full' },
]
const beards: { readonly [hair: string]: string } = {
  full: 'M22.500 34C22 47 27 52 32 52S42 47 41.500 34C40 39 38 40.500 36 40.500C33.500 40.500 33 39.500 32 39.500S30.500 40.500 28 40.500C26 40.500 24 39 22.500 34Z',
  long: 'M22.500 34C21 48 27 60 32 62C37 60 43 48 41.500 34C40 39 38 40.500 36 40.500C33.500 40.500 33 39.500 32 39.500S30.500 40.500 28 40.500C26 40.500 24 39 22.500 34Z',
  moustache:
    'M32 39.200C29 37.500 25.500 38.600 22 36.500C23 41.500 29 43 32 41C35 43 41 41.500 42 36.500C38.500 38.600 35 37.500 32 39.200Z',
  point: 'M26 42C28 40 30.500 39.500 32 39.500S36 40 38 42C37 47 34 54 32 56C30 54 27 47 26 42Z',
}

/** One of the five high officials, looking out of his window. */
export const Official = memo(function Official({ official }: { official: number }) {
  const { robe, turban, fold, skin, beard, hair } = portraits[official]
  return (
    <svg className="es-portrait" viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={`es-window-${official}`}>
        <path d={archWindow} />
      </clipPath>
      <path d={archWindow} fill="url(#es-niche)" />
      <g clipPath={`url(#es-window-${official})`}>
        <circle cx="32" cy="30" r="25" fill="#f6b95c" opacity="0.2" />
        <path d="M6 66C7 53 20 48.500 32 48.500S57 53 58 66Z" fill={robe} />
        <path d="M25 49L32 60L39 49L36 47H28Z" fill={skin} />
        <path d="M22 49.500L32 63L42 49.500" fill="none" stroke="#f2c260" strokeWidth="2.200" />
        <path d="M22.500 27V35C22.500 43 27 47.500 32 47.500S41.500 43 41.500 35V27Z" fill={skin} />
        <path d={beards[hair]} fill={beard} />
        <path
          d="M25.500 32.500Q27.500 31 29.500 32.500M34.500 32.500Q36.500 31 38.500 32.500"
          fill="none"
          stroke="#21161a"
          strokeWidth="1.700"
          strokeLinecap="round"
        />
        <path
          d="M24.500 29.600Q27.500 28 30 29.600M34 29.600Q36.500 28 39.500 29.600"
          fill="none"
          stroke="#21161a"
          strokeWidth="1.300"
        />
        <path d="M32 32V36.500H33.600" fill="none" stroke="#5b3520" strokeWidth="1.200" />
        <path d="M18 29C13 16 22 7 33 7C45 7 51 17 46 29C41 23.500 23 23.500 18 29Z" fill={turban} />
        <path
          d="M19 25C25 14 37 10 46 14M18.500 20C24 11 32 8 40 9M26 25C33 17 41 16 47 19"
          fill="none"
          stroke={fold}
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M32 17C29 9 31 4 36 1C36.500 7 35 12 32 17Z" fill="#fff3df" />
        <circle cx="32" cy="18.500" r="3.200" fill="url(#es-gilt)" stroke="#6b3a08" strokeWidth="0.800" />
      </g>
      <path d={archWindow} className="es-window-frame" />
    </svg>
  )
})

const archWindow = 'M5 64V30Q5 20 13 18Q15 9 24 9Q30 8 32 2Q34 8 40 9Q49 9 51 18Q59 20 59 30V64Z'

/** The symbols of the officials, in one colour. */
const symbols = [
  // blockade: a grille
  'M4 3H20V21H4ZM6.500 5.500V8H8.600V5.500ZM10.900 5.500V8H13.100V5.500ZM15.400 5.500V8H17.500V5.500ZM6.500 10.500V13.500H8.600V10.500ZM10.900 10.500V13.500H13.100V10.500ZM15.400 10.500V13.500H17.500V10.500ZM6.500 16V18.500H8.600V16ZM10.900 16V18.500H13.100V16ZM15.400 16V18.500H17.500V16Z',
  // stop: a raised hand
  'M6.500 13V6a1.400 1.400 0 012.800 0v4.500h.5V3.900a1.400 1.400 0 012.800 0v6.600h.5V4.800a1.400 1.400 0 012.800 0v6.400h.5V7.500a1.300 1.300 0 012.600 0V15c0 4.200-2.500 7-6.200 7-2.900 0-4.600-1.200-6-3.600L3.600 14c-.7-1.400.9-2.900 2.900-1z',
  // bricks
  'M2 14H11V20H2ZM13 14H22V20H13ZM7.500 6H16.500V12H7.500Z',
  // order: steps with flags
  'M2 21V14H8V9H14V4H15.500V4L22 6.500L15.500 9V21Z',
  // moving: a brick on its way
  'M2 15H10V21H2ZM14 15H22V21H14ZM5 12C6 6 11 3.500 15.500 6.300L17 4L20 11.500L12.500 10.700L14.100 8.400C11.500 6.900 8.400 8.500 7.600 12Z',
]
export const OfficialSymbol = ({ official }: { official: number }) => (
  <Small className="es-symbol">
    <path d={symbols[official]} fill="currentColor" fillRule="evenodd" />
  </Small>
)

// Privileges

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
