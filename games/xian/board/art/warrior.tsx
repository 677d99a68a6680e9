/** Warriors of clay: raw and grey-buff as dug up, or painted in the colour of their house, with its shape on a shield. */
import { memo } from 'react'

/** By seat, on a field of 24: what stands on the shield. Wide enough to be told apart at a finger's breadth. */
const signs = [
  'M12 3.500a8.500 8.500 0 110 17 8.500 8.500 0 010-17z',
  'M12 2.500l10.500 18.500H1.500z',
  'M4 4h16v16H4z',
  'M12 1l11 11-11 11L1 12z',
  'M6.500 4h11l7 8-7 8h-11l-7-8z',
  'M12 1l3.100 7.300 7.900.700-6 5.200 1.900 7.800L12 17.800 5.100 22 7 14.200 1 9l7.900-.700z',
  'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
]

const head = [
  // hair from behind, topknot to the right
  ['hair', 'M20 21c-1-9 4-13 10-13s11 4 10 13c0 3-1 6-2 7H22c-1-1-2-4-2-7z'],
  ['hair', 'M31 9c-1-5 2-8 6-8s6 3 5 6-4 4-6 4-4 0-5-2z'],
  ['laces', 'M31.500 8.500l7 1.500-.6 2-6.600-1.400z'],
  ['flesh', 'M21 19c0-4 2-6 9-6s9 2 9 6c0 7-2 15-9 15s-9-8-9-15z'],
  [
    'hair',
    'M20.500 20c0-7 4-9.500 9.500-9.500s9.500 2.500 9.500 9.500c-2-4-3-5-5-5.500-3 1-6 1-9 0-2 .5-3.500 1.500-5 5.500z',
  ],
] as const

const face =
  'M23.500 20.300c1.200-1 3-1 4.300-.2M32.200 20.100c1.300-.8 3.100-.8 4.300.2M24 22.600c1 .9 2.500.9 3.500 0M32.500 22.600c1 .9 2.500.9 3.500 0M30 22v4.200l-1 .7M26.200 29.300c1.300-1 2.500-1.200 3.800-.6 1.300-.6 2.500-.4 3.800.6M28.200 31.200h3.600'

const rows = [44, 50.5, 57, 63.5]
const plates = [20, 25, 30, 35, 40]

const armour = 'M16 40c3-2.500 8-3.500 14-3.500s11 1 14 3.500l1 27c-5 1.500-9 3.500-15 8-6-4.500-10-6.500-15-8z'
const skirt = 'M16.500 62h27c1 10 3 20 5.500 29-6 2.500-12 3.500-19 3.500s-13-1-19-3.500c2.500-9 4.500-19 5.500-29z'

/** The figure itself; its colours are variables, so that clay and paint are one drawing. */
const Body = () => (
  <>
    <ellipse cx="30" cy="117" rx="28" ry="4.500" className="xi-shade" />
    <path className="xi-plinth" d="M8 111.500h44l3 5.500c-8 1.500-42 1.500-50 0z" />
    <path className="xi-trousers" d="M19 90h9.500v17H19zM31.500 90H41v17h-9.500z" />
    <path
      className="xi-hair"
      d="M16.500 106h12v5.500H14.500c0-2.500.5-4.500 2-5.500zM31.500 106h12c1.500 1 2 3 2 5.500h-14z"
    />
    <path className="xi-robe" d={skirt} />
    <path className="xi-fold" d="M22 66c-1 10-3 19-5 27M30 72v22M38 66c1 10 3 19 5 27" />
    <path
      className="xi-robe"
      d="M17 39C9 42 4 51 4.500 60c.3 5 4 9 9 11l3-4c-2.500-3-3-6-2-10l5-12zM43 39c8 3 13 12 12.500 21-.3 5-4 9-9 11l-3-4c2.500-3 3-6 2-10l-5-12z"
    />
    <path className="xi-flesh" d="M12.500 67.500l5-.5 2 3.500-3.500 2.500zM47.500 67.500l-5-.5-2 3.500 3.500 2.500z" />
    <path className="xi-armour" d={armour} />
    <path
      className="xi-armour"
      d="M17 38.500c-4 1.500-7 5-8.500 10 3 2 6 3 9.500 3zM43 38.500c4 1.500 7 5 8.500 10-3 2-6 3-9.500 3z"
    />
    <path className="xi-fold" d="M9.500 46c2.500 1.700 5 2.600 8 2.800M50.500 46c-2.500 1.700-5 2.600-8 2.800" />
    <path
      className="xi-seam"
      d={`${rows.map(y => `M15.500 ${y}q14.500 3.500 29 0`).join('')}${plates.map(x => `M${x} 39.500v${x === 30 ? 33 : 30}`).join('')}`}
    />
    <path
      className="xi-laces"
      d={rows
        .flatMap(y =>
          plates.map(x => `M${x - 0.8} ${y - 3.6 + (1 - Math.abs(x - 30) / 14.5) * 1.6}h1.600v2.400h-1.600z`),
        )
        .join('')}
    />
    <path
      className="xi-laces"
      d="M14.800 66c5.500 1.600 9.500 3.700 15.200 8.200 5.700-4.500 9.700-6.600 15.200-8.200l.1 2.600c-5.300 1.600-9.400 3.700-15.300 8.300-5.900-4.600-10-6.700-15.300-8.300z"
    />
    <path
      className="xi-laces"
      d="M21 35c2-2.500 16-2.500 18 0l4 4.500c-4 .5-8 2-10.500 5L30 41l-2.500 3.500c-2.500-3-6.500-4.500-10.500-5z"
    />
    {head.map(([part, d]) => (
      <path key={d} className={`xi-${part}`} d={d} />
    ))}
    <path className="xi-face" d={face} />
    <path
      className="xi-light"
      d="M17 39.500c3-1.700 5-2.300 7-2.600l-2.500 35c-2-1.200-4-2-6.300-2.700zM21.500 20c.5 6 2 11 4.500 13-3.500-2-5-8-4.500-13z"
    />
    <path
      className="xi-dark"
      d="M43 39.500c-3-1.700-5-2.300-7-2.600l2.500 35c2-1.200 4-2 6.300-2.700zM38.500 20c-.5 6-2 11-4.500 13 3.500-2 5-8 4.500-13zM42 64c1 10 3 19 6 27l-7 2c-1-9-2-19-1-29z"
    />
  </>
)

