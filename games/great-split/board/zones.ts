/** The Great Split on the plain board: rounds, market and decks in the middle; hand, wallet and tracks at each seat. */
import { HIDDEN, type Language, type Seat } from '@palatine/kernel'
import type { AnyEventTable, IconName, Labels, Zone, ZoneItem } from '@palatine/ui'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import {
  type Club,
  type ClubTable,
  levelsOf,
  resourceTracks,
  rightOf,
  scoring,
  sealOf,
  track,
  tracksEach,
} from '../rules/model.ts'
import type { en } from '../text/en.ts'

const own = {
  en: {
    round: (n: number, of: number) => `Round ${n} of ${of}`,
    limit: (n: number) => `limit ${n}`,
    limitMore: (n: number) => `hand limit ${n}`,
    line: (n: number) => `scoring line after round ${n}`,
    market: (slider: number) => `What artworks score (slider at ${slider})`,
    points: (n: number) => `${n} points`,
    from: (level: number) => `from ${level}`,
    scores: (what: string) => `scores ${what}`,
    decks: 'Decks',
    level: (n: number) => `level ${'I'.repeat(n)}`,
    side: (n: number) => (n === 0 ? 'first group' : 'second group'),
    tracks: 'Tracks',
    shown: 'Played last',
    of: (wallet: string, name: string) => `${wallet} of ${name}`,
    orders: (fields: string) => `orders at ${fields}`,
    arrows: (fields: string) => `double arrows at ${fields}`,
    stars: (fields: string) => `stars at ${fields}`,
    seal: (n: number) => `seal ${n}`,
    ofLevel: (level: number, of: number) => `${level} of ${of}`,
    inHand: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  },
  de: {
    round: (n: number, of: number) => `Runde ${n} von ${of}`,
    limit: (n: number) => `Limit ${n}`,
    limitMore: (n: number) => `Handlimit ${n}`,
    line: (n: number) => `Wertungslinie nach Runde ${n}`,
    market: (slider: number) => `Was Kunstwerke zählen (Schieber auf ${slider})`,
    points: (n: number) => `${n} Punkte`,
    from: (level: number) => `ab ${level}`,
    scores: (what: string) => `wertet ${what}`,
    decks: 'Stapel',
    level: (n: number) => `Stufe ${'I'.repeat(n)}`,
    side: (n: number) => (n === 0 ? 'erste Gruppe' : 'zweite Gruppe'),
    tracks: 'Leisten',
    shown: 'Zuletzt gespielt',
    of: (wallet: string, name: string) => `${wallet} von ${name}`,
    orders: (fields: string) => `Aufträge auf ${fields}`,
    arrows: (fields: string) => `Doppelpfeile auf ${fields}`,
    stars: (fields: string) => `Sterne auf ${fields}`,
    seal: (n: number) => `Siegel ${n}`,
    ofLevel: (level: number, of: number) => `${level} von ${of}`,
    inHand: (n: number) => (n === 1 ? '1 Karte auf der Hand' : `${n} Karten auf der Hand`),
  },
}
type Words = (typeof own)[keyof typeof own]
/** Words of a language; English where it has none. */
const wordsIn = (language: Language): Words => new Map<Language, Words>(Object.entries(own)).get(language) ?? own.en

const symbolIcons: { readonly [symbol: string]: IconName } = {
  books: 'book',
  artworks: 'painting',
  topaz: 'topaz',
  emerald: 'emerald',
  gold: 'gold',
  seal: 'seal',
  prestige: 'prestige',
}
const resourceIcons: readonly IconName[] = ['book', 'painting', 'topaz', 'emerald', 'gold']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const cardInWords = (card: number, table: ClubTable, text: typeof en): string => {
  if (card === splitterOf(table)) return text.components.splitter
  const { symbol, amount } = table.components.cards.rows[card]
  return `${amount} ${text.components.symbols[symbol][amount === 1 ? 0 : 1]}`
}

/** The table as it will be when the draft of a harvest comes true: its seat sees it so already. */
function harvested(g: Club, { seat, left, levels, shown }: Draft, table: ClubTable): Club {
  return {
    ...g,
    hands: g.hands.with(
      seat,
      left.filter(card => card !== splitterOf(table)),
    ),
    levels: g.levels.toSpliced(seat * tracksEach, tracksEach, ...levels),
    shown: g.shown.with(seat, shown),
  }
}

