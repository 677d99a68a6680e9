/** The wallet that goes to the neighbour: back with its lining, cards between, front with clasp. */
import type { ReactNode } from 'react'

const scroll =
  'M230 62c-18-22-52-34-78-24-24 9-32 40-12 52 14 8 30-4 24-18M230 62c-10 4-28 2-40 12-16 14-2 40 16 34 12-4 12-20 2-22M230 62c18-22 52-34 78-24 24 9 32 40 12 52-14 8-30-4-24-18M230 62c10 4 28 2 40 12 16 14 2 40-16 34-12-4-12-20-2-22M230 78c-14 8-16 24 0 34 16-10 14-26 0-34z'

/** 460 by 132; `children` are the cards, which stand in it. `opens`: the front sinks and shows more of them. */
export function Wallet({
  children,
  open = true,
  clasp = true,
}: {
  children?: ReactNode
  open?: boolean
  clasp?: boolean
}) {
  return (
    <div className="gs-wallet" data-open={open || undefined}>
      <svg className="gs-wallet-back" viewBox="0 0 460 132" aria-hidden="true">
        <rect
          x="4"
          y="6"
          width="452"
          height="120"
          rx="18"
          fill="url(#gs-lining)"
          stroke="url(#gs-gold-long)"
          strokeWidth="3"
        />
        <path d="M16 30h428" stroke="#fff" opacity=".08" strokeWidth="10" />
      </svg>
      <div className="gs-wallet-cards">{children}</div>
      <svg className="gs-wallet-front" viewBox="0 0 460 132" aria-hidden="true">
        <path
          d="M3 12c80 18 160 18 200 14 8-1 12-10 27-10s19 9 27 10c40 4 120 4 200-14v96c0 12-8 21-21 21H24c-13 0-21-9-21-21z"
          fill="url(#gs-leather)"
          stroke="url(#gs-gold-long)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path
          d="M15 30v76c0 7 5 12 12 12h406c7 0 12-5 12-12V30"
          fill="none"
          stroke="#d9b443"
          strokeWidth="1.500"
          strokeDasharray="6 4"
          opacity=".85"
        />
        {clasp && <path d={scroll} fill="none" stroke="url(#gs-gold-long)" strokeWidth="3" strokeLinecap="round" />}
        <circle cx="230" cy="38" r="19" fill="url(#gs-gold-long)" stroke="#5f430b" />
        <circle cx="230" cy="38" r="12.500" fill="url(#gs-gem)" />
        <path d="M222 33c2-4 5-5 8-5" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity=".75" />
      </svg>
    </div>
  )
}

/** A closed wallet, small: it stands for one on its way. */
export const WalletSign = () => (
  <svg className="gs-wallet-sign" viewBox="0 0 36 24" aria-hidden="true">
    <rect x="1.500" y="2" width="33" height="20" rx="4" fill="#0f6b4f" stroke="url(#gs-gold)" strokeWidth="1.400" />
    <path
      d="M1.500 8c10 4 23 4 33 0v10a4 4 0 01-4 4h-25a4 4 0 01-4-4z"
      fill="#5b1f2a"
      stroke="url(#gs-gold)"
      strokeWidth="1.400"
    />
    <circle cx="18" cy="11" r="3.400" fill="url(#gs-gem)" stroke="url(#gs-gold)" />
  </svg>
)

/** How a fan lies: by card its turn in degrees, about a point below its middle. `outward` leans the whole fan. */
export function fan(cards: number, step: number, outward: number): number[] {
  return Array.from({ length: cards }, (_, i) => outward + (i - (cards - 1) / 2) * step)
}
