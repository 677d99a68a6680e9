import { game } from '@palatine/eternal-palace'
import { groupRewards, usable } from '@palatine/eternal-palace/rules/advisors'
import { affordable } from '@palatine/eternal-palace/rules/appoint'
import { sizeOf, valuesOf } from '@palatine/eternal-palace/rules/dice'
import {
  allHouses,
  choice,
  type House,
  place,
  type Realm,
  type RealmIo,
  type RealmTable,
  sorts,
  stock,
} from '@palatine/eternal-palace/rules/model'
import { goodsAt } from '@palatine/eternal-palace/rules/places/market'
import type { Visit } from '@palatine/eternal-palace/rules/places/place'
import { groupsMade } from '@palatine/eternal-palace/rules/plan'
import { setup } from '@palatine/eternal-palace/rules/setup'
import { openTracks } from '@palatine/eternal-palace/rules/tracks'
import { visits } from '@palatine/eternal-palace/rules/visit'
import { type Chance, kindsIn, listAnswers, NONE, partition } from '@palatine/kernel'
import { choose, combination } from '@palatine/kernel/questions/kind'
import { drawOne, drawOrPass, drawPair, drawPairOrPass, pairs, workOf } from './work.ts'

/**
 * The base game as one loop over the same rules: the work of the steps is that of the game, but nothing is kept of where
 * the game stands and nobody is asked anything. It makes the same draws in the same order as the kernel's `begin` and
 * `playout` and ends in the same state.
 */
export function playBare(table: RealmTable, chance: Chance): { g: Realm; decisions: number } {
  const io: RealmIo = { table, chance }
  const g = setup(table, chance)
  let decisions = 0
  while (work.nextRound(g, nothing, io)) decisions += playRound(g, io)
  work.giveAwards(g, nothing, io)
  return { g, decisions }
}

const { act, to, answer } = workOf<Realm, RealmIo>(game)

/** What the steps do, without the machine around them. */
const work = {
  nextRound: act('game.nextRound'),
  giveAwards: act('game.giveAwards'),
  begin: act('round.begin'),
  rollDice: act('roll.rollDice'),
  adjustOrder: act('roll.adjustOrder'),
  lowestTotal: act('roll.lowestTotal'),
  liftScreens: act('plan.liftScreens'),
  takeGroupReward: answer('rewardGroups.takeGroupReward'),
  visit: answer('turn.visit'),
  drawAdvisors: act('visitFishMarket.draw'),
  keepAdvisor: answer('visitFishMarket.keepAdvisor'),
  returnAdvisor: answer('visitFishMarket.returnAdvisor'),
  stepAtFishMarket: act('visitFishMarket.stepUp'),
  appointAdvisor: answer('visitAcademy.appointAdvisor'),
  stepAtAcademy: act('visitAcademy.stepUp'),
  contribute: act('visitMonument.contribute'),
  gather: act('visitResources.gather'),
  learn: act('visitTemple.learn'),
  takeGoods: answer('visitMarket.takeGoods'),
  markMarket: act('visitMarket.mark'),
  cross: act('visitBridge.cross'),
  takeGift: answer('visitScrolls.takeGift'),
  beginUse: act('useAdvisor.begin'),
  mayGive: to('useAdvisor.giveTo'),
  giveTo: answer('useAdvisor.giveTo'),
  payResource: answer('useAdvisor.payResource'),
  trade: act('useAdvisor.trade'),
  takeResource: answer('settle.takeResource'),
  moveOnTrack: answer('settle.moveOnTrack'),
  takeFreeAdvisor: answer('settle.takeFreeAdvisor'),
  takeFeature: answer('settle.takeFeature'),
  recover: act('restore.recover'),
  renewRow: act('restore.renewRow'),
  awardDice: act('restore.awardDice'),
}

const nothing = {}

function playRound(g: Realm, io: RealmIo): number {
  work.begin(g, nothing, io)
  work.rollDice(g, nothing, io)
  work.adjustOrder(g, nothing, io)
  work.lowestTotal(g, nothing, io)
  let decisions = settle(g, io)
  for (const house of allHouses(io.table)) {
    const plans = plansFor(g.rolled[house])
    g.groups[house] = plans[io.chance.below(plans.length)].slice()
    decisions++
  }
  work.liftScreens(g, nothing, io)
  for (const house of g.order) decisions += rewardGroups(g, house, io)
  for (let waiting = g.order.length, turns = 0; waiting > 0; turns++) {
    const house = g.order[turns % g.order.length]
    waiting = g.groups[house].length > 0 ? g.order.length : waiting - 1
    if (g.groups[house].length > 0) decisions += turn(g, house, io)
  }
  if (g.completion === NONE) {
    work.recover(g, nothing, io)
    work.renewRow(g, nothing, io)
    work.awardDice(g, nothing, io)
  }
  return decisions
}

/** All ways to put these dice into groups, in the kernel's order. */
function plansFor(rolled: number): readonly number[][] {
  plans[rolled] ??= listAnswers(partition(valuesOf(rolled))).map(made => groupsMade(rolled, made as number[]))
  return plans[rolled]
}
const plans: { [rolled: number]: number[][] } = {}

