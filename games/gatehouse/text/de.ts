import { NONE, type Translated } from '@palatine/kernel'
import { reward } from '../rules/bid.ts'
import type { GateTable } from '../rules/model.ts'
import { cover } from './cover/de.ts'
import type { en } from './en.ts'

const stone = (table: GateTable, kind: number) => `eine ${table.components.stones.values[kind]}`

export const de: Translated<typeof en> = {
  name: cover.name,
  tagline:
    'Steine bieten, Steine schenken, eine Mauer bauen: ein kleines Spiel, an dem man lernt, wie hier Spiele entstehen.',
  questions: {
    bidStone: ({ view }) => `Biete einen Stein für den Preis von ${view.prize}.`,
    takeReward: () => 'Nimm eine Münze oder ziehe einen Stein.',
    giveStone: () => 'Schenk deinem linken Nachbarn einen Stein.',
    layStone: () => 'Lege einen Stein auf deine Mauer oder höre auf.',
  },
  answers: {
    bidStone: (kind: number, { table }) => `${stone(table, kind)} bieten`,
    takeReward: (taken: number) => (taken === reward.coin ? 'Eine Münze nehmen' : 'Einen Stein ziehen'),
    giveStone: (kind: number, { table }) => `${stone(table, kind)} schenken`,
    layStone: (kind: number, { table }) => (kind === NONE ? 'Aufhören' : `${stone(table, kind)} legen`),
  },
  events: {
    prizeRolled: ({ prize }) => `Der Preis dieser Runde ist ${prize}.`,
    bidsShown: ({ stones }, { name, table }) =>
      `Gebote: ${stones.map((kind, seat) => (kind === NONE ? `${name(seat)} keins` : `${name(seat)} ${stone(table, kind)}`)).join(', ')}.`,
    prizeWon: ({ seat, points }, { name }) => `${name(seat)} gewinnt den Preis von ${points}.`,
    nobodyWon: () => 'Niemand gewinnt den Preis.',
    coinTaken: ({ seat }, { name }) => `${name(seat)} nimmt eine Münze.`,
    stoneDrawn: ({ seat, secret }, { name, table }) =>
      secret ? `${name(seat)} zieht ${stone(table, secret.stone)}.` : `${name(seat)} zieht einen Stein.`,
    giftGiven: ({ seat, to, secret }, { name, table }) =>
      `${name(seat)} schenkt ${name(to)} ${secret ? stone(table, secret.stone) : 'einen Stein'}.`,
    giftReceived: ({ seat, from, stone: kind }, { name, table }) =>
      `${name(seat)} bekommt ${stone(table, kind)} von ${name(from)}.`,
    stoneLaid: ({ seat, stone: kind }, { name, table }) => `${name(seat)} legt ${stone(table, kind)}.`,
    discardsShuffled: () => 'Die abgelegten Steine werden zum neuen Stapel.',
  },
  refusals: {
    largeDieNeedsRounds: () => 'Mit dem großen Würfel werden mindestens drei Runden gespielt.',
    wallMustRise: () => 'Ein Stein darf nicht auf einem höheren liegen.',
    oneForEachValue: () => 'Zu jedem Wert gehört eine Anzahl.',
    valuesRise: () => 'Die Werte müssen von Stein zu Stein steigen.',
    tooFewStones: ({ needed }) => `Für vier Hände braucht es mindestens ${needed} Steine.`,
  },
  components: {
    stone: 'Stein',
    wall: 'Mauer',
    coin: 'Münze',
    prize: 'Preis',
    hand: 'Hand',
    pile: 'Stapel',
    board: { round: (n: number, of: number) => `Runde ${n} von ${of}`, discards: 'Abgelegt', score: 'Gewonnen' },
  },
  options: {
    rounds: { name: 'Runden', about: 'Um wie viele Preise geboten wird.' },
    die: {
      name: 'Würfel',
      about: 'Wie groß ein Preis sein kann.',
      values: { six: 'sechs Seiten', eight: 'acht Seiten' },
    },
  },
  scores: { prizes: 'Preise', coins: 'Münzen', wall: 'Mauer' },
  endings: { normal: 'Alle Runden sind gespielt.' },
}
