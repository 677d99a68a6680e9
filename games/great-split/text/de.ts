import type { Translated } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import { type ClubTable, rightOf, track } from '../rules/model.ts'
import { board } from './board/de.ts'
import { cover } from './cover/de.ts'
import type { en } from './en.ts'

const tracks = {
  books: 'Bücher',
  artworks: 'Kunstwerke',
  topaz: 'Topas',
  emerald: 'Smaragd',
  gold: 'Gold',
  booksSeal: 'Bücher-Siegel',
  artworksSeal: 'Kunstwerk-Siegel',
  topazSeal: 'Topas-Siegel',
  emeraldSeal: 'Smaragd-Siegel',
  goldSeal: 'Gold-Siegel',
  prestige: 'Prestige',
}
const trackNames = Object.values(tracks)

const symbols = {
  books: ['Buch', 'Bücher'],
  artworks: ['Kunstwerk', 'Kunstwerke'],
  topaz: ['Topas', 'Topase'],
  emerald: ['Smaragd', 'Smaragde'],
  gold: ['Gold', 'Gold'],
  seal: ['Siegel', 'Siegel'],
  prestige: ['Prestige', 'Prestige'],
}

const scoringNames = ['Bücher', 'Kunstwerke', 'Juwelen', 'leer']

const face = (number: number, { components }: ClubTable): string => {
  const { symbol, amount } = components.cards.rows[number]
  return `${amount} ${symbols[symbol][amount === 1 ? 0 : 1]}`
}

/** With its number where another one of these looks the same. */
const card = (number: number, table: ClubTable, among: readonly number[] = []): string => {
  const own = face(number, table)
  const twin = among.some(other => other !== number && other < splitterOf(table) && face(other, table) === own)
  return twin ? `${own} (Nr. ${number + 1})` : own
}

