import { type Habits, type Look, PASS, type Score, Signs, type Weigh } from '@palatine/kernel'
import { sizeOf, valuesOf } from '../rules/dice.ts'
import type { Known } from '../rules/hidden.ts'
import {
  type House,
  has,
  highestSum,
  monumentPlaces,
  place,
  placeCount,
  type Realm,
  type RealmTable,
  spot,
  stock,
} from '../rules/model.ts'
import { placeAt } from '../rules/places/index.ts'
import { wisdomAt } from '../rules/places/place.ts'
import { trackLength } from '../rules/tracks.ts'
import { penalty, placeOf, wayOf, whoIsWhere } from '../rules/visit.ts'
import learnt from './habits.json' with { type: 'json' }

type RealmLook = Look<Realm, RealmTable, Known>

const advisors = 32
const mostLeft = 6
const mostDice = 5

const signs = new Signs()
const group = {
  size: signs.each('group of size', mostDice + 1),
  sum: signs.each('group with sum', highestSum + 2),
  wanted: signs.each('group for the layer of place', highestSum + 1),
  full: signs.one('group where a track is full'),
  twice: signs.one('group where another goes'),
}
const visit = {
  at: signs.each('visit place', placeCount),
  layer: signs.one('visit brings layer'),
  feature: signs.one('visit place with feature'),
  left: signs.each('visit steps left', mostLeft + 1),
  dice: signs.each('visit with dice', mostDice + 1),
  wisdom: signs.one('visit costs wisdom'),
  fish: signs.one('visit costs fish'),
  ring: signs.one('visit pays ring'),
  own: signs.one('visit own monument'),
  theirs: signs.one('visit monument of others'),
  panel: signs.one('visit marks first panel'),
  second: signs.one('visit marks second panel'),
  bridge: signs.one('visit crosses spaces'),
}
const use = signs.each('use advisor', advisors)
const end = signs.one('end without advisor')
const appoint = signs.each('appoint advisor', advisors)
const banner = signs.one('appoint by banner')
const pass = signs.one('appoint nobody')
const giveBack = signs.each('return advisor', advisors)
const own = signs.each('take resource with so many', mostLeft + 1)
const pay = signs.each('pay resource with so many', mostLeft + 1)
const goods = signs.each('take goods', 8)
const gift = signs.each('take gift', 6)
const climb = signs.each('climb with steps left', mostLeft + 1)

const atMost = (count: number): number => (count < mostLeft ? count : mostLeft)

const stepsLeft = (g: Realm, house: House, where: number, table: RealmTable): number => {
  const left = trackLength(where, table) - g.track[spot(house, where)]
  return where === place.bridge ? (left + 3) >> 2 : left
}

export const habits: Habits<Realm, RealmTable, Known> = {
  signs: signs.names,
  learnt,
  score(look, w) {
    const { g } = look.view
    const { seat } = look
    switch (look.id) {
      case 'makeGroups':
        return grouping(look, w)
      case 'visit':
        return visiting(look, w)
      case 'useAdvisorOrEnd':
        return steps => (steps[0] === PASS ? w(end) : w(use + steps[0]))
      case 'appointAdvisor':
      case 'keepAdvisor':
        return steps => (steps[0] === PASS ? w(pass) : w(appoint + steps[0]) + (steps[1] === 0 ? w(banner) : 0))
      case 'appointOrTakeReserve':
      case 'recruitAdvisor':
        return steps => (steps[0] === PASS ? w(pass) : w(appoint + steps[0]))
      case 'takeFreeAdvisor':
        return steps => w(appoint + steps[0])
      case 'returnAdvisor':
      case 'loseAdvisor':
        return steps => w(giveBack + steps[0])
      case 'takeResource':
      case 'takeDifferent':
        return steps => w(own + atMost(g.resources[stock(seat, steps[0])]))
      case 'payResource':
      case 'giveUpResource':
        return steps => w(pay + atMost(g.resources[stock(seat, steps[0])]))
      case 'takeGoods':
        return steps => w(goods + steps[0])
      case 'takeGift':
        return steps => w(gift + steps[0])
      case 'moveOnTrack':
        return steps => w(climb + atMost(stepsLeft(g, seat, steps[0], look.table)))
      default:
        return () => 0
    }
  },
}

/** Every group by how many dice it has and what they add up to. */
function grouping({ view: { g }, seat, table }: RealmLook, w: Weigh): Score {
  const dice = valuesOf(g.rolled[seat])
  let wanted = 0
  let full = 0
  for (let where: number = place.fishMarket; where <= place.market; where++) {
    if (wants(g, seat, where, table)) wanted |= 1 << where
    else if (has(g.layers[seat], where)) full |= 1 << where
  }
  const sums = new Array<number>(dice.length)
  const sizes = new Array<number>(dice.length)
  return groups => {
    let count = 0
    for (let i = 0; i < dice.length; i++) {
      const at = groups[i]
      if (at >= count) {
        sums[at] = 0
        sizes[at] = 0
        count = at + 1
      }
      sums[at] += dice[i]
      sizes[at]++
    }
    let worth = 0
    let taken = 0
    for (let at = 0; at < count; at++) {
      const sum = sums[at] > highestSum ? highestSum + 1 : sums[at]
      worth += w(group.size + sizes[at]) + w(group.sum + sum)
      if (has(taken, sum)) worth += w(group.twice)
      else if (has(wanted, sum)) worth += w(group.wanted + sum)
      else if (has(full, sum)) worth += w(group.full)
      taken |= 1 << sum
    }
    return worth
  }
}

/** Whether a place can bring a house a layer that it has not. */
function wants(g: Realm, house: House, where: number, table: RealmTable): boolean {
  if (has(g.layers[house], where)) return false
  const sort = monumentPlaces.indexOf(where)
  if (sort >= 0) return g.resources[stock(house, sort)] >= g.rings[sort]
  return where === place.temple || where === place.market || stepsLeft(g, house, where, table) <= 2
}

function visiting({ view: { g }, seat, table, question }: RealmLook, w: Weigh): Score {
  const houses = whoIsWhere(g)
  const alone = question.kind !== 'either'
  return steps => {
    if (!alone && steps[0] > 0) return w(use + steps[1])
    const dice = alone ? steps[0] : steps[1]
    const aim = alone ? steps[1] : steps[2]
    const where = placeOf(aim)
    const way = wayOf(aim)
    const there = placeAt(where, table)
    const fish = penalty(g, there, houses)
    const wisdom = wisdomAt(there, g, seat, dice, way)
    let worth = w(visit.at + where) + w(visit.dice + sizeOf(dice))
    if (fish > 0) worth += w(visit.fish, fish)
    if (wisdom > 0) worth += w(visit.wisdom, wisdom)
    if (has(g.tokens, where)) worth += w(visit.feature)
    const sort = monumentPlaces.indexOf(where)
    if (sort >= 0) {
      worth += w(visit.ring, g.rings[sort])
      if (!has(g.layers[seat], where)) worth += w(visit.layer)
      if (g.monuments[sort] === seat) return worth + w(visit.own)
      return g.monuments[sort] >= 0 ? worth + w(visit.theirs) : worth
    }
    if (where === place.temple) return way > 0 ? worth + w(g.temple[seat] === 0 ? visit.panel : visit.second) : worth
    if (where === place.bridge) worth += w(visit.bridge, way)
    if (where === place.scrolls || where === place.market) return worth
    return worth + w(visit.left + atMost(stepsLeft(g, seat, where, table)))
  }
}
