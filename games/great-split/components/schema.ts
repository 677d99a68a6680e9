import { list, object, oneOf, type Problem, sourced, type TypeOf, whole, words } from '@palatine/kernel'

const resources = ['books', 'artworks', 'topaz', 'emerald', 'gold'] as const
const resource = oneOf(...resources)
const spaces = list(whole(1, 40), { max: 40 })

export const schema = object({
  /** Every single card; a card's number is its place in this list. */
  cards: sourced({
    rows: list(object({ level: whole(1, 3), symbol: oneOf(...resources, 'seal', 'prestige'), amount: whole(1, 9) }), {
      min: 2,
      max: 200,
    }),
  }),
  tracks: sourced({
    /** In the order books, artworks, topaz, emerald, gold: where orders and double arrows stand. */
    resources: list(object({ name: resource, length: whole(1, 40), orders: spaces, arrows: spaces }), { length: 5 }),
    /** In the same order: where the 1st, 2nd, ... star stands, and the icons with what they give. */
    seals: list(
      object({
        name: resource,
        length: whole(1, 40),
        stars: spaces,
        icons: list(object({ at: whole(1, 40), gives: resource }), { max: 40 }),
      }),
      { length: 5 },
    ),
  }),
  scorings: sourced({
    /** By space of the track of books. */
    books: list(whole(0, 99), { min: 2, max: 41 }),
    artworks: object({
      points: list(whole(0, 99), { min: 1, max: 9 }),
      /** By slider: from which level on there are these points. */
      from: list(list(whole(1, 99), { min: 1, max: 9 }), { min: 1, max: 99 }),
    }),
    /** Points for each step of the lower jewel. */
    jewels: whole(0, 9),
  }),
  board: sourced({
    firstHand: whole(1, 9),
    rounds: list(object({ level: whole(2, 3), limit: whole(2, 12) }), { min: 1, max: 12 }),
    /** After which rounds a line is scored. */
    lines: list(whole(1, 12), { length: 2 }),
    tokens: list(oneOf('books', 'artworks', 'jewels', 'blank'), { length: 4 }),
    tiles: list(whole(0, 9), { min: 1, max: 20 }),
  }),
  characters: sourced({
    rows: list(
      object({
        name: words,
        steps: list(whole(0, 9), { length: 10 }),
        orders: list(whole(0, 9), { length: 5 }),
      }),
      { length: 7 },
    ),
  }),
})

export type Components = TypeOf<typeof schema>

const mostSeats = 7

/** What the rules need beyond the form. */
export function check(components: Components): Problem[] {
  return [...cardProblems(components), ...trackProblems(components), ...boardProblems(components)]
}

/** Every deal finds its cards, with seven players and with two, who get one card of the level before as well. */
function cardProblems({ cards, board }: Components): Problem[] {
  return [1, 2, 3].flatMap(level => {
    const there = cards.rows.filter(card => card.level === level).length
    const first = level === 1 ? board.firstHand : 0
    const dealt = board.rounds.filter(round => round.level === level).length
    const extra = board.rounds.filter(round => round.level === level + 1).length
    const needed = Math.max(mostSeats * (first + dealt), 2 * (first + dealt + extra))
    return there < needed ? [{ place: 'cards.rows', reason: 'tooFewCards', values: { level, needed, there } }] : []
  })
}

const rises = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > list[i - 1])

/** Spaces lie on their tracks, in rising order; tracks stand in their order; characters begin on them. */
function trackProblems({ tracks, characters }: Components): Problem[] {
  const problems: Problem[] = []
  const all = [...tracks.resources, ...tracks.seals]
  all.forEach((track, i) => {
    const place = i < 5 ? `tracks.resources[${i}]` : `tracks.seals[${i - 5}]`
    if (track.name !== resources[i % 5]) {
      problems.push({ place: `${place}.name`, reason: 'wrongTrack', values: { right: resources[i % 5] } })
    }
    const lists = 'stars' in track ? [track.stars, track.icons.map(icon => icon.at)] : [track.orders, track.arrows]
    const beyond = lists.some(spacesOf => !rises(spacesOf) || spacesOf.some(space => space > track.length))
    if (beyond) problems.push({ place, reason: 'spacesRise', values: { length: track.length } })
    characters.rows.forEach((character, row) => {
      if (character.steps[i] > track.length) {
        problems.push({
          place: `characters.rows[${row}].steps[${i}]`,
          reason: 'beyondTrack',
          values: { length: track.length },
        })
      }
    })
  })
  return problems
}

/** Scoring tables reach as far as tracks and slider, lines lie inside the game, each token is there once. */
function boardProblems({ tracks, scorings, board }: Components): Problem[] {
  const problems: Problem[] = []
  const { books, artworks } = scorings
  if (books.length !== tracks.resources[0].length + 1 || books.some((points, i) => i > 0 && points < books[i - 1])) {
    problems.push({
      place: 'scorings.books',
      reason: 'pointsBySpace',
      values: { spaces: tracks.resources[0].length + 1 },
    })
  }
  const tiles = board.tiles.toSorted((a, b) => b - a).slice(0, board.rounds.length)
  const farthest = tiles.reduce((sum, tile) => sum + tile, 0)
  const even = artworks.from.every(
    row => row.length === artworks.points.length && row.every((from, i) => i === 0 || from >= row[i - 1]),
  )
  if (artworks.from.length <= farthest || !even) {
    problems.push({ place: 'scorings.artworks.from', reason: 'rowForEachSlider', values: { sliders: farthest + 1 } })
  }
  if (board.tiles.length < board.rounds.length) {
    problems.push({ place: 'board.tiles', reason: 'tileForEachRound', values: { rounds: board.rounds.length } })
  }
  if (!rises(board.lines) || board.lines.some(line => line >= board.rounds.length)) {
    problems.push({ place: 'board.lines', reason: 'linesInGame', values: { rounds: board.rounds.length } })
  }
  if (new Set(board.tokens).size !== board.tokens.length)
    problems.push({ place: 'board.tokens', reason: 'eachTokenOnce' })
  return problems
}