const cards = (numbers: readonly number[], table: ClubTable, among?: readonly number[]): string =>
  numbers.length === 0 ? 'nichts' : numbers.map(number => card(number, table, among)).join(', ')

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`
const howMany = (count: number): string => counted(count, 'Karte', 'Karten')
const howManyPoints = (count: number): string => counted(count, 'Punkt', 'Punkte')

const onSide = (list: readonly number[], sides: readonly number[], side: number) =>
  list.filter((_, i) => sides[i] === side)

function movements(from: readonly number[], to: readonly number[]): string {
  const moved = to.flatMap((level, on) => (level > from[on] ? [`${trackNames[on]} von ${from[on]} auf ${level}`] : []))
  return moved.length === 0 ? 'kein Marker rückt vor' : moved.join(', ')
}

export const de: Translated<typeof en> = {
  name: cover.name,
  tagline: 'Teile deine Schätze in zwei Gruppen, lass wählen, wer neben dir sitzt, und mache das Beste aus dem Rest.',
  questions: {
    discardCards: ({ view, table, seat }) => {
      const { limit } = table.components.board.rounds[view.round - 1]
      return `Wirf ${howMany(view.hands[seat].length - limit)} ab: Das Handlimit ist ${limit}.`
    },
    splitHand: () => 'Teile deine Hand in zwei Gruppen; wer links von dir sitzt, nimmt sich eine davon.',
    chooseGroup: ({ seat, table, name }) => `Wähle eine Gruppe aus dem Umschlag von ${name(rightOf(seat, table))}.`,
    followArrow: () => 'Doppelpfeil: Gehe zwei Schritte auf einer Leiste.',
    placeSeal: ({ at }) =>
      `Gehe für ein Siegel einen Schritt auf einer Siegelleiste (noch ${(at as unknown as Draft).seals}).`,
    useCard: ({ at, table }) => {
      const { left } = at as unknown as Draft
      if (!left.includes(splitterOf(table))) return 'Spiele oder verkaufe eine Karte.'
      return left.length > 1
        ? 'Spiele oder verkaufe eine Karte, oder nutze deine Trennkarte.'
        : 'Nutze deine Trennkarte: ein Schritt auf einer beliebigen Leiste.'
    },
  },
  answers: {
    discardCards: (numbers: readonly number[], { view, seat, table }) =>
      `${cards(numbers, table, view.hands[seat])} abwerfen`,
    splitHand: (sides: readonly number[], { view, seat, table }) => {
      const hand = view.hands[seat]
      return `${cards(onSide(hand, sides, 0), table, hand)} | ${cards(onSide(hand, sides, 1), table, hand)}`
    },
    chooseGroup: (side: number, { view, seat, table }) => {
      const from = rightOf(seat, table)
      return `${cards(onSide(view.wallets[from], view.sides[from], side), table)} nehmen`
    },
    followArrow: (on: number) => `2 Schritte: ${trackNames[on]}`,
    placeSeal: (on: number) => `1 Schritt: ${trackNames[on]}`,
    useCard: ([number, way]: readonly [number, number], { at, table }) => {
      const { left } = at as unknown as Draft
      if (number === splitterOf(table)) return `Trennkarte: 1 Schritt, ${trackNames[way]}`
      if (way === asPrinted) return `${card(number, table, left)} spielen`
      return `${card(number, table, left)} für ${way === track.gold ? '1 Gold' : '1 Prestige'} verkaufen`
    },
  },
  events: {
    handDealt: ({ seat, count, secret }, { name, table }) =>
      `${name(seat)} bekommt ${secret ? cards(secret.cards, table) : howMany(count)}.`,
    roundBegan: ({ round, limit }) => `Runde ${round} beginnt; das Handlimit ist ${limit}.`,
    cardDealt: ({ seat, level, secret }, { name, table }) =>
      `${name(seat)} bekommt ${secret ? card(secret.card, table) : 'eine Karte'}, Stufe ${'I'.repeat(level)}.`,
    cardsDiscarded: ({ seat, count, secret }, { name, table }) =>
      `${name(seat)} wirft ${secret ? cards(secret.cards, table) : howMany(count)} ab.`,
    walletPassed: ({ seat, to, count, secret }, { name, table }) =>
      secret
        ? `${name(seat)} reicht ${name(to)} einen Umschlag: ${cards(onSide(secret.cards, secret.sides, 0), table)} | ${cards(onSide(secret.cards, secret.sides, 1), table)}.`
        : `${name(seat)} reicht ${name(to)} einen Umschlag mit ${howMany(count)}.`,
    sidesChosen: ({ taken }, { name }) =>
      `Genommene Gruppen: ${taken.map((count, seat) => `${name(seat)}: ${howMany(count)}`).join(', ')}.`,
    groupTaken: ({ seat, from, count, secret }, { name, table }) =>
      secret
        ? `${name(seat)} nimmt ${cards(secret.taken, table)} von ${name(from)}; ${name(from)} bekommt ${cards(secret.returned, table)} zurück.`
        : `${name(seat)} nimmt ${howMany(count)} von ${name(from)}.`,
    cardPlayed: ({ seat, card: number }, { name, table }) => `${name(seat)} spielt ${card(number, table)}.`,
    cardSold: ({ seat, card: number, track: on }, { name, table }) =>
      `${name(seat)} verkauft ${card(number, table)}: 1 Schritt, ${trackNames[on]}.`,
    splitterUsed: ({ seat, track: on }, { name }) =>
      `${name(seat)} nutzt die Trennkarte: 1 Schritt, ${trackNames[on]}.`,
    sealPlaced: ({ seat, track: on }, { name }) => `${name(seat)} nutzt ein Siegel: ${trackNames[on]}.`,
    arrowFollowed: ({ seat, track: on }, { name }) => `${name(seat)} folgt einem Doppelpfeil: ${trackNames[on]}.`,
    trackAdvanced: ({ seat, track: on, from, to, lost }, { name }) =>
      `${name(seat)}: ${trackNames[on]} von ${from} auf ${to}${lost > 0 ? `, ${counted(lost, 'Schritt verfällt', 'Schritte verfallen')}` : ''}.`,
    harvestShown: ({ seat, shown, sold, from, to }, { name, table }) =>
      `${name(seat)} hat ${cards(shown, table)} gespielt, ${sold === 0 ? 'nichts' : howMany(sold)} verkauft und die Trennkarte genutzt; mit allem, was das ausgelöst hat: ${movements(from, to)}.`,
    tileTurned: ({ value, slider }) => `Das Marktplättchen zeigt ${value}; der Schieber rückt auf ${slider}.`,
    lineReached: ({ round, tokens }) =>
      `Wertungslinie nach Runde ${round}: ${tokens.map(token => scoringNames[token]).join(', ')}.`,
    resourceScored: ({ seat, scoring, points }, { name }) =>
      `${name(seat)} bekommt ${howManyPoints(points)} für ${scoringNames[scoring]}.`,
    orderScored: ({ seat, track: on, symbols: count, stars, points }, { name }) =>
      `${name(seat)} bekommt ${howManyPoints(points)} für Aufträge (${trackNames[on]}): ${counted(count, 'Auftrag', 'Aufträge')} × ${counted(stars, 'Stern', 'Sterne')}.`,
    cardsTakenUp: () => 'Alle nehmen ihre Karten wieder auf.',
    gameEnded: () => 'Das Spiel ist zu Ende.',
  },
  refusals: {
    discardSurplus: ({ count }) => `Wirf genau ${count} deiner Karten ab.`,
    sideEmpty: () => 'Jede der beiden Gruppen braucht mindestens eine Karte.',
    oneWholeSide: () => 'Nimm eine der beiden Gruppen, wie sie im Umschlag liegt.',
    notInHand: () => 'Diese Karte gehört nicht zu denen, die du noch spielen oder verkaufen musst.',
    splitterIsOneStep: () => 'Die Trennkarte ist ein Schritt auf einer beliebigen Leiste und sonst nichts.',
    soldForGoldOrPrestige: () =>
      'Eine Karte wird gespielt, wie sie ist, oder für einen Schritt auf Gold oder Prestige verkauft.',
    sealsOnly: () => 'Ein Siegel bringt einen Schritt auf einer der fünf Siegelleisten.',
    arrowLeadsElsewhere: () => 'Ein Doppelpfeil führt auf eine Ressourcen- oder Siegelleiste, aber nicht auf Gold.',
    tooFewCards: ({ level, needed, there }) => `Stufe ${level} braucht mindestens ${needed} Karten, nicht ${there}.`,
    wrongTrack: ({ right }) => `An diese Stelle gehört die Leiste „${right}“.`,
    spacesRise: ({ length }) => `Die Felder müssen steigen und auf der Leiste liegen, die mit ${length} endet.`,
    beyondTrack: ({ length }) => `Die Leiste endet bei ${length}.`,
    pointsBySpace: ({ spaces }) => `Jedes der ${spaces} Felder braucht einen Wert, keiner kleiner als der davor.`,
    rowForEachSlider: ({ sliders }) =>
      `Jede der ${sliders} Positionen des Schiebers braucht eine Zeile, mit einer steigenden Stufe für jede Punktzahl.`,
    tileForEachRound: ({ rounds }) => `Es braucht mindestens ${rounds} Marktplättchen.`,
    linesInGame: ({ rounds }) => `Die Linien müssen nach zwei verschiedenen Runden kommen, beide vor Runde ${rounds}.`,
    eachTokenOnce: () => 'Jedes Wertungsplättchen gibt es einmal.',
  },
  components: {
    card: 'Karte',
    splitter: 'Trennkarte',
    wallet: 'Umschlag',
    hand: 'Hand',
    deck: 'Stapel',
    discards: 'Ablage',
    board: 'Spielertafel',
    slider: 'Marktschieber',
    tile: 'Marktplättchen',
    line: 'Wertungslinie',
    order: 'Auftrag',
    star: 'Stern',
    arrow: 'Doppelpfeil',
    tracks,
    symbols,
    tokens: { books: 'Bücher', artworks: 'Kunstwerke', jewels: 'Juwelen', blank: 'leer' },
    characters: {
      librarian: 'Bibliothekarin',
      'art-dealer': 'Kunsthändler',
      diver: 'Perlentaucherin',
      geologist: 'Geologe',
      banker: 'Bankierin',
      heiress: 'Erbin',
      notary: 'Notar',
    },
  },
  board,
  options: {},
  scores: { books: 'Bücher', artworks: 'Kunstwerke', jewels: 'Juwelen', orders: 'Aufträge', prestige: 'Prestige' },
  endings: { normal: 'Alle sechs Runden sind gespielt.' },
}
