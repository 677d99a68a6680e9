import { readFileSync } from 'node:fs'
import { botNamed, botNames } from '@palatine/bots'
import {
  type Bot,
  countsWith,
  type GameBot,
  type Json,
  makeTable,
  type Options,
  type Table,
  type Title,
} from '@palatine/kernel'
import { titles } from '../games/registry.ts'
import { Failed, WrongUsage } from './command.ts'
import { seatsIn } from './counted.ts'
import { nearest } from './nearest.ts'
import type { Words } from './words.ts'

/** The game that a user named. */
export async function findTitle(id: string): Promise<Title> {
  const known = Object.keys(titles)
  if (Object.hasOwn(titles, id)) return titles[id].load()
  const near = nearest(id, known)
  throw new WrongUsage(`There is no game "${id}".${near ? ` Did you mean "${near}"?` : ''} Games: ${known.join(', ')}.`)
}

/** The bots that a user named, for this game. */
export function findBots(title: Title, names: readonly string[]): Promise<Bot[]> {
  const found = names.map(async name => {
    const bot = await namedBot(title, name)
    if (bot) return bot
    const near = nearest(name, botNames)
    throw new WrongUsage(
      `There is no bot "${name}".${near ? ` Did you mean "${near}"?` : ''} Bots: ${botNames.join(', ')}.`,
    )
  })
  return Promise.all(found)
}

/** `rounds=3,die=eight` as values; what is wrong with them, the kernel says better. */
export function readPairs(options: Options, pairs: readonly string[]): Record<string, Json> {
  const values = new Map<string, Json>()
  for (const pair of pairs) {
    const [, key, text] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    if (key === undefined)
      throw new WrongUsage(`"${pair}" is not an option of the game: write key=value, such as rounds=3.`)
    if (values.has(key)) throw new WrongUsage(`The option "${key}" of the game is given twice.`)
    const value = readValue(Object.hasOwn(options, key) ? options[key].type : 'choice', text)
    values.set(key, value)
  }
  // Whatever a key is called, it becomes a key: __proto__ too.
  return Object.fromEntries(values)
}

function readValue(type: Options[string]['type'], text: string): Json {
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (type === 'flag' && (text === 'true' || text === 'false')) return text === 'true'
  if (type === 'some') return text === '' ? [] : text.split('+')
  return text
}

/** A user who names an option wants it to count; what a game is dealt with by standard may stay without effect. */
export function checkSeats(options: Options, chosen: Readonly<Record<string, Json>>, seats: number): void {
  for (const key of Object.keys(chosen)) {
    const option = Object.hasOwn(options, key) ? options[key] : undefined
    if (!option?.seats || countsWith(option, seats)) continue
    throw new WrongUsage(
      `The option "${key}" is only for tables with ${seatsIn(option.seats)}; this one has ${seats}. --seats sets them.`,
    )
  }
}

/** The table that a user described; or in words why there can be none. */
export function findTable(title: Title, words: Words, seats: number, options: Json, own?: Json): Table {
  const made = makeTable(title, seats, options, own)
  if ('table' in made) return made.table
  const problems = (made.problems ?? []).map(problem => `\n  ${problem.place}: ${words.refusal(problem)}`)
  throw new WrongUsage(`${words.refusal(made.refused)}${problems.join('')}`)
}

/** A JSON file (`-`: standard input). */
export function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failed(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}.`)
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Failed(`${file} is not JSON: ${(error as Error).message}.`)
  }
}

/** The owner's figures for a game, out of a file `{ "game": ..., "components": {...} }`. */
export function readComponents(file: string): { game: string; components: Json } {
  const found = readJson(file)
  const right = 'It has to be { "game": "NAME", "components": { ... } }.'
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    throw new Failed(`${file} is not a components file. ${right}`)
  }
  const { game, components, ...rest } = found as Record<string, Json>
  if (typeof game !== 'string') throw new Failed(`${file} does not say which game it is for. ${right}`)
  if (typeof components !== 'object' || components === null || Array.isArray(components)) {
    throw new Failed(`${file} has no components. ${right}`)
  }
  const strange = Object.keys(rest)
  if (strange.length > 0) throw new Failed(`${file} has keys that mean nothing: ${strange.join(', ')}. ${right}`)
  return { game, components }
}

/** A bot by its name; `name@FILE` plays with what was learnt in that file in place of the game's own. */
export async function namedBot(title: Title, name: string): Promise<Bot | undefined> {
  const [bot, file] = name.split('@')
  if (file === undefined) return botNamed(title, bot)
  const learnt = readJson(file) as NonNullable<GameBot['learnt']>
  return botNamed({ ...title, loadBot: async () => ({ ...(await title.loadBot()), learnt }) }, bot)
}
