/** The words that sentences are made of: names, and goods, cards and places in words. */
import type { Asking, Say } from '@palatine/kernel'
import type { Penalty, Price, Reward } from '../../components/schema.ts'
import { payment } from '../../rules/appoint.ts'
import { pointsOf } from '../../rules/compositions.ts'
import { valuesOf } from '../../rules/dice.ts'
import { gainOf } from '../../rules/editions.ts'
import { place, type Realm, type RealmTable } from '../../rules/model.ts'
import { placeAt } from '../../rules/places/index.ts'
import { goodsAt } from '../../rules/places/market.ts'
import { laidAt, wisdomAt } from '../../rules/places/place.ts'
import { penalty, placeOf, wayOf } from '../../rules/visit.ts'

export const places = [
  'Imperial Scrolls',
  'Fish Market',
  'Academy of Wisdom',
  'Spring Pavilion',
  'Forest of Abundance',
  'Serenity Bridge',
  'Stone Quarry',
  'Temple of Wisdom',
  'Dragon Kiln',
  'Kaolin Mine',
  'Noble Ox',
  'Bronze Forge',
  'Palace Market',
  'Eternal Bridge',
]
export const sorts = ['wood', 'stone', 'kaolin', 'bronze']
export const types = { benefactor: 'Benefactor', trader: 'Trader', diplomat: 'Diplomat', artisan: 'Artisan' }
export const features = [
  'crane',
  'koi',
  'deer',
  'lantern',
  'plum blossom',
  'full moon',
  'boat',
  'butterfly',
  'pagoda',
  'waterfall',
]

export const personalities = {
  balance: 'Balance',
  enlightenment: 'Enlightenment',
  perception: 'Perception',
  ascent: 'Ascent',
  descent: 'Descent',
  uncertainty: 'Uncertainty',
}
export const colours = ['orange', 'blue', 'green', 'yellow', 'pink']
/** The Master's dice in their order. */
export const diceColours = [1, 2, 3, 4, 1].map(colour => colours[colour])
/** What brings the Master to a place, and what he has of it. */
export const actions = {
  number: 'its number, without a penalty',
  fish: 'pay fish',
  wisdom: 'pay wisdom',
  monument: 'a monument',
  bridge: 'the Eternal Bridge',
  extra: 'Labyrinth or River Market',
  none: 'default, since nothing else brings him anything',
}
export const benefits = {
  step: ': he can move ahead',
  monument: ': he takes the monument',
  marker: ': he places a marker',
  demand: ': he satisfies a demand',
  none: '',
}

export const extras = {
  none: 'none',
  labyrinth: 'Labyrinth',
  riverMarket: 'River Market',
  compositions: 'Compositions',
}

/** "the Temple of Wisdom (7)" */
export const where = (number: number, { table }: { readonly table: RealmTable }): string => {
  if (number === place.extra) return `the ${extras[table.options.extra]}`
  const numbered = number !== place.scrolls && number !== place.bridge
  return numbered ? `the ${places[number]} (${number})` : `the ${places[number]}`
}
export const layer = (number: number): string =>
  number === place.bridge ? 'the layer of the Eternal Bridge' : number === place.extra ? 'layer X' : `layer ${number}`
