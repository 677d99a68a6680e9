/** The landscape behind the places. */
import { memo } from 'react'
import { Inks } from '../ink/sheet.tsx'
import { backdrop } from './backdrop.ts'

const BackdropPicture = memo(function BackdropPicture() {
  return (
    <svg viewBox="0 0 900 300" preserveAspectRatio="none" className="ep-backdrop" aria-hidden="true">
      {backdrop().map((sheet, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place from the back
        <Inks key={i} prefix={`ep-range${i}`} sheet={sheet} />
      ))}
    </svg>
  )
})

export default BackdropPicture
