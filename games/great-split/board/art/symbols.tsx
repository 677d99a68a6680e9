/** What is on the cards: books, artworks, two jewels, gold, seals and prestige, each on a field of 24. */
import type { ReactNode } from 'react'

export type SymbolName = 'books' | 'artworks' | 'topaz' | 'emerald' | 'gold' | 'seal' | 'prestige'

const Book = () => (
  <>
    <path
      d="M12 6.500C9.500 4.600 6 4 2 4.600v13.600c4-.6 7.500 0 10 1.900 2.500-1.900 6-2.500 10-1.900V4.600c-4-.6-7.500 0-10 1.900z"
      fill="#fff8e6"
      stroke="#8c2f39"
      strokeWidth="1.700"
      strokeLinejoin="round"
    />
    <path d="M12 6.500v13.600" stroke="#8c2f39" strokeWidth="1.500" />
    <path
      d="M4.500 8c2-.2 3.700.1 5.200.8M4.500 11c2-.2 3.700.1 5.200.8M4.500 14c2-.2 3.700.1 5.200.8M19.500 8c-2-.2-3.700.1-5.200.8M19.500 11c-2-.2-3.700.1-5.200.8M19.500 14c-2-.2-3.700.1-5.200.8"
      fill="none"
      stroke="#c98d86"
      strokeWidth=".9"
    />
  </>
)

const Artwork = () => (
  <>
    <path d="M1.500 3h21v18h-21z" fill="url(#gs-gold)" stroke="#7b5910" strokeWidth=".8" />
    <path d="M4.500 6h15v12h-15z" fill="#a9cfe0" />
    <path d="M4.500 18v-3.500l4-4.500 4 4.500 2.500-2.500 4.500 4v2z" fill="#4d7f52" />
    <path d="M4.500 18v-1.500c4-1.500 10-1 15 0V18z" fill="#2f5b3b" />
    <circle cx="15.500" cy="9" r="1.700" fill="#f6e19a" />
  </>
)

/** Three facets and a hairline: dark, middle, light. */
const Jewel = ({ dark, middle, light }: { dark: string; middle: string; light: string }) => (
  <>
    <path d="M6.500 3.500h11l5 6.500-10.500 12L1.500 10z" fill={middle} />
    <path d="M6.500 3.500L8 10H1.500zM17.500 3.500h-11L12 6.500z" fill={light} />
    <path d="M16 10l-4 12L22.500 10zM17.500 3.500L16 10h6.500z" fill={dark} />
    <path d="M8 10l4-3.500 4 3.500z" fill={light} opacity=".7" />
    <path
      d="M1.500 10h21M6.500 3.500L8 10l4 12 4-12 1.500-6.500M8 10l4-3.500 4 3.500"
      fill="none"
      stroke="#fff"
      strokeWidth=".45"
      opacity=".8"
    />
    <path d="M6.500 3.500h11l5 6.500-10.500 12L1.500 10z" fill="none" stroke="#1c0515" strokeWidth=".6" opacity=".45" />
  </>
)

const Cut = ({ dark, middle, light }: { dark: string; middle: string; light: string }) => (
  <>
    <path d="M7.500 2h9L22 7.500v9L16.500 22h-9L2 16.500v-9z" fill={middle} />
    <path d="M7.500 2h9l-2 5h-5zM2 7.500L7.500 2l2 5L7 9.500z" fill={light} />
    <path d="M22 16.500L16.500 22l-2-5 2.500-2.500zM16.500 22h-9l2-5h5z" fill={dark} />
    <path d="M9.500 7h5L17 9.500v5L14.500 17h-5L7 14.500v-5z" fill={light} opacity=".55" />
    <path
      d="M9.500 7h5L17 9.500v5L14.500 17h-5L7 14.500v-5zM7.500 2l2 5M16.500 2l-2 5M22 7.500L17 9.500M22 16.500l-5-2M16.500 22l-2-5M7.500 22l2-5M2 16.500l5-2M2 7.500l5 2"
      fill="none"
      stroke="#fff"
      strokeWidth=".45"
      opacity=".8"
    />
    <path
      d="M7.500 2h9L22 7.500v9L16.500 22h-9L2 16.500v-9z"
      fill="none"
      stroke="#1c0515"
      strokeWidth=".6"
      opacity=".45"
    />
  </>
)

const Coin = () => (
  <>
    <circle cx="12" cy="12" r="10.500" fill="url(#gs-gold)" stroke="#7b5910" strokeWidth=".9" />
    <circle cx="12" cy="12" r="7.600" fill="none" stroke="#7b5910" strokeWidth=".9" />
    <path
      d="M12 6.200l1.700 3.900 4.200.4-3.200 2.800 1 4.100-3.700-2.200-3.700 2.200 1-4.100-3.200-2.800 4.200-.4z"
      fill="#7b5910"
    />
  </>
)

const wax = Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12
  const radius = i % 2 === 0 ? 11 : 9.3
  return `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

const Seal = () => (
  <>
    <path d={`M${wax}z`} fill="#b3202f" stroke="#6d0f1a" strokeWidth=".8" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="6.400" fill="#8d1522" />
    <path
      d="M12 7l1.500 3.400 3.700.3-2.800 2.500.9 3.600-3.300-1.900-3.300 1.900.9-3.600-2.800-2.500 3.700-.3z"
      fill="#e8707b"
    />
  </>
)

const Crown = () => (
  <>
    <path
      d="M2.500 19L1.500 7.500 7 11.500l5-8 5 8 5.500-4-1 11.500z"
      fill="url(#gs-gold)"
      stroke="#7b5910"
      strokeWidth=".9"
      strokeLinejoin="round"
    />
    <path d="M2.800 19h18.400v2.500H2.800z" fill="#d4af37" stroke="#7b5910" strokeWidth=".8" />
    <circle cx="12" cy="14.500" r="2" fill="#b3202f" />
    <circle cx="6.500" cy="15.500" r="1.200" fill="#2b6cb0" />
    <circle cx="17.500" cy="15.500" r="1.200" fill="#0f6b4f" />
  </>
)

const drawings: { readonly [name in SymbolName]: () => ReactNode } = {
  books: Book,
  artworks: Artwork,
  topaz: () => <Jewel dark="#1b4f8a" middle="#2f7acb" light="#8cc3f2" />,
  emerald: () => <Cut dark="#06402e" middle="#0f7a57" light="#6fd0a8" />,
  gold: Coin,
  seal: Seal,
  prestige: Crown,
}

/** One symbol, as large as its place. */
export function Emblem({ name, className = '' }: { name: SymbolName; className?: string }) {
  const Drawing = drawings[name]
  return (
    <svg className={`gs-symbol ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <Drawing />
    </svg>
  )
}

/** A symbol inside a larger drawing: at a place, with a size. */
export function SymbolAt({ name, x, y, size }: { name: SymbolName; x: number; y: number; size: number }) {
  const Drawing = drawings[name]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      <Drawing />
    </g>
  )
}
