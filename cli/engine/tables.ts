import { type Chance, type Json, type Language, LiveTable, type Title } from '@palatine/kernel'
import { type Words, wordsOf } from '../words.ts'
import { code, RpcError } from './rpc.ts'

/** A table that a caller has opened. */
export interface OpenTable {
  readonly title: Title
  readonly chance: Chance
  /** The owner's figures; null for the built-in ones. */
  readonly components: Json
  live: LiveTable
}

const mostTables = 200

/** The open tables of one engine, by id. */
export class Tables {
  private readonly open = new Map<string, OpenTable>()
  private opened = 0

  /** Before the work of setting one up. */
  expectRoom(): void {
    if (this.open.size < mostTables) return
    throw new RpcError(
      code.tooManyTables,
      `${mostTables} tables are open, which is as many as there may be. Close one with "close".`,
      { most: mostTables },
    )
  }

  add(table: OpenTable): string {
    const id = `t${++this.opened}`
    this.open.set(id, table)
    return id
  }

  get(id: string): OpenTable {
    const table = this.open.get(id)
    if (table) return table
    const known = [...this.open.keys()]
    const which = known.length === 0 ? 'None is open' : `Open: ${known.slice(-10).join(', ')}`
    throw new RpcError(code.noSuchTable, `There is no table "${id.slice(0, 40)}". ${which}; "new" opens one.`)
  }

  close(id: string): void {
    this.get(id)
    this.open.delete(id)
  }

  get ids(): string[] {
    return [...this.open.keys()]
  }
}

/** Changes a table; should the rules break in the middle, the table is put back to where it was. */
export function change<T>(table: OpenTable, work: (live: LiveTable) => T): T {
  const { game, table: at, record } = table.live
  const before = record.entries.length
  try {
    return work(table.live)
  } catch (error) {
    table.live = LiveTable.replay(game, at, record, before, table.chance)
    throw error
  }
}

/** The words of a game, loaded once. */
export class AllWords {
  private readonly loaded = new Map<string, Promise<Words>>()

  of(title: Title, language: Language = 'en'): Promise<Words> {
    const key = `${title.game.id} ${language}`
    const found = this.loaded.get(key) ?? wordsOf(title, language)
    this.loaded.set(key, found)
    return found
  }
}
