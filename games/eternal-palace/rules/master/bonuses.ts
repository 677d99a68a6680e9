/** EP 15.21 to EP 15.25: what the Master still gets when the game is over, by its difficulty. */
import type { Difficulty } from '../../components/master.ts'
import { gain } from '../gains.ts'
import {
  countBits,
  type House,
  has,
  isMaster,
  masterHouse,
  place,
  placeCount,
  type Realm,
  type RealmIo,
  type RealmTable,
  spot,
} from '../model.ts'
import { freeFeatures } from '../painting.ts'
import { forward } from '../palace.ts'
import { routes, spaceOf } from '../places/labyrinth.ts'

const person: House = 0
const master = masterHouse

export const difficultyOf = ({ components, options }: RealmTable): Difficulty =>
  components.master.difficulties[options.difficulty]

/** Features first, then fish, wisdom and Palace steps; whatever the Palace track decides comes after it. */
export function takeBonuses(g: Realm, io: RealmIo): void {
  const { features, goods } = difficultyOf(io.table)
  for (let where = 1; where < placeCount; where++) {
    if (has(g.tokens, where) && (features === 'all' || isAhead(g, where, io.table))) claimFeature(g, where, io)
  }
  if (goods) turnGoods(g, io)
}

const isAhead = (g: Realm, where: number, table: RealmTable): boolean =>
  reached(g, master, where, table) > reached(g, person, where, table)

/** EP 15.22: how far a house is: steps on the track, markers, or in the Labyrinth how near to the centre. */
function reached(g: Realm, house: House, where: number, table: RealmTable): number {
  if (where === place.temple) return countBits(g.temple[house])
  if (where === place.market) return countBits(g.market[house])
  if (where === place.extra && table.options.extra === 'labyrinth') return -routes(table)[spaceOf(g, house)].steps
  return g.track[spot(house, where)]
}

function claimFeature(g: Realm, where: number, io: RealmIo): void {
  const [feature] = freeFeatures(g)
  g.tokens &= ~(1 << where)
  g.features[feature] = master
  io.emit?.({ type: 'featureClaimed', seat: master, place: where, feature, rule: 'EP 15.22' })
}

/** EP 15.24: fish bring wisdom, then wisdom brings steps; EP 15.25: the last steps bring points. */
function turnGoods(g: Realm, io: RealmIo): void {
  const { fishForWisdom, wisdomForStep } = io.table.components.master
  gain(g, master, { wisdom: Math.floor(g.fish[master] / fishForWisdom) }, 'EP 15.24', io)
  const steps = Math.floor(g.wisdom[master] / wisdomForStep)
  if (steps > 0) forward(g, master, steps, 'EP 15.24', io)
  const points = pointsForSteps(g, master, io.table)
  const { beyond } = difficultyOf(io.table)
  if (points > 0) io.emit?.({ type: 'stepsScored', seat: master, points, beyond, rule: 'EP 15.25' })
}

/** EP 15.25: a point for each step beyond a space. */
export function pointsForSteps(g: Realm, house: House, table: RealmTable): number {
  if (!isMaster(house, table)) return 0
  const { goods, beyond } = difficultyOf(table)
  return goods ? Math.max(0, g.palace[house] - beyond) : 0
}

/** EP 15.23: a person's sequence has to be so long, and longer than the Master's. */
export const leastSequence = (table: RealmTable): number => difficultyOf(table).sequence