const shield =
  'M13.500 71c5-2.500 11-3.500 16.500-3.500s11.500 1 16.500 3.500c.8 14-5 25-16.500 31.500C18.500 96 12.700 85 13.500 71z'

/** The shield of a house. `scale` makes it larger where the figure is small. */
const Shield = ({ seat, scale }: { seat: number; scale: number }) => (
  <g className="xi-shield" transform={`translate(30 84) scale(${scale}) translate(-30 -84)`}>
    <path className="xi-shield-face" d={shield} />
    <path className="xi-shield-sign" d={signs[seat]} transform="translate(18.600 70.800) scale(.95)" />
  </g>
)

interface WarriorProps {
  /** Whose colours it wears; null: raw clay. */
  readonly seat: number | null
  /** It looks the other way: a row of figures is not a row of stamps. */
  readonly turned?: boolean
  /** Below this it is drawn with a larger shield. */
  readonly small?: boolean
}

/** A whole figure, 60 by 120. */
export const Warrior = memo(function Warrior({ seat, turned = false, small = false }: WarriorProps) {
  const look = seat === null ? 'xi-raw' : 'xi-painted'
  return (
    <svg className={`xi-warrior ${look}`} viewBox="0 0 60 122" data-house={seat ?? undefined} aria-hidden="true">
      <g transform={turned ? 'translate(60 0) scale(-1 1)' : undefined}>
        <Body />
      </g>
      {seat !== null && <Shield seat={seat} scale={small ? 1.25 : 1} />}
    </svg>
  )
})

/** Head and shoulders, for lines of text and small places. */
export const Bust = memo(function Bust({ seat }: { seat: number | null }) {
  return (
    <svg
      className={`xi-bust ${seat === null ? 'xi-raw' : 'xi-painted'}`}
      viewBox="0 0 24 24"
      data-house={seat ?? undefined}
      aria-hidden="true"
    >
      <path className="xi-robe xi-bust-edge" d="M2 23.500c0-8 3-11.500 10-11.500s10 3.500 10 11.500z" />
      <path
        className="xi-flesh"
        d="M8.500 7c0-2.500 1-4 3.500-4s3.500 1.500 3.500 4c0 3-1.300 5.500-3.500 5.500S8.500 10 8.500 7z"
      />
      <path
        className="xi-hair"
        d="M8 7c0-3.500 1.700-5 4-5s4 1.500 4 5c-1-1.700-1.500-2.300-2.500-2.700H10.500C9.500 4.700 9 5.300 8 7zM12.500 2.500c0-1.500 1-2.500 2.300-2.500s2 1 1.700 2-1.300 1.300-2.200 1.300-1.500-.2-1.800-.8z"
      />
      {seat !== null && (
        <path className="xi-bust-sign" d={signs[seat]} transform="translate(5.500 10.500) scale(.54)" />
      )}
    </svg>
  )
})
