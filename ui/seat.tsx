/** Seats: colour and shape together, everywhere the same. */
export const seatShapes = ['circle', 'triangle', 'square', 'diamond', 'hexagon', 'star', 'cross'] as const

const outlines = [
  'M12 3a9 9 0 110 18 9 9 0 010-18z',
  'M12 3l10 17.500H2z',
  'M4 4h16v16H4z',
  'M12 1.500L22 12 12 22.500 2 12z',
  'M7 3.500h10l5 8.500-5 8.500H7L2 12z',
  'M12 1.500l3 7 7.600.700-5.800 5 1.800 7.500L12 17.700l-6.600 4 1.800-7.500-5.800-5L9 8.500z',
  'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
]

interface Props {
  readonly seat: number
  readonly size?: number
  /** Where no name stands beside it. */
  readonly label?: string
  /** Nobody sits there: only the outline of what one would get. */
  readonly free?: boolean
}

/** The seal of a seat. */
export function SeatMark({ seat, size = 20, label, free = false }: Props) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label where it is more than decoration
    <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} {...spoken}>
      <path
        d={outlines[seat % outlines.length]}
        fill={free ? 'none' : `var(--seat-${seat % outlines.length})`}
        stroke={free ? 'var(--soft)' : 'var(--ink)'}
        strokeWidth={free ? 2 : 1.6}
        strokeLinejoin="round"
        {...(free && { strokeDasharray: '2.5 2.5' })}
      />
    </svg>
  )
}
