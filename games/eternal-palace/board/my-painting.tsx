/** A painting on its rods, with the numbers of its layers below; mine, or whosever one looks at. */
import { Icon } from '@palatine/ui'
import { lazy, Suspense } from 'react'
import { hasExtraPlace } from '../rules/combinations.ts'
import { countBits, countOf, type House, has, isMaster, place, type Realm } from '../rules/model.ts'
import { longestRun } from '../rules/scoring.ts'
import { type BoardState, numberSign, placeName, useBoard } from './stage.ts'

const Painting = lazy(async () => ({ default: (await import('./painting/painting.tsx')).Painting }))

const layersOf = ({ table }: Pick<BoardState, 'table'>): readonly number[] =>
  Array.from({ length: hasExtraPlace(table.options) ? place.extra : place.bridge }, (_, i) => i + 1)

const featuresOf = ({ features }: Realm, house: House): number[] =>
  features.flatMap((owner, feature) => (owner === house ? [feature] : []))

/** The picture alone, as it hangs. */
export function Scene({ house, date }: { house: House; date?: string }) {
  const board = useBoard()
  const { g, table, preview, changed, called, says, name } = board
  const features = featuresOf(g, house)
  const layers = layersOf(board).filter(layer => has(g.layers[house], layer))
  return (
    <Suspense fallback={<span className="ep-blank" />}>
      <Painting
        layers={g.layers[house]}
        features={features}
        seat={isMaster(house, table) ? null : house}
        label={says.paintingOf(
          name(house),
          layers.map(numberSign).join(', '),
          features.map(feature => called.features[feature]).join(', '),
        )}
        {...(preview && { next: { layers: preview.g.layers[house], features: featuresOf(preview.g, house) } })}
        freshLayers={layers.filter(layer => changed.has(`layer/${house}/${layer}`))}
        freshFeatures={features.filter(feature => changed.has(`feature/${house}/${feature}`))}
        {...(date === undefined ? {} : { date })}
      />
    </Suspense>
  )
}

/** Owned, missing, coming, and the longest row: what the end counts. */
export function LayerStrip({ house }: { house: House }) {
  const board = useBoard()
  const { g, preview, says } = board
  const run = longestRun(g.layers[house], house)
  const after = preview?.g.layers[house] ?? 0
  return (
    <ol className="ep-layers" aria-label={says.layers}>
      {layersOf(board).map(layer => {
        const own = has(g.layers[house], layer)
        const looks = [
          own && 'is-own',
          layer >= run.from && layer <= run.to && 'is-run',
          !own && has(after, layer) && 'is-coming',
        ]
        return (
          <li key={layer} className={looks.filter(Boolean).join(' ')} data-anchor={`layer/${house}/${layer}`}>
            <span
              role="img"
              aria-label={`${placeName(board, layer)} (${numberSign(layer)}): ${own ? says.painted : says.missing}`}
            >
              {numberSign(layer)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

export function PaintingPanel({ house }: { house: House }) {
  const { g, says, name, seat, table } = useBoard()
  return (
    <section
      className="ep-mount"
      aria-label={house === seat ? says.myPainting : says.lookAt(name(house))}
      data-anchor="painting"
    >
      <div className="ep-frame">
        <Scene house={house} />
        <span className="ep-caption">
          {house !== seat && <b>{name(house)} </b>}
          {says.outOf(countBits(g.layers[house]), table.components.setup.layersToEnd)}
          {countOf(g.features, house) > 0 && (
            <>
              , {countOf(g.features, house)}
              <Icon name="star" size={13} />
            </>
          )}
        </span>
      </div>
      <LayerStrip house={house} />
    </section>
  )
}
