import { type GameRecord, type Json, makeTable, type Table, type Title } from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { Failed } from './command.ts'
import { readJson } from './find.ts'
import { nearest } from './nearest.ts'
import type { Words } from './words.ts'

/** Reads the record of a game; whatever else the file may be, the user is told what is wrong with it. */
export async function readRecord(file: string): Promise<{ title: Title; record: GameRecord }> {
  const found = readJson(file)
  const not = (why: string) => new Failed(`${file} is not the record of a game: ${why}.`)
  if (!isObject(found)) throw not('it should hold one object')
  const { game, version, table, from, setup, entries } = found
  if (typeof game !== 'string') throw not('"game" is missing')
  if (!Number.isInteger(version)) throw not('"version" is missing')
  if (!isObject(table) || !Number.isInteger(table.seats)) throw not('"table" with "seats" is missing')
  if (from !== undefined && !(isObject(from) && isObject(from.g) && isObject(from.where)))
    throw not('"from" is no position')
  if (!wholeNumbers(setup)) throw not('"setup" has to be a list of draws')
  if (!Array.isArray(entries)) throw not('"entries" is missing')
  const wrong = entries.findIndex(entry => !isEntry(entry))
  if (wrong >= 0) throw not(`entry ${wrong} is neither an answer nor an undo, a step back or a change of seat`)
  if (!Object.hasOwn(titles, game)) {
    const near = nearest(game, Object.keys(titles))
    throw new Failed(`${file} is of a game "${game}" that is not here.${near ? ` Is "${near}" meant?` : ''}`)
  }
  const title = await titles[game].load(version as number)
  if (!title) {
    const today = (await titles[game].load()).game.version
    throw new Failed(`${file} was played with version ${version} of ${game}; here is version ${today}.`)
  }
  return { title, record: found as unknown as GameRecord }
}

/** The table at which a record was played. */
export function tableOf(title: Title, record: GameRecord, file: string, words: Words): Table {
  const { seats, options, components } = record.table
  const made = makeTable(title, seats, options, components)
  if ('table' in made) return made.table
  throw new Failed(`${file} was played at a table that cannot be: ${words.refusal(made.refused)}`)
}

const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wholeNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger)

function isEntry(entry: unknown): boolean {
  if (!isObject(entry)) return false
  if ('back' in entry) return Number.isInteger(entry.back)
  if (!Number.isInteger(entry.seat)) return false
  if ('answer' in entry) return entry.draws === undefined || wholeNumbers(entry.draws)
  return entry.undo === true || typeof entry.holder === 'string'
}
