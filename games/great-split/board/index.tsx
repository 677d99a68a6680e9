/** The board of The Great Split: velvet and gold, one stage for every question, ten tracks below it. */
import type { Seat } from '@palatine/kernel'
import { useState } from 'react'
import { Gilt } from './art/gilt.tsx'
import { Frame } from './art/ornament.tsx'
import './art/art.css'
import './board.css'
import './tracks.css'
import './questions.css'
import './harvest.css'
import './rail.css'
import './phone.css'
import { Choosing } from './choosing.tsx'
import { Discarding, Splitting } from './dividing.tsx'
import { events } from './events.ts'
import { Harvest } from './harvest-stage.tsx'
import { HarvestingContext, useHarvestingHere } from './harvesting.ts'
import { labels } from './labels.ts'
import { LookingContext, useLookingHere } from './looking.ts'
import { Points } from './points.tsx'
import { Rail } from './rail.tsx'
import { Rounds } from './rounds.tsx'
import { firstSeat, makeBoard, useBoard } from './stage.ts'
import { Tracks } from './tracks.tsx'
import { Waiting } from './waiting.tsx'

/** The question's place. */
function Question() {
  const { ask, draft } = useBoard()
  if (ask.is('discardCards')) return <Discarding />
  if (ask.is('splitHand')) return <Splitting />
  if (ask.is('chooseGroup')) return <Choosing />
  return draft ? <Harvest /> : <Waiting />
}

function Scene() {
  const { seat, says, ask } = useBoard()
  const looking = useLookingHere()
  const harvesting = useHarvestingHere()
  const [looked, show] = useState<Seat>(seat ?? firstSeat)
  // Whoever is asked for a track needs the own ones.
  const own = seat !== null && ask.is('useCard', 'placeSeal', 'followArrow')
  const whose = own ? seat : looked
  return (
    <LookingContext value={looking}>
      <HarvestingContext value={harvesting}>
        <Gilt />
        <div className="gs-board">
          <Rail seat={whose} show={show} />
          <Rounds />
          <section className="gs-stage gs-velvet" aria-label={says.stage} data-anchor="stage">
            <Frame />
            <Question />
          </section>
          <Tracks seat={whose} show={show} />
          <Points seat={whose} />
        </div>
      </HarvestingContext>
    </LookingContext>
  )
}

export const board = makeBoard({
  Scene,
  className: 'gs shows-seats',
  events,
  labels,
  made: ['books', 'artworks', 'jewels', 'orders', 'prestige'],
})
