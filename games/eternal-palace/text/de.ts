import { type Asking, NONE, type Say, type Translated } from '@palatine/kernel'
import type { Price, Reward } from '../components/schema.ts'
import { payment } from '../rules/appoint.ts'
import { valuesOf } from '../rules/dice.ts'
import { gainOf } from '../rules/editions.ts'
import { place, type Realm, type RealmTable } from '../rules/kit.ts'
import { placeAt } from '../rules/places/index.ts'
import { laidAt, wisdomAt } from '../rules/places/place.ts'
import { groupsMade } from '../rules/plan.ts'
import { penalty, placeOf, wayOf } from '../rules/visit.ts'
import type { en } from './en.ts'

const places = [
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
const sorts = ['Holz', 'Stein', 'Porzellanerde', 'Bronze']
const types = { benefactor: 'Gönner', trader: 'Händler', diplomat: 'Diplomat', artisan: 'Kunsthandwerker' }
const features = [
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

/** „Tempel der Weisheit (7)“ */
const where = (number: number): string =>
  number === place.scrolls || number === place.bridge ? places[number] : `${places[number]} (${number})`
const layer = (number: number): string => (number === place.bridge ? 'Ebene EB (Ewige Brücke)' : `Ebene ${number}`)
const dice = (group: number): string => valuesOf(group).join('+')
const groupsInWords = (groups: readonly number[]): string => groups.map(dice).join(' | ')
const count = (n: number, one: string, several: string): string => `${n} ${n === 1 ? one : several}`
const fishes = (n: number): string => (n > 0 ? count(n, 'Fisch', 'Fische') : '')
const wise = (n: number): string => (n > 0 ? `${n} Weisheit` : '')

const goods = (fish: number, wisdom: number, resources: readonly number[]): string =>
  and([fishes(fish), wise(wisdom), ...resources.map((n, sort) => (n > 0 ? `${n} ${sorts[sort]}` : ''))])

const and = (parts: readonly string[]): string => {
  const said = parts.filter(part => part !== '')
  return said.length < 2 ? (said[0] ?? 'nichts') : `${said.slice(0, -1).join(', ')} und ${said[said.length - 1]}`
}

const rewardInWords = (reward: Reward): string => {
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward
  const plain = fish + wisdom + wood + stone + kaolin + bronze > 0
  const other = reward.other ? count(reward.resources ?? 0, 'anderer Rohstoff', 'andere Rohstoffe') : ''
  return and([
    plain ? goods(fish, wisdom, [wood, stone, kaolin, bronze]) : '',
    reward.resources ? other || count(reward.resources, 'Rohstoff', 'Rohstoffe') : '',
    reward.palace ? count(reward.palace, 'Schritt im Palast', 'Schritte im Palast') : '',
    reward.step ? 'ein Schritt bei einem Rohstoffvorkommen' : '',
    reward.advisor ? 'ein freier Berater' : '',
  ])
}

const priceInWords = ({ fish = 0, wisdom = 0, resources = 0 }: Price): string =>
  and([fishes(fish), wise(wisdom), resources > 0 ? count(resources, 'Rohstoff', 'Rohstoffe') : ''])

/** „Händler 8 (1 Weisheit gegen 1 Rohstoff)“ */
function advisor(card: number, table: RealmTable): string {
  const { type, pay, occasion } = table.components.advisors.rows[card]
  const gained = rewardInWords(gainOf(table, card))
  const does = {
    benefactor: gained,
    trader: `${priceInWords(pay)} gegen ${gained}`,
    diplomat: `Geschenk: ${priceInWords(pay)}, dafür ${gained}`,
    artisan: {
      none: gained,
      'resource-location': `${gained} bei einem Rohstoffvorkommen`,
      'lowest-total': `${gained} für die kleinste Summe`,
      groups: 'eine Belohnung für große Gruppen',
    }[occasion],
  }[type]
  return `${types[type]} ${card + 1} (${does})`
}

/** Was ein Besuch zusätzlich kostet. */
function extra(group: number, aim: number, { view, seat, table }: Asking<Realm, RealmTable>): string {
  const there = placeAt(placeOf(aim), table)
  const wisdom = wisdomAt(there, view, seat, group, wayOf(aim))
  const fish = penalty(view, there)
  return wisdom + fish > 0 ? `, für ${goods(fish, wisdom, [])}` : ''
}

function visit([group, aim]: readonly [number, number], asking: Asking<Realm, RealmTable>): string {
  const { view, seat, table } = asking
  const laid = laidAt(placeAt(placeOf(aim), table), view, seat, group, wayOf(aim))
  const changed = laid === group ? '' : ` als ${dice(laid)}`
  const marker = placeOf(aim) === place.temple && wayOf(aim) > 0 ? ', mit Marker' : ''
  return `${dice(group)}${changed} legen: ${where(placeOf(aim))}${marker}${extra(group, aim, asking)}`
}

const price = (way: number, card: number, instead: string, table: RealmTable): string =>
  way === payment.banner ? goods(0, 0, table.components.banners.rows[card].cost) : instead

const nameOf = (seat: number, { name }: Say<RealmTable>): string => name(seat)

export const de: Translated<typeof en> = {
  name: 'Eternal Palace',
  tagline: 'Gruppiere heimlich deine Würfel, besuche die Gärten des Palastes und male sie Ebene für Ebene.',
  questions: {
    makeGroups: ({ view, seat }) => `Gruppiere deine Würfel ${dice(view.rolled[seat])}.`,
    visit: () => 'Lege eine deiner Gruppen.',
    keepAdvisor: () => 'Ernenne einen der gezogenen Berater oder nimm Fische.',
    returnAdvisor: () => 'Wähle den Berater, der wieder oben auf den Stapel kommt.',
    appointAdvisor: () => 'Ernenne einen der offenen Berater.',
    takeGoods: ({ at, table }) =>
      `Nimm ${table.components.places.market.taken[valuesOf(at.dice).length - 1]} verschiedene Waren.`,
    takeGift: () => 'Nimm eine Gabe der Imperialen Schriftrollen.',
    takeResource: () => 'Nimm einen Rohstoff deiner Wahl.',
    moveOnTrack: () => 'Rücke auf der Leiste eines Rohstoffvorkommens vor.',
    takeFreeAdvisor: () => 'Nimm kostenlos einen offenen Berater.',
    takeFeature: () => 'Wähle einen Blickfang für dein Bild.',
    giveTo: () => 'Wähle, wem du es gibst.',
    payResource: () => 'Wähle einen Rohstoff, den du abgibst.',
    useAdvisorOrEnd: () => 'Setze einen Berater ein oder beende deinen Zug.',
    takeGroupReward: () => 'Wähle die Gruppe, für die du belohnt wirst.',
  },
  answers: {
    makeGroups: (groups: readonly number[], { view, seat }) => groupsInWords(groupsMade(view.rolled[seat], groups)),
    visit: (answer, asking) =>
      answer[0] === 'visit' ? visit(answer[1], asking) : `${advisor(answer[1], asking.table)} einsetzen`,
    keepAdvisor: (kept, { table }) => {
      const { fish } = table.components.places.fishMarket
      if (typeof kept === 'number') return `Niemanden behalten und ${fishes(fish)} nehmen`
      return `${advisor(kept[0], table)} ernennen für ${price(kept[1], kept[0], fishes(fish), table)}`
    },
    returnAdvisor: (card: number, { table }) => `${advisor(card, table)} zurück auf den Stapel`,
    appointAdvisor: ([card, way], { table }) =>
      `${advisor(card, table)} ernennen für ${price(way, card, wise(table.components.places.academy.wisdom), table)}`,
    takeGoods: (taken: readonly number[], { table }) =>
      `${and(taken.map(item => rewardInWords(table.components.places.market.items[item])))} nehmen`,
    takeGift: (gift: number, { table }) => `${rewardInWords(table.components.places.scrolls.several[gift])} nehmen`,
    takeResource: (sort: number) => `1 ${sorts[sort]} nehmen`,
    moveOnTrack: (number: number) => `Ein Schritt: ${where(number)}`,
    takeFreeAdvisor: (card: number, { table }) => `${advisor(card, table)} nehmen`,
    takeFeature: (feature: number) => `${features[feature] ?? `Blickfang ${feature + 1}`} nehmen`,
    giveTo: (house: number, say) => `An ${nameOf(house, say)} geben`,
    payResource: (sort: number) => `1 ${sorts[sort]} abgeben`,
    useAdvisorOrEnd: (card: number, { table }) => (card === NONE ? 'Zug beenden' : `${advisor(card, table)} einsetzen`),
    takeGroupReward: (size: number) => `Für eine Gruppe aus ${count(size, 'Würfel', 'Würfeln')}`,
  },
  events: {
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    diceRolled: ({ seat, dice: rolled, total }, say) =>
      `${nameOf(seat, say)} würfelt ${dice(rolled)}, zusammen ${total}.`,
    orderSet: ({ order }, say) => `Zugreihenfolge: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    groupsShown: ({ groups }, say) =>
      `Die Gruppen: ${groups.map((own, house) => `${nameOf(house, say)} ${groupsInWords(own)}`).join('; ')}.`,
    groupPlaced: ({ seat, place: number, group, dice: laid, wisdom, fish }, say) =>
      `${nameOf(seat, say)} legt ${dice(group)}${laid === group ? '' : ` als ${dice(laid)}`}: ${where(number)}` +
      `${wisdom + fish > 0 ? `, für ${goods(fish, wisdom, [])}` : ''}.`,
    paid: ({ seat, fish, wisdom, resources, to }, say) =>
      to === NONE
        ? `${nameOf(seat, say)} zahlt ${goods(fish, wisdom, resources)}.`
        : `${nameOf(seat, say)} gibt ${nameOf(to, say)} ${goods(fish, wisdom, resources)}.`,
    gained: ({ seat, fish, wisdom, resources }, say) => `${nameOf(seat, say)} nimmt ${goods(fish, wisdom, resources)}.`,
    palaceMoved: ({ seat, to }, say) => `${nameOf(seat, say)} rückt im Palast auf ${to} vor.`,
    trackMoved: ({ seat, place: number, to }, say) => `${nameOf(seat, say)} rückt vor: ${where(number)}, Feld ${to}.`,
    panelMarked: ({ seat, place: number, panel }, say) =>
      `${nameOf(seat, say)} markiert Feld ${panel}: ${where(number)}.`,
    layerTaken: ({ seat, layer: number }, say) => `${nameOf(seat, say)} malt ${layer(number)}.`,
    featureEarned: ({ seat, place: number }, say) =>
      `${nameOf(seat, say)} ist als Erstes am Ziel und verdient einen Blickfang: ${where(number)}.`,
    featureTaken: ({ seat, feature }, say) =>
      `${nameOf(seat, say)} wählt als Blickfang: ${features[feature] ?? feature + 1}.`,
    completionWon: ({ seat, layers }, say) =>
      `${nameOf(seat, say)} hat als Erstes ${count(layers, 'Ebene', 'Ebenen')}: der Vollendungspreis. Das Spiel endet nach dieser Runde.`,
    monumentTaken: ({ seat, place: number, from }, say) =>
      `${nameOf(seat, say)} nimmt das Monument${from === NONE ? '' : ` von ${nameOf(from, say)}`}: ${where(number)}.`,
    ringGrew: ({ place: number, resources }) => `${where(number)}: Ein Besuch kostet jetzt ${resources}.`,
    advisorsDrawn: ({ seat, count: drawn, secret }, say) =>
      `${nameOf(seat, say)} zieht ${secret ? and(secret.advisors.map(card => advisor(card, say.table))) : count(drawn, 'Berater', 'Berater')}.`,
    advisorAppointed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} ernennt ${advisor(card, say.table)}.`,
    advisorKept: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} behält ${advisor(card, say.table)}.`,
    advisorReturned: ({ seat, secret }, say) =>
      `${nameOf(seat, say)} legt ${secret ? advisor(secret.advisor, say.table) : 'einen Berater'} zurück auf den Stapel.`,
    advisorsDiscarded: ({ seat, advisors }, say) =>
      `${nameOf(seat, say)} wirft ab: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    advisorUsed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} setzt ein: ${advisor(card, say.table)}.`,
    receiverChosen: ({ seat, to }, say) => `${nameOf(seat, say)} beschenkt ${nameOf(to, say)}.`,
    deckShuffled: ({ cards }) => `Der Ablagestapel (${count(cards, 'Berater', 'Berater')}) wird zum neuen Stapel.`,
    rowRenewed: ({ advisors }, say) =>
      `Neue Berater an der Akademie: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    diceRecovered: () => 'Alle nehmen Würfel und Berater zurück.',
    dieAwarded: ({ seat, dice: owned }, say) => `${nameOf(seat, say)} bekommt einen Würfel und hat jetzt ${owned}.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Niemand malt mehr: Das Spiel endet.' : 'Die letzte Runde ist vorbei.',
    sequenceWon: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} hat die längste Folge, von ${from} bis ${to}: der Sequenzpreis.`,
    sequenceOpen: () => 'Niemand bekommt den Sequenzpreis.',
    sealsWon: ({ seat, seals }, say) => `${nameOf(seat, say)} erhält ${count(seals, 'Siegel', 'Siegel')}.`,
  },
  refusals: {
    takeAnother: () => 'Nimm einen anderen Rohstoff als den, den du abgegeben hast.',
    trackIsFull: () => 'Diese Leiste ist schon am Ende oder gehört zu keinem Rohstoffvorkommen.',
    notYourAdvisor: () => 'Dieser Berater steht nicht in deinen Diensten.',
    actsByItself: () => 'Dieser Berater handelt von selbst, wenn es so weit ist.',
    usedInThisRound: () => 'Dieser Berater hat in dieser Runde schon gearbeitet.',
    advisorNotPayable: () => 'Du hast nicht, was dieser Berater verlangt.',
    noSuchResource: () => 'Diesen Rohstoff hast du nicht.',
    noSuchGroup: ({ dice: size }) => `Du hast keine Gruppe, die als ${size} Würfel zählt.`,
    notYourGroup: () => 'Diese Gruppe hast du nicht oder nicht mehr.',
    noSuchPlace: () => 'Diesen Ort gibt es nicht.',
    notEnoughFish: ({ needed, has }) => `Die Strafe hier ist ${needed} Fisch; du hast ${has}.`,
    notEnoughWisdom: ({ needed, has }) => `Das kostet ${needed} Weisheit; du hast ${has}.`,
    valueOutOfReach: () => 'Diese Würfel können die Nummer des Ortes nicht zeigen.',
    oneDieOnly: () =>
      'Auf die Brücke legst du einen einzelnen Würfel; ein Wert, der nichts ändert, steht nicht zur Wahl.',
    notThisPanel: () => 'Diese Würfel können dieses Feld nicht markieren.',
    advisorTooDear: () => 'Diesen Berater kannst du nicht bezahlen, oder er ist nicht hier.',
    nobodyToAppoint: () => 'Du könntest keinen der offenen Berater bezahlen.',
    ringTooDear: () => 'Du kannst nicht so viele Rohstoffe zahlen, wie auf der Baustelle liegen.',
    differentGoods: () => 'Nimm genau so viele Waren, wie deine Würfel erlauben, alle verschieden.',
    resourceNeedsTwoDice: () => 'Einen Rohstoff gibt es erst ab zwei Würfeln.',
    tooManyDice: ({ most }) => `Niemand hat mehr als ${most} Würfel.`,
    seatsInOrder: () => 'Zu jeder Personenzahl von 1 bis 5 gehört eine Zeile, der Reihe nach.',
    trackWhereThereIsNone: () =>
      'Leisten mit mindestens zwei Schritten gehören zu den Orten 1, 2, 4, 6, 9 und 11 und zu keinem anderen.',
    oneForEachAdvisor: () => 'Zu jedem Berater gehört ein Banner.',
    tooFewAdvisors: ({ needed, seats }) => `Zu ${seats} braucht ihr mindestens ${needed} Beraterkarten.`,
    noSuchAdvisor: ({ advisor: card }) => `Es gibt keinen Berater ${card}.`,
    tooFewItems: () => 'So viele verschiedene Waren gibt es nicht.',
  },
  components: {
    places,
    sorts,
    types,
    features,
    fish: 'Fisch',
    wisdom: 'Weisheit',
    palace: 'Palast',
    monument: 'Monument',
    layer: 'Bildebene',
    painting: 'Bild',
    seal: 'Imperiales Siegel',
    completionPrize: 'Vollendungspreis',
    sequencePrize: 'Sequenzpreis',
  },
  options: { edition: { name: 'Spielregel', values: { en: 'englische Ausgabe', de: 'deutsche Ausgabe' } } },
  scores: {
    layers: 'Bildebenen',
    features: 'Blickfänge',
    monuments: 'Monumente',
    prizes: 'Preise',
    seals: 'Imperiale Siegel',
  },
  endings: {
    normal: 'Ein Bild ist vollendet.',
    stall: 'Niemand malte mehr.',
  },
}
