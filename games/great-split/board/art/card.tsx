/** Cards and the splitter, 86 by 120. What tells a card apart stands in its upper left corner: that stays visible in a fan. */
import { memo } from 'react'
import { SymbolAt, type SymbolName } from './symbols.tsx'

/** Where the symbols of a card stand, by how many there are. */
const places: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[43, 68]],
  [
    [43, 50],
    [43, 88],
  ],
  [
    [43, 46],
    [28, 84],
    [58, 84],
  ],
]
const sizes = [0, 44, 34, 29]

/** A number that needs no font: drawn in the board's own face by the page. */
export const CardFace = memo(function CardFace({ symbol, amount }: { symbol: SymbolName; amount: number }) {
  // Prestige is one crown with its value; more symbols than three would be a crowd.
  const shown = symbol === 'prestige' ? 1 : Math.min(amount, 3)
  return (
    <svg className="gs-card-face" viewBox="0 0 86 120" aria-hidden="true">
      <rect x="2" y="3" width="84" height="117" rx="8" fill="#000" opacity=".35" />
      <rect x=".5" y=".5" width="84" height="117" rx="8" fill="url(#gs-ivory)" stroke="#7b5910" />
      <rect x="5.500" y="5.500" width="74" height="107" rx="5" fill="none" stroke="url(#gs-gold)" strokeWidth="1.800" />
      <path
        d="M5.500 18a12 12 0 0012-12M67.500 5.500a12 12 0 0012 12M79.500 100a12 12 0 00-12 12M17.500 112.500a12 12 0 00-12-12"
        fill="none"
        stroke="#c99f2c"
        strokeWidth="1"
        opacity=".7"
      />
      <text className="gs-card-number" x="17" y="27" textAnchor="middle">
        {amount}
      </text>
      <SymbolAt name={symbol} x={17} y={39} size={13} />
      {places[shown].map(([x, y]) => (
        <SymbolAt key={`${x} ${y}`} name={symbol} x={x} y={y} size={symbol === 'prestige' ? 46 : sizes[shown]} />
      ))}
    </svg>
  )
})

export const CardBack = memo(function CardBack() {
  return (
    <svg className="gs-card-face" viewBox="0 0 86 120" aria-hidden="true">
      <rect x="2" y="3" width="84" height="117" rx="8" fill="#000" opacity=".35" />
      <rect x=".5" y=".5" width="84" height="117" rx="8" fill="#4a1235" stroke="#7b5910" />
      <rect x="5.500" y="5.500" width="74" height="107" rx="5" fill="none" stroke="url(#gs-gold)" strokeWidth="1.800" />
      <path
        d="M42.500 22c14 10 14 28 0 37-14-9-14-27 0-37zM42.500 59c14 9 14 27 0 37-14-10-14-28 0-37zM12 59c10-9 21-9 30.500 0-9.500 9-20.500 9-30.500 0zM42.500 59c9.500-9 20.500-9 30.500 0-10 9-21 9-30.500 0z"
        fill="none"
        stroke="#d4af37"
        strokeWidth="1.600"
      />
      <circle cx="42.500" cy="59" r="6" fill="url(#gs-gem)" stroke="#d4af37" />
    </svg>
  )
})

/** The splitter: an enamelled blade between the two sides of a hand, later a joker. */
export const Splitter = memo(function Splitter() {
  return (
    <svg className="gs-splitter" viewBox="0 0 64 168" aria-hidden="true">
      <path
        d="M32 2c8 8 22 12 28 14v136c-6 2-20 6-28 14-8-8-22-12-28-14V16C10 14 24 10 32 2z"
        fill="#2a0a1e"
        stroke="url(#gs-gold)"
        strokeWidth="3.500"
      />
      <path
        d="M32 14c6 5 14 8 20 10v120c-6 2-14 5-20 10-6-5-14-8-20-10V24c6-2 14-5 20-10z"
        fill="none"
        stroke="#d4af37"
        opacity=".6"
      />
      <path d="M32 34c9 14 9 24 0 34-9-10-9-20 0-34zM32 134c9-14 9-24 0-34-9 10-9 20 0 34z" fill="url(#gs-gold)" />
      <circle cx="32" cy="84" r="13" fill="url(#gs-gem)" stroke="url(#gs-gold)" strokeWidth="3" />
      <path d="M24 78c2-4 5-6 8-6" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".7" />
    </svg>
  )
})
