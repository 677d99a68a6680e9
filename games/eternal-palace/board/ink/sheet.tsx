/** A sheet on the page: its washes as gradients, its inks as paths. */
import type { Sheet, Wash } from './ink.ts'

/** `prefix` keeps the gradients of several pictures on one page apart. */
export function Inks({ prefix, sheet: { inks, washes } }: { prefix: string; sheet: Pick<Sheet, 'inks' | 'washes'> }) {
  const names = washes.map(({ name }) => name)
  return (
    <>
      {washes.length > 0 && (
        <defs>
          {washes.map(wash => (
            <Gradient key={wash.name} prefix={prefix} wash={wash} />
          ))}
        </defs>
      )}
      {inks.map(({ d, fill, opacity }) => (
        <path
          key={d.slice(0, 40)}
          d={d}
          fill={names.includes(fill) ? `url(#${prefix}${fill})` : fill}
          opacity={opacity}
        />
      ))}
    </>
  )
}

export function Gradient({ prefix, wash }: { prefix: string; wash: Wash }) {
  const { name, from, to, stops } = wash
  const inside = stops.map(([at, colour, opacity = 1]) => (
    <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />
  ))
  const shared = { id: `${prefix}${name}`, gradientUnits: 'userSpaceOnUse' } as const
  return typeof to === 'number' ? (
    <radialGradient {...shared} cx={from[0]} cy={from[1]} r={to}>
      {inside}
    </radialGradient>
  ) : (
    <linearGradient {...shared} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      {inside}
    </linearGradient>
  )
}
