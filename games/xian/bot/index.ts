import { type GameBot, type Look, NONE, ofKind, PASS, type Score } from '@palatine/kernel'
import { type Army, type ArmyTable, buildingCount, sectionOf, upperCard } from '../rules/model.ts'
import { resourceCount } from '../rules/resources.ts'
import { price } from '../rules/tiles.ts'
import { work } from '../rules/worker.ts'
import {
  cardWorth,
  cheapestPaint,
  clayWorth,
  cornerWorth,
  entryWorth,
  extraWorth,
  keepingWorth,
  paymentWorth,
  takeWorth,
  tileCost,
  workerWorth,
} from './actions.ts'
import { endTileWorth } from './end-tiles.ts'
import { features, featuresOf } from './features.ts'
import learnt from './learnt.json' with { type: 'json' }
import { buildersLeft, type Mind, think } from './mind.ts'
import { bestChanges, change, marketPlan, wealth } from './wealth.ts'
import { type Interests, sensible, weights } from './weights.ts'
import { stockFor } from './worths.ts'

type ArmyLook = Look<Army, ArmyTable, null>

/** A bot that cares for some things more than for others. */
export const botWith = (cares: Interests): GameBot<Army, ArmyTable, null> => ({
  features,
  featuresOf,
  roundOf: g => (g.turn - 1) * 2 + Math.max(0, g.round - 1),
  horizon: 2,
  spread: 7,
  slip: 0.06,
  learnt,
  score: look => scorers[look.id](look, cares),
})

/** Plans a painting, an equipment card and a warrior at once, gathers what they need, and does what is worth most. */
export const bot = botWith(sensible)

/** `used`: whether this round's builder is placed already. */
function mindOf({ view: { g }, seat, table }: ArmyLook, cares: Interests, used = false): Mind {
  const builders = buildersLeft(g, table)
  return think(g, seat, table, used ? builders - 1 : builders, cares)
}

/** What an average card brings: worse ones are exchanged. */
const averageCard = 2.6

