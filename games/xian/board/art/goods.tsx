/** Coins, clay and pigments, seals and builders, and the faces of tiles. */
import { Mark } from '@palatine/ui'

const dark = '#4a3621'

/** Pigments carry a pattern beside their colour: plain, oblique, level, dots; above and below the middle. */
const patterns = ['', 'M5 6L9 3M4 15L18 4.500M7 20.500L21 9.500M15 21L20 17', 'M4.500 5.500h15M4.500 18.500h15', '']

export function Pigment({ kind }: { kind: number }) {
  return (
    <svg className="xi-pigment" viewBox="0 0 24 24" data-pigment={kind} aria-hidden="true">
      <circle cx="12" cy="12" r="11" className="xi-pigment-ground" />
      <g className="xi-pigment-pattern">
        <path d={patterns[kind]} />
        {kind === 3 &&
          [7, 12, 17].flatMap(x => [5.5, 18.5].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.600" />))}
      </g>
      {/* Under a number: no stroke that could be read as part of it. */}
      <circle cx="12" cy="12" r="7.500" className="xi-pigment-middle" />
      <circle cx="12" cy="12" r="11" className="xi-pigment-rim" />
    </svg>
  )
}

/** Whichever pigment one likes: a disc of all four. */
export const AnyPigment = () => (
  <svg className="xi-pigment" viewBox="0 0 24 24" aria-hidden="true">
    {[
      'M12 12V1a11 11 0 0111 11z',
      'M12 12h11a11 11 0 01-11 11z',
      'M12 12v11A11 11 0 011 12z',
      'M12 12H1A11 11 0 0112 1z',
    ].map((quarter, kind) => (
      <path key={quarter} d={quarter} className="xi-pigment-ground" data-pigment={kind} />
    ))}
    <circle cx="12" cy="12" r="11" className="xi-pigment-rim" />
  </svg>
)

export const Coin = () => (
  <Mark>
    <circle cx="12" cy="12" r="10.500" fill="#c9962b" stroke="#6b4a12" strokeWidth="1.200" />
    <circle cx="12" cy="12" r="7.500" fill="none" stroke="#6b4a12" />
    <path d="M9 9h6v6H9z" fill="#f4e3c2" stroke="#6b4a12" />
  </Mark>
)

export const Clay = () => (
  <Mark>
    <path d="M2 9l8-4 12 3-8 5z" fill="#d98a5c" />
    <path d="M2 9v7l12 5v-8z" fill="#b5653a" />
    <path d="M14 13v8l8-6V8z" fill="#8d4a28" />
  </Mark>
)

/** What paints a warrior. */
export const Brush = () => (
  <svg className="xi-brush" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M21.500 2.500L12 11.500l2 2 8.500-10z" fill="#a9753c" stroke="#4a3018" strokeWidth=".9" />
    <path d="M11 10.500l4 4-2.200 2-3.800-3.800z" fill="#d8c08a" stroke="#4a3018" strokeWidth=".9" />
    <path
      d="M9 12.700l3.800 3.800c-1 3.600-5.300 5.500-11 5.200 2.300-1 3-2.200 3.300-4 .4-2.600 1.700-4.600 3.900-5z"
      fill="#c23b22"
      stroke="#4a1a10"
      strokeWidth=".9"
    />
  </svg>
)

export const Point = () => (
  <Mark>
    <path
      d="M3 18.500L2 7l5.500 4L12 3.500 16.500 11 22 7l-1 11.500z"
      fill="#c9962b"
      stroke="#6b4a12"
      strokeLinejoin="round"
    />
    <path d="M3.500 20h17v2h-17z" fill="#6b4a12" />
  </Mark>
)

export const SealStone = () => (
  <Mark>
    <path d="M4 3h16v18H4z" fill="#c23b22" stroke="#7d2110" />
    <path d="M7.500 6.500h9v3h-9zM7.500 12h3.500v6H7.500zM13 12h3.500v6H13z" fill="#fbf3df" />
  </Mark>
)

/** A builder under a straw hat, in the colour of a house. */
export const Builder = ({ seat }: { seat: number }) => (
  <svg className="xi-builder" viewBox="0 0 24 24" data-house={seat} aria-hidden="true">
    <path d="M3.500 23c0-6 3-9 8.500-9s8.500 3 8.500 9z" className="xi-robe" stroke="#2a1d17" />
    <circle cx="12" cy="10.500" r="4" fill="#ecc09a" />
    <path d="M2 10.500L12 2l10 8.500c-6 2-14 2-20 0z" fill="#d9b25f" stroke="#7a5a22" />
  </svg>
)

/** The prime minister: black robe, square cap. */
export const Minister = () => (
  <svg className="xi-builder" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 23.500c0-7 3-10 9-10s9 3 9 10z" fill="#2b2431" stroke="#c9962b" />
    <circle cx="12" cy="10" r="4" fill="#ecc09a" />
    <path d="M4 5.500h16V8H4zM8 3h8v3H8z" fill="#2b2431" stroke="#c9962b" strokeWidth=".8" />
    <path d="M4.500 8v4M19.500 8v4" stroke="#c23b22" />
  </svg>
)

/** What each bonus tile does, drawn on its face: an open gate, two purses changed, a coin crossed out, a second builder. */
const tileFaces = [
  <>
    <path d="M2 9.500C6 9 8 7 9 4h6c1 3 3 5 7 5.500z" fill="#8f3f1c" stroke={dark} strokeWidth=".8" />
    <path d="M4.500 10h15v11h-15z" fill="#efe0bd" stroke={dark} strokeWidth=".8" />
    <path d="M9 12h6v9H9z" fill="#3a2618" />
  </>,
  <>
    <path
      d="M3 8.500h13l-4-4.500M21 15.500H8l4 4.500"
      fill="none"
      stroke="#8f3f1c"
      strokeWidth="2.600"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="19.500" cy="7.500" r="3" fill="#c9962b" stroke={dark} strokeWidth=".8" />
    <path d="M2 14l4-1.500 1.500 1v4L4 19l-2-1.500z" fill="#b5653a" stroke={dark} strokeWidth=".8" />
  </>,
  <>
    <circle cx="13" cy="13" r="8.500" fill="#c9962b" stroke={dark} />
    <path d="M10.500 10.500h5v5h-5z" fill="#f4e3c2" stroke={dark} strokeWidth=".8" />
    <path d="M2 5h8" stroke="#c23b22" strokeWidth="3" strokeLinecap="round" />
  </>,
  <>
    <path d="M1.500 22c0-5 2.500-8 7-8s7 3 7 8z" fill="#8f7a4f" stroke={dark} strokeWidth=".8" />
    <circle cx="8.500" cy="11" r="3" fill="#ecc09a" />
    <path d="M1 11L8.500 5l7.500 6c-4 1.500-11 1.500-15 0z" fill="#d9b25f" stroke="#7a5a22" strokeWidth=".8" />
    <path d="M19 3v8M15 7h8" stroke="#c23b22" strokeWidth="2.600" strokeLinecap="round" />
  </>,
]
export const TileSign = ({ tile }: { tile: number }) => <Mark>{tileFaces[tile]}</Mark>

/** Steps of honour: first, second, third. */
export const Podium = () => (
  <Mark>
    <path d="M8.500 5h7v16h-7zM1.500 11h7v10h-7zM15.500 14h7v7h-7z" fill="#c9962b" stroke={dark} />
  </Mark>
)

/** What is counted where any resource will do: a coin, clay and a pigment. */
export const Resources = () => (
  <Mark>
    <path d="M1.500 13l6-3 5 1.500v6.500l-6 3-5-2z" fill="#b5653a" stroke={dark} strokeWidth=".8" />
    <circle cx="8.500" cy="6.500" r="5" fill="#c9962b" stroke={dark} />
    <circle cx="17" cy="14" r="6" fill="#2f5d9b" stroke={dark} />
  </Mark>
)

/** The hourglass on what leaves after this turn. */
export const Hourglass = () => (
  <Mark>
    <circle cx="12" cy="12" r="11.500" fill="#9c2a18" />
    <path d="M7 5h10M7 19h10M8 5c0 4 8 10 8 14M16 5c0 4-8 10-8 14" fill="none" stroke="#fff6e4" strokeWidth="2" />
  </Mark>
)
