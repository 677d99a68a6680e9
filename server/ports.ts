/** What a house is given, besides what its tables need. Nothing inside asks for the time, draws or makes an id by itself. */
import { randomBytes, randomInt } from 'node:crypto'
import { freshSeed, TableChance } from '@palatine/kernel'
import type { Clock, Ids, Ports } from '@palatine/tables/ports'
import type { Database } from './database/database.ts'
import type { HouseHints } from './hints/hints.ts'

export interface HouseIds extends Ids {
  person(): string
  /** 256 bits that nobody can guess, as text: for cookies and programs. */
  secret(): string
  /** To be typed on another device, within minutes. */
  deviceCode(): string
  /** To be said on the phone. */
  tableCode(): string
}

export interface HousePorts extends Pick<Ports, 'bots' | 'chance' | 'report'> {
  /** What tells this server from others over the same database. */
  readonly server: string
  readonly database: Database
  readonly hints: HouseHints
  readonly clock: Clock
  readonly ids: HouseIds
}

/** The time of this machine. */
export class RealClock implements Clock {
  private readonly timers = new Set<NodeJS.Timeout>()
  private stopped = false

  now(): number {
    return Date.now()
  }

  after(milliseconds: number, wake: () => void): () => void {
    if (this.stopped) return () => undefined
    // What listens keeps a server alive; what is to be done some time does not.
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      wake()
    }, milliseconds).unref()
    this.timers.add(timer)
    return () => {
      this.timers.delete(timer)
      clearTimeout(timer)
    }
  }

  /** Nobody is woken any more. */
  stop(): void {
    this.stopped = true
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
  }
}

export const realChance = () => new TableChance(freshSeed())

/** Letters and digits that nobody confuses, spoken or written. */
const clear = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Words that are spelt alike in English and German, and not mistaken for one another. */
const words = (
  'arena balkon basilika bastion bazar brunnen domino elefant fanfare festival fontana gala garten gold granit iris ' +
  'jade jasmin kaktus kamin karawane kobalt kompass konsul lagune lava lotus lyra magnet mango marmor mosaik nektar ' +
  'oase obelisk opal orchester orion pagode panther papagei pavillon perle pfau piano pilot planet polar portal ' +
  'quartz radar riff robin rubin safari safran salon sandal saturn schach silo sirius smaragd sonate tango tempel ' +
  'tiger titan topas tornado turban ultramarin vanille veranda viola vulkan wappen zebra zenit zeppelin zitrone zypresse'
).split(' ')

export const realIds: HouseIds = {
  table: freshSeed,
  key: freshSeed,
  person: freshSeed,
  secret: () => randomBytes(32).toString('base64url'),
  deviceCode: () => Array.from({ length: 10 }, () => clear[randomInt(clear.length)]).join(''),
  tableCode: () => `${words[randomInt(words.length)]}${randomInt(100, 1000)}`,
}