export function zones(
  view: Club,
  table: ClubTable,
  watcher: Seat | null,
  text: typeof en,
  language: Language,
  name: (seat: Seat) => string,
  draft?: Draft,
): Zone[] {
  const g = draft ? harvested(view, draft, table) : view
  const words = wordsIn(language)
  const names = text.components
  const card = (place: string, number: number, nth: number): ZoneItem => {
    if (number === HIDDEN) return { key: `${place}-${nth}`, label: names.card, hidden: true }
    const { symbol, amount } = table.components.cards.rows[number]
    return {
      key: `card-${number}-${place}`,
      label: cardInWords(number, table, text),
      icon: symbolIcons[symbol],
      mark: String(amount),
      caption: names.symbols[symbol][amount === 1 ? 0 : 1],
    }
  }
  const inHand = (seat: Seat): ZoneItem[] => {
    const cards = g.hands[seat].map((number, i) => ({
      ...card(`hand-${seat}`, number, i),
      ...(number !== HIDDEN && {
        touch: { discardCards: number, splitHand: i, useCard: number },
        way: { useCard: (way: number, thing: number) => way === asPrinted && thing === number },
      }),
    }))
    const splitter = splitterOf(table)
    if (seat !== watcher || (draft && !draft.left.includes(splitter))) return cards
    return [
      ...cards,
      { key: 'splitter', label: names.splitter, icon: 'swap', caption: names.splitter, touch: { useCard: splitter } },
    ]
  }
  const walletOf = (seat: Seat): Zone[] => {
    const right = rightOf(seat, table)
    const wallet = g.wallets[right] ?? []
    if (seat !== watcher || !wallet.some(number => number !== HIDDEN)) return []
    return [0, 1].map(side => ({
      id: `wallet-${seat}-${side}`,
      title: `${words.of(capital(names.wallet), name(right))}, ${words.side(side)}`,
      seat,
      items: wallet.flatMap((number, i) =>
        g.sides[right][i] === side ? [{ ...card(`wallet-${seat}`, number, i), touch: { chooseGroup: side } }] : [],
      ),
    }))
  }
  const seats = g.hands.flatMap((hand, seat): Zone[] => [
    { id: `hand-${seat}`, title: capital(names.hand), note: words.inHand(hand.length), seat, items: inHand(seat) },
    ...walletOf(seat),
    seat === watcher ? ownTracks(g, table, seat, text, words) : otherTracks(g, table, seat, text, words),
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
  ])
  return [...middleOf(g, table, text, words), ...seats]
}

function middleOf(g: Club, table: ClubTable, text: typeof en, words: Words): Zone[] {
  const { rounds, lines } = table.components.board
  const { points, from } = table.components.scorings.artworks
  const names = text.components
  const tokens = Object.values(names.tokens)
  const perLine = g.lines.length / lines.length
  const lineAfter = (round: number): ZoneItem[] => {
    const at = lines.indexOf(round)
    if (at < 0) return []
    const there = g.lines.slice(at * perLine, (at + 1) * perLine)
    const scored = there.flatMap(token => (token === scoring.blank ? [] : [tokens[token] ?? '?']))
    return [
      {
        key: `line-${at}`,
        label: `${words.line(round)}: ${scored.join(', ')}`,
        caption: words.scores(scored.join(', ') || '–'),
        icon: 'star',
        shape: 'chip',
      },
    ]
  }
  return [
    {
      id: 'rounds',
      title: words.round(g.round, rounds.length),
      note: g.round > 0 ? words.limitMore(rounds[g.round - 1].limit) : '',
      wide: true,
      items: rounds.flatMap(({ limit }, i): ZoneItem[] => [
        {
          key: `round-${i}`,
          label: `${words.round(i + 1, rounds.length)}, ${words.limitMore(limit)}`,
          mark: String(i + 1),
          caption: words.limit(limit),
          shape: 'token',
          here: i + 1 === g.round,
        },
        ...lineAfter(i + 1),
      ]),
    },
    {
      id: 'market',
      title: words.market(g.slider),
      wide: true,
      items: points.map((value, i) => ({
        key: `market-${i}`,
        label: `${words.points(value)} ${words.from(from[g.slider]?.[i] ?? 0)}`,
        icon: 'painting',
        mark: String(value),
        caption: words.from(from[g.slider]?.[i] ?? 0),
        shape: 'token',
      })),
    },
    {
      id: 'decks',
      title: words.decks,
      below: true,
      items: [
        ...g.decks.map(
          (deck, i): ZoneItem => ({
            key: `deck-${i}`,
            label: `${names.deck}, ${words.level(i + 1)}: ${deck.length}`,
            icon: 'stack',
            mark: String(deck.length),
            caption: words.level(i + 1),
            shape: 'token',
          }),
        ),
        {
          key: 'discards',
          label: `${names.discards}: ${g.discards.length}`,
          icon: 'bin',
          mark: String(g.discards.length),
          caption: names.discards,
          shape: 'token',
        },
      ],
    },
  ]
}

