/** Die Wörter, aus denen die Sätze sind: Namen, dazu Güter, Karten und Orte in Worten. */
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
  'Imperiale Schriftrollen',
  'Fischmarkt',
  'Akademie der Weisheit',
  'Frühlingspavillon',
  'Wald des Überflusses',
  'Brücke der Gelassenheit',
  'Steinbruch',
  'Tempel der Weisheit',
  'Drachenofen',
  'Porzellanerde-Mine',
  'Nobler Ochse',
  'Bronzeschmiede',
  'Palastmarkt',
  'Ewige Brücke',
]
export const sorts = ['Holz', 'Stein', 'Porzellanerde', 'Bronze']
export const types = { benefactor: 'Gönner', trader: 'Händler', diplomat: 'Diplomat', artisan: 'Kunsthandwerker' }
export const features = [
  'Kranich',
  'Koi',
  'Hirsch',
  'Laterne',
  'Pflaumenblüte',
  'Vollmond',
  'Boot',
  'Schmetterling',
  'Pagode',
  'Wasserfall',
]

export const personalities = {
  balance: 'Gleichgewicht',
  enlightenment: 'Erleuchtung',
  perception: 'Wahrnehmung',
  ascent: 'Aufstieg',
  descent: 'Abstieg',
  uncertainty: 'Unsicherheit',
}
export const colours = ['orange', 'blau', 'grün', 'gelb', 'rosa']
/** The Master's dice in their order. */
export const diceColours = [1, 2, 3, 4, 1].map(colour => colours[colour])
/** What brings the Master to a place, and what he has of it. */
export const actions = {
  number: 'der Ort mit dieser Nummer, ohne Strafe',
  fish: 'Fische ausgeben',
  wisdom: 'Weisheit ausgeben',
  monument: 'ein Monument',
  bridge: 'die Ewige Brücke',
  extra: 'Labyrinth oder Flussmarkt',
  none: 'sonst hat er nirgends etwas davon',
}
export const benefits = {
  step: ': Er rückt auf der Leiste vor',
  monument: ': Er nimmt das Monument',
  marker: ': Er setzt einen Marker',
  demand: ': Er erfüllt eine Nachfrage',
  none: '',
}

export const extras = {
  none: 'keine',
  labyrinth: 'Labyrinth',
  riverMarket: 'Flussmarkt',
  compositions: 'Kompositionen',
}

/** „Tempel der Weisheit (7)“ */
export const where = (number: number, { table }: { readonly table: RealmTable }): string => {
  if (number === place.extra) return extras[table.options.extra]
  return number === place.scrolls || number === place.bridge ? places[number] : `${places[number]} (${number})`
}
export const layer = (number: number): string =>
  number === place.bridge ? 'Ebene EB (Ewige Brücke)' : number === place.extra ? 'Ebene X' : `Ebene ${number}`
