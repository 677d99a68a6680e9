import { NONE, type Translated } from '@palatine/kernel'
import { payment } from '../rules/appoint.ts'
import { valuesOf } from '../rules/dice.ts'
import { place } from '../rules/model.ts'
import { fishFor, spaceOf } from '../rules/places/labyrinth.ts'
import { goodsAt } from '../rules/places/market.ts'
import { groupsMade } from '../rules/plan.ts'
import { board } from './board/de.ts'
import { cover } from './cover/de.ts'
import type { en } from './en.ts'
import {
  actions,
  advisor,
  advisorDoes,
  advisorName,
  and,
  benefits,
  colours,
  composition,
  count,
  demand,
  demandSpace,
  dice,
  diceColours,
  extras,
  features,
  fishes,
  goods,
  goodsInWords,
  groupsInWords,
  layer,
  nameOf,
  penaltyInWords,
  personalities,
  places,
  price,
  priceInWords,
  rewardInWords,
  sorts,
  space,
  spaceName,
  types,
  visit,
  where,
  wise,
} from './words/de.ts'

export const de: Translated<typeof en> = {
  name: cover.name,
  automata: ['Meister'],
  tagline: 'Gruppiere heimlich deine Würfel, besuche die Gärten des Palastes und male sie Ebene für Ebene.',
  questions: {
    makeGroups: ({ view, seat }) => `Gruppiere deine Würfel ${dice(view.rolled[seat])}.`,
    visit: () => 'Lege eine deiner Gruppen.',
    keepAdvisor: () => 'Ernenne einen der gezogenen Berater oder nimm Fische.',
    returnAdvisor: () => 'Wähle den Berater, der wieder oben auf den Stapel kommt.',
    appointAdvisor: () => 'Ernenne einen der offenen Berater.',
    takeGoods: ({ at, table }) =>
      `Nimm ${count(goodsAt(table).taken[valuesOf(at.dice).length - 1], 'Ware', 'verschiedene Waren')}.`,
    takeGift: () => 'Nimm eine Gabe der Imperialen Schriftrollen.',
    takeResource: () => 'Nimm einen Rohstoff deiner Wahl.',
    moveOnTrack: () => 'Rücke auf der Leiste eines Rohstoffvorkommens vor.',
    takeFreeAdvisor: () => 'Nimm kostenlos einen offenen Berater.',
    takeFeature: () => 'Wähle einen Blickfang für dein Bild.',
    giveTo: () => 'Wähle, wem du es gibst.',
    payResource: () => 'Wähle einen Rohstoff, den du abgibst.',
    useAdvisorOrEnd: () => 'Setze einen Berater ein oder beende deinen Zug.',
    takeGroupReward: () => 'Wähle die Gruppe, für die du belohnt wirst.',
    playPrivilege: () => 'Spiele ein Privileg, um in der Zugreihenfolge vorzurücken, oder behalte es.',
    buyCards: () => 'Wähle, wie viele Berater du noch ziehst.',
    appointOrTakeReserve: () => 'Ernenne einen Berater für sein Banner oder nimm die Sammlung.',
    offerResources: () => 'Wähle, was du für Weisheit gibst.',
    giveUpResource: () => 'Wähle einen Rohstoff, den du verlierst.',
    payForStep: () => 'Zahle für einen Schritt bei einem Rohstoffvorkommen oder verzichte.',
    takeDifferent: () => 'Nimm verschiedene Rohstoffe deiner Wahl.',
    choosePath: () => 'Wähle deinen Weg im Labyrinth.',
    satisfyDemand: ({ view, table }) => `Erfülle eine Nachfrage: ${demand(view.demand, table)}.`,
    recruitAdvisor: () => 'Ernenne kostenlos einen der gezogenen Berater.',
    loseAdvisor: () => 'Wähle den Berater, den du verlierst.',
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
    takeGoods: (taken: readonly number[], { table }) => `${goodsInWords(taken, table)} nehmen`,
    takeGift: (gift: number, { table }) => `${rewardInWords(table.components.places.scrolls.several[gift])} nehmen`,
    takeResource: (sort: number) => `1 ${sorts[sort]} nehmen`,
    moveOnTrack: (number: number, say) => `Ein Schritt: ${where(number, say)}`,
    takeFreeAdvisor: (card: number, { table }) => `${advisor(card, table)} nehmen`,
    takeFeature: (feature: number) => `${features[feature] ?? `Blickfang ${feature + 1}`} nehmen`,
    giveTo: (house: number, say) => `An ${nameOf(house, say)} geben`,
    payResource: (sort: number) => `1 ${sorts[sort]} abgeben`,
    useAdvisorOrEnd: (card: number, { table }) => (card === NONE ? 'Zug beenden' : `${advisor(card, table)} einsetzen`),
    takeGroupReward: (size: number) => `Für eine Gruppe aus ${count(size, 'Würfel', 'Würfeln')}`,
    playPrivilege: (played: number) => (played > 0 ? 'Ein Privileg spielen' : 'Behalten'),
    buyCards: (cards: number, { table }) =>
      cards === 0
        ? 'Keinen mehr ziehen'
        : `${count(cards, 'Berater', 'Berater')} ziehen für ${fishes(cards * table.components.locations.fishMarket.fish)}`,
    appointOrTakeReserve: (card: number, { view, table }) =>
      card === NONE
        ? `Die Sammlung nehmen: ${view.reserve} Weisheit`
        : `${advisor(card, table)} ernennen für ${price(payment.banner, card, '', table)}`,
    offerResources: (offer: number, { table }) => {
      const { resources, wisdom } = table.components.locations.temple.offers[offer]
      return `${priceInWords({ resources })} geben, ${wise(wisdom)} nehmen`
    },
    giveUpResource: (sort: number) => `1 ${sorts[sort]} verlieren`,
    payForStep: (number: number, say) => (number === NONE ? 'Kein Schritt' : `Schritt bezahlen: ${where(number, say)}`),
    takeDifferent: (taken: readonly number[]) => `${and(taken.map(sort => sorts[sort]))} nehmen`,
    choosePath: (to: number, { view, seat, table }) =>
      `Nach ${space(to, table)} für ${fishes(fishFor(spaceOf(view, seat), to, table))}`,
    satisfyDemand: ([at, sort], { table }) => `1 ${sorts[sort]} für „${demandSpace(at, table)}“`,
    recruitAdvisor: (card: number, { table }) =>
      card === NONE ? 'Niemanden ernennen' : `${advisor(card, table)} ernennen`,
    loseAdvisor: (card: number, { table }) => `${advisor(card, table)} verlieren`,
  },
  events: {
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    diceRolled: ({ seat, dice: rolled, total }, say) =>
      `${nameOf(seat, say)} würfelt ${dice(rolled)}, zusammen ${total}.`,
    diceByColour: ({ values }) => `Nach Farben: ${and(values.map((value, die) => `${diceColours[die]} ${value}`))}.`,
    orderSet: ({ order }, say) => `Zugreihenfolge: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    masterCardTurned: ({ seat, card, left, groups }, say) =>
      `${nameOf(seat, say)} deckt Karte ${card + 1} auf (noch ${count(left, 'Karte', 'Karten')} verdeckt): ${groupsInWords(groups)}.`,
    groupsShown: ({ groups }, say) =>
      `Die Gruppen: ${groups.map((own, house) => `${nameOf(house, say)} ${groupsInWords(own)}`).join('; ')}.`,
    reserveRolled: ({ seat, taken }, say) =>
      `${nameOf(seat, say)} würfelt um die Sammlung und ${taken ? 'nimmt sie' : 'lässt sie liegen'}.`,
    masterChoseGroup: ({ seat, group, like }, say) =>
      `${nameOf(seat, say)} spielt ${dice(group)}, ` +
      `${like === NONE ? 'seine oberste Gruppe: keine ist so viel wert wie eine von deinen' : `so viel wert wie deine ${dice(like)}`}.`,
    masterChosePlace: ({ seat, place: number, line, action, benefit }, say) => {
      const why = line > 0 ? `Zeile ${line} seiner Liste, ${actions[action]}` : actions[action]
      return `${nameOf(seat, say)} besucht: ${where(number, say)} (${why})${benefits[benefit]}.`
    },
    groupPlaced: ({ seat, place: number, group, dice: laid, wisdom, fish }, say) =>
      `${nameOf(seat, say)} legt ${dice(group)}${laid === group ? '' : ` als ${dice(laid)}`}: ${where(number, say)}` +
      `${wisdom + fish > 0 ? `, für ${goods(fish, wisdom, [])}` : ''}.`,
    paid: ({ seat, fish, wisdom, resources, to }, say) =>
      to === NONE
        ? `${nameOf(seat, say)} zahlt ${goods(fish, wisdom, resources)}.`
        : `${nameOf(seat, say)} gibt ${nameOf(to, say)} ${goods(fish, wisdom, resources)}.`,
    gained: ({ seat, fish, wisdom, resources }, say) => `${nameOf(seat, say)} nimmt ${goods(fish, wisdom, resources)}.`,
    palaceMoved: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} ${to < from ? `muss im Palast auf ${to} zurück` : `rückt im Palast auf ${to} vor`}.`,
    trackMoved: ({ seat, place: number, to }, say) =>
      `${nameOf(seat, say)} rückt vor: ${where(number, say)}, Feld ${to}.`,
    panelMarked: ({ seat, place: number, panel }, say) =>
      `${nameOf(seat, say)} markiert Feld ${panel}: ${where(number, say)}.`,
    layerTaken: ({ seat, layer: number }, say) => `${nameOf(seat, say)} malt ${layer(number)}.`,
    featureEarned: ({ seat, place: number }, say) =>
      `${nameOf(seat, say)} ist als Erstes am Ziel und verdient einen Blickfang: ${where(number, say)}.`,
    featureTaken: ({ seat, feature }, say) =>
      `${nameOf(seat, say)} wählt als Blickfang: ${features[feature] ?? feature + 1}.`,
    completionWon: ({ seat, layers }, say) =>
      `${nameOf(seat, say)} hat als Erstes ${count(layers, 'Ebene', 'Ebenen')}: der Vollendungspreis. Das Spiel endet nach dieser Runde.`,
    monumentTaken: ({ seat, place: number, from }, say) =>
      `${nameOf(seat, say)} nimmt das Monument${from === NONE ? '' : ` von ${nameOf(from, say)}`}: ${where(number, say)}.`,
    ringGrew: ({ place: number, resources }, say) => `${where(number, say)}: Ein Besuch kostet jetzt ${resources}.`,
    advisorsDrawn: ({ seat, count: drawn, secret }, say) =>
      `${nameOf(seat, say)} zieht ${secret ? and(secret.advisors.map(card => advisor(card, say.table))) : count(drawn, 'Berater', 'Berater')}.`,
    advisorAppointed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} ernennt ${advisor(card, say.table)}.`,
    advisorKept: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} behält ${advisor(card, say.table)}.`,
    advisorReturned: ({ seat, secret }, say) =>
      `${nameOf(seat, say)} legt ${secret ? advisor(secret.advisor, say.table) : 'einen Berater'} zurück auf den Stapel.`,
    advisorsDiscarded: ({ seat, advisors }, say) =>
      `${nameOf(seat, say)} wirft ab: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    advisorsDismissed: ({ seat, advisors, from }, say) =>
      `${nameOf(seat, say)} wirft ${from === 'deck' ? 'vom Stapel' : 'aus der Auslage'} ab: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    advisorUsed: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} setzt ein: ${advisor(card, say.table)}.`,
    receiverChosen: ({ seat, to }, say) => `${nameOf(seat, say)} beschenkt ${nameOf(to, say)}.`,
    deckShuffled: ({ cards }) => `Der Ablagestapel (${count(cards, 'Berater', 'Berater')}) wird zum neuen Stapel.`,
    rowRenewed: ({ advisors }, say) =>
      `Neue Berater an der Akademie: ${and(advisors.map(card => advisor(card, say.table)))}.`,
    diceRecovered: () => 'Alle nehmen Würfel und Berater zurück.',
    dieAwarded: ({ seat, dice: owned }, say) => `${nameOf(seat, say)} bekommt einen Würfel und hat jetzt ${owned}.`,
    privilegesGained: ({ seat, privileges }, say) =>
      `${nameOf(seat, say)} nimmt ${count(privileges, 'Privileg', 'Privilegien')}.`,
    privilegePlayed: ({ seat }, say) => `${nameOf(seat, say)} spielt ein Privileg.`,
    privilegeBlocked: ({ seat, by }, say) =>
      `${nameOf(seat, say)} bleibt hinter ${nameOf(by, say)}: Auch dort liegt ein Privileg.`,
    placesSwitched: ({ seat, with: other, order }, say) =>
      `${nameOf(seat, say)} tauscht den Platz mit ${nameOf(other, say)}. Zugreihenfolge: ${order.map(house => nameOf(house, say)).join(', ')}.`,
    goodsChosen: ({ seat, items }, say) => `${nameOf(seat, say)} wählt: ${goodsInWords(items, say.table)}.`,
    resourcesOffered: ({ seat, resources }, say) => `${nameOf(seat, say)} bietet ${priceInWords({ resources })}.`,
    stepDeclined: ({ seat }, say) => `${nameOf(seat, say)} verzichtet auf den Schritt gegen Rohstoffe.`,
    pathTaken: ({ seat, to }, say) => `${nameOf(seat, say)} geht im Labyrinth weiter: ${space(to, say.table)}.`,
    demandMet: ({ seat, demand: card, space: at }, say) =>
      `${nameOf(seat, say)} erfüllt „${demandSpace(at, say.table)}“ auf Nachfragekarte ${card + 1}.`,
    demandFulfilled: ({ demand: card }, { table }) => `Abgerechnet: ${demand(card, table)}.`,
    demandTurned: ({ demand: card }, { table }) => `Am Flussmarkt: ${demand(card, table)}.`,
    advisorLost: ({ seat, advisor: card }, say) => `${nameOf(seat, say)} verliert ${advisor(card, say.table)}.`,
    compositionClaimed: ({ seat, composition: card }, say) =>
      `${nameOf(seat, say)} nimmt ${composition(card, say.table)}.`,
    reserveChanged: ({ wisdom }) => `Sammlung der Akademie: ${wisdom} Weisheit.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Niemand malt mehr: Das Spiel endet.' : 'Die letzte Runde ist vorbei.',
    sequenceWon: ({ seat, from, to }, say) =>
      `${nameOf(seat, say)} hat die längste Folge, von ${from} bis ${to}: der Sequenzpreis.`,
    sequenceOpen: () => 'Niemand bekommt den Sequenzpreis.',
    sequenceClaimed: ({ seat, least }, say) =>
      `${nameOf(seat, say)} beansprucht den Sequenzpreis: ${least > 1 ? `Deine Folge müsste länger als seine sein und mindestens ${count(least, 'Ebene', 'Ebenen')} lang` : 'Deine Folge ist nicht besser als seine'}.`,
    featureClaimed: ({ seat, place: number, feature }, say) =>
      `${nameOf(seat, say)} nimmt einen Blickfang, den niemand verdient hat: ${features[feature] ?? feature + 1} (${where(number, say)}).`,
    stepsScored: ({ seat, points, beyond }, say) =>
      `${nameOf(seat, say)} bekommt ${count(points, 'Punkt', 'Punkte')} für Schritte im Palast über ${beyond} hinaus.`,
    sealsWon: ({ seat, seals }, say) => `${nameOf(seat, say)} bekommt ${count(seals, 'Siegel', 'Siegel')}.`,
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
    notEnoughFish: ({ needed, has }) => `Die Strafe beträgt hier ${fishes(Number(needed))}; du hast ${has}.`,
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
    balanceWithoutExpansionPlace: () =>
      'Mit der Strategie Gleichgewicht spielt der Meister nicht mit Labyrinth oder Flussmarkt.',
    singleDieOnly: () => 'Dorthin kann nur ein einzelner Würfel.',
    takeDifferentOnes: () => 'Nimm Rohstoffe, die sich voneinander unterscheiden.',
    stepNotPayable: () => 'Diesen Schritt kannst du nicht bezahlen, oder die Leiste ist schon am Ende.',
    tooManyCards: () => 'So viele Fische hast du nicht, oder so viele Karten gibt es nicht.',
    tooFewResources: () => 'So viele Rohstoffe hast du nicht.',
    noSuchPath: () => 'Dorthin führt kein Weg, den du bezahlen kannst.',
    atTheCentre: () => 'Dein Weg durch das Labyrinth ist zu Ende.',
    pathTooDear: () => 'Für jeden Weg hast du zu wenige Fische.',
    demandNotPayable: () => 'Diese Nachfrage ist schon erfüllt, oder dir fehlt, was sie verlangt.',
    noDemandPayable: () => 'Du hast nichts, was noch verlangt wird.',
    centreOutOfReach: () => 'Vom Start führt kein Weg in die Mitte.',
    tooFewSpaces: () => 'So viele Nachfragen hat eine Karte nicht.',
    layerTwice: () => 'Eine Komposition zeigt drei verschiedene Ebenen.',
    firstOfferIsFree: () => 'Das erste Angebot des Tempels muss kostenlos sein.',
    beyondTheBridge: ({ spaces }) => `Der Marker muss vor dem Ende der Brücke liegen, die ${spaces} Felder hat.`,
    tooManyDice: ({ most }) => `Niemand hat mehr als ${most} Würfel.`,
    seatsInOrder: () => 'Zu jeder Personenzahl von 1 bis 5 gehört eine Zeile, der Reihe nach.',
    trackWhereThereIsNone: () =>
      'Leisten mit mindestens zwei Schritten gehören zu den Orten 1, 2, 4, 6, 9 und 11 und zu keinem anderen.',
    oneForEachAdvisor: () => 'Zu jedem Berater gehört ein Banner.',
    tooFewAdvisors: ({ needed, seats }) => `Zu ${seats} braucht ihr mindestens ${needed} Beraterkarten.`,
    noSuchAdvisor: ({ advisor: card }) => `Es gibt keinen Berater ${card}.`,
    actionTwice: () => 'Jede Zeile einer Liste ist eine andere.',
    personalityWithoutCards: ({ personality }) => `Zu ${personality} gibt es keine Karte.`,
    balanceStaysAway: () => 'Gleichgewicht hat mit den Erweiterungen nichts zu tun.',
    eachColourOnce: () => 'Eine Karte des Meisters zeigt jede der fünf Farben einmal.',
    tooFewItems: () => 'So viele verschiedene Waren gibt es nicht.',
  },
  components: {
    places,
    sorts,
    types,
    features,
    extras,
    inWords: {
      advisor,
      advisorName,
      advisorDoes,
      demand,
      demandSpace,
      composition,
      space,
      spaceName,
      reward: rewardInWords,
      penalty: penaltyInWords,
      goods,
    },
    fish: 'Fisch',
    wisdom: 'Weisheit',
    privilege: 'Privileg',
    reserve: 'Sammlung',
    demand: 'Nachfrage',
    composition: 'Komposition',
    palace: 'Palast',
    monument: 'Monument',
    layer: 'Ebene',
    painting: 'Bild',
    seal: 'Imperiales Siegel',
    personalities,
    masterActions: actions,
    masterDice: diceColours,
    colours,
    masterCard: 'Karte des Meisters',
    completionPrize: 'Vollendungspreis',
    sequencePrize: 'Sequenzpreis',
  },
  board,
  options: {
    edition: {
      name: 'Spielregel',
      about:
        'Die beiden gedruckten Regeln unterscheiden sich in sieben kleinen Punkten; die Anleitung nennt sie in 1.6.',
      values: { en: 'englische Ausgabe', de: 'deutsche Ausgabe' },
    },
    privileges: {
      name: 'Privilegien',
      about:
        'Alle beginnen mit einem Privileg, das die Zugreihenfolge ändert, und vier weitere Berater kommen in den Stapel.',
    },
    extra: {
      name: 'Erweiterung',
      about: 'Eine weitere Aufgabe neben dem Palast; die drei schließen einander aus.',
      values: extras,
    },
    locations: {
      name: 'Alternative Orte',
      about: 'Jeder gewählte Ort gilt in seiner anderen Fassung. Beginne ohne.',
      values: {
        fishMarket: places[place.fishMarket],
        academy: places[place.academy],
        temple: places[place.temple],
        market: places[place.market],
        bridge: places[place.bridge],
      },
    },
    master: {
      name: 'Der Meister',
      about: 'Gegen wen du allein spielst: Jede Strategie geht andere Wege.',
      values: personalities,
    },
    difficulty: {
      name: 'Schwierigkeit',
      about: 'Was der Meister bekommt, wenn das Spiel vorbei ist.',
      values: { apprentice: 'Lehrling', journeyman: 'Geselle', expert: 'Meister' },
    },
  },
  scores: {
    layers: 'Ebenen',
    features: 'Blickfänge',
    monuments: 'Monumente',
    prizes: 'Preise',
    seals: 'Imperiale Siegel',
    steps: 'Schritte im Palast (der Meister)',
  },
  endings: {
    normal: 'Ein Bild ist vollendet.',
    stall: 'Niemand malte mehr.',
  },
}
