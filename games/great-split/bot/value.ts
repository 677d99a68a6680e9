import type { Seat } from '@palatine/kernel'
import {
  type Club,
  type ClubTable,
  levelsOf,
  resourceTracks,
  rightOf,
  scoring,
  scoringsEach,
  sealOf,
  sealTracks,
  track,
} from '../rules/model.ts'

/** How much a player cares for each kind of points (1 is what they are worth), and some rules of thumb. */
export interface Weights {
  readonly books: number
  readonly artworks: number
  readonly jewels: number
  readonly orders: number
  readonly prestige: number
  /** What a marker gains in a round by itself: on a resource, on gold, on a seal. */
  readonly resourceGrowth: number
  readonly goldGrowth: number
  readonly sealGrowth: number
  /** What a double arrow and an icon are worth, in points. */
  readonly arrow: number
  readonly icon: number
  /** How far, in steps a round, the lower jewel is expected to catch up. */
  readonly catchUp: number
}

/** See `Outlook.standing` and `standingOf`. */
export const features = [
  'scored',
  'books',
  'artworks',
  'jewels',
  'orders',
  'prestige',
  'arrows',
  'icons',
  'hand',
  'neighbourHand',
]

/** How much of what a card in hand would bring at once it still brings: others get a part of the hand. */
const kept = 0.35

export const plainWeights: Weights = {
  books: 1,
  artworks: 1,
  jewels: 1,
  orders: 1,
  prestige: 1,
  resourceGrowth: 1.3,
  goldGrowth: 1.2,
  sealGrowth: 0.65,
  arrow: 4,
  icon: 1.3,
  catchUp: 2,
}

/** How many of these rising spaces were reached; on the way to the next one the part of the way that is done. */
function reached(spaces: readonly number[], level: number): number {
  let before = 0
  for (let i = 0; i < spaces.length; i++) {
    if (level < spaces[i]) return i + (level - before) / (spaces[i] - before)
    before = spaces[i]
  }
  return spaces.length
}

/** Points of a table by space, also between two spaces. */
function between(points: readonly number[], level: number): number {
  const at = Math.floor(level)
  return at + 1 >= points.length ? points[points.length - 1] : points[at] + (level - at) * (points[at + 1] - points[at])
}

/** Points for artworks; between two bands the part of the way that is done. */
function artworkPoints(level: number, slider: number, { components }: ClubTable): number {
  const { points, from } = components.scorings.artworks
  const row = from[Math.min(from.length - 1, Math.round(slider))]
  let before = 0
  let score = 0
  for (let band = 0; band < points.length; band++) {
    if (level < row[band]) return score + ((points[band] - score) * (level - before)) / (row[band] - before)
    before = row[band]
    score = points[band]
  }
  return score
}

/** When a kind of points is scored from now on: in how many harvests, and where the slider will stand by then. */
interface Moment {
  readonly harvests: number
  readonly slider: number
}

/** How a seat stands, by feature: its board, its hand, and the hand out of which it will be offered a part. */
export function standingOf(g: Club, seat: Seat, table: ClubTable): number[] {
  const outlook = new Outlook(g, seat, table, levelsOf(g, seat), plainWeights)
  const hand = (whose: Seat) => kept * outlook.cards(g.hands[whose])
  return [...outlook.standing(g.points, seat), hand(seat), hand(rightOf(seat, table))]
}

/** What the board of a seat will be worth at the end, as far as it can be told. Made once for each decision. */
export class Outlook {
  private readonly table: ClubTable
  private readonly weights: Weights
  private readonly levels: readonly number[]
  private readonly orders: readonly number[]
  private readonly moments: readonly (readonly Moment[])[]
  /** Harvests after the one that comes next or is being made. */
  private readonly harvestsLeft: number

  constructor(g: Club, seat: Seat, table: ClubTable, levels: readonly number[], weights: Weights) {
    const { board, characters } = table.components
    this.table = table
    this.weights = weights
    this.levels = levels
    this.orders = characters.rows[g.characters[seat]].orders
    this.harvestsLeft = board.rounds.length - g.round
    let tiles = 0
    for (const tile of g.tiles) tiles += tile
    const tile = tiles / Math.max(1, g.tiles.length)
    const moment = (round: number): Moment => ({
      harvests: round - g.round,
      slider: g.slider + tile * (round - g.round + 1),
    })
    const each = g.lines.length / board.lines.length
    this.moments = [scoring.books, scoring.artworks, scoring.jewels].map(what => {
      const round = board.lines[Math.floor(g.lines.indexOf(what) / each)]
      const end = moment(board.rounds.length)
      return round >= g.round ? [moment(round), end] : [end]
    })
  }

