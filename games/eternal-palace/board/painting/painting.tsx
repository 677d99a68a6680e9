/** A house's painting: its layers and features as one landscape, whichever there are. */
import { memo, useEffect, useId, useState } from 'react'
import { paper, type Sheet } from '../ink/ink.ts'
import { Gradient, Inks } from '../ink/sheet.tsx'
import { type FeatureName, featureNames, featureSheet } from './features.ts'
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
  /** Layers that could be taken now: noted more clearly in pencil. */
  readonly offered?: number
  /** Layers and features that have just come: they grow under the brush. */
  readonly fresh?: readonly PaintingPart[]
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
export function partsOf(layers: number, features: readonly number[]): PaintingPart[] {
  return order.filter(part =>
    typeof part === 'number' ? has(layers, part) : features.includes(featureNames.indexOf(part)),
  )
}

export const Painting = memo(function Painting(props: PaintingProps) {
  const { layers, features, label, seat, offered = 0, fresh = [], date } = props
  const prefix = useId().replaceAll(':', '')
  const parts = useDrawn(partsOf(layers, features))
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
      {layerNumbers.map(layer =>
        has(layers, layer) || layer === layerX ? null : <Trace key={layer} layer={layer} clear={has(offered, layer)} />,
      )}
      {parts.map(part => (
        <Part key={part} part={part} prefix={prefix} grows={fresh.includes(part)} />
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
function Trace({ layer, clear }: { layer: number; clear: boolean }) {
  const d = `M${layerTrace(layer)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}`
  return (
    <path
      d={d}
      className="ep-trace"
      data-offered={clear || undefined}
      fill="none"
      stroke="#22262b"
      strokeWidth={clear ? 2 : 1.2}
      strokeDasharray="1 5"
      opacity={clear ? 0.6 : 0.2}
    />
  )
}

const bristles = Array.from({ length: 9 }, (_, i) => i)

function Part({ part, prefix, grows }: { part: PaintingPart; prefix: string; grows: boolean }) {
  const [growing, setGrowing] = useState(grows)
  useEffect(() => setGrowing(grows), [grows])
  const sheet = sheetOf(part)
  const [x, y, width, height] = sheet.box
  const mask = `${prefix}brush-${part}`
  const kind = typeof part === 'number' ? { 'data-layer': part } : { 'data-feature': part }
  return (
    <g {...kind} mask={growing ? `url(#${mask})` : undefined}>
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
