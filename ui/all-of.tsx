/** Pieces of a board side by side, each with its name: the pictures in a guide of all cards or tiles of a kind. */
import type { CSSProperties, ReactNode } from 'react'

/** As many in a row as fit, each at least so wide. */
export const AllOf = ({ width, children }: { width: number; children: ReactNode }) => (
  <div className="all-of" style={{ '--at-least': `${width}px` } as CSSProperties}>
    {children}
  </div>
)

export const OneOf = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="one-of">
    <b>{name}</b>
    {children}
  </div>
)
