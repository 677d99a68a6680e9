/** Coins, clay and pigments, and the pictures of workers, tiles and equipment. */
import type { ReactNode } from 'react'

/** Pigments carry a pattern beside their colour: plain, oblique, level, dots. */
const patterns = ['', 'M-2 8L8-2M2 16L16 2M8 22L22 8M14 26L26 14', 'M0 7h24M0 12h24M0 17h24', '']

export function Pigment({ kind }: { kind: number }) {
  return (
    <svg className="xi-pigment" viewBox="0 0 24 24" data-pigment={kind} aria-hidden="true">
      <circle cx="12" cy="12" r="11" className="xi-pigment-ground" />
      <g className="xi-pigment-pattern" clipPath="circle(10px at 12px 12px)">
        <path d={patterns[kind]} />
        {kind === 3 &&
          [6, 12, 18].flatMap(x => [6, 12, 18].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.500" />))}
      </g>
      <circle cx="12" cy="12" r="11" className="xi-pigment-rim" />
    </svg>
  )
}

const Small = ({ children, name }: { children: ReactNode; name: string }) => (
  <svg className={`xi-small xi-small-${name}`} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)

export const Coin = () => (
  <Small name="coin">
    <circle cx="12" cy="12" r="10.500" fill="#c9962b" stroke="#6b4a12" strokeWidth="1.200" />
    <circle cx="12" cy="12" r="7.500" fill="none" stroke="#6b4a12" />
    <path d="M9 9h6v6H9z" fill="#f4e3c2" stroke="#6b4a12" />
  </Small>
)

export const Clay = () => (
  <Small name="clay">
    <path d="M2 9l8-4 12 3-8 5z" fill="#d98a5c" />
    <path d="M2 9v7l12 5v-8z" fill="#b5653a" />
    <path d="M14 13v8l8-6V8z" fill="#8d4a28" />
  </Small>
)

export const Point = () => (
  <Small name="point">
    <path
      d="M3 18.500L2 7l5.500 4L12 3.500 16.500 11 22 7l-1 11.500z"
      fill="#c9962b"
      stroke="#6b4a12"
      strokeLinejoin="round"
    />
    <path d="M3.500 20h17v2h-17z" fill="#6b4a12" />
  </Small>
)

export const SealStone = () => (
  <Small name="seal">
    <path d="M4 3h16v18H4z" fill="#c23b22" stroke="#7d2110" />
    <path d="M7.500 6.500h9v3h-9zM7.500 12h3.500v6H7.500zM13 12h3.500v6H13z" fill="#fbf3df" />
  </Small>
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

/** What each bonus tile stands for: a door, two arrows, less, one more. */
const tilePaths = [
  'M4 21V9l8-6 8 6v12h-5v-7H9v7z',
  'M3 8h13l-4-4M21 16H8l4 4',
  'M5 12h14M4 5h5v4H4zM15 15h5v4h-5z',
  'M12 4v16M4 12h16',
]
export const TileSign = ({ tile }: { tile: number }) => (
  <Small name="tile">
    <path
      d={tilePaths[tile]}
      fill={tile === 0 ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={tile === 0 ? 1 : 2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Small>
)

const equipmentPaths: { readonly [kind: string]: string } = {
  'wood A': 'M7 2c9 4 9 16 0 20M7 2v20M2 12h16m-4-3l4 3-4 3',
  'wood B': 'M3 9h14v5H3zM17 11h5M6 20a3 3 0 110-6 3 3 0 010 6zM14 20a3 3 0 110-6 3 3 0 010 6z',
  'wood C': 'M12 2c4 1 7 2 8 3 0 8-2 13-8 17-6-4-8-9-8-17 1-1 4-2 8-3zM12 6v11M7 9h10',
  'bronze A': 'M3 8c6-5 12-5 18 0M12 4v18M3 8l9 6 9-6',
  'bronze B': 'M11 2h3v20h-3zM14 4c5 0 6 3 6 7-2-2-4-3-6-3M11 6L6 9l5 3',
  'bronze C': 'M12 1l3 4v10H9V5zM6 15h12v2.500H6zM11 17.500h2V23h-2z',
}
export const EquipmentPicture = ({ material, section }: { material: string; section: string }) => (
  <svg className="xi-equipment-art" viewBox="0 0 24 24" data-material={material} aria-hidden="true">
    <path
      d={equipmentPaths[`${material} ${section}`]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.700"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)