const scorers: { readonly [id: string]: (look: ArmyLook, cares: Interests) => Score } = {
  exchangeCards(look, cares) {
    const mind = mindOf(look, cares)
    const { cards } = look.table.components.workers
    const helpersIn = (list: readonly number[]) => list.filter(card => cards[card]?.worker === 'helper').length
    return steps => {
      const card = steps[steps.length - 1]
      if (card === NONE) return 0
      // Helpers that are put away come in the last turn, when they bring most; more than two cannot work then.
      if (cards[card].worker === 'helper') return helpersIn(steps) <= 2 ? 3 * cares.helpers : -1
      return averageCard - cardWorth(mind, card) - weights.initiative * cards[card].number
    }
  },

  chooseCards(look, cares) {
    const mind = mindOf(look, cares)
    const hand = mind.g.hands[look.seat]
    const { cards } = look.table.components.workers
    const worths = hand.map(card => cardWorth(mind, card))
    // Two of the four will work and two will set the order, in this round and the next.
    const together = (upper: number, lower: number) => {
      let second = 0
      let others = 0
      for (let i = 0; i < hand.length; i++) {
        if (hand[i] === upper || hand[i] === lower) continue
        second = Math.max(second, worths[i])
        others += cards[hand[i]].number
      }
      const order = cards[lower].number + 0.4 * others
      return worths[hand.indexOf(upper)] + 0.95 * second + order * weights.initiative
    }
    return ([upper, lower]) => {
      if (lower !== undefined) return together(upper, lower)
      let best = Number.NEGATIVE_INFINITY
      for (const card of hand) if (card !== upper) best = Math.max(best, together(upper, card))
      return best
    }
  },

  chooseTop(look, cares) {
    const mind = mindOf(look, cares)
    const [first, second] = mind.g.hands[look.seat]
    const { cards } = look.table.components.workers
    return ([upper]) => cardWorth(mind, upper) + cards[upper === first ? second : first].number * weights.initiative
  },

  useWorker(look, cares) {
    const mind = mindOf(look, cares)
    const card = upperCard(mind.g, look.seat)
    return withTiles(look, mind, ([way]) =>
      way === work.action ? workerWorth(mind, card) : way === work.pigment ? cornerWorth(mind, card) : 0,
    )
  },

  placeBuilder(look, cares) {
    const mind = mindOf(look, cares)
    const { items, ways } = ofKind(ofKind(look.question, 'either').questions[0], 'pick-then')
    return withTiles(look, mind, ([where, way]) => {
      if (where === PASS) return keepingWorth(mind)
      if (way !== undefined) return entryWorth(mind, where, way)
      let best = Number.NEGATIVE_INFINITY
      for (const one of ways[items.indexOf(where)]) best = Math.max(best, entryWorth(mind, where, one))
      return best
    })
  },

  useExtraAction(look, cares) {
    const mind = mindOf(look, cares, true)
    return withTiles(look, mind, ([where]) => (where === PASS ? 0 : extraWorth(mind, where)))
  },

  takeEquipment(look, cares) {
    const mind = mindOf(look, cares, true)
    return ([card, way]) => takeWorth(mind, mind.g.row.indexOf(card), way ?? price.full)
  },

  paintWarrior(look, cares) {
    const mind = mindOf(look, cares, true)
    return ([field, way]) =>
      way === undefined
        ? mind.paint[field] + cheapestPaint(mind, sectionOf(field, look.table))
        : paymentWorth(mind, way)
  },

  createWarrior(look, cares) {
    const mind = mindOf(look, cares, true)
    return ([field, way]) => mind.create[field] + clayWorth(mind, sectionOf(field, look.table), way ?? price.full)
  },

  takePigment(look, cares) {
    const mind = mindOf(look, cares, true)
    return ([kind]) => change(mind, kind, 1)
  },

  laySeal(look, cares) {
    const mind = mindOf(look, cares, true)
    const { field } = look.at as { field: number }
    const worth = mind.actions > 0 ? mind.paint[field] * cares.seals : 0
    // The last seals are for the best warriors.
    const enough = mind.g.sealsLeft[look.seat] * 2 >= mind.actions ? 2 : 4.5
    return ([step]) => (step === PASS ? enough : worth)
  },

  chooseEndTile(look, cares) {
    const mind = mindOf(look, cares, true)
    return ([chosen]) => endTileWorth(mind, chosen)
  },

  exchangeResource(look, cares) {
    const mind = mindOf(look, cares, true)
    const stock = stockFor(mind.g, look.seat)
    const before = wealth(mind, stock)
    const exchange = (given: number, taken: number) => {
      const after = stock.slice()
      after[given]--
      after[taken]++
      return wealth(mind, after) - before
    }
    return ([given, taken]) => {
      if (given === PASS) return 0.05
      if (taken !== undefined) return exchange(given, taken)
      let best = Number.NEGATIVE_INFINITY
      for (let kind = 0; kind < resourceCount; kind++) {
        if (kind !== given && (kind > 3 || mind.g.pigmentsLeft[kind] > 0)) best = Math.max(best, exchange(given, kind))
      }
      return best
    }
  },

  takeFromMarket(look, cares) {
    const mind = mindOf(look, cares)
    const wanted = bestChanges(mind, stockFor(mind.g, look.seat), 1, look.table.components.mausoleum.market)
    return steps => -Math.abs(steps[steps.length - 1] - wanted[steps.length - 1])
  },
}

/** The main question beside the tiles that may be used with it: a tile is used where that is better than waiting. */
function withTiles(look: ArmyLook, mind: Mind, score: Score): Score {
  const { keys } = ofKind(look.question, 'either')
  const main = look.id
  if (keys.length === 1) return ([, ...steps]) => (steps.length === 0 ? 0 : score(steps))
  const plan = keys.includes('market') ? marketPlan(mind, look.table.components.mausoleum.market) : undefined
  return ([key, ...steps]) => {
    const name = keys[key]
    if (name === main) return steps.length === 0 ? 0 : score(steps)
    if (name === 'market' && plan) {
      const last = steps.length - 1
      return last < 0 ? plan.worth - tileCost(mind) - 0.2 : -Math.abs(steps[last] - plan.given[last])
    }
    if (steps.length > 0) return extraWorth(mind, steps[0])
    let best = Number.NEGATIVE_INFINITY
    for (let where = 0; where < buildingCount; where++) best = Math.max(best, extraWorth(mind, where))
    return best
  }
}
