import { allSeats, type Chance, shuffle } from '@palatine/kernel'
import { type Club, type ClubTable, scoring, scoringsEach, tracksEach } from './model.ts'

/** GS 1.1, GS 1.2: decks by level (GS 11.1), a character for everybody (GS 11.5), scoring tokens on the lines. Hands are dealt afterwards. */
export function setup(table: ClubTable, chance: Chance): Club {
  const { cards, characters, board } = table.components
  const seats = allSeats(table)
  const dealt = shuffle(chance, [...characters.rows.keys()]).slice(0, table.seats)
  const levels = new Array<number>(table.seats * tracksEach).fill(0)
  for (const seat of seats) {
    // GS 1.3: starting steps set off nothing, whatever they pass
    const { steps } = characters.rows[dealt[seat]]
    for (let on = 0; on < steps.length; on++) levels[seat * tracksEach + on] = steps[on]
  }
  const decks: number[][] = [[], [], []]
  for (let card = 0; card < cards.rows.length; card++) decks[cards.rows[card].level - 1].push(card)
  return {
    round: 0,
    hands: seats.map(() => []),
    wallets: seats.map(() => []),
    sides: seats.map(() => []),
    taken: seats.map(() => 0),
    shown: seats.map(() => []),
    decks,
    discards: [],
    levels,
    points: new Array<number>(table.seats * scoringsEach).fill(0),
    characters: dealt,
    // GS 1.4
    lines: shuffle(
      chance,
      board.tokens.map(name => scoring[name]),
    ),
    // GS 1.5: which tiles were laid out decides itself when one is turned; nobody has seen them
    tiles: board.tiles.toSorted((a, b) => a - b),
    slider: 0,
  }
}
