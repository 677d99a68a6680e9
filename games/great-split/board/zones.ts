/** The Great Split on the plain board: the market and the lines in the middle; hand, wallet and tracks at each seat. */
import { HIDDEN, type Language, type Seat } from '@palatine/kernel'
import type { IconName, Labels, Zone, ZoneItem } from '@palatine/ui'
import { splitterOf } from '../rules/harvest.ts'
import { type Club, type ClubTable, levelsOf, rightOf } from '../rules/kit.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    limit: (n: number) => `hand limit ${n}`,
    market: 'Market',
    lines: 'Scoring lines',
    after: (n: number) => `after round ${n}`,
    decks: 'Decks',
    level: (n: number) => `level ${'I'.repeat(n)}`,
    side: (n: number) => (n === 0 ? 'first group' : 'second group'),
    tracks: 'Tracks',
    shown: 'Played last',
    walletOf: (name: string) => `Wallet of ${name}`,
  },
  de: {
    round: (n: number, of: number) => `Runde ${n} von ${of}`,
    limit: (n: number) => `Handlimit ${n}`,
    market: 'Markt',
    lines: 'Wertungslinien',
    after: (n: number) => `nach Runde ${n}`,
    decks: 'Stapel',
    level: (n: number) => `Stufe ${'I'.repeat(n)}`,
    side: (n: number) => (n === 0 ? 'erste Gruppe' : 'zweite Gruppe'),
    tracks: 'Leisten',
    shown: 'Zuletzt gespielt',
    walletOf: (name: string) => `Brieftasche von ${name}`,
  },
}

const symbolIcons: { readonly [symbol: string]: IconName } = {
  books: 'book',
  artworks: 'painting',
  topaz: 'topaz',
  emerald: 'emerald',
  gold: 'gold',
  seal: 'seal',
  prestige: 'prestige',
}
const trackIcons: readonly IconName[] = [
  'book',
  'painting',
  'topaz',
  'emerald',
  'gold',
  'seal',
  'seal',
  'seal',
  'seal',
  'seal',
  'prestige',
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const cardInWords = (card: number, table: ClubTable, text: typeof en): string => {
  if (card === splitterOf(table)) return text.components.splitter
  const { symbol, amount } = table.components.cards.rows[card]
  return `${amount} ${text.components.symbols[symbol][amount === 1 ? 0 : 1]}`
}

export function zones(
  g: Club,
  table: ClubTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
): Zone[] {
  const words = own[language]
  const { rounds, lines } = table.components.board
  const names = text.components
  const trackNames = Object.values(names.tracks)
  const tokens = Object.values(names.tokens)
  const card = (place: string, number: number, nth: number): ZoneItem => {
    if (number === HIDDEN) return { key: `${place}-${nth}`, label: names.card, hidden: true }
    const { symbol, amount } = table.components.cards.rows[number]
    return {
      key: `card-${number}-${place}`,
      label: cardInWords(number, table, text),
      icon: symbolIcons[symbol],
      mark: String(amount),
    }
  }
  const middle: Zone[] = [
    {
      id: 'market',
      title: words.market,
      note: g.round > 0 ? `${words.round(g.round, rounds.length)}, ${words.limit(rounds[g.round - 1].limit)}` : '',
      items: [
        { key: 'slider', label: `${names.slider}: ${g.slider}`, icon: 'swap', mark: String(g.slider), shape: 'token' },
      ],
    },
    {
      id: 'lines',
      title: words.lines,
      items: g.lines.map((token, i) => ({
        key: `line-${i}`,
        label: `${tokens[token]}, ${words.after(lines[i < g.lines.length / lines.length ? 0 : 1])}`,
        mark: tokens[token] ?? '?',
        shape: 'chip',
      })),
    },
    {
      id: 'decks',
      title: words.decks,
      items: [
        ...g.decks.map(
          (deck, i): ZoneItem => ({
            key: `deck-${i}`,
            label: `${names.deck}, ${words.level(i + 1)}`,
            icon: 'stack',
            mark: String(deck.length),
          }),
        ),
        { key: 'discards', label: names.discards, icon: 'bin', mark: String(g.discards.length) },
      ],
    },
  ]
  const seats = g.hands.flatMap((hand, seat): Zone[] => {
    const right = rightOf(seat, table)
    const wallet = g.wallets[right] ?? []
    const levels = levelsOf(g, seat)
    return [
      {
        id: `hand-${seat}`,
        title: capital(names.hand),
        seat,
        items: hand.map((number, i) => ({
          ...card(`hand-${seat}`, number, i),
          ...(number !== HIDDEN && { touch: { discardCards: number, splitHand: i, useCard: number } }),
        })),
      },
      ...(seat === watcher && wallet.length > 0 && wallet.some(number => number !== HIDDEN)
        ? [0, 1].map(
            (side): Zone => ({
              id: `wallet-${seat}-${side}`,
              title: `${words.walletOf(name(right))}, ${words.side(side)}`,
              seat,
              items: wallet.flatMap((number, i) =>
                g.sides[right][i] === side
                  ? [{ ...card(`wallet-${seat}`, number, i), touch: { chooseGroup: side } }]
                  : [],
              ),
            }),
          )
        : []),
      {
        id: `tracks-${seat}`,
        title: words.tracks,
        seat,
        items: levels.map((level, on) => ({
          key: `track-${seat}-${on}`,
          label: `${trackNames[on]}: ${level}`,
          icon: trackIcons[on],
          mark: String(level),
          shape: 'token',
          ...(seat === watcher && { touch: { followArrow: on, placeSeal: on } }),
        })),
      },
      ...(g.shown[seat].length > 0
        ? [
            {
              id: `shown-${seat}`,
              title: words.shown,
              seat,
              items: g.shown[seat].map((number, i) => card(`shown-${seat}`, number, i)),
            },
          ]
        : []),
    ]
  })
  return [...middle, ...seats]
}

export const labels = (
  _g: Club,
  table: ClubTable,
  _seat: Seat,
  text: typeof en,
  _language: Language,
  question: string,
): Labels =>
  question === 'discardCards' || question === 'splitHand' || question === 'useCard'
    ? { item: item => cardInWords(item, table, text) }
    : {}
