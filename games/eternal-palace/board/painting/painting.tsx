/** A house's painting: its layers and features as one landscape, whichever there are. */
import { memo, useEffect, useId, useState } from 'react'
import { paper, type Sheet } from '../ink/ink.ts'
import { Gradient, Inks } from '../ink/sheet.tsx'
import { type FeatureName, featureNames, featureSheet } from './features/index.ts'
import { bridgeLayer, layerNumbers, layerSheet, layerTrace, layerX } from './layers.ts'
import './painting.css'
import { inscription, seal } from './seal.ts'

export interface PaintingProps {
  /** Bits by number of the layer. */
  readonly layers: number
  /** Features by number. */
  readonly features: readonly number[]
  /** What it shows, in words. */
  readonly label: string
  /** Whose seal it bears; null for a house without a seat. */
  readonly seat: number | null
  /** What it would be after the answer that is chosen: what is new in it is seen as through mist. */
  readonly next?: { readonly layers: number; readonly features: readonly number[] }
  /** Layers and features that have just come: they grow under the brush. */
  readonly freshLayers?: readonly number[]
  readonly freshFeatures?: readonly number[]
  /** Written beside the seal, like 2026-11-18. */
  readonly date?: string
}

/** A layer by number, or a feature by name. */
export type PaintingPart = number | FeatureName

/** From the back to the front. */
const order: readonly PaintingPart[] = [
  'moon',
  1,
  2,
  3,
  4,
  'waterfall',
  5,
  'pagoda',
  6,
  7,
  'crane',
  8,
  bridgeLayer,
  9,
  'butterfly',
  10,
  'deer',
  11,
  'lantern',
  'boat',
  'koi',
  layerX,
  'plum',
  12,
]

const sheetOf = (part: PaintingPart): Sheet =>
  typeof part === 'number' ? layerSheet(part) : featureSheet(featureNames.indexOf(part))

const has = (bits: number, number: number): boolean => (bits & (1 << number)) !== 0

/** The parts of a painting, from the back to the front. */
function partsOf(layers: number, features: readonly number[]): PaintingPart[] {
  return order.filter(part =>
    typeof part === 'number' ? has(layers, part) : features.includes(featureNames.indexOf(part)),
  )
}

export const Painting = memo(function Painting(props: PaintingProps) {
  const { layers, features, label, seat, next, freshLayers = [], freshFeatures = [], date } = props
  const prefix = useId().replaceAll(':', '')
  const own = partsOf(layers, features)
  const coming = next ? partsOf(next.layers, next.features) : []
  const parts = useDrawn(order.filter(part => own.includes(part) || coming.includes(part)))
  const isFresh = (part: PaintingPart) =>
    typeof part === 'number' ? freshLayers.includes(part) : freshFeatures.includes(featureNames.indexOf(part))
  return (
    <svg className="ep-painting" viewBox="0 0 900 600" role="img" aria-label={label} data-layers={layers}>
      <defs>
        <Gradient
          prefix={prefix}
          wash={{
            name: 'sky',
            from: [0, 0],
            to: [0, 600],
            stops: [
              [0, '#e9e2cf'],
              [0.3, paper],
              [0.74, paper],
              [1, '#cfd8d6', 0.75],
            ],
          }}
        />
      </defs>
      <rect width="900" height="600" fill={paper} />
      <rect width="900" height="600" fill={`url(#${prefix}sky)`} />
      {layerNumbers.map(layer => (has(layers, layer) || layer === layerX ? null : <Trace key={layer} layer={layer} />))}
      {parts.map(part => (
        <Part key={part} part={part} prefix={prefix} grows={isFresh(part)} coming={!own.includes(part)} />
      ))}
      <Inks prefix={prefix} sheet={{ inks: seal(seat), washes: [] }} />
      {date !== undefined && <Inks prefix={prefix} sheet={{ inks: inscription(date), washes: [] }} />}
    </svg>
  )
})

const drawn = new Set<PaintingPart>()

/** Draws one part a task, the far ones first, so that the page never stands still; each is drawn once for all paintings. */
function useDrawn(parts: readonly PaintingPart[]): PaintingPart[] {
  const [, again] = useState(0)
  const missing = parts.find(part => !drawn.has(part))
  useEffect(() => {
    if (missing === undefined) return undefined
    const timer = setTimeout(() => {
      sheetOf(missing)
      drawn.add(missing)
      again(n => n + 1)
    })
    return () => clearTimeout(timer)
  }, [missing])
  return parts.filter(part => drawn.has(part))
}

/** Where a missing layer would stand. */
function Trace({ layer }: { layer: number }) {
  const d = `M${layerTrace(layer)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}`
  return (
    <path
      d={d}
      className="ep-trace"
      fill="none"
      stroke="#22262b"
      strokeWidth={1.2}
      strokeDasharray="1 5"
      opacity={0.2}
    />
  )
}

const bristles = Array.from({ length: 9 }, (_, i) => i)

interface PartProps {
  readonly part: PaintingPart
  readonly prefix: string
  readonly grows: boolean
  readonly coming: boolean
}

function Part({ part, prefix, grows, coming }: PartProps) {
  const [growing, setGrowing] = useState(grows)
  useEffect(() => setGrowing(grows), [grows])
  const sheet = sheetOf(part)
  const [x, y, width, height] = sheet.box
  const mask = `${prefix}brush-${part}`
  const kind = typeof part === 'number' ? { 'data-layer': part } : { 'data-feature': part }
  return (
    <g {...kind} opacity={coming ? 0.5 : undefined} mask={growing ? `url(#${mask})` : undefined}>
      {growing && (
        // The mask costs while it is there: it goes when the slowest bristle has come to its end.
        <mask id={mask} className="ep-brush" maskUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
          {bristles.map(i => {
            const across = y + ((i + 0.5) * height) / bristles.length
            const bend = (i % 2 === 0 ? 1 : -1) * (height / 30)
            return (
              <path
                key={i}
                d={`M${x} ${across}q${width / 2} ${bend} ${width} 0`}
                pathLength={1}
                stroke="#fff"
                strokeWidth={(1.45 * height) / bristles.length}
                strokeLinecap="round"
                fill="none"
                style={{ animationDelay: `${(i * 67) % 150}ms` }}
                onAnimationEnd={i === bristles.length - 1 ? () => setGrowing(false) : undefined}
              />
            )
          })}
        </mask>
      )}
      <Inks prefix={`${prefix}${part}`} sheet={sheet} />
    </g>
  )
}
