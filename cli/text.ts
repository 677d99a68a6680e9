import type { Language } from '@palatine/kernel'

/** What the command line itself says about a game, beside the words of the game. */
interface OwnText {
  readonly seat: string
  seats(count: number): string
  entries(count: number): string
  firstOf(shown: number, all: number): string
  /** Entries that tell nothing: what was taken back, and who sat down. */
  silent(count: number): string
  readonly place: string
  readonly total: string
}

const en: OwnText = {
  seat: 'Seat',
  seats: count => counted(count, 'seat'),
  entries: count => counted(count, 'entry', 'entries'),
  firstOf: (shown, all) => `the first ${shown} of ${counted(all, 'entry', 'entries')}`,
  silent: count => `${count} taken back or about seats`,
  place: 'place',
  total: 'total',
}

const de: OwnText = {
  seat: 'Platz',
  seats: count => counted(count, 'Platz', 'Plätze'),
  entries: count => counted(count, 'Eintrag', 'Einträge'),
  firstOf: (shown, all) => `${shown} von ${counted(all, 'Eintrag', 'Einträgen')}`,
  silent: count => `${count} zurückgenommen oder über Plätze`,
  place: 'Rang',
  total: 'Summe',
}

export const ownText: Readonly<Record<Language, OwnText>> = { en, de }

/** "1 game", "2 games", "1,000 games". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`

/** "2 to 4 seats" */
export const seatsIn = ([fewest, most]: readonly [number, number]): string =>
  fewest === most ? counted(most, 'seat') : `${fewest} to ${counted(most, 'seat')}`

/** 1234567 as 1,234,567. */
export const grouped = (n: number): string => n.toLocaleString('en-GB')
