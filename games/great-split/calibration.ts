import { type LiveTable, plain, type QuickBot } from '@palatine/kernel'
import { weighing } from './bot/index.ts'
import { plainWeights, type Weights } from './bot/value.ts'
import { type Club, type ClubTable, resourceTracks, sealTracks, track, tracksEach } from './rules/model.ts'
import { lengthOf } from './rules/tracks.ts'

type Row = { readonly [figure: string]: number }

const kinds = ['books', 'artworks', 'jewels', 'orders', 'prestige'] as const
type Kind = (typeof kinds)[number]

/** What a one-track mind still gives for everything else. */
const afterthought = 0.1

const ignoring = (kind: Kind): QuickBot => plain(weighing({ ...plainWeights, [kind]: 0 }))
const chasing = (kind: Kind): QuickBot => {
  const weights: Record<string, number> = { ...plainWeights }
  for (const other of kinds) if (other !== kind) weights[other] = afterthought
  return plain(weighing(weights as unknown as Weights))
}

const bots: Record<string, QuickBot> = {}
for (const kind of kinds) {
  bots[`ignores-${kind}`] = ignoring(kind)
  bots[`chases-${kind}`] = chasing(kind)
}

/** Names of tracks in figures; seals are counted together. */
const names = ['Books', 'Artworks', 'Topaz', 'Emerald', 'Gold']

/** What is to be known of a finished game: parts of the winners, characters, how far markers came. */
function observe(live: LiveTable): Row {
  const { game, table } = live
  const g = live.state.g as Club
  const [winners] = live.result?.order ?? [[]]
  const row: Record<string, number> = {}
  for (const kind of kinds) {
    const points = winners.map(seat => game.scoreParts(g, seat, table)[kind])
    row[`winners-${kind}`] = points.reduce((sum, n) => sum + n, 0) / winners.length
  }
  row.winnersTotal = kinds.reduce((sum, kind) => sum + row[`winners-${kind}`], 0)
  g.characters.forEach((character, seat) => {
    row[`character${seat}`] = character
  })
  const club = table as ClubTable
  const seatsAtEnd = (on: number) => {
    let count = 0
    for (let seat = 0; seat < table.seats; seat++) {
      if (g.levels[seat * tracksEach + on] === lengthOf(on, club)) count++
    }
    return count / table.seats
  }
  for (const on of resourceTracks) row[`end${names[on]}`] = seatsAtEnd(on)
  row.endSeals = Math.max(...sealTracks.map(seatsAtEnd)) > 0 ? 1 : 0
  const { arrows } = club.components.tracks.resources[track.gold]
  let passed = 0
  let level = 0
  for (let seat = 0; seat < table.seats; seat++) {
    const gold = g.levels[seat * tracksEach + track.gold]
    passed += arrows.filter(arrow => arrow <= gold).length / table.seats
    level += g.levels[seat * tracksEach + track.artworks] / table.seats
  }
  row.arrows = passed
  row.artworksLessSlider = level - g.slider
  return row
}

const mean = (rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0) / rows.length

/** How often the first bot of a table wins, against its fair share. */
const shareOfFirst = (rows: readonly Row[]): number => {
  let share = 0
  for (const row of rows) {
    for (let seat = 0; seat < row.seats; seat++) if (row[`bot${seat}`] === 0) share += row[`won${seat}`] * row.seats
  }
  return share / rows.length
}

/** How often a character wins, against its fair share. */
const shareOfCharacter =
  (character: number) =>
  (rows: readonly Row[]): number => {
    let won = 0
    let fair = 0
    for (const row of rows) {
      for (let seat = 0; seat < row.seats; seat++) {
        if (row[`character${seat}`] !== character) continue
        won += row[`won${seat}`]
        fair += 1 / row.seats
      }
    }
    return won / fair
  }

const characters = ['Librarian', 'Art Dealer', 'Pearl Diver', 'Geologist', 'Banker', 'Heiress', 'Notary']
const allCounts = [2, 3, 4, 5, 6, 7]
const against = (name: string) => [{ seats: 4, bots: [name, 'plain', 'plain', 'plain'] }]

