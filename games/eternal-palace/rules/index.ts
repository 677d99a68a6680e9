import { defineGame, type Procedure } from '@palatine/kernel'
import { rewardGroups, useAdvisor } from './advisors.ts'
import { round, game as wholeGame } from './end.ts'
import { clone, conserved, determinize, type Known, knowledge, view } from './hidden.ts'
import { options, type Realm, type RealmEvent, type RealmTable } from './kit.ts'
import { restore } from './palace.ts'
import { visitAcademy } from './places/academy.ts'
import { visitBridge } from './places/bridge.ts'
import { visitFishMarket } from './places/fish-market.ts'
import { visitMarket } from './places/market.ts'
import { visitMonument } from './places/monuments.ts'
import { visitResources } from './places/resources.ts'
import { visitScrolls } from './places/scrolls.ts'
import { visitTemple } from './places/temple.ts'
import { plan } from './plan.ts'
import { roll } from './roll.ts'
import { result, scoreParts } from './scoring.ts'
import { settle } from './settle.ts'
import { setup } from './setup.ts'
import { play, turn } from './turn.ts'

export const game = defineGame<Realm, RealmTable, RealmEvent, Known>({
  id: 'eternal-palace',
  version: 1,
  seats: [2, 5],
  options,
  setup,
  procedures: [
    wholeGame,
    round,
    roll,
    plan,
    rewardGroups,
    play,
    turn,
    visitFishMarket,
    visitAcademy,
    visitMonument,
    visitResources,
    visitTemple,
    visitMarket,
    visitBridge,
    visitScrolls,
    useAdvisor,
    settle,
    restore,
  ] as readonly Procedure[],
  start: wholeGame,
  events: {
    roundBegan: {},
    diceRolled: {},
    orderSet: {},
    groupsShown: { reveals: true },
    groupPlaced: {},
    paid: {},
    gained: {},
    palaceMoved: {},
    trackMoved: {},
    panelMarked: {},
    layerTaken: {},
    featureEarned: {},
    featureTaken: {},
    completionWon: {},
    monumentTaken: {},
    ringGrew: {},
    advisorsDrawn: { reveals: true },
    advisorAppointed: {},
    advisorKept: { reveals: true },
    advisorReturned: {},
    advisorsDiscarded: { reveals: true },
    advisorUsed: {},
    receiverChosen: {},
    deckShuffled: {},
    rowRenewed: {},
    diceRecovered: {},
    dieAwarded: {},
    gameEnded: {},
    sequenceWon: {},
    sequenceOpen: {},
    sealsWon: {},
  },
  scores: ['layers', 'features', 'monuments', 'prizes', 'seals'],
  view,
  knowledge,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
