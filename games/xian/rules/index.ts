import { defineGame, type Procedure } from '@palatine/kernel'
import { armory } from './armory.ts'
import { cards } from './cards.ts'
import type { ArmyEvent } from './events.ts'
import { extraAction } from './extra-action.ts'
import { go } from './go.ts'
import { hand } from './hand.ts'
import { clone, conserved, determinize, view } from './hidden.ts'
import { lab } from './lab.ts'
import { type Army, type ArmyTable, options } from './model.ts'
import { palace } from './palace.ts'
import { result, scoreParts, scores } from './scoring.ts'
import { setup } from './setup.ts'
import { market } from './tiles.ts'
import { play, round, turn } from './turn.ts'
import { workshop } from './workshop.ts'

export const game = defineGame<Army, ArmyTable, ArmyEvent, null>({
  id: 'xian',
  version: 1,
  seats: [2, 4],
  options,
  setup,
  procedures: [
    play,
    turn,
    hand,
    round,
    cards,
    go,
    workshop,
    lab,
    armory,
    palace,
    market,
    extraAction,
  ] as readonly Procedure[],
  start: play,
  events: {
    turnBegan: {},
    cardsDrawn: {},
    cardsExchanged: {},
    cardsShown: { reveals: true },
    orderSet: {},
    workerUsed: {},
    helperHelped: {},
    workerForfeited: {},
    helperPlayed: {},
    pigmentTaken: {},
    pigmentMissed: {},
    builderPlaced: {},
    feePaid: {},
    ministerMet: {},
    builderKept: {},
    equipmentTaken: {},
    warriorPainted: {},
    overseerMoved: {},
    bonusTileTaken: {},
    endTileTaken: {},
    resourceExchanged: {},
    warriorCreated: {},
    iconTaken: {},
    sealLaid: {},
    tileUsed: {},
    marketGiven: {},
    marketTaken: {},
    extraActionTaken: {},
    turnEnded: {},
    requestFulfilled: {},
    ministerMoved: {},
    equipmentRenewed: {},
    sectionScored: {},
    seatScored: {},
  },
  scores,
  view,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
