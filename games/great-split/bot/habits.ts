import { type Habits, type Look, type Score, Signs, type Weigh } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import type { Known } from '../rules/knowledge.ts'
import {
  type Club,
  type ClubTable,
  resourceOf,
  resourceTracks,
  rightOf,
  sealOf,
  track,
  tracksEach,
} from '../rules/model.ts'
import learnt from './habits.json' with { type: 'json' }

type ClubLook = Look<Club, ClubTable, Known>

const signs = new Signs()
const step = signs.each('step on track', tracksEach)
const late = signs.each('late step on track', tracksEach)
const seals = signs.one('seal card')
const lateSeals = signs.one('late seal card')
const order = signs.one('order reached')
const star = signs.one('star reached')
const arrow = signs.one('arrow reached')
const icon = signs.one('icon reached')
const lower = signs.one('step on the lower jewel')
const beyond = signs.one('step beyond the end')
const played = signs.one('card played')
const splitter = signs.one('splitter used')
const uneven = signs.one('sides uneven')
const many = signs.one('more cards on a side')
const apart = signs.each('card alike apart', 7)
const together = signs.each('card alike together', 7)

const symbolNumber = { books: 0, artworks: 1, topaz: 2, emerald: 3, gold: 4, seal: 5, prestige: 6 } as const

/** The spaces of a track: how many of each kind there are up to a level. */
interface Spaces {
  readonly length: number
  readonly orders: readonly number[]
  readonly arrows: readonly number[]
  readonly stars: readonly number[]
  readonly icons: readonly number[]
}

const known = new WeakMap<object, readonly Spaces[]>()

/** By track, but prestige. */
function spacesOf({ components }: ClubTable): readonly Spaces[] {
  let made = known.get(components)
  if (!made) {
    const { resources, seals } = components.tracks
    const upTo = (spaces: readonly number[], length: number) =>
      Array.from({ length: length + 1 }, (_, level) => spaces.filter(space => space <= level).length)
    made = [
      ...resources.map(({ length, orders, arrows }) => ({
        length,
        orders: upTo(orders, length),
        arrows: upTo(arrows, length),
        stars: upTo([], length),
        icons: upTo([], length),
      })),
      ...seals.map(({ length, stars, icons }) => ({
        length,
        orders: upTo([], length),
        arrows: upTo([], length),
        stars: upTo(stars, length),
        icons: upTo(
          icons.map(({ at }) => at),
          length,
        ),
      })),
    ]
    known.set(components, made)
  }
  return made
}

/** What one seat looks at in one question. */
class Glance {
  private readonly levels: readonly number[]
  /** Where its levels begin. */
  private readonly at: number
  private readonly after: number
  private readonly spaces: readonly Spaces[]
  private readonly w: Weigh
  private readonly table: ClubTable

  constructor(g: Club, levels: readonly number[], at: number, table: ClubTable, w: Weigh) {
    this.levels = levels
    this.at = at
    this.after = (g.round - 3) / 2
    this.spaces = spacesOf(table)
    this.w = w
    this.table = table
  }

  /** What so many steps on a track bring; `times` is how much that counts, and may be negative. */
  steps(on: number, count: number, times: number): number {
    const { w, at, levels } = this
    const worth = w(step + on, count * times) + w(late + on, count * times * this.after)
    if (on === track.prestige) return worth
    const { length, orders, arrows, stars, icons } = this.spaces[on]
    const from = levels[at + on]
    const wide = from + count
    const to = wide > length ? length : wide
    let more = wide > length ? w(beyond, (wide - length) * times) : 0
    if (on < resourceTracks.length) {
      const reached = orders[to] - orders[from]
      const seal = sealOf(on)
      if (reached > 0) more += w(order, reached * times * this.spaces[seal].stars[levels[at + seal]])
      if (arrows[to] > arrows[from]) more += w(arrow, (arrows[to] - arrows[from]) * times)
      if (on === track.topaz || on === track.emerald) {
        const other = levels[at + (on === track.topaz ? track.emerald : track.topaz)]
        if (from < other) more += w(lower, Math.min(count, other - from) * times)
      }
      return worth + more
    }
    const reached = stars[to] - stars[from]
    const resource = resourceOf(on)
    if (reached > 0) more += w(star, reached * times * (1 + this.spaces[resource].orders[levels[at + resource]]))
    return icons[to] > icons[from] ? worth + more + w(icon, (icons[to] - icons[from]) * times) : worth + more
  }

  card(number: number, times: number): number {
    const { w } = this
    const { rows } = this.table.components.cards
    if (number >= rows.length) return w(splitter, times)
    const { symbol, amount } = rows[number]
    if (symbol === 'seal') return w(seals, amount * times) + w(lateSeals, amount * times * this.after)
    return this.steps(track[symbol], amount, times)
  }
}

export const habits: Habits<Club, ClubTable, Known> = {
  signs: signs.names,
  learnt,
  score(look, w) {
    const { id, view, seat, table } = look
    const { g } = view
    const mine = () => new Glance(g, g.levels, seat * tracksEach, table, w)
    switch (id) {
      case 'discardCards':
        return discarding(mine())
      case 'splitHand':
        return splitting(look, w)
      case 'chooseGroup': {
        const from = rightOf(seat, table)
        const cards = g.wallets[from]
        const sides = g.sides[from]
        const glance = mine()
        return steps => {
          let worth = 0
          for (let i = 0; i < cards.length; i++) if (sides[i] === steps[0]) worth += glance.card(cards[i], 1) + w(many)
          return worth
        }
      }
      default:
        return harvesting(g, look.at as Draft, id, table, w)
    }
  },
}

/** Sides of about the same worth; of cards that are alike it is known whether they go together. */
function splitting({ view: { g }, seat, table }: ClubLook, w: Weigh): Score {
  const { rows } = table.components.cards
  const hand = g.hands[seat]
  const symbols: number[] = []
  const amounts: number[] = []
  for (let i = 0; i < hand.length; i++) {
    const row = hand[i] < rows.length ? rows[hand[i]] : undefined
    symbols.push(row ? symbolNumber[row.symbol] : -1)
    amounts.push(row ? (row.symbol === 'seal' ? 2 * row.amount : row.amount) : 1)
  }
  const pairs: number[] = []
  for (let i = 0; i + 1 < hand.length; i++) {
    for (let j = i + 1; j < hand.length; j++) if (symbols[i] >= 0 && symbols[j] === symbols[i]) pairs.push(i, j)
  }
  return sides => {
    let difference = 0
    for (let i = 0; i < sides.length; i++) difference += sides[i] === 0 ? amounts[i] : -amounts[i]
    let worth = w(uneven, Math.abs(difference))
    for (let k = 0; k < pairs.length; k += 2) {
      const i = pairs[k]
      worth += w((sides[i] === sides[pairs[k + 1]] ? together : apart) + symbols[i])
    }
    return worth
  }
}

const discarding =
  (glance: Glance): Score =>
  steps =>
    glance.card(steps[0], -1)

function harvesting(g: Club, { levels }: Draft, id: string, table: ClubTable, w: Weigh): Score {
  const glance = new Glance(g, levels, 0, table, w)
  if (id === 'followArrow') return steps => glance.steps(steps[0], 2, 1)
  if (id === 'placeSeal') return steps => glance.steps(steps[0], 1, 1)
  return steps => {
    if (steps[1] === asPrinted) return w(played) + glance.card(steps[0], 1)
    return glance.steps(steps[1], 1, 1) + (steps[0] === splitterOf(table) ? w(splitter) : 0)
  }
}
