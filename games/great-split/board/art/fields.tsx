/** What lies on the tracks: orders as suns, stars on the seals, markers of enamel, medallions before each row. */
import type { ReactNode } from 'react'
import { Emblem, type SymbolName } from './symbols.tsx'

const rays = (count: number, outer: number, inner: number): string =>
  `${Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count - Math.PI / 2
    const radius = i % 2 === 0 ? outer : inner
    return `${i === 0 ? 'M' : 'L'}${(20 + radius * Math.cos(angle)).toFixed(1)} ${(20 + radius * Math.sin(angle)).toFixed(1)}`
  }).join('')}z`

/** An order: a gold sun round a disc in the track's enamel. */
export const Sun = ({ children }: { children?: ReactNode }) => (
  <svg className="gs-sun" viewBox="0 0 40 40" aria-hidden="true">
    <path d={rays(8, 19.5, 14.5)} fill="url(#gs-gold)" stroke="#5f430b" strokeWidth=".8" />
    <circle cx="20" cy="20" r="12" className="gs-enamel" stroke="#5f430b" />
    {children}
  </svg>
)

/** A star of the seals: what orders are multiplied by. */
export const Star = ({ children }: { children?: ReactNode }) => (
  <svg className="gs-star" viewBox="0 0 40 40" aria-hidden="true">
    <path d={rays(5, 19.5, 8.5)} fill="url(#gs-gold)" stroke="#5f430b" strokeWidth="1" strokeLinejoin="round" />
    {children}
  </svg>
)

/** The medallion that says what a row is about. */
export const Medallion = ({ name }: { name: SymbolName }) => (
  <span className="gs-medallion" aria-hidden="true">
    <svg viewBox="0 0 50 50" aria-hidden="true">
      <circle cx="25" cy="25" r="23" fill="#2a0a1e" stroke="url(#gs-gold)" strokeWidth="3" />
      <circle cx="25" cy="25" r="19.500" fill="none" stroke="#d4af37" strokeWidth=".8" opacity=".6" />
    </svg>
    <Emblem name={name} />
  </span>
)
