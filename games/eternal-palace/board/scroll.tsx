/** The scroll: the Palace above, the places in the order of their numbers, the Eternal Bridge below. */
import { lazy, Suspense } from 'react'
import { place } from '../rules/model.ts'
import { Bridge } from './bridge.tsx'
import { ExtraCell } from './extra.tsx'
import { PalaceTrack } from './palace.tsx'
import { PlaceCell } from './place.tsx'
import { aimsByPlace, groupsInHand } from './reach.ts'
import { useBoard } from './stage.ts'

const Backdrop = lazy(() => import('./places/backdrop-picture.tsx'))

/** By row: each column is one material, the monument above its source. */
const rows = [
  [
    place.fishMarket,
    place.springPavilion,
    place.serenityBridge,
    place.temple,
    place.dragonKiln,
    place.nobleOx,
    place.market,
  ],
  [place.academy, place.forest, place.quarry, place.scrolls, place.mine, place.forge],
]

export function Scroll() {
  const board = useBoard()
  const aims = aimsByPlace(board, groupsInHand(board))
  const at = (where: number) => aims.get(where) ?? []
  return (
    <section className="ep-scroll" aria-label={board.says.places}>
      <Suspense>
        <Backdrop />
      </Suspense>
      <PalaceTrack />
      <div className="ep-places">
        {rows.flat().map(where => (
          <PlaceCell key={where} where={where} aims={at(where)} />
        ))}
        <ExtraCell aims={at(place.extra)} />
      </div>
      <Bridge aims={at(place.bridge)} />
    </section>
  )
}