export const dice = (group: number): string => valuesOf(group).join('+')
export const groupsInWords = (groups: readonly number[]): string => groups.map(dice).join(' | ')
export const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`
export const fishes = (n: number): string => (n > 0 ? count(n, 'Fisch', 'Fische') : '')
export const wise = (n: number): string => (n > 0 ? `${n} Weisheit` : '')

const goodsOneByOne = (fish: number, wisdom: number, resources: readonly number[]): string[] => [
  fishes(fish),
  wise(wisdom),
  ...resources.map((n, sort) => (n > 0 ? `${n} ${sorts[sort]}` : '')),
]

export const goods = (fish: number, wisdom: number, resources: readonly number[]): string =>
  and(goodsOneByOne(fish, wisdom, resources))

export const and = (parts: readonly string[]): string => {
  const said = parts.filter(part => part !== '')
  return said.length < 2 ? (said[0] ?? 'nichts') : `${said.slice(0, -1).join(', ')} und ${said[said.length - 1]}`
}

export const rewardInWords = (reward: Reward): string => {
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward
  const other = reward.other ? count(reward.resources ?? 0, 'anderer Rohstoff', 'andere Rohstoffe') : ''
  return and([
    ...goodsOneByOne(fish, wisdom, [wood, stone, kaolin, bronze]),
    reward.resources ? other || count(reward.resources, 'Rohstoff', 'Rohstoffe') : '',
    reward.different ? count(reward.different, 'Rohstoff', 'verschiedene Rohstoffe') : '',
    reward.palace ? count(reward.palace, 'Schritt im Palast', 'Schritte im Palast') : '',
    reward.step ? 'ein Schritt bei einem Rohstoffvorkommen' : '',
    reward.paidStep ? `ein Schritt bei einem Rohstoffvorkommen gegen ${reward.paidStep} von dort` : '',
    reward.advisor ? 'ein kostenloser Berater' : '',
    reward.recruit ? `ein kostenloser Berater aus ${reward.recruit}` : '',
    reward.privileges ? count(reward.privileges, 'Privileg', 'Privilegien') : '',
  ])
}

export const penaltyInWords = ({ fish = 0, wisdom = 0, resources = 0, palace = 0, advisors = 0 }: Penalty): string =>
  and([
    fishes(fish),
    wise(wisdom),
    resources > 0 ? count(resources, 'Rohstoff', 'Rohstoffe') : '',
    palace > 0 ? count(palace, 'Schritt im Palast', 'Schritte im Palast') : '',
    advisors > 0 ? count(advisors, 'Berater', 'Berater') : '',
  ])

/** „Nachfragekarte 3 (je Marker 1 Schritt im Palast, ohne Marker Verlust: 1 Weisheit)“ */
export const demand = (card: number, { components }: RealmTable): string => {
  const { reward, penalty: lost } = components.demands.cards[card]
  return `Nachfragekarte ${card + 1} (je Marker ${rewardInWords(reward)}, ohne Marker Verlust: ${penaltyInWords(lost)})`
}

export const demandSpace = (space: number, { components }: RealmTable): string => {
  const wanted = components.demands.spaces[space]
  return wanted.length === sorts.length ? 'beliebiger Rohstoff' : wanted.map(sort => sorts[sort]).join(' oder ')
}

/** „die Komposition 4-5-6 (1 Rohstoff und 1 Punkt)“ */
export const composition = (card: number, table: RealmTable): string => {
  const { layers, reward } = table.components.compositions.cards[card]
  const shown = layers.map(number => (number === place.bridge ? 'EB' : number)).join('-')
  const points = pointsOf(card, table)
  const gained = Object.keys(reward).length > 0 ? rewardInWords(reward) : ''
  return `die Komposition ${shown} (${and([gained, points > 0 ? count(points, 'Punkt', 'Punkte') : ''])})`
}

/** Of the Labyrinth, without what it gives. */
export const spaceName = (number: number, { components }: RealmTable): string =>
  number === 0 ? 'Start' : number === components.labyrinth.spaces.length - 1 ? 'Mitte' : `${number}`

export const space = (number: number, { components }: RealmTable): string => {
  const { spaces } = components.labyrinth
  if (number === spaces.length - 1) return 'Mitte'
  return number === 0 ? 'Start' : `Feld ${number} (${rewardInWords(spaces[number])})`
}

/** Goods of the Market; where one of them is several things, they are told apart. */
export const goodsInWords = (taken: readonly number[], table: RealmTable): string => {
  const items = taken.map(item => goodsAt(table).items[item])
  const said = items.map(rewardInWords)
  return items.some(item => Object.keys(item).length > 1) ? said.join('; ') : and(said)
}

export const priceInWords = ({ fish = 0, wisdom = 0, resources = 0 }: Price): string =>
  and([fishes(fish), wise(wisdom), resources > 0 ? count(resources, 'Rohstoff', 'Rohstoffe') : ''])

/** "Trader 8" */
export const advisorName = (card: number, { components }: RealmTable): string =>
  `${types[components.advisors.rows[card].type]} ${card + 1}`

/** What an advisor does in the edition that is played. */
export function advisorDoes(card: number, table: RealmTable): string {
  const { type, pay, occasion } = table.components.advisors.rows[card]
  const gained = rewardInWords(gainOf(table, card))
  return {
    benefactor: gained,
    trader: `${priceInWords(pay)} gegen ${gained}`,
    diplomat: `Geschenk: ${priceInWords(pay)}, dafür ${gained}`,
    artisan: {
      none: gained,
      'resource-location': `${gained} bei einem Rohstoffvorkommen`,
      bridge: `${gained} auf der Ewigen Brücke`,
      'lowest-total': `${gained} für die kleinste Summe`,
      groups: 'eine Belohnung für große Gruppen',
    }[occasion],
  }[type]
}

/** „Händler 8 (1 Weisheit gegen 1 Rohstoff)“ */
export const advisor = (card: number, table: RealmTable): string =>
  `${advisorName(card, table)} (${advisorDoes(card, table)})`

/** What a visit costs on top. */
function extra(group: number, aim: number, { view, seat, table }: Asking<Realm, RealmTable>): string {
  const there = placeAt(placeOf(aim), table)
  const wisdom = wisdomAt(there, view, seat, group, wayOf(aim))
  const fish = penalty(view, there)
  return wisdom + fish > 0 ? `, für ${goods(fish, wisdom, [])}` : ''
}

export function visit([group, aim]: readonly [number, number], asking: Asking<Realm, RealmTable>): string {
  const { view, seat, table } = asking
  const laid = laidAt(placeAt(placeOf(aim), table), view, seat, group, wayOf(aim))
  const changed = laid === group ? '' : ` als ${dice(laid)}`
  const marker = placeOf(aim) === place.temple && wayOf(aim) > 0 ? ', mit Marker' : ''
  return `${dice(group)}${changed} legen: ${where(placeOf(aim), asking)}${marker}${extra(group, aim, asking)}`
}

export const price = (way: number, card: number, instead: string, table: RealmTable): string =>
  way === payment.banner ? goods(0, 0, table.components.banners.rows[card].cost) : instead

export const nameOf = (seat: number, { name }: Say<RealmTable>): string => name(seat)
