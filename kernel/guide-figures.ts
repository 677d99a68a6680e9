import type { Guide } from './guide.ts'
import type { AnyText } from './text.ts'
import type { Table } from './values.ts'

/** Makes the rows of one table of a guide; its headings stand in the guide. The first cell of a row is what it is about. */
export type GuideTable<T extends Table = never, W = never> = (
  table: T,
  text: W,
) => readonly (readonly (string | number)[])[]
/** What `games/NAME/guide/tables.ts` exports, by the name that the guide uses. */
export type GuideTables<T extends Table = never, W = never> = { readonly [name: string]: GuideTable<T, W> }

/** What a guide is filled with: the table that is played at, the words of one language, and the game's tables. */
export interface Figures {
  readonly table: Table
  readonly text: AnyText
  readonly tables: GuideTables
}

/** Where figures come from; the words that the files in `components/` use. */
export type Source = 'rulebook' | 'reported' | 'reconstructed'

const tableLine = /^\{table ([a-z-]+)((?: *\|[^|}\n]*)+)\}$/gm
const figure = /\{([a-zA-Z][\w-]*(?:\.[\w-]+)+)\}/g

/** The guide with all its tables and figures in place, so that an owner's corrected figure shows. */
export function fillGuide(guide: Guide, figures: Figures): Guide {
  const filled = <P extends { text: string }>(part: P): P => ({ ...part, text: fill(part.text, figures) })
  return {
    ...guide,
    intro: fill(guide.intro, figures),
    sections: guide.sections.map(filled),
    paragraphs: guide.paragraphs.map(filled),
  }
}

/**
 * `{table parts | part | fields}` on a line of its own becomes the table of that name under these headings;
 * `{river.steps}` becomes that figure, a list of figures one after the other. Throws if there is no such thing.
 */
export function fill(text: string, { table, text: words, tables }: Figures): string {
  // Figures first: the headings of a table may hold some.
  return text
    .replace(figure, (_, path: string) => String(figureAt(path, table.components)).replaceAll(',', ', '))
    .replace(tableLine, (_, name: string, headings: string) => {
      const rows = rowsOf(name, { table, text: words, tables })
      const head = headings.split('|').slice(1)
      const wrong = rows.find(row => row.length !== head.length)
      if (wrong) throw new Error(`the table "${name}" has ${wrong.length} columns and ${head.length} headings`)
      return [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.map(cell).join(' | ')} |`).join('\n')
    })
}

/** Where the figures in a text come from: every figure of `components/` that its tables and placeholders read. */
export function sourcesIn(text: string, figures: Figures): Set<Source> {
  const sources = new Set<Source>()
  const watched = { ...figures.table, components: watch(figures.table.components, undefined, sources) }
  fill(text, { ...figures, table: watched })
  return sources
}

function rowsOf(name: string, { table, text, tables }: Figures) {
  if (!Object.hasOwn(tables, name)) throw new Error(`there is no table "${name}"`)
  return (tables[name] as GuideTable<Table, AnyText>)(table, text)
}

const cell = (content: string | number): string => String(content).trim()

function figureAt(path: string, components: unknown): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as { [key: string]: unknown } | undefined)?.[key], components)
  if (typeof found === 'number' || (Array.isArray(found) && found.every(one => typeof one === 'number'))) return found
  throw new Error(`there is no figure "${path}"`)
}

/** The same figures; whoever reads a number or a word notes the source of the innermost part that names one. */
function watch(part: unknown, source: Source | undefined, noted: Set<Source>): unknown {
  if (typeof part !== 'object' || part === null) return part
  const own = (part as { source?: Source }).source ?? source
  return new Proxy(Array.isArray(part) ? [...part] : { ...part }, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      const tells = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
      if (tells && own !== undefined && Object.hasOwn(target, key) && key !== 'length') noted.add(own)
      return typeof value === 'function' ? value : watch(value, own, noted)
    },
  })
}