  /** By feature, in points: what was scored so far, and what the tracks are going to bring. */
  standing(points: readonly number[], seat: Seat): number[] {
    const { levels, weights } = this
    const { resources, seals } = this.table.components.tracks
    let scored = 0
    for (let what = 0; what < scoringsEach; what++) scored += points[seat * scoringsEach + what]
    let orders = 0
    let arrows = 0
    let icons = 0
    for (const on of resourceTracks) {
      const { length, orders: spaces, arrows: doubles } = resources[on]
      const at = this.later(on, levels[on], length, this.harvestsLeft)
      const seal = levels[sealOf(on)]
      orders += (reached(spaces, at) + this.orders[on]) * this.stars(on, seal)
      if (doubles.length > 0) arrows += weights.arrow * (reached(doubles, at) - reached(doubles, levels[on]))
      const sealLater = Math.min(seals[on].length, seal + weights.sealGrowth * this.harvestsLeft)
      icons += weights.icon * (this.icons(on, sealLater) - this.icons(on, seal))
    }
    const ofTrack = (on: number) => this.scored(on, levels[on], resources[on].length)
    return [
      scored,
      ofTrack(track.books),
      ofTrack(track.artworks),
      ofTrack(track.topaz),
      orders,
      levels[track.prestige],
      arrows,
      icons,
    ]
  }

  /** What so many steps on a track are worth. */
  steps(on: number, count: number): number {
    if (on === track.prestige) return this.weights.prestige * count
    return this.trackWorth(on, this.levels[on] + count) - this.trackWorth(on, this.levels[on])
  }

  /** What a card is worth if it is used in the best way. */
  card(card: number): number {
    const { symbol, amount } = this.table.components.cards.rows[card]
    const sold = Math.max(this.steps(track.gold, 1), this.weights.prestige)
    return Math.max(sold, symbol === 'seal' ? this.seals(amount) : this.steps(track[symbol], amount))
  }

  /** What these cards are worth together, about; the splitter is nobody's for long. */
  cards(cards: readonly number[]): number {
    let sum = 0
    for (const card of cards) if (card < this.table.components.cards.rows.length) sum += this.card(card)
    return sum
  }

  /** The best that seals can bring: all on one track, or each on one of the best. */
  seals(count: number): number {
    let together = 0
    let best = 0
    let second = 0
    for (const on of sealTracks) {
      together = Math.max(together, this.steps(on, count))
      const one = this.steps(on, 1)
      if (one > best) {
        second = best
        best = one
      } else if (one > second) second = one
    }
    return count === 1 ? best : Math.max(together, best + second * (count - 1))
  }

  /** All that depends on one track, if it stands there. */
  private trackWorth(on: number, level: number): number {
    const { resources, seals } = this.table.components.tracks
    if (on < resourceTracks.length) {
      const { length, orders, arrows } = resources[on]
      const at = this.later(on, level, length, this.harvestsLeft)
      const stars = this.stars(on, this.levels[on + resourceTracks.length])
      let sum = this.weights.orders * (reached(orders, at) + this.orders[on]) * stars
      if (arrows.length > 0) sum += this.weights.arrow * reached(arrows, at)
      return sum + this.scored(on, level, length)
    }
    const resource = on - resourceTracks.length
    const { length, orders } = resources[resource]
    const symbols =
      reached(orders, this.later(resource, this.levels[resource], length, this.harvestsLeft)) + this.orders[resource]
    const icons = this.icons(resource, Math.min(level, seals[resource].length))
    return this.weights.orders * symbols * this.stars(resource, level) + this.weights.icon * icons
  }

  private later(on: number, level: number, length: number, harvests: number): number {
    const by = on === track.gold ? this.weights.goldGrowth : this.weights.resourceGrowth
    return Math.min(length, level + by * harvests)
  }

  private stars(resource: number, level: number): number {
    const { stars, length } = this.table.components.tracks.seals[resource]
    return reached(stars, Math.min(length, level + this.weights.sealGrowth * this.harvestsLeft))
  }

  private icons(resource: number, level: number): number {
    const { icons } = this.table.components.tracks.seals[resource]
    let count = 0
    let before = 0
    for (const { at } of icons) {
      if (level < at) return count + (level - before) / (at - before)
      before = at
      count++
    }
    return count
  }

  /** What this track will score on the lines and at the end. */
  private scored(on: number, level: number, length: number): number {
    const { weights, table, moments } = this
    let sum = 0
    if (on === track.books) {
      for (const { harvests } of moments[scoring.books]) {
        sum += between(table.components.scorings.books, this.later(on, level, length, harvests))
      }
      return weights.books * sum
    }
    if (on === track.artworks) {
      for (const { harvests, slider } of moments[scoring.artworks]) {
        sum += artworkPoints(this.later(on, level, length, harvests), slider, table)
      }
      return weights.artworks * sum
    }
    if (on === track.gold) return 0
    const other = on === track.topaz ? track.emerald : track.topaz
    for (const { harvests } of moments[scoring.jewels]) {
      const mine = this.later(on, level, length, harvests)
      const its = this.later(other, this.levels[other], length, harvests)
      // The lower of the two, softened: the other one can still catch up.
      const reach = 1 + weights.catchUp * harvests
      sum += (mine + its - Math.sqrt((mine - its) ** 2 + reach * reach)) / 2
    }
    return weights.jewels * table.components.scorings.jewels * sum
  }
}
