import { type GameBot, ofKind, type Score, type Seat } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import type { Known } from '../rules/knowledge.ts'
import { type Club, type ClubTable, leftOf, levelsOf, rightOf, track } from '../rules/model.ts'
import learnt from './learnt.json' with { type: 'json' }
import { features, Outlook, plainWeights, standingOf, type Weights } from './value.ts'

/** How unsure it is that the neighbour sees things the same way, in points. */
const doubt = 3

/** Splits so that the neighbour likes best what it can spare, takes what helps most, harvests for the final scoring. */
export const bot = weighing(plainWeights)

/** A bot that cares more or less for some kinds of points than they are worth. */
export function weighing(weights: Weights): GameBot<Club, ClubTable, Known> {
  return {
    features,
    featuresOf: standingOf,
    roundOf: g => g.round - 1,
    horizon: 1,
    spread: 10,
    slip: 0.065,
    learnt,
    score({ id, at, view, seat, table, question }) {
      const { g } = view
      switch (id) {
        case 'discardCards':
          return leastWanted(g, seat, table, weights, ofKind(question, 'subset').min)
        case 'splitHand':
          return splitting(g, seat, table, weights)
        case 'chooseGroup':
          return choosing(g, seat, table, weights)
        default:
          return harvesting(g, at as Draft, table, weights, id)
      }
    },
  }
}

const outlook = (g: Club, seat: Seat, table: ClubTable, weights: Weights) =>
  new Outlook(g, seat, table, levelsOf(g, seat), weights)

/** What of equally good answers makes the first one the best. */
const first = 1e-9

/** What is given away with these cards and the least wanted of those that may follow; equals go by their number. */
function leastWanted(g: Club, seat: Seat, table: ClubTable, weights: Weights, count: number): Score {
  const mine = outlook(g, seat, table, weights)
  const hand = g.hands[seat].map((card, place) => ({ card, place, worth: mine.card(card) }))
  const cheapest = hand.toSorted((a, b) => a.worth - b.worth)
  const best = cheapest
    .slice(0, count)
    .map(({ card }) => card)
    .sort((a, b) => a - b)
  return steps => {
    const last = steps.length - 1
    const { place } = hand.find(({ card }) => card === steps[last]) ?? { place: hand.length }
    let lost = 0
    for (const { card, worth } of hand) if (steps.includes(card)) lost += worth
    const later = cheapest.filter(one => one.place > place).slice(0, count - steps.length)
    for (const { worth } of later) lost += worth
    return (steps[last] === best[last] ? first : 0) - lost
  }
}

/** How much a point of a neighbour hurts. */
const envy = (table: ClubTable): number => 1 / (table.seats - 1)

/** What the best split that begins so leaves, when the neighbour probably takes the better side. */
function splitting(g: Club, seat: Seat, table: ClubTable, weights: Weights): Score {
  const hand = g.hands[seat]
  const me = outlook(g, seat, table, weights)
  const neighbour = outlook(g, leftOf(seat, table), table, plainWeights)
  const mine = hand.map(card => me.card(card))
  const theirs = hand.map(card => neighbour.card(card))
  const hurts = envy(table)
  const allMine = mine.reduce((sum, worth) => sum + worth, 0)
  const allTheirs = theirs.reduce((sum, worth) => sum + worth, 0)
  // Bit i of the number of a split: card i + 1 is on side 1. The first card is on side 0; something is on either.
  const values = new Array<number>(1 << (hand.length - 1))
  values[0] = Number.NEGATIVE_INFINITY
  let best = 1
  for (let split = 1; split < values.length; split++) {
    let mineOn1 = 0
    let theirsOn1 = 0
    for (let i = 1; i < hand.length; i++) {
      if ((split >> (i - 1)) & 1) {
        mineOn1 += mine[i]
        theirsOn1 += theirs[i]
      }
    }
    const takes1 = 1 / (1 + Math.exp((allTheirs - 2 * theirsOn1) / doubt))
    values[split] =
      takes1 * (allMine - mineOn1 - hurts * theirsOn1) + (1 - takes1) * (mineOn1 - hurts * (allTheirs - theirsOn1))
    if (values[split] > values[best]) best = split
  }
  return sides => {
    let begun = 0
    for (let i = 1; i < sides.length; i++) begun |= sides[i] << (i - 1)
    const known = 1 << (sides.length - 1)
    let most = values[begun]
    for (let split = begun; split < values.length; split += known) if (values[split] > most) most = values[split]
    return most + (best % known === begun ? first : 0)
  }
}

/** By how much one side helps more, and leaves the giver less, than the other. */
function choosing(g: Club, seat: Seat, table: ClubTable, weights: Weights): Score {
  const from = rightOf(seat, table)
  const me = outlook(g, seat, table, weights)
  const giver = outlook(g, from, table, plainWeights)
  const hurts = envy(table)
  let difference = 0
  g.wallets[from].forEach((card, i) => {
    const worth = me.card(card) + hurts * giver.card(card)
    difference += g.sides[from][i] === 0 ? worth : -worth
  })
  return ([side]) => (side === 0 ? difference + first : 0)
}

function harvesting(g: Club, draft: Draft, table: ClubTable, weights: Weights, id: string): Score {
  const mine = new Outlook(g, draft.seat, table, draft.levels, weights)
  if (id === 'followArrow') return ([on]) => mine.steps(on, 2)
  if (id === 'placeSeal') return ([on]) => mine.steps(on, 1)
  return ([card, way]) => {
    if (way === undefined) return 0
    if (card === splitterOf(table) || way !== asPrinted) return mine.steps(way, 1)
    const { symbol, amount } = table.components.cards.rows[card]
    return symbol === 'seal' ? mine.seals(amount) : mine.steps(track[symbol], amount)
  }
}
