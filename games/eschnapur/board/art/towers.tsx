/** Towers: planned in ink, or finished in marble. */

import { upTo } from '@palatine/ui'
import { memo } from 'react'

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