const varied = `How many cards there are of each kind; lengths of the book, gold and seal tracks; where orders, double arrows, stars
and icons stand; the points of the book track; the table of artworks; starting steps and orders of the characters.

- **Cards** climb from one symbol to three. A seal is worth more than a resource, so there are fewer of them, and never
  three on a card.
- **Books** end at 14. With 18 spaces the last points came too late, and whoever began with books won 0.46 of a fair share.
- **Artworks** are compared with the slider by their difference. Markers rise about as fast as the slider does, so the table
  stays exciting until the last tile.
- **Gold** has no points of its own; a double arrow on every third space pays three steps on it with two elsewhere.
- **Stars** stand on every second space of a seal track, and its icons show the three resources that follow its own, so that
  each resource is given by three seals.
- **Characters** have three steps and three orders each. Orders are worth more if they are of one resource: with one order
  each for three resources the Geologist won 0.83 of a fair share, with two for emeralds 1.28. So everybody has two or three
  for one resource, and gold, which scores nothing else, has most of them. Three steps on topaz alone are worth less than steps
  on both jewels; that is what holds the Pearl Diver back.`

/** What self-play has to show of the figures that are ours. */
export const calibration = {
  games: 2000,
  varied,
  bots,
  observe,
  questions: [
    ...allCounts.map(seats => ({
      id: `winners-mean-${seats}`,
      title: `Mean points of the winners with ${seats} seats`,
      seats: [seats],
      measure: (rows: readonly Row[]) => mean(rows, row => row.winnersTotal),
      min: 90,
      max: 150,
    })),
    ...kinds.map(kind => ({
      id: `part-${kind}`,
      title: `Share of ${kind} in the winners' points`,
      seats: allCounts,
      measure: (rows: readonly Row[]) =>
        mean(rows, row => row[`winners-${kind}`]) / mean(rows, row => row.winnersTotal),
      min: 0.05,
    })),
    ...kinds.map(kind => ({
      id: `ignores-${kind}`,
      title: `Wins of a player who ignores ${kind}, against a fair share`,
      tables: against(`ignores-${kind}`),
      measure: shareOfFirst,
      max: 0.9,
    })),
    ...kinds.map(kind => ({
      id: `chases-${kind}`,
      title: `Wins of a player who chases only ${kind}, against a fair share`,
      tables: against(`chases-${kind}`),
      measure: shareOfFirst,
      max: 0.99,
    })),
    ...characters.map((name, character) => ({
      id: `character-${character}`,
      title: `Wins of the ${name}, against a fair share`,
      seats: [4],
      measure: shareOfCharacter(character),
      min: 0.8,
      max: 1.25,
    })),
    {
      id: 'beats-random',
      title: 'Share of games in which plain beats random',
      tables: [{ seats: 2, bots: ['plain', 'random'] }],
      measure: (rows: readonly Row[]) => shareOfFirst(rows) / 2,
      min: 0.95,
    },
    {
      id: 'arrows',
      title: 'Double arrows, of six, that a seat passes',
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row.arrows),
      min: 3,
      max: 5.5,
    },
    {
      id: 'end-books',
      title: 'Share of seats that reach the end of books',
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row.endBooks),
      min: 0.03,
      max: 0.25,
    },
    {
      id: 'end-gold',
      title: 'Share of seats that reach the end of gold',
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row.endGold),
      min: 0.1,
      max: 0.5,
    },
    ...['Artworks', 'Topaz', 'Emerald'].map(name => ({
      id: `end-${name.toLowerCase()}`,
      title: `Share of seats that reach the end of ${name.toLowerCase()}: a rare feat`,
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row[`end${name}`]),
      max: 0.05,
    })),
    {
      id: 'four-stars',
      title: 'Share of games in which somebody reaches four stars',
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row.endSeals),
      min: 0.6,
    },
    {
      id: 'artworks-slider',
      title: 'Level of artworks of a seat, less the slider, at the end',
      seats: allCounts,
      measure: (rows: readonly Row[]) => mean(rows, row => row.artworksLessSlider),
      min: -2,
      max: 2,
    },
  ],
}
