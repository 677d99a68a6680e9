import { defineGame, type Procedure } from '@palatine/kernel'
import { pay, payAll } from './bank.ts'
import { reveal } from './bids.ts'
import { blockade } from './blockade.ts'
import { bricks } from './bricks.ts'
import { bag, build } from './building.ts'
import { clone, conserved, determinize, view } from './hidden.ts'
import { layout, ownLayout } from './layout.ts'
import { options, type Palace, type PalaceEvent, type PalaceTable } from './model.ts'
import { moving } from './moving.ts'
import { order } from './order.ts'
import { choosingMarker, protecting } from './privileges.ts'
import { play, round } from './round.ts'
import { result, scoreParts } from './scoring.ts'
import { setup } from './setup.ts'
import { stop } from './stop.ts'
import { wage, wages } from './wages.ts'
import { buying } from './windows.ts'

export const game = defineGame<Palace, PalaceTable, PalaceEvent, null>({
  id: 'eschnapur',
  version: 1,
  seats: [2, 4],
  options,
  setup,
  procedures: [
    play,
    round,
    layout,
    ownLayout,
    reveal,
    blockade,
    stop,
    bricks,
    order,
    build,
    bag,
    moving,
    wages,
    wage,
    payAll,
    pay,
    buying,
    choosingMarker,
    protecting,
  ] as readonly Procedure[],
  start: play,
  events: {
    roundBegan: {},
    sitesChosen: {},
    goldLaid: {},
    cardsShown: { reveals: true },
    cardPlayed: {},
    zeroReturned: {},
    officialWon: {},
    nobodyWon: {},
    cardsBanked: {},
    blockadePlaced: {},
    blockadeLaidAside: {},
    blockadeRejected: {},
    stopPlaced: {},
    stopLaidAside: {},
    bricksTaken: {},
    markerChosen: {},
    orderDealt: {},
    orderDrawn: {},
    orderKept: {},
    sitesShown: { reveals: true },
    bricksPlaced: {},
    bricksKept: {},
    bagReached: {},
    goldTaken: {},
    goldMissed: {},
    brickProtected: {},
    brickMoved: {},
    brickLeft: {},
    privilegePointsGained: {},
    privilegeBought: {},
    privilegeMissed: {},
    wagesDue: {},
    partScored: {},
    partFinished: {},
    rankingScored: {},
    gameEnded: {},
  },
  scores: ['fields', 'bricks', 'privileges'],
  view,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
