/** The track of victory points: beads around the arch. */
import type { Seat } from '@palatine/kernel'
import { memo } from 'react'

const [left, top, right, foot] = [13, 13, 947, 468]

/** Where a field of the track lies around the arch: up the left side, along the top, down the right side. */
export function spot(field: number, fields: number): { x: number; y: number } {
  const [rise, run] = [foot - top, right - left]
  const way = ((field - 1) / (fields - 1)) * (2 * rise + run)
  if (way <= rise) return { x: left, y: foot - way }
  if (way <= rise + run) return { x: left + way - rise, y: top }
  return { x: right, y: top + way - rise - run }
}

/** Before the first field there is room for all. */
export const start = (seat: Seat) => ({ x: left - 2 + (seat % 2) * 18, y: foot + 6 + Math.floor(seat / 2) * 18 })

export const Beads = memo(function Beads({ fields }: { fields: number }) {
  return (
    <svg className="es-beads" viewBox="0 0 960 506" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: fields }, (_, i) => {
        const { x, y } = spot(i + 1, fields)
        const big = (i + 1) % 5 === 0
        return <circle key={`${x}.${y}`} cx={x} cy={y} r={big ? 9.5 : 4} className={big ? 'es-bead-big' : 'es-bead'} />
      })}
      {Array.from({ length: Math.floor(fields / 5) }, (_, i) => {
        const { x, y } = spot((i + 1) * 5, fields)
        return (
          <text key={`${x}.${y}`} x={x} y={y + 4} textAnchor="middle" className="es-bead-text">
            {(i + 1) * 5}
          </text>
        )
      })}
    </svg>
  )
})
