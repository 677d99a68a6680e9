import { defineGame, type Procedure } from '@palatine/kernel'
import { rewardGroups, useAdvisor } from './advisors.ts'
import { refuse } from './combinations.ts'
import { reckonDemand } from './demands.ts'
import { round, game as wholeGame } from './end.ts'
import { clone, conserved, determinize, type Known, knowledge, view } from './hidden.ts'
import { loseResources } from './lose.ts'
import { masterTurn } from './master/turn.ts'
import { houseCount, options, type Realm, type RealmEvent, type RealmTable } from './model.ts'
import { restore } from './palace.ts'
import { visitAcademy } from './places/academy.ts'
import { visitAlternativeAcademy } from './places/alternative/academy.ts'
import { visitAlternativeTemple } from './places/alternative/temple.ts'
import { visitBridge } from './places/bridge.ts'
import { visitFishMarket } from './places/fish-market.ts'
import { visitLabyrinth } from './places/labyrinth.ts'
import { visitMarket } from './places/market.ts'
import { visitMonument } from './places/monuments.ts'
import { visitResources } from './places/resources.ts'
import { visitRiverMarket } from './places/river-market.ts'
import { visitScrolls } from './places/scrolls.ts'
import { visitTemple } from './places/temple.ts'
import { plan } from './plan.ts'
import { offerPrivilege } from './privileges.ts'
import { recruit } from './recruit.ts'
import { roll } from './roll.ts'
import { result, scoreParts } from './scoring.ts'
import { settle } from './settle.ts'
import { setup } from './setup.ts'
import { play, turn } from './turn.ts'

export const game = defineGame<Realm, RealmTable, RealmEvent, Known>({
  id: 'eternal-palace',
  version: 2,
  seats: [1, 5],
  options,
  automata: table => houseCount(table) - table.seats,
  refuse,
  setup,
  procedures: [
    wholeGame,
    round,
    roll,
    plan,
    rewardGroups,
    play,
    turn,
    masterTurn,
    visitFishMarket,
    visitAcademy,
    visitMonument,
    visitResources,
    visitTemple,
    visitMarket,
    visitBridge,
    visitScrolls,
    visitAlternativeAcademy,
    visitAlternativeTemple,
    visitLabyrinth,
    visitRiverMarket,
    reckonDemand,
    loseResources,
    recruit,
    offerPrivilege,
    useAdvisor,
    settle,
    restore,
  ] as readonly Procedure[],
  start: wholeGame,
  events: {
    roundBegan: {},
    diceRolled: {},
    diceByColour: {},
    orderSet: {},
    masterCardTurned: {},
    groupsShown: { reveals: true },
    masterChoseGroup: {},
    reserveRolled: {},
    masterChosePlace: {},
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
    advisorsDismissed: { reveals: true },
    advisorUsed: {},
    receiverChosen: {},
    deckShuffled: {},
    rowRenewed: {},
    diceRecovered: {},
    dieAwarded: {},
    privilegesGained: {},
    privilegePlayed: {},
    privilegeBlocked: {},
    placesSwitched: {},
    goodsChosen: {},
    resourcesOffered: {},
    stepDeclined: {},
    pathTaken: {},
    demandMet: {},
    demandFulfilled: {},
    demandTurned: {},
    advisorLost: {},
    compositionClaimed: {},
    reserveChanged: {},
    gameEnded: {},
    sequenceWon: {},
    sequenceOpen: {},
    sequenceClaimed: {},
    featureClaimed: {},
    stepsScored: {},
    sealsWon: {},
  },
  scores: ['layers', 'features', 'monuments', 'prizes', 'seals', 'steps'],
  view,
  knowledge,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
