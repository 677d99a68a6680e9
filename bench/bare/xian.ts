import { type Chance, NONE, type Seat } from '@palatine/kernel'
import { countsWithRank, waysToMake } from '@palatine/kernel/questions/counts'
import { choose, combination } from '@palatine/kernel/questions/kind'
import { game } from '@palatine/xian'
import { affordable } from '@palatine/xian/rules/armory'
import { entries } from '@palatine/xian/rules/builder'
import { extraActions } from '@palatine/xian/rules/extra-action'
import { paintable } from '@palatine/xian/rules/lab'
import { type Army, type ArmyIo, type ArmyTable, building } from '@palatine/xian/rules/model'
import { exchanges } from '@palatine/xian/rules/palace'
import { stockOf, supplyOf } from '@palatine/xian/rules/resources'
import { setup } from '@palatine/xian/rules/setup'
import { canTrade } from '@palatine/xian/rules/tiles'
import { worksOf } from '@palatine/xian/rules/worker'
import { creatable, pigmentsThere } from '@palatine/xian/rules/workshop'
import { drawOne, drawPair, drawPairOrPass, type Pair, pairs, workOf } from './work.ts'

/**
 * The army as one loop over the same rules: the work of the steps is that of the game, but nothing is kept of where the
 * game stands, nobody is asked anything, and what is drawn is done at once. It makes the same draws in the same order
 * as the kernel's `begin` and `playout` and ends in the same state.
 */
export function playBare(table: ArmyTable, chance: Chance): { g: Army; decisions: number } {
  const io: ArmyIo = { table, chance }
  const g = setup(table, chance)
  const { turns } = table.components.tables
  let decisions = 0
  while (g.turn < turns) {
    g.turn++
    g.round = 0
    work.draw(g, nothing, io)
    if (g.turn === 1) decisions += exchangeCards(g, io)
    g.round = 1
    decisions += chooseCards(g, io)
    decisions += playRound(g, io)
    g.round = 2
    decisions += chooseTops(g, io)
    decisions += playRound(g, io)
    work.endTurn(g, nothing, io)
  }
  return { g, decisions }
}

const { act, to, answer, answers } = workOf<Army, ArmyIo>(game)

/** What the steps do, without the machine around them. */
const work = {
  draw: act('hand.draw'),
  exchangeCards: answers('hand.exchangeCards'),
  chooseCards: answers('cards.chooseCards'),
  chooseTop: answers('cards.chooseTop'),
  setOrder: act('round.setOrder'),
  endTurn: act('turn.end'),
  useWorker: answer('go.useWorker'),
  placeBuilder: answer('go.placeBuilder'),
  mayGoOn: to('go.useExtraAction'),
  beginExtraAction: act('extraAction.begin'),
  giveToMarket: act('market.give'),
  takeFromMarket: answer('market.takeFromMarket'),
  takeEquipment: answer('armory.takeEquipment'),
  paintWarrior: answer('lab.paintWarrior'),
  step: act('palace.step'),
  reachesEnd: to('palace.chooseEndTile'),
  chooseEndTile: answer('palace.chooseEndTile'),
  mayExchange: to('palace.exchangeResource'),
  exchangeResource: answer('palace.exchangeResource'),
  createWarrior: answer('workshop.createWarrior'),
  mayTakePigment: to('workshop.takePigment'),
  takePigment: answer('workshop.takePigment'),
  mayLaySeal: to('workshop.laySeal'),
  laySeal: answer('workshop.laySeal'),
}

const nothing = {}

function exchangeCards(g: Army, io: ArmyIo): number {
  const drawn = g.hands.map(hand => drawSome(hand, io.chance))
  work.exchangeCards(g, nothing, drawn, io)
  return drawn.length
}

function chooseCards(g: Army, io: ArmyIo): number {
  const drawn = g.hands.map(hand => drawTwo(hand, io.chance))
  work.chooseCards(g, nothing, drawn, io)
  return drawn.length
}

function chooseTops(g: Army, io: ArmyIo): number {
  const drawn = g.hands.map(hand => drawOne(hand, io.chance))
  work.chooseTop(g, nothing, drawn, io)
  return drawn.length
}

function playRound(g: Army, io: ArmyIo): number {
  work.setOrder(g, nothing, io)
  let decisions = 0
  for (const seat of g.order.slice()) {
    decisions += useWorker(g, seat, io)
    decisions += placeBuilder(g, seat, io)
    decisions += useExtraAction(g, seat, io)
  }
  return decisions
}

function useWorker(g: Army, seat: Seat, io: ArmyIo): number {
  const { table, chance } = io
  let decisions = 0
  for (;;) {
    const ways = worksOf(g, seat, table)
    const besides = useTile(g, seat, ways.length, extraActions(g, seat, table), io)
    decisions += besides
    if (besides > 0) continue
    work.useWorker(g, nothing, seat, drawOne(ways, chance), io)
    return decisions + 1
  }
}