export const dice = (group: number): string => valuesOf(group).join('+')
export const groupsInWords = (groups: readonly number[]): string => groups.map(dice).join(' | ')
export const count = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`

const goodsOneByOne = (fish: number, wisdom: number, resources: readonly number[]): string[] => [
  fish > 0 ? `${fish} fish` : '',
  wisdom > 0 ? `${wisdom} wisdom` : '',
  ...resources.map((n, sort) => (n > 0 ? `${n} ${sorts[sort]}` : '')),
]

export const goods = (fish: number, wisdom: number, resources: readonly number[]): string =>
  and(goodsOneByOne(fish, wisdom, resources))

export const and = (parts: readonly string[]): string => {
  const said = parts.filter(part => part !== '')
  return said.length < 2 ? (said[0] ?? 'nothing') : `${said.slice(0, -1).join(', ')} and ${said[said.length - 1]}`
}

export const rewardInWords = (reward: Reward): string => {
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward
  return and([
    ...goodsOneByOne(fish, wisdom, [wood, stone, kaolin, bronze]),
    reward.resources ? count(reward.resources, reward.other ? 'other resource' : 'resource') : '',
    reward.different ? count(reward.different, 'different resource') : '',
    reward.palace ? count(reward.palace, 'Palace step') : '',
    reward.step ? 'a step at a resource location' : '',
    reward.paidStep ? `a step at a resource location for ${reward.paidStep} of what it yields` : '',
    reward.advisor ? 'a free advisor' : '',
    reward.recruit ? `a free advisor out of ${reward.recruit}` : '',
    reward.privileges ? count(reward.privileges, 'privilege') : '',
  ])
}

export const penaltyInWords = ({ fish = 0, wisdom = 0, resources = 0, palace = 0, advisors = 0 }: Penalty): string =>
  and([
    ...goodsOneByOne(fish, wisdom, []),
    resources > 0 ? count(resources, 'resource') : '',
    palace > 0 ? count(palace, 'Palace step') : '',
    advisors > 0 ? count(advisors, 'advisor') : '',
  ])

/** "demand 3 (1 Palace step for each marker, otherwise lose 1 wisdom)" */
export const demand = (card: number, { components }: RealmTable): string => {
  const { reward, penalty: lost } = components.demands.cards[card]
  return `demand ${card + 1} (${rewardInWords(reward)} for each marker, without one lose ${penaltyInWords(lost)})`
}

export const demandSpace = (space: number, { components }: RealmTable): string => {
  const wanted = components.demands.spaces[space]
  return wanted.length === sorts.length ? 'any resource' : wanted.map(sort => sorts[sort]).join(' or ')
}

/** "the composition 4-5-6 (1 resource and 1 point)" */
export const composition = (card: number, table: RealmTable): string => {
  const { layers, reward } = table.components.compositions.cards[card]
  const shown = layers.map(number => (number === place.bridge ? 'EB' : number)).join('-')
  const points = pointsOf(card, table)
  const gained = Object.keys(reward).length > 0 ? rewardInWords(reward) : ''
  return `the composition ${shown} (${and([gained, points > 0 ? count(points, 'point') : ''])})`
}

/** Of the Labyrinth, without what it gives. */
export const spaceName = (number: number, { components }: RealmTable): string =>
  number === 0 ? 'start' : number === components.labyrinth.spaces.length - 1 ? 'centre' : `${number}`

export const space = (number: number, { components }: RealmTable): string => {
  const { spaces } = components.labyrinth
  if (number === spaces.length - 1) return 'the centre'
  return number === 0 ? 'the start' : `space ${number} (${rewardInWords(spaces[number])})`
}

/** Goods of the Market; where one of them is several things, they are told apart. */
export const goodsInWords = (taken: readonly number[], table: RealmTable): string => {
  const items = taken.map(item => goodsAt(table).items[item])
  const said = items.map(rewardInWords)
  return items.some(item => Object.keys(item).length > 1) ? said.join('; ') : and(said)
}

export const priceInWords = ({ fish = 0, wisdom = 0, resources = 0 }: Price): string =>
  and([...goodsOneByOne(fish, wisdom, []), resources > 0 ? count(resources, 'resource') : ''])

/** "Trader 8" */
export const advisorName = (card: number, { components }: RealmTable): string =>
  `${types[components.advisors.rows[card].type]} ${card + 1}`

/** What an advisor does in the edition that is played. */
export function advisorDoes(card: number, table: RealmTable): string {
  const { type, pay, occasion } = table.components.advisors.rows[card]
  const gained = rewardInWords(gainOf(table, card))
  return {
    benefactor: gained,
    trader: `${priceInWords(pay)} for ${gained}`,
    diplomat: `give ${priceInWords(pay)}, take ${gained}`,
    artisan: {
      none: gained,
      'resource-location': `${gained} at a resource location`,
      bridge: `${gained} at the Eternal Bridge`,
      'lowest-total': `${gained} for the lowest total`,
      groups: 'a reward for large groups',
    }[occasion],
  }[type]
}

/** "Trader 8 (1 wisdom for 1 resource)" */
export const advisor = (card: number, table: RealmTable): string =>
  `${advisorName(card, table)} (${advisorDoes(card, table)})`

/** What a visit costs on top, in brackets. */
function extra(group: number, aim: number, { view, seat, table }: Asking<Realm, RealmTable>): string {
  const there = placeAt(placeOf(aim), table)
  const wisdom = wisdomAt(there, view, seat, group, wayOf(aim))
  const fish = penalty(view, there)
  return wisdom + fish > 0 ? `, paying ${goods(fish, wisdom, [])}` : ''
}

export function visit([group, aim]: readonly [number, number], asking: Asking<Realm, RealmTable>): string {
  const { view, seat, table } = asking
  const laid = laidAt(placeAt(placeOf(aim), table), view, seat, group, wayOf(aim))
  const changed = laid === group ? '' : ` as ${dice(laid)}`
  const marker = placeOf(aim) === place.temple && wayOf(aim) > 0 ? ', with a marker' : ''
  return `Place ${dice(group)} at ${where(placeOf(aim), asking)}${changed}${marker}${extra(group, aim, asking)}`
}

export const price = (way: number, card: number, instead: string, table: RealmTable): string =>
  way === payment.banner ? goods(0, 0, table.components.banners.rows[card].cost) : instead

export const nameOf = (seat: number, { name }: Say<RealmTable>): string => name(seat)