function rewardGroups(g: Realm, house: House, io: RealmIo): number {
  let decisions = 0
  for (;;) {
    const rewards = groupRewards(g, house, io.table)
    if (rewards.length === 0) return decisions
    work.takeGroupReward(g, { house }, house, drawOne(rewards, io.chance), io)
    decisions += 1 + settle(g, io)
  }
}

function turn(g: Realm, house: House, io: RealmIo): number {
  const { chance, table } = io
  const at = { house }
  let decisions = 1
  let aims = visits(g, house, table)
  // Advisors can be used before: as likely as there are ways to use one.
  while (g.advisors[house].length > 0) {
    const all = pairs(aims.ways)
    const advisors = usable(g, house, table)
    if (chance.below(all + advisors.length) < all) break
    decisions += 1 + useAdvisor(g, house, drawOne(advisors, chance), io)
    aims = visits(g, house, table)
  }
  const then = work.visit(g, at, house, drawPair(aims.items, aims.ways, pairs(aims.ways), chance), io)
  decisions += visit(g, (then as { args: Visit }).args, io) + settle(g, io)
  for (;;) {
    const advisors = usable(g, house, table)
    if (advisors.length === 0) return decisions
    const advisor = drawOrPass(advisors, chance)
    decisions++
    if (advisor === NONE) return decisions
    decisions += useAdvisor(g, house, advisor, io)
  }
}

function visit(g: Realm, at: Visit, io: RealmIo): number {
  const { chance, table } = io
  const { house } = at
  switch (at.place) {
    case place.scrolls: {
      const { single, several } = table.components.places.scrolls
      work.takeGift(g, at, house, chance.below((sizeOf(at.dice) === 1 ? single : several).length), io)
      return 1
    }
    case place.fishMarket:
      return visitFishMarket(g, at, io)
    case place.academy: {
      const instead = g.wisdom[house] >= table.components.places.academy.wisdom
      const { advisors, ways } = affordable(g, house, g.row, instead, table)
      work.appointAdvisor(g, at, house, drawPair(advisors, ways, pairs(ways), chance), io)
      const decisions = 1 + settle(g, io)
      work.stepAtAcademy(g, at, io)
      return decisions
    }
    case place.temple:
      work.learn(g, at, io)
      return 0
    case place.market: {
      const { items, taken } = goodsAt(table)
      const count = taken[sizeOf(at.dice) - 1]
      work.takeGoods(g, at, house, combination(items.length, count, chance.below(choose(items.length, count))), io)
      const decisions = 1 + settle(g, io)
      work.markMarket(g, at, io)
      return decisions
    }
    case place.bridge: {
      const crossing = { ...at, left: at.dice }
      let decisions = 0
      while (work.cross(g, crossing, io)) decisions += settle(g, io)
      return decisions
    }
    case place.forest:
    case place.quarry:
    case place.mine:
    case place.forge:
      work.gather(g, at, io)
      return 0
    default:
      work.contribute(g, at, io)
      return 0
  }
}

function visitFishMarket(g: Realm, at: Visit, io: RealmIo): number {
  const { chance, table } = io
  const { house } = at
  let decisions = 0
  work.drawAdvisors(g, at, io)
  if (g.drawn.length > 0) {
    const instead = g.fish[house] >= table.components.places.fishMarket.fish
    const { advisors, ways } = affordable(g, house, g.drawn, instead, table)
    work.keepAdvisor(g, at, house, drawPairOrPass(advisors, ways, pairs(ways), chance), io)
    decisions += 1 + settle(g, io)
  }
  if (g.drawn.length > 0) {
    work.returnAdvisor(g, at, house, drawOne(kindsIn(g.drawn), chance), io)
    decisions++
  }
  work.stepAtFishMarket(g, at, io)
  return decisions
}

function useAdvisor(g: Realm, house: House, advisor: number, io: RealmIo): number {
  const { chance, table } = io
  const at = { house, advisor, to: NONE, left: 0, paid: NONE }
  let decisions = 0
  work.beginUse(g, at, io)
  if (work.mayGive(g, at, table) >= 0) {
    const others = allHouses(table).filter(other => other !== house)
    work.giveTo(g, at, house, drawOne(others, chance), io)
    decisions++
  }
  for (; at.left > 0; decisions++) {
    const own = sorts.filter(resource => g.resources[stock(house, resource)] > 0)
    work.payResource(g, at, house, drawOne(own, chance), io)
  }
  work.trade(g, at, io)
  return decisions + settle(g, io)
}

/** Whatever somebody still has to choose. */
function settle(g: Realm, io: RealmIo): number {
  const { chance, table } = io
  let decisions = 0
  while (g.queue.length > 0) {
    const { house, what, about } = g.queue[0]
    if (what === choice.resource) {
      const some = about === NONE ? sorts : sorts.filter(one => one !== about)
      work.takeResource(g, nothing, house, drawOne(some, chance), io)
    } else if (what === choice.step && openTracks(g, house, table).length > 0) {
      work.moveOnTrack(g, nothing, house, drawOne(openTracks(g, house, table), chance), io)
    } else if (what === choice.advisor && g.row.length > 0) {
      work.takeFreeAdvisor(g, nothing, house, drawOne(kindsIn(g.row), chance), io)
    } else if (what === choice.feature) {
      chance.below(1)
      work.takeFeature(g, nothing, house, g.features.indexOf(NONE), io)
    } else {
      g.queue.shift()
      continue
    }
    decisions++
  }
  return decisions
}
