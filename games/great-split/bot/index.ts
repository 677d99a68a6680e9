import type { GameBot, Look, Seat } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import type { Known } from '../rules/knowledge.ts'
import { type Club, type ClubTable, leftOf, levelsOf, rightOf, track } from '../rules/model.ts'
import { Outlook, plainWeights, type Weights } from './value.ts'

/** How unsure it is that the neighbour sees things the same way, in points. */
const doubt = 3

/** Splits so that the neighbour likes best what it can spare, takes what helps most, harvests for the final scoring. */
export const bot: GameBot = weighing(plainWeights)

/** A bot that cares more or less for some kinds of points than they are worth. */
export function weighing(weights: Weights): GameBot {
  return {
    score({ id, at, view, seat, table, question }: Look<Club, ClubTable, Known>) {
      const { g } = view
      switch (id) {
        case 'discardCards':
          return along(leastWanted(g, seat, table, weights, (question as unknown as { min: number }).min))
        case 'splitHand':
          return along(bestSplit(g, seat, table, weights))
        case 'chooseGroup': {
          const best = betterSide(g, seat, table, weights)
          return ([side]) => (side === best ? 1 : 0)
        }
        default:
          return harvesting(g, at as Draft, table, weights, id)
      }
    },
  }
}

/** Likes exactly the small steps that lead to this answer. */
const along = (answer: readonly number[]) => (steps: readonly number[]) =>
  steps[steps.length - 1] === answer[steps.length - 1] ? 1 : 0

const outlook = (g: Club, seat: Seat, table: ClubTable, weights: Weights) =>
  new Outlook(g, seat, table, levelsOf(g, seat), weights)

function leastWanted(g: Club, seat: Seat, table: ClubTable, weights: Weights, count: number): number[] {
  const mine = outlook(g, seat, table, weights)
  return g.hands[seat]
    .map(card => ({ card, worth: mine.card(card) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, count)
    .map(({ card }) => card)
    .sort((a, b) => a - b)
}

/** How much a point of a neighbour hurts. */
const envy = (table: ClubTable): number => 1 / (table.seats - 1)

/** Of all splits the one that leaves most, when the neighbour probably takes the better side. */
function bestSplit(g: Club, seat: Seat, table: ClubTable, weights: Weights): number[] {
  const hand = g.hands[seat]
  const left = leftOf(seat, table)
  const me = outlook(g, seat, table, weights)
  const neighbour = outlook(g, left, table, plainWeights)
  const mine = hand.map(card => me.card(card))
  const theirs = hand.map(card => neighbour.card(card))
  const hurts = envy(table)
  const allMine = mine.reduce((sum, worth) => sum + worth, 0)
  const allTheirs = theirs.reduce((sum, worth) => sum + worth, 0)
  let best = 1
  let most = Number.NEGATIVE_INFINITY
  // Bit i of the number of a split: card i + 1 is on side 1. The first card is on side 0.
  for (let split = 1; split < 1 << (hand.length - 1); split++) {
    let mineOn1 = 0
    let theirsOn1 = 0
    for (let i = 1; i < hand.length; i++) {
      if ((split >> (i - 1)) & 1) {
        mineOn1 += mine[i]
        theirsOn1 += theirs[i]
      }
    }
    const takes1 = 1 / (1 + Math.exp((allTheirs - 2 * theirsOn1) / doubt))
    const value =
      takes1 * (allMine - mineOn1 - hurts * theirsOn1) + (1 - takes1) * (mineOn1 - hurts * (allTheirs - theirsOn1))
    if (value > most) {
      most = value
      best = split
    }
  }
  return hand.map((_, i) => (i === 0 ? 0 : (best >> (i - 1)) & 1))
}

/** The side that helps most and leaves the giver least. */
function betterSide(g: Club, seat: Seat, table: ClubTable, weights: Weights): number {
  const from = rightOf(seat, table)
  const me = outlook(g, seat, table, weights)
  const giver = outlook(g, from, table, plainWeights)
  const hurts = envy(table)
  let difference = 0
  g.wallets[from].forEach((card, i) => {
    const worth = me.card(card) + hurts * giver.card(card)
    difference += g.sides[from][i] === 0 ? worth : -worth
  })
  return difference >= 0 ? 0 : 1
}

function harvesting(g: Club, draft: Draft, table: ClubTable, weights: Weights, id: string) {
  const mine = new Outlook(g, draft.seat, table, draft.levels, weights)
  if (id === 'followArrow') return ([on]: readonly number[]) => mine.steps(on, 2)
  if (id === 'placeSeal') return ([on]: readonly number[]) => mine.steps(on, 1)
  return ([card, way]: readonly number[]) => {
    if (way === undefined) return 0
    if (card === splitterOf(table) || way !== asPrinted) return mine.steps(way, 1)
    const { symbol, amount } = table.components.cards.rows[card]
    return symbol === 'seal' ? mine.seals(amount) : mine.steps(track[symbol], amount)
  }
}
