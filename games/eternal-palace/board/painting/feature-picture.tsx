/** A feature by itself, as it is offered. */
import { memo, useId } from 'react'
import { Inks } from '../ink/sheet.tsx'
import { featureSheet } from './features/index.ts'

const FeaturePicture = memo(function FeaturePicture({ feature }: { feature: number }) {
  const prefix = useId().replaceAll(':', '')
  const sheet = featureSheet(feature)
  return (
    <svg viewBox={sheet.box.join(' ')} className="ep-feature" aria-hidden="true">
      <Inks prefix={prefix} sheet={sheet} />
    </svg>
  )
})

export default FeaturePicture
