/** What people say at a table. Onlookers have a chat of their own as long as the game runs. */
import type { Seat } from '@palatine/kernel'
import type { ChatLine } from '@palatine/tables/lobby'
import { refuse } from '@palatine/tables/opening'
import type { Refused } from '@palatine/tables/protocol'
import type { People } from './people.ts'
import type { HousePorts } from './ports.ts'
import type { Presence } from './presence.ts'
import { ChatStore, type KeptLine } from './stores/chat-store.ts'

/** A table, as far as talking goes. */
export interface Room {
  readonly table: string
  /** By seat; empty for bots and for whoever is gone. */
  readonly people: readonly string[]
  readonly running: boolean
}

export interface Words {
  readonly text: string
  readonly phrase: string | null
}

export class Chat {
  readonly store: ChatStore
  private readonly ports: HousePorts
  private readonly people: People
  private readonly presence: Presence
  private readonly most: number
  /** By table at which somebody looks: up to which line they have been told. */
  private readonly told = new Map<string, number>()

  constructor(ports: HousePorts, people: People, presence: Presence, most: number) {
    this.ports = ports
    this.people = people
    this.presence = presence
    this.most = most
    this.store = new ChatStore(ports.database)
  }

  async say(room: Room, person: string, { text, phrase }: Words, key: string): Promise<null | Refused> {
    const who = await this.people.store.byId(person)
    if (!who) return refuse('noName')
    if (who.silenced) return refuse('silenced')
    const said = withoutSteering(text)
    if (said === '' && phrase === null) return refuse('nothingSaid')
    const seat = seatIn(room, person)
    const line = { time: this.ports.clock.now(), person, seat, name: who.name, text: said, phrase }
    const kept = await this.store.add(room.table, key, line, this.most)
    if (kept === 'full') return refuse('chatFull')
    if (kept === 'repeated') return null
    await this.tellUpTo(room, kept.line)
    this.ports.hints.tell({ chat: room.table, line: kept.line })
    return null
  }

  /** All that this person may read there. */
  async lines(room: Room, person: string): Promise<ChatLine[]> {
    const muted = await this.people.store.mutedBy(person)
    const lines = await this.store.of(room.table)
    return lines.filter(line => mayRead(room, person, line) && !muted.has(line.person)).map(shown)
  }

  /** Tells whoever looks here what was written up to this line, here or elsewhere; each line once. */
  async tellUpTo(room: Room, line: number): Promise<void> {
    // Whoever comes later reads what there is.
    if (this.presence.at(room.table).length === 0) {
      this.told.delete(room.table)
      return
    }
    const first = (this.told.get(room.table) ?? line - 1) + 1
    if (first > line) return
    this.told.set(room.table, line)
    for (const one of await this.store.between(room.table, first, line)) await this.tellAll(room, one)
  }

  /** Finds what no hint told: tables at which somebody looks, with the line up to which there is something. */
  async lookAgain(tables: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
    this.tidy(tables)
    const news = new Map<string, number>()
    if (tables.size === 0) return news
    const newest = await this.store.newest([...tables])
    for (const table of tables) {
      const last = newest.get(table) ?? -1
      const told = this.told.get(table)
      // From now on: whoever has come has read what there was.
      if (told === undefined) this.told.set(table, last)
      else if (told < last) news.set(table, last)
    }
    return news
  }

  /** Forgets what was told at tables at which nobody looks any more. */
  tidy(tables: ReadonlySet<string>): void {
    for (const table of this.told.keys()) if (!tables.has(table)) this.told.delete(table)
  }

  private async tellAll(room: Room, line: KeptLine): Promise<void> {
    const chat = { table: room.table, line: shown(line) }
    for (const looker of this.presence.at(room.table)) {
      if (!mayRead(room, looker.person, line)) continue
      const muted = await this.people.store.mutedBy(looker.person)
      if (!muted.has(line.person)) looker.tell({ chat })
    }
  }
}

const seatIn = ({ people }: Room, person: string): Seat | null => {
  const seat = people.indexOf(person)
  return seat < 0 ? null : seat
}

const mayRead = (room: Room, reader: string, { seat }: KeptLine): boolean =>
  seat !== null || !room.running || seatIn(room, reader) === null

const shown = ({ person: _, ...line }: KeptLine): ChatLine => line

/** Signs that steer a terminal or the direction of writing say nothing. */
const withoutSteering = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
