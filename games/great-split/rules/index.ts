import { defineGame, type Procedure } from '@palatine/kernel'
import { choice } from './choice.ts'
import { harvest, ownHarvest } from './harvest.ts'
import { clone, conserved, determinize, view } from './hidden.ts'
import { type Known, knowledge } from './knowledge.ts'
import { market } from './market.ts'
import { type Club, type ClubEvent, type ClubTable, options } from './model.ts'
import { play, round } from './round.ts'
import { roundEnd } from './round-end.ts'
import { result, scoreParts } from './scorings.ts'
import { setup } from './setup.ts'
import { splitting } from './split.ts'
import { supply } from './supply.ts'

export const game = defineGame<Club, ClubTable, ClubEvent, Known>({
  id: 'great-split',
  version: 1,
  seats: [2, 7],
  options,
  setup,
  procedures: [play, round, supply, splitting, choice, harvest, ownHarvest, market, roundEnd] as readonly Procedure[],
  start: play,
  events: {
    handDealt: {},
    roundBegan: {},
    cardDealt: {},
    cardsDiscarded: {},
    walletPassed: { reveals: true },
    sidesChosen: { reveals: true },
    groupTaken: { reveals: true },
    cardPlayed: {},
    cardSold: {},
    splitterUsed: {},
    sealPlaced: {},
    arrowFollowed: {},
    trackAdvanced: {},
    harvestShown: { reveals: true },
    tileTurned: {},
    lineReached: {},
    resourceScored: {},
    orderScored: {},
    cardsTakenUp: {},
    gameEnded: {},
  },
  scores: ['books', 'artworks', 'jewels', 'orders', 'prestige'],
  view,
  knowledge,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
