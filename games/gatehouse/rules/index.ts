import { defineGame, type OptionValues, type Procedure, type Refusal } from '@palatine/kernel'
import { bid } from './bid.ts'
import { build, ownWall } from './build.ts'
import { gifts } from './gifts.ts'
import { clone, conserved, determinize, type Known, knowledge, view } from './hidden.ts'
import { type Gate, type GateEvent, type GateTable, options } from './model.ts'
import { play, refill, round } from './round.ts'
import { result, scoreParts } from './scoring.ts'
import { setup } from './setup.ts'

export const game = defineGame<Gate, GateTable, GateEvent, Known>({
  id: 'gatehouse',
  version: 1,
  seats: [2, 4],
  options,
  /** GH 1.4: with the large die two rounds are a lottery. */
  refuse: (chosen: OptionValues): Refusal | undefined =>
    chosen.die === 'eight' && chosen.rounds === 2 ? { reason: 'largeDieNeedsRounds', rule: 'GH 1.4' } : undefined,
  setup,
  procedures: [play, round, bid, gifts, build, ownWall, refill] as readonly Procedure[],
  start: play,
  events: {
    prizeRolled: {},
    bidsShown: { reveals: true },
    prizeWon: {},
    nobodyWon: {},
    coinTaken: {},
    stoneDrawn: {},
    giftGiven: { reveals: true },
    giftReceived: {},
    stoneLaid: {},
    discardsShuffled: {},
  },
  scores: ['prizes', 'coins', 'wall'],
  view,
  knowledge,
  determinize,
  clone,
  result,
  scoreParts,
  conserved,
})
