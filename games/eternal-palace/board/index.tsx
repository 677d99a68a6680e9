/** Eternal Palace's board: a handscroll of places, one's dice in a lacquered tray, and the painting that grows. */
import { useState } from 'react'
import type { House } from '../rules/model.ts'
import './board.css'
import './seats.css'
import './offer.css'
import './mine.css'
import './mount.css'
import './places.css'
import './bridge.css'
import './labyrinth.css'
import './ways.css'
import './master.css'
import './phone.css'
import { events } from './events.ts'
import { Gallery } from './gallery.tsx'
import { labels } from './labels.ts'
import { Mine } from './mine.tsx'
import { PaintingPanel } from './my-painting.tsx'
import { Offer } from './offer.tsx'
import { Scroll } from './scroll.tsx'
import { Seats } from './seats.tsx'
import { made, makeBoard, useBoard } from './stage.ts'
import { Tray } from './tray.tsx'

/** What the question is about: on a small screen that place comes first. */
const focus = {
  makeGroups: 'tray',
  visit: 'scroll',
  moveOnTrack: 'scroll',
  payForStep: 'scroll',
  keepAdvisor: 'offer',
  returnAdvisor: 'offer',
  appointAdvisor: 'offer',
  takeFreeAdvisor: 'offer',
  appointOrTakeReserve: 'offer',
  recruitAdvisor: 'offer',
  takeGoods: 'offer',
  takeGift: 'offer',
  takeFeature: 'offer',
  takeGroupReward: 'offer',
  playPrivilege: 'offer',
  buyCards: 'offer',
  offerResources: 'offer',
  choosePath: 'path',
  satisfyDemand: 'offer',
  takeResource: 'mine',
  payResource: 'mine',
  giveUpResource: 'mine',
  takeDifferent: 'mine',
  useAdvisorOrEnd: 'mine',
  loseAdvisor: 'mine',
  giveTo: 'seats',
}

function Scene() {
  const { g, seat } = useBoard()
  const [looked, look] = useState<House | null>(null)
  if (g.ending !== 'none') return <Gallery />
  return (
    <div className="ep-board">
      <Seats onLook={house => look(house === looked ? null : house)} looked={looked} />
      <Scroll />
      <Offer />
      <div className="ep-lower">
        <Tray />
        <Mine />
        <PaintingPanel house={looked ?? seat ?? 0} />
      </div>
    </div>
  )
}

export const board = makeBoard({
  Scene,
  className: 'ep shows-seats',
  events,
  labels,
  focus,
  made,
  withAutomata: ['steps'],
})