function placeBuilder(g: Army, seat: Seat, io: ArmyIo): number {
  const { table, chance } = io
  let decisions = 0
  for (;;) {
    const { where, ways } = entries(g, seat, table)
    const all = pairs(ways)
    const besides = useTile(g, seat, all + 1, extraActions(g, seat, table), io)
    decisions += besides
    if (besides > 0) continue
    const entered = drawPairOrPass(where, ways, all, chance)
    work.placeBuilder(g, nothing, seat, entered, io)
    return decisions + 1 + (entered === NONE ? 0 : actIn(entered[0], g, seat, io))
  }
}

function useExtraAction(g: Army, seat: Seat, io: ArmyIo): number {
  const at = { seat }
  let decisions = 0
  while (work.mayGoOn(g, at, io.table) >= 0) {
    const where = extraActions(g, seat, io.table)
    const besides = useTile(g, seat, where.length + 1, noBuildings, io)
    decisions += besides
    if (besides > 0) continue
    const drawn = io.chance.below(where.length + 1)
    return decisions + 1 + (drawn < where.length ? actOnceMore(where[drawn], g, seat, io) : 0)
  }
  return decisions
}

const noBuildings: readonly number[] = []

/**
 * Draws between the answers that a question has of its own, a further action and the market; the latter two are done.
 * Returns how many decisions that were: none if it is one of the question's own.
 */
function useTile(g: Army, seat: Seat, own: number, where: readonly number[], io: ArmyIo): number {
  const { table, chance } = io
  const { market } = table.components.mausoleum
  if (where.length === 0 && !canTrade(g, seat, table)) return 0
  const trades = canTrade(g, seat, table) ? waysToMake(ones, stockOf(g, seat), market) : noTrades
  const drawn = chance.below(own + where.length + trades[0][market])
  if (drawn < own) return 0
  if (drawn < own + where.length) return 1 + actOnceMore(drawOne(where, chance), g, seat, io)
  work.giveToMarket(g, { seat, given: drawCounts(trades, market, chance) }, io)
  work.takeFromMarket(g, nothing, seat, drawCounts(waysToMake(ones, supplyOf(g, market), market), market, chance), io)
  return 2
}

function actOnceMore(where: number, g: Army, seat: Seat, io: ArmyIo): number {
  work.beginExtraAction(g, { seat, building: where }, io)
  return actIn(where, g, seat, io)
}

function actIn(where: number, g: Army, seat: Seat, io: ArmyIo): number {
  switch (where) {
    case building.workshop:
      return create(g, seat, io)
    case building.lab: {
      const { fields, ways } = paintable(g, seat, io.table)
      work.paintWarrior(g, nothing, seat, drawPair(fields, ways, pairs(ways), io.chance), io)
      return 1
    }
    case building.armory: {
      const { cards, ways } = affordable(g, seat, io.table)
      work.takeEquipment(g, nothing, seat, drawPair(cards, ways, pairs(ways), io.chance), io)
      return 1
    }
    default:
      return step(g, seat, io)
  }
}

function create(g: Army, seat: Seat, io: ArmyIo): number {
  const { table, chance } = io
  const at = { seat, field: NONE }
  const { fields, ways } = creatable(g, seat, table)
  work.createWarrior(g, at, seat, drawPair(fields, ways, pairs(ways), chance), io)
  let decisions = 1
  if (work.mayTakePigment(g, at, table) >= 0) {
    work.takePigment(g, at, seat, drawOne(pigmentsThere(g), chance), io)
    decisions++
  }
  if (work.mayLaySeal(g, at, table) >= 0) {
    work.laySeal(g, at, seat, chance.below(2) === 0 ? at.field : NONE, io)
    decisions++
  }
  return decisions
}

function step(g: Army, seat: Seat, io: ArmyIo): number {
  const { table, chance } = io
  const at = { seat }
  work.step(g, at, io)
  let decisions = 0
  if (work.reachesEnd(g, at, table) >= 0) {
    work.chooseEndTile(g, at, seat, drawOne(g.endTiles, chance), io)
    decisions++
  }
  if (work.mayExchange(g, at, table) >= 0) {
    const { given, taken } = exchanges(g, seat)
    work.exchangeResource(g, at, seat, drawPairOrPass(given, taken, pairs(taken), chance), io)
    decisions++
  }
  return decisions
}

// Drawing: what the kernel draws for the kinds of questions.

/** Any number of cards, none included. */
function drawSome(list: readonly number[], chance: Chance): number[] {
  let rank = chance.below(2 ** list.length)
  let size = 0
  for (; rank >= choose(list.length, size); size++) rank -= choose(list.length, size)
  const drawn = combination(list.length, size, rank)
  for (let i = 0; i < size; i++) drawn[i] = list[drawn[i]]
  return drawn
}

/** A card, and another one. */
function drawTwo(list: readonly number[], chance: Chance): Pair {
  const others = list.length - 1
  const drawn = chance.below(list.length * others)
  const first = Math.floor(drawn / others)
  const second = drawn % others
  return [list[first], list[second < first ? second : second + 1]]
}

/** For each of the six resources: it counts as one. */
const ones = new Array<number>(6).fill(1)
const noTrades: readonly (readonly number[])[] = [new Array<number>(10).fill(0)]

/** A count for each resource, of this sum. */
const drawCounts = (ways: readonly (readonly number[])[], sum: number, chance: Chance): number[] =>
  countsWithRank(ways, ones, sum, chance.below(ways[0][sum]))