/** One's own tracks with all that waits on them: each resource beside its seal. */
function ownTracks(g: Club, table: ClubTable, seat: Seat, text: typeof en, words: Words): Zone {
  const { resources, seals } = table.components.tracks
  const called = Object.values(text.components.tracks)
  const levels = levelsOf(g, seat)
  const row = (on: number, icon: IconName, length: number, stops: readonly number[], note: string): ZoneItem => ({
    key: `track-${seat}-${on}`,
    label: `${called[on]}: ${length > 0 ? words.ofLevel(levels[on], length) : levels[on]}`,
    caption: capital(called[on]),
    note,
    icon,
    mark: String(levels[on]),
    shape: 'track',
    ...(length > 0 && { level: { at: levels[on], of: length, stops } }),
    touch: { followArrow: on, placeSeal: on },
    way: { useCard: way => way === on },
  })
  return {
    id: `tracks-${seat}`,
    title: words.tracks,
    note: Object.values(text.components.characters)[g.characters[seat]],
    seat,
    wide: true,
    layout: 'rows',
    items: [
      ...resourceTracks.flatMap(on => {
        const { length, orders, arrows } = resources[on]
        const { length: most, stars } = seals[on]
        const notes = [words.orders(orders.join(', ')), arrows.length > 0 ? words.arrows(arrows.join(', ')) : '']
        return [
          row(on, resourceIcons[on], length, orders, notes.filter(Boolean).join(' · ')),
          row(sealOf(on), 'seal', most, stars, words.stars(stars.join(', '))),
        ]
      }),
      row(track.prestige, 'prestige', 0, [], ''),
    ],
  }
}

/** What others have reached, in little room: each resource with its seal below. */
function otherTracks(g: Club, _table: ClubTable, seat: Seat, text: typeof en, words: Words): Zone {
  const called = Object.values(text.components.tracks)
  const levels = levelsOf(g, seat)
  const reached = (on: number) => `${called[on]}: ${levels[on]}`
  return {
    id: `tracks-${seat}`,
    title: words.tracks,
    note: Object.values(text.components.characters)[g.characters[seat]],
    seat,
    items: [
      ...resourceTracks.map(
        (on): ZoneItem => ({
          key: `track-${seat}-${on}`,
          label: `${reached(on)}, ${reached(sealOf(on))}`,
          icon: resourceIcons[on],
          mark: String(levels[on]),
          caption: words.seal(levels[sealOf(on)]),
          shape: 'token',
        }),
      ),
      {
        key: `track-${seat}-${track.prestige}`,
        label: reached(track.prestige),
        icon: 'prestige',
        mark: String(levels[track.prestige]),
        caption: called[track.prestige],
        shape: 'token',
      },
    ],
  }
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

const tracksOf = ({ seat, track: on }: { seat: Seat; track: number }) => `track-${seat}-${on}`

/** The paragraph of the guide that applies to each question. */
export const events = {
  handDealt: { sound: 'paper' },
  cardDealt: { sound: 'paper' },
  cardsDiscarded: { sound: 'paper' },
  walletPassed: { sound: 'brush' },
  groupTaken: { sound: 'paper' },
  cardPlayed: { sound: 'paper' },
  cardSold: { sound: 'paper', at: tracksOf },
  splitterUsed: { sound: 'wood', at: tracksOf },
  sealPlaced: { sound: 'wood', at: tracksOf },
  trackAdvanced: { sound: 'wood', at: tracksOf },
  tileTurned: { sound: 'wood' },
  lineReached: { sound: 'bell' },
  resourceScored: {
    sound: 'bell',
    at: ({ seat, scoring }: { seat: Seat; scoring: number }) => `track-${seat}-${scoring}`,
  },
  orderScored: { sound: 'bell', at: tracksOf },
  gameEnded: { sound: 'bell' },
} satisfies AnyEventTable
