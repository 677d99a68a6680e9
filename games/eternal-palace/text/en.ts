import { type Asking, type GameText, NONE, type Say } from '@palatine/kernel'
import type { Price, Reward } from '../components/schema.ts'
import { payment } from '../rules/appoint.ts'
import { valuesOf } from '../rules/dice.ts'
import { gainOf } from '../rules/editions.ts'
import { place, type Realm, type RealmEvent, type RealmTable } from '../rules/kit.ts'
import { placeAt } from '../rules/places/index.ts'
import { laidAt, wisdomAt } from '../rules/places/place.ts'
import { groupsMade } from '../rules/plan.ts'
import { penalty, placeOf, wayOf } from '../rules/visit.ts'

const places = [
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
const sorts = ['wood', 'stone', 'kaolin', 'bronze']
const types = { benefactor: 'Benefactor', trader: 'Trader', diplomat: 'Diplomat', artisan: 'Artisan' }
const features = [
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

/** "the Temple of Wisdom (7)" */
const where = (number: number): string =>
  number === place.scrolls || number === place.bridge ? `the ${places[number]}` : `the ${places[number]} (${number})`
const layer = (number: number): string =>
  number === place.bridge ? 'the layer of the Eternal Bridge' : `layer ${number}`
const dice = (group: number): string => valuesOf(group).join('+')
const groupsInWords = (groups: readonly number[]): string => groups.map(dice).join(' | ')
const count = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`

const goods = (fish: number, wisdom: number, resources: readonly number[]): string => {
  const parts = resources.map((n, sort) => (n > 0 ? `${n} ${sorts[sort]}` : ''))
  return and([fish > 0 ? `${fish} fish` : '', wisdom > 0 ? `${wisdom} wisdom` : '', ...parts])
}

const and = (parts: readonly string[]): string => {
  const said = parts.filter(part => part !== '')
  return said.length < 2 ? (said[0] ?? 'nothing') : `${said.slice(0, -1).join(', ')} and ${said[said.length - 1]}`
}

const rewardInWords = (reward: Reward): string => {
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward
  const plain = fish + wisdom + wood + stone + kaolin + bronze > 0
  return and([
    plain ? goods(fish, wisdom, [wood, stone, kaolin, bronze]) : '',
    reward.resources ? count(reward.resources, reward.other ? 'other resource' : 'resource') : '',
    reward.palace ? count(reward.palace, 'Palace step') : '',
    reward.step ? 'a step at a resource location' : '',
    reward.advisor ? 'a free advisor' : '',
  ])
}

const priceInWords = ({ fish = 0, wisdom = 0, resources = 0 }: Price): string =>
  and([
    fish > 0 ? `${fish} fish` : '',
    wisdom > 0 ? `${wisdom} wisdom` : '',
    resources > 0 ? count(resources, 'resource') : '',
  ])

/** "Trader 8 (1 wisdom for 1 resource)" */
function advisor(card: number, table: RealmTable): string {
  const { type, pay, occasion } = table.components.advisors.rows[card]
  const gained = rewardInWords(gainOf(table, card))
  const does = {
    benefactor: gained,
    trader: `${priceInWords(pay)} for ${gained}`,
    diplomat: `give ${priceInWords(pay)}, take ${gained}`,
    artisan: {
      none: gained,
      'resource-location': `${gained} at a resource location`,
      'lowest-total': `${gained} for the lowest total`,
      groups: 'a reward for large groups',
    }[occasion],
  }[type]
  return `${types[type]} ${card + 1} (${does})`
}

/** What a visit costs on top, in brackets. */
function extra(group: number, aim: number, { view, seat, table }: Asking<Realm, RealmTable>): string {
  const there = placeAt(placeOf(aim), table)
  const wisdom = wisdomAt(there, view, seat, group, wayOf(aim))
  const fish = penalty(view, there)
  return wisdom + fish > 0 ? `, paying ${goods(fish, wisdom, [])}` : ''
}

function visit([group, aim]: readonly [number, number], asking: Asking<Realm, RealmTable>): string {
  const { view, seat, table } = asking
  const laid = laidAt(placeAt(placeOf(aim), table), view, seat, group, wayOf(aim))
  const changed = laid === group ? '' : ` as ${dice(laid)}`
  const marker = placeOf(aim) === place.temple && wayOf(aim) > 0 ? ', with a marker' : ''
  return `Place ${dice(group)} at ${where(placeOf(aim))}${changed}${marker}${extra(group, aim, asking)}`
}

const price = (way: number, card: number, instead: string, table: RealmTable): string =>
  way === payment.banner ? goods(0, 0, table.components.banners.rows[card].cost) : instead

const nameOf = (seat: number, { name }: Say<RealmTable>): string => name(seat)

export const en = {
  name: 'Eternal Palace',
  tagline: 'Group your dice in secret, visit the palace gardens, and paint them layer by layer.',
  questions: {
    makeGroups: ({ view, seat }) => `Group your dice ${dice(view.rolled[seat])}.`,
    visit: () => 'Place one of your groups.',
    keepAdvisor: () => 'Appoint one of the advisors you drew, or take fish.',
    returnAdvisor: () => 'Choose the advisor that goes back on top of the deck.',
    appointAdvisor: () => 'Appoint one of the face-up advisors.',
    takeGoods: ({ at, table }) =>
      `Take ${table.components.places.market.taken[valuesOf(at.dice).length - 1]} different goods.`,
    takeGift: () => 'Take a gift from the Imperial Scrolls.',
    takeResource: () => 'Take a resource of your choice.',
    moveOnTrack: () => 'Move up the track of a resource location.',
    takeFreeAdvisor: () => 'Take a face-up advisor for free.',
    takeFeature: () => 'Choose a feature for your painting.',
    giveTo: () => 'Choose whom you give it to.',
    payResource: () => 'Choose a resource to pay.',
    useAdvisorOrEnd: () => 'Use an advisor, or end your turn.',
    takeGroupReward: () => 'Choose the group for which you are rewarded.',
  },
  answers: {
    makeGroups: (groups: readonly number[], { view, seat }) => groupsInWords(groupsMade(view.rolled[seat], groups)),
    visit: (answer: readonly ['visit', readonly [number, number]] | readonly ['useAdvisor', number], asking) =>
      answer[0] === 'visit' ? visit(answer[1], asking) : `Use ${advisor(answer[1], asking.table)}`,
    keepAdvisor: (kept: number | readonly [number, number], { table }) => {
      const { fish } = table.components.places.fishMarket
      if (typeof kept === 'number') return `Keep nobody and take ${fish} fish`
      return `Appoint ${advisor(kept[0], table)} for ${price(kept[1], kept[0], `${fish} fish`, table)}`
    },
    returnAdvisor: (card: number, { table }) => `Put ${advisor(card, table)} back on top`,
    appointAdvisor: ([card, way]: readonly [number, number], { table }) =>
      `Appoint ${advisor(card, table)} for ${price(way, card, `${table.components.places.academy.wisdom} wisdom`, table)}`,
    takeGoods: (taken: readonly number[], { table }) =>
      `Take ${and(taken.map(item => rewardInWords(table.components.places.market.items[item])))}`,
    takeGift: (gift: number, { table }) => `Take ${rewardInWords(table.components.places.scrolls.several[gift])}`,
    takeResource: (sort: number) => `Take 1 ${sorts[sort]}`,
    moveOnTrack: (number: number) => `A step at ${where(number)}`,
    takeFreeAdvisor: (card: number, { table }) => `Take ${advisor(card, table)}`,
    takeFeature: (feature: number) => `Take the ${features[feature] ?? `feature ${feature + 1}`}`,
    giveTo: (house: number, say) => `Give it to ${nameOf(house, say)}`,
    payResource: (sort: number) => `Pay 1 ${sorts[sort]}`,
    useAdvisorOrEnd: (card: number, { table }) => (card === NONE ? 'End the turn' : `Use ${advisor(card, table)}`),
    takeGroupReward: (size: number) => `For a group of ${count(size, 'die', 'dice')}`,
  },
  events: {
    roundBegan: ({ round }) => `Round ${round} begins.`,
    diceRolled: ({ seat, dice: rolled, total }, say) => `${nameOf(seat, say)} rolls ${dice(rolled)}, ${total} in all.`,
    orderSet: ({ order }, say) => `Turn order: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    groupsShown: ({ groups }, say) =>
      `The groups: ${groups.map((own, house) => `${nameOf(house, say)} ${groupsInWords(own)}`).join('; ')}.`,
    groupPlaced: ({ seat, place: number, group, dice: laid, wisdom, fish }, say) =>
      `${nameOf(seat, say)} places ${dice(group)} at ${where(number)}` +
      (laid === group ? '' : ` as ${dice(laid)}`) +
      `${wisdom + fish > 0 ? ` and pays ${goods(fish, wisdom, [])}` : ''}.`,
    paid: ({ seat, fish, wisdom, resources, to }, say) =>
      `${nameOf(seat, say)} ${to === NONE ? 'pays' : 'gives'} ${goods(fish, wisdom, resources)}` +
      `${to === NONE ? '' : ` to ${nameOf(to, say)}`}.`,
    gained: ({ seat, fish, wisdom, resources }, say) => `${nameOf(seat, say)} takes ${goods(fish, wisdom, resources)}.`,
    palaceMoved: ({ seat, to }, say) => `${nameOf(seat, say)} moves to ${to} on the Palace track.`,
    trackMoved: ({ seat, place: number, to }, say) => `${nameOf(seat, say)} moves to step ${to} at ${where(number)}.`,
    panelMarked: ({ seat, place: number, panel }, say) =>
      `${nameOf(seat, say)} marks panel ${panel} at ${where(number)}.`,
    layerTaken: ({ seat, layer: number }, say) => `${nameOf(seat, say)} paints ${layer(number)}.`,
    featureEarned: ({ seat, place: number }, say) =>
      `${nameOf(seat, say)} is the first at ${where(number)} and earns a feature.`,
    featureTaken: ({ seat, feature }, say) =>
      `${nameOf(seat, say)} takes the ${features[feature] ?? `feature ${feature + 1}`}.`,
    completionWon: ({ seat, layers }, say) =>
      `${nameOf(seat, say)} is the first with ${count(layers, 'layer')}: the completion prize. The game ends after this round.`,
    monumentTaken: ({ seat, place: number, from }, say) =>
      `${nameOf(seat, say)} takes the monument of ${where(number)}${from === NONE ? '' : ` from ${nameOf(from, say)}`}.`,
    ringGrew: ({ place: number, resources }) => `A visit to ${where(number)} now costs ${resources}.`,
    advisorsDrawn: ({ seat, count: drawn, secret }, say) =>
      `${nameOf(seat, say)} draws ${secret ? and(secret.advisors.map(card => advisor(card, say.table))) : count(drawn, 'advisor')}.`,
    advisorAppointed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} appoints ${advisor(card, say.table)}.`,
    advisorKept: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} keeps ${advisor(card, say.table)}.`,
    advisorReturned: ({ seat, secret }, say) =>
      `${nameOf(seat, say)} puts ${secret ? advisor(secret.advisor, say.table) : 'an advisor'} back on top of the deck.`,
    advisorsDiscarded: ({ seat, advisors }, say) =>
      `${nameOf(seat, say)} discards ${and(advisors.map(card => advisor(card, say.table)))}.`,
    advisorUsed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} uses ${advisor(card, say.table)}.`,
    receiverChosen: ({ seat, to }, say) => `${nameOf(seat, say)} chooses ${nameOf(to, say)} for a gift.`,
    deckShuffled: ({ cards }) => `The ${count(cards, 'discarded advisor')} become the new deck.`,
    rowRenewed: ({ advisors }, say) =>
      `New advisors at the Academy: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    diceRecovered: () => 'Everybody takes back dice and advisors.',
    dieAwarded: ({ seat, dice: owned }, say) => `${nameOf(seat, say)} is awarded a die and now has ${owned}.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Nobody paints any more: the game ends.' : 'The last round is over.',
    sequenceWon: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} has the longest sequence, from ${from} to ${to}: the sequence prize.`,
    sequenceOpen: () => 'Nobody gets the sequence prize.',
    sealsWon: ({ seat, seals }, say) => `${nameOf(seat, say)} receives ${count(seals, 'imperial seal')}.`,
  },
  refusals: {
    takeAnother: () => 'Take another resource than the one you paid.',
    trackIsFull: () => 'You have finished this track, or it is none of a resource location.',
    notYourAdvisor: () => 'This advisor is not in your service.',
    actsByItself: () => 'This advisor acts by itself when the time comes.',
    usedInThisRound: () => 'This advisor has done its work in this round.',
    advisorNotPayable: () => 'You do not have what this advisor asks for.',
    noSuchResource: () => 'You have no such resource.',
    noSuchGroup: ({ dice: size }) => `You made no group that counts as ${size} dice.`,
    notYourGroup: () => 'You have no such group left.',
    noSuchPlace: () => 'There is no such place.',
    notEnoughFish: ({ needed, has }) => `The penalty here is ${needed} fish; you have ${has}.`,
    notEnoughWisdom: ({ needed, has }) => `This takes ${needed} wisdom; you have ${has}.`,
    valueOutOfReach: () => 'These dice cannot show the number of this place.',
    oneDieOnly: () => 'On the bridge you place a single die, and a value that makes no difference is not offered.',
    notThisPanel: () => 'These dice cannot mark this panel.',
    advisorTooDear: () => 'You cannot pay for this advisor, or it is not here.',
    nobodyToAppoint: () => 'You could not pay for any of the face-up advisors.',
    ringTooDear: () => 'You cannot pay as many resources as lie in the ring.',
    differentGoods: () => 'Take exactly as many goods as your dice allow, all different.',
    resourceNeedsTwoDice: () => 'A resource takes two dice or more.',
    tooManyDice: ({ most }) => `Nobody has more than ${most} dice.`,
    seatsInOrder: () => 'There must be a row for each number of people from 1 to 5, in order.',
    trackWhereThereIsNone: () =>
      'Tracks of at least two steps belong to the places 1, 2, 4, 6, 9 and 11, and to no other.',
    oneForEachAdvisor: () => 'Every advisor needs a banner.',
    tooFewAdvisors: ({ needed, seats }) => `With ${seats} people at least ${needed} advisor cards are needed.`,
    noSuchAdvisor: ({ advisor: card }) => `There is no advisor ${card}.`,
    tooFewItems: () => 'There are not that many different goods.',
  },
  components: {
    places,
    sorts,
    types,
    features,
    fish: 'fish',
    wisdom: 'wisdom',
    palace: 'Palace',
    monument: 'monument',
    layer: 'layer',
    painting: 'painting',
    seal: 'imperial seal',
    completionPrize: 'completion prize',
    sequencePrize: 'sequence prize',
  },
  options: { edition: { name: 'Rulebook', values: { en: 'English edition', de: 'German edition' } } },
  scores: {
    layers: 'Layers',
    features: 'Features',
    monuments: 'Monuments',
    prizes: 'Prizes',
    seals: 'Imperial seals',
  },
  endings: {
    normal: 'A painting was completed.',
    stall: 'Nobody painted any more.',
  },
} satisfies GameText<Realm, RealmTable, RealmEvent>
