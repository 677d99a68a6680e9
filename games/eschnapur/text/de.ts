import { HIDDEN, NONE, type Say, type Seat, type Translated } from '@palatine/kernel'
import { payable } from '../rules/bank.ts'
import { emptyOfficials } from '../rules/layout.ts'
import type { PalaceTable } from '../rules/model.ts'
import { orderDealt } from '../rules/order.ts'
import { board } from './board/de.ts'
import { cover } from './cover/de.ts'
import type { en } from './en.ts'

type Talk = Say<PalaceTable>

const officials = ['Blockade', 'Baustopp', 'Steine', 'Reihenfolge', 'Versetzen']
const privileges = {
  'choose-marker': 'Reihenfolgemarker wählen',
  'protect-brick': 'Letzten Stein schützen',
  'win-ties': 'Gleichstand gewinnen',
  'gold-and-bricks': 'Gold und Steine',
  'free-sites': 'Freie Bauplätze',
  'ignore-stop': 'Baustopp ignorieren',
  gold: 'Gold',
  bricks: 'Drei Steine',
  'reject-blockade': 'Blockade ablehnen',
  'from-hand': 'Aus der Hand spielen',
}
const places = ['ersten', 'zweiten', 'dritten', 'vierten']

const part = (number: number) => `Teil ${number + 1}`
const and = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1]}`
const partsList = (parts: readonly number[]) => and(parts.map(part))
const brickCount = (n: number) => (n === 1 ? 'einen Stein' : `${n} Steine`)
const value = (table: PalaceTable, kind: number) => table.components.gold.values[kind]
/** What a field of a part is worth, counted from 1 at the bottom: that is what is printed on it. */
const worthOf = (table: PalaceTable, number: number, field: number) =>
  table.components.parts.rows[number].first + field - 1
const names = (seats: readonly Seat[], { name }: Talk) => and(seats.map(seat => name(seat)))
const privilege = (table: PalaceTable, card: number) => privileges[table.components.privileges.rows[card].effect]

/** Gold by kind, from the highest down: 5 + 3 + 3. */
const coins = (table: PalaceTable, counts: readonly number[], firstKind = 0) =>
  counts
    .flatMap((n, i) => new Array<number>(n).fill(value(table, i + firstKind)))
    .reverse()
    .join(' + ')

const bids = (cards: readonly number[], say: Talk) =>
  cards.flatMap((card, seat) => (card === NONE ? [] : [`${say.name(seat)} ${value(say.table, card)}`])).join(', ')

const sequence = (order: readonly Seat[], { name }: Talk) => order.map(seat => name(seat)).join(', ')

export const de: Translated<typeof en> = {
  name: cover.name,
  tagline:
    'Besteche fünf hohe Beamte, durchschaue die anderen und setze deine Steine dorthin, wo der Maharadscha sie sieht.',
  questions: {
    chooseSites: () => 'Wähle zwei Bauplätze für diese Runde.',
    layGold: () => 'Lege auf jeden Beamten eine Goldkarte.',
    playFromHand: ({ at }) => `Spiele eine Karte aus der Hand: ${officials[at.official]}.`,
    placeBlockade: () => 'Lege die Blockade auf eine verdeckte Karte von jemand anderem oder lege sie zur Seite.',
    placeStop: () => 'Lege den Baustopp auf einen Teil oder lege ihn zur Seite.',
    chooseMarker: () => 'Nimm einen Reihenfolgemarker.',
    dealMarkers: () => 'Verteile die Reihenfolgemarker.',
    placeBricks: ({ view, seat }) => `Setze deine Steine (${view.bricks[seat]} auf deinem Tableau).`,
    orderBags: () => 'Bestimme, in welcher Reihenfolge die Beutel gezahlt werden.',
    protectBrick: () => 'Schütze den letzten Stein eines Teils.',
    moveBrick: () => 'Versetze den letzten Stein eines Teils oder lass alles, wie es ist.',
    takeGold: ({ at }) => `Nimm Gold im Wert von ${at.sum} aus der Bank.`,
    wishPrivilege: ({ view, seat }) => `Kaufe ein Privileg (du hast ${view.privilegePoints[seat]} Punkte) oder passe.`,
  },
  answers: {
    chooseSites: (sites: readonly number[]) => `In ${partsList(sites)} bauen`,
    layGold: (cards: readonly number[], { view, seat, table }) => {
      const free = emptyOfficials(view, seat, table)
      return cards
        .map((card, slot) => `${officials[free[slot]]} ${card === NONE ? 'nichts' : value(table, card)}`)
        .join(', ')
    },
    playFromHand: (card: number, { table }) =>
      card === NONE ? 'Nichts spielen' : `Eine ${value(table, card)} spielen`,
    placeBlockade: (target: number | readonly [Seat, number], { name }) =>
      typeof target === 'number'
        ? 'Die Blockade zur Seite legen'
        : `${name(target[0])} blockieren: ${officials[target[1]]}`,
    placeStop: (number: number) => (number === NONE ? 'Den Baustopp zur Seite legen' : `${part(number)} sperren`),
    chooseMarker: (place: number) => `Den ${places[place]} Marker nehmen`,
    dealMarkers: (dealt: readonly Seat[], asking) => `Reihenfolge: ${sequence(orderDealt(asking.view, dealt), asking)}`,
    placeBricks: (counts: readonly number[]) =>
      `${and(counts.flatMap((n, number) => (n > 0 ? [`${n} in ${part(number)}`] : [])))} setzen`,
    orderBags: (parts: readonly number[]) => `Zuerst ${parts.map(part).join(', dann ')}`,
    protectBrick: (number: number) => `Den letzten Stein von ${part(number)} schützen`,
    moveBrick: (move: number | readonly [number, number]) =>
      typeof move === 'number' ? 'Nichts versetzen' : `Von ${part(move[0])} nach ${part(move[1])}`,
    takeGold: (counts: readonly number[], { table }) => `${coins(table, counts, 1)} nehmen`,
    wishPrivilege: (card: number, { view, table }) => {
      if (card === NONE) return 'Nichts kaufen'
      const { cost, gold } = table.components.privileges.rows[card]
      const paid = payable(view, gold, table.components.gold.values)
      const short = paid < gold ? `; die Bank kann nur ${paid} von ${gold} zahlen` : ''
      return `„${privilege(table, card)}“ kaufen (kostet ${cost}${short})`
    },
  },
  events: {
    roundBegan: ({ round }) => `Runde ${round} beginnt.`,
    sitesChosen: ({ seat, secret }, { name }) =>
      secret ? `${name(seat)} wählt ${partsList(secret.sites)}.` : `${name(seat)} wählt zwei Bauplätze.`,
    goldLaid: ({ seat, officials: where, secret }, { name, table }) => {
      const laid = secret?.cards.filter(card => card !== NONE && card !== HIDDEN)
      const cards = laid?.map((card, i) => `${officials[where[i]]} ${value(table, card)}`)
      return `${name(seat)} legt Gold: ${and(cards ?? where.map(place => officials[place]))}.`
    },
    cardsShown: ({ official, cards }, say) => {
      const shown = bids(cards, say)
      return `Aufgedeckt (${officials[official]}): ${shown === '' ? 'keine Karte' : shown}.`
    },
    cardPlayed: ({ seat, official, card }, { name, table }) =>
      `${name(seat)} spielt eine ${value(table, card)} aus der Hand (${officials[official]}).`,
    zeroReturned: ({ seat }, { name }) => `${name(seat)} nimmt die Null zurück.`,
    officialWon: ({ seat, official, card }, { name, table }) =>
      `${name(seat)} gewinnt mit einer ${value(table, card)} (${officials[official]}).`,
    nobodyWon: ({ official }) => `Niemand gewinnt (${officials[official]}).`,
    cardsBanked: ({ cards }, say) => `In die Bank: ${bids(cards, say)}.`,
    blockadePlaced: ({ seat, to, official }, { name }) =>
      `${name(seat)} blockiert die Karte von ${name(to)} (${officials[official]}).`,
    blockadeLaidAside: () => 'Die Blockade kommt zur Seite.',
    blockadeRejected: ({ seat, official }, { name }) =>
      `${name(seat)} lehnt die Blockade ab: Die Karte ist wieder frei (${officials[official]}).`,
    stopPlaced: ({ seat, part: number }, { name }) => `${name(seat)} sperrt ${part(number)}.`,
    stopLaidAside: () => 'Der Baustopp kommt zur Seite.',
    bricksTaken: ({ seat, count: taken, wanted }, { name }) =>
      `${name(seat)} nimmt ${taken === 0 ? 'keinen Stein' : brickCount(taken)}${taken < wanted ? ` von ${wanted}: Mehr liegen nicht im Vorrat` : ''}.`,
    markerChosen: ({ seat, place }, { name }) => `${name(seat)} nimmt den ${places[place]} Reihenfolgemarker.`,
    orderDealt: ({ seat, order }, say) => `${say.name(seat)} verteilt die Reihenfolge: ${sequence(order, say)}.`,
    orderDrawn: ({ order }, say) => `Die Reihenfolge wird ausgelost: ${sequence(order, say)}.`,
    orderKept: ({ order }, say) => `Die Reihenfolge bleibt: ${sequence(order, say)}.`,
    sitesShown: ({ seat, sites }, { name }) => `${name(seat)} baut in ${partsList(sites)}.`,
    bricksPlaced: ({ seat, part: number, count: placed, lowest, highest }, { name, table }) => {
      const [from, to] = [lowest, highest].map(field => worthOf(table, number, field))
      const fields = from === to ? `auf das Feld mit Wert ${from}` : `auf die Felder mit Wert ${from} bis ${to}`
      return `${name(seat)} setzt ${brickCount(placed)} in ${part(number)}, ${fields}.`
    },
    bricksKept: ({ seat, count: kept }, { name }) => `${name(seat)} behält ${brickCount(kept)} für die nächste Runde.`,
    bagReached: ({ part: number, seats, gold }, say) =>
      `Der Beutel von ${part(number)} zahlt ${gold} an ${names(seats, say)}.`,
    goldTaken: ({ seat, counts, sum, due }, { name, table }) =>
      `${name(seat)} nimmt ${coins(table, counts)}${sum < due ? ` (fällig waren ${due})` : ''}.`,
    goldMissed: ({ seat, due }, { name }) =>
      `${name(seat)} bekommt nichts von den fälligen ${due}: Die Bank kann nicht zahlen.`,
    brickProtected: ({ seat, part: number }, { name }) =>
      `${name(seat)} schützt den letzten Stein von ${part(number)}.`,
    brickMoved: ({ seat, owner, from, to }, { name }) =>
      `${name(seat)} versetzt einen Stein von ${name(owner)} aus ${part(from)} nach ${part(to)}.`,
    brickLeft: ({ seat }, { name }) => `${name(seat)} versetzt nichts.`,
    privilegePointsGained: ({ seat, points, total }, { name }) =>
      `${name(seat)} bekommt ${points === 1 ? 'einen Privilegpunkt' : `${points} Privilegpunkte`} und hat ${total}.`,
    privilegeBought: ({ seat, card, cost, left }, { name, table }) =>
      `${name(seat)} kauft „${privilege(table, card)}“ für ${cost} und hat noch ${left}.`,
    privilegeMissed: ({ seat, card }, { name, table }) =>
      `${name(seat)} wollte auch „${privilege(table, card)}“ und bekommt es nicht.`,
    wagesDue: ({ part: number, seats, gold }, say) => `${part(number)} zahlt ${gold} Lohn an ${names(seats, say)}.`,
    partScored: ({ seat, part: number, value: worth, count: own, total, marker, field }, { name }) =>
      `${name(seat)} bekommt ${worth} + ${own} für ${part(number)} und hat ${total}${marker > 0 ? ` (${marker} und Feld ${field})` : ''}.`,
    partFinished: ({ part: number }) => `${part(number)} ist fertig.`,
    rankingScored: ({ seat, place, points }, { name }) =>
      `${name(seat)} kommt bei den Privilegpunkten auf den ${places[place]} Platz und bekommt ${points}.`,
    gameEnded: ({ ending }) =>
      ending === 'stall' ? 'Nichts geht mehr: Das Spiel endet.' : 'Genug Teile sind fertig: Das Spiel endet.',
  },
  refusals: {
    partFinished: () => 'An diesem Teil wird nicht gebaut.',
    partFull: ({ part: number }) => `In ${part(Number(number))} sind nicht so viele Felder frei.`,
    partStopped: ({ part: number }) => `Auf ${part(Number(number))} liegt der Baustopp.`,
    notYourSite: ({ part: number }) => `Für ${part(Number(number))} hast du in dieser Runde keine Bauplatzkarte.`,
    placeAll: ({ count: needed }) =>
      needed === 1 ? 'Genau ein Stein muss gesetzt werden.' : `Genau ${needed} Steine müssen gesetzt werden.`,
    ownCard: () => 'Deine eigene Karte darfst du nicht blockieren.',
    noCoveredCard: () => 'Dort liegt keine verdeckte Karte.',
    blockadeSameSeat: () => 'Die Blockade muss zu jemand anderem als zuvor.',
    blockadeSameOfficial: () => 'Die Blockade muss auf einen anderen Beamten als zuvor.',
    stopMustMove: () => 'Der Baustopp darf nicht zweimal hintereinander auf demselben Teil liegen.',
    brickProtected: ({ part: number }) => `Der letzte Stein von ${part(Number(number))} ist geschützt.`,
    noSuchMove: () => 'Ein letzter Stein geht von einem Teil im Bau auf ein freies Feld eines anderen.',
    takeExactly: ({ sum }) => `Nimm Karten im Wert von genau ${sum} aus dem, was in der Bank liegt.`,
    tooDear: ({ cost, points }) => `Das kostet ${cost}, und du hast ${points}.`,
    privilegeGone: () => 'Diese Karte ist nicht mehr im Spiel.',
    notNow: () => 'Diese Karte kann in diesem Moment nicht gekauft werden.',
    noUse: () => 'Diese Karte würde jetzt nichts bewirken.',
    firstIsZero: () => 'Die erste Goldsorte muss 0 wert sein.',
    goldRises: () => 'Die Goldwerte müssen von Sorte zu Sorte steigen.',
    tooFewCards: ({ needed }) => `Für die Hände braucht es mindestens ${needed} Karten.`,
    bagOnAField: ({ fields }) => `Der Beutel muss auf einem der ${fields} Felder liegen.`,
    effectTwice: () => 'Jede Wirkung steht nur auf einer Karte.',
    markersBeginAtTheEnd: () => 'Der erste Marker muss so viel wert sein wie das letzte Feld der Leiste.',
    seatsInOrder: ({ seats }) => `Diese Zeile ist für ${seats} Plätze.`,
    onePlaceEach: ({ seats }) => `Die Rangfolge braucht ${seats} Plätze.`,
    partsLeftToBuild: ({ most }) => `Höchstens ${most}, damit alle immer zwei Bauplätze finden.`,
  },
  components: {
    officials,
    privileges,
    gold: 'Gold',
    part: 'Teil',
    brick: 'Stein',
    site: 'Bauplatzkarte',
    bank: 'Bank',
    supply: 'Vorrat',
    bag: 'Beutel',
    wage: 'Lohn',
    blockade: 'Blockade',
    stop: 'Baustopp',
    order: 'Spielreihenfolge',
    privilegePoints: 'Privilegpunkte',
  },
  board,
  options: {},
  scores: { fields: 'Höchste Felder', bricks: 'Steine', privileges: 'Privilegrangfolge' },
  endings: {
    normal: 'Genug Teile des Palastes sind fertig.',
    stall: 'Niemand hatte noch Gold oder Steine, um weiterzumachen.',
  },
}
