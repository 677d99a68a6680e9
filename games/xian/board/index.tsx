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
import { Pit } from './pit.tsx'
import { makeBoard } from './stage.ts'
import { OrderRail, TurnStrip } from './strip.tsx'
import { GoodsLine, Tray } from './tray.tsx'

/** What the question is about: on a small screen that place comes first. */
const focus = {
  exchangeCards: 'tray',
  chooseCards: 'tray',
  chooseTop: 'tray',
  useWorker: 'tray',
  placeBuilder: 'buildings',
  useExtraAction: 'buildings',
  takeEquipment: 'offer',
  paintWarrior: 'pit',
  createWarrior: 'pit',
  laySeal: 'pit',
  takePigment: 'tray',
  chooseEndTile: 'offer',
  exchangeResource: 'tray',
  takeFromMarket: 'tray',
}

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
