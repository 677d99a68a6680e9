/** Eschnapur's board: a table by lamplight, eight towers at dusk. */
import { Washes } from './art/washes.tsx'
import './board.css'
import { events } from './events.ts'
import { labels } from './labels.ts'
import { PalaceScene } from './palace.tsx'
import { makeBoard } from './stage.ts'
import { Tableaus } from './tableaus.tsx'
import { Bank, Hand, Privileges } from './treasury.tsx'

/** What the question is about: on a small screen that place comes first. */
const focus = {
  layGold: 'tableaus',
  playFromHand: 'tableaus',
  placeBlockade: 'tableaus',
  chooseMarker: 'tableaus',
  dealMarkers: 'tableaus',
  takeGold: 'bank',
  wishPrivilege: 'privileges',
}

const Scene = () => (
  <div className="es-frame">
    <div className="es-board">
      <Washes />
      <PalaceScene />
      <div className="es-lower">
        <Tableaus />
        <div className="es-treasury">
          <Bank />
          <Privileges />
        </div>
        <Hand />
      </div>
    </div>
  </div>
)

export const board = makeBoard({ Scene, className: 'es', events, labels, focus, made: ['fields', 'bricks'] })
