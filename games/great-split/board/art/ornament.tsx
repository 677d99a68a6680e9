/** A frame of the stage: gold lines, and a whiplash scroll in each corner. */
import { memo } from 'react'

const corner =
  'M6 150C8 84 40 30 166 8M10 128c30-24 60-34 78-66 8-16-4-32-20-28-14 4-16 24-2 28M28 112c30 4 50-2 62 14 8 12-4 24-14 18-8-5-4-16 4-15M108 20c-10 18-12 40 4 50 12 6 26-4 22-16-3-9-16-9-17 0'

export const Frame = memo(function Frame() {
  return (
    <div className="gs-frame" aria-hidden="true">
      {['nw', 'ne', 'sw', 'se'].map(where => (
        <svg key={where} className={`gs-corner gs-corner-${where}`} viewBox="0 0 168 150" aria-hidden="true">
          <path d={corner} fill="none" stroke="url(#gs-gold)" strokeWidth="3.600" strokeLinecap="round" />
          <path
            d="M96 96q10-12 24-8q-8 14-24 8zM60 136q2-14 14-18q2 14-14 18zM140 46q14-8 22 2q-12 8-22-2z"
            fill="url(#gs-gold)"
          />
        </svg>
      ))}
    </div>
  )
})
