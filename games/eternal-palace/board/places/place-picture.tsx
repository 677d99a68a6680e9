/** The picture of a place on the scroll. */
import { memo, useId } from 'react'
import { Inks } from '../ink/sheet.tsx'
import { placePicture } from './drawings.ts'

const PlacePicture = memo(function PlacePicture({ place, other }: { place: number; other: boolean }) {
  const prefix = useId().replaceAll(':', '')
  return (
    <svg viewBox="0 0 148 62" className="ep-place-picture" aria-hidden="true">
      <Inks prefix={prefix} sheet={placePicture(place, other)} />
    </svg>
  )
})

export default PlacePicture
