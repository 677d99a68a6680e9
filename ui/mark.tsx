import type { ReactNode } from 'react'

/** A small drawing that lies on a board or stands beside a number, on a field of 24 by 24. */
export const Mark = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <svg className={`mark ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
