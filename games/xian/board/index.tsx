/** Xi'an's board: the pit filling with warriors, the buildings beside it, and one's own tray at its foot. */
import './art/warrior.css'
import './board.css'
import './cards.css'
import './pit.css'
import './offer.css'
import './tray.css'
import './phone.css'
import './wide.css'
import { Buildings } from './buildings.tsx'
import { events } from './events.ts'
import { labels } from './labels.ts'
import { Equipment, Overseers } from './offer.tsx'
import { focus, Parts } from './parts.tsx'
import { Pit } from './pit.tsx'
import { makeBoard } from './stage.ts'
import { OrderRail, TurnStrip } from './strip.tsx'
import { GoodsLine, Tray } from './tray.tsx'

const Scene = () => (
  <div className="xi-board">
    <TurnStrip />
    <GoodsLine />
    <OrderRail />
    <Pit />
    <Buildings />
    <div className="xi-offer">
      <Equipment />
      <Overseers />
    </div>
    <Tray />
    <Parts />
  </div>
)

export const board = makeBoard({
  Scene,
  className: 'xi shows-seats',
  events,
  labels,
  focus,
  made: ['helpers', 'minister', 'groups', 'icons', 'debt'],
})
