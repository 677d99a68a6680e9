import type { GameBot, Habits } from './bot.ts'
import type { Game } from './game.ts'
import { type Language, type TextModule, wordsIn } from './languages.ts'
import { type OptionValues, readOptions } from './options.ts'
import { type Problem, problemsIn, type Schema } from './schema.ts'
import type { AnyText } from './text.ts'
import { copy, freeze, type Json, type Refusal, type Table } from './values.ts'

/** A game with all that belongs to it; what `games/NAME/index.ts` exports. */
export interface Title<G extends object = object> {
  readonly game: Game<G>
  /** The two letters before the paragraphs of its guide. */
  readonly code: string
  readonly components: {
    /** One key a file in `components/`. */
    readonly builtIn: { readonly [file: string]: unknown }
    readonly schema: Schema<unknown>
    /** What the schema cannot say: sums, references, what the rules need. */
    check?(components: never): Problem[]
  }
  /** What its bots look at; for where bots play, and nowhere else. */
  loadBot(): Promise<GameBot>
  /** How it is played on at a glance, if it names signs: for who learns and measures, since no level does. */
  readonly loadHabits?: () => Promise<Habits>
  /** The file of a language in its `text/`; rejects if there is none. `textIn` reads it. */
  readonly loadText: (language: Language) => Promise<TextModule>
}

/** What is kept of a version when the next one comes: what a table is played with. `npm run freeze` makes a module of it. */
export type Frozen = Pick<Title, 'game' | 'components'>

/** Every word of a game in a language, with English where it has none. */
export const textIn = ({ loadText }: Title, language: Language): Promise<AnyText> => wordsIn(loadText, language)

/** Whether these figures can be played with. Anything may be passed in: an owner wrote it. */
export function componentProblems(title: Title, components: unknown): Problem[] {
  const problems = problemsIn(title.components.schema, components)
  return problems.length > 0 ? problems : (title.components.check?.(components as never) ?? [])
}

/** The built-in figures with the owner's corrected ones in their place. */
export function withOwnFigures(title: Title, own: unknown): { components: unknown } | { problems: Problem[] } {
  if (own === undefined || own === null) return { components: title.components.builtIn }
  if (typeof own !== 'object' || Array.isArray(own)) return { problems: [{ place: '', reason: 'notAnObject' }] }
  const components = { ...copy(title.components.builtIn), ...copy(own) }
  const problems = componentProblems(title, components)
  return problems.length > 0 ? { problems } : { components }
}

export type TableMade = { table: Table } | { refused: Refusal; problems?: Problem[] }

/** A table to play at, or why there can be none. Anything may be passed in. */
export function makeTable(title: Title, seats: unknown, options?: unknown, ownComponents?: unknown): TableMade {
  const { game } = title
  const [min, max] = game.seats
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max) {
    return { refused: { reason: 'wrongSeats', values: { min, max } } }
  }
  const read = readOptions(game.options, options)
  if ('refused' in read) return read
  const impossible = game.refuse?.(read.values as OptionValues, seats as number)
  if (impossible) return { refused: impossible }
  const figures = withOwnFigures(title, ownComponents)
  if ('problems' in figures) {
    return {
      refused: { reason: 'wrongComponents', values: { place: figures.problems[0].place } },
      problems: figures.problems,
    }
  }
  const table: Table = { seats: seats as number, options: read.values, components: figures.components }
  return { table: freeze(copy(table)) as Table }
}

/** The same where nothing can be wrong: in tests and simulations. */
export function tableFor(title: Title, seats: number, options?: Json): Table {
  const made = makeTable(title, seats, options)
  if ('refused' in made) throw new Error(`no table: ${JSON.stringify(made.refused)}`)
  return made.table
}

/** A table for each seat count with which these options can be played. */
export function tablesWith(title: Title, options: OptionValues): Table[] {
  const [fewest, most] = title.game.seats
  const made = Array.from({ length: most - fewest + 1 }, (_, i) => makeTable(title, fewest + i, options))
  return made.flatMap(one => ('table' in one ? [one.table] : []))
}
