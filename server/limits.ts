/** How much one person, one socket and one address may do. A host can raise them in the configuration. */
import * as z from 'zod/mini'

const most = (usual: number) => z._default(z.int().check(z.positive()), usual)

export const houseLimits = z.strictObject({
  socketsOfPerson: most(20),
  socketsOfAddress: most(100),
  openTablesOfPerson: most(10),
  tablesOfPerson: most(200),
  tokensOfPerson: most(10),
  linesOfTable: most(2_000),
  /** People made from one address in an hour. */
  peopleOfAddress: most(60),
  /** Codes of tables and devices that one address may try in a minute. */
  triesOfAddress: most(20),
  /** Asks of one socket in a second, of which some count more than once. */
  asks: most(30),
  /** Requests of one address in a second. */
  requests: most(100),
  /** Bytes of one message. */
  message: most(2_000_000),
})
export type HouseLimits = z.infer<typeof houseLimits>

/** Of these asks each counts as so many. */
export const costs: { readonly [ask: string]: number } = {
  replay: 10,
  log: 5,
  export: 10,
  open: 10,
  find: 2,
  again: 5,
  lobby: 3,
  finished: 5,
  chat: 3,
  house: 10,
}

/** So much may be done at once and, when it is used up, so much in a second. One for each name, and none once it is full again. */
export class Buckets {
  private readonly buckets = new Map<string, { left: number; at: number }>()
  private readonly size: number
  private readonly perSecond: number
  private readonly now: () => number

  constructor(size: number, perSecond: number, now: () => number) {
    this.size = size
    this.perSecond = perSecond
    this.now = now
  }

  /** False where it is too much; then nothing is taken. */
  take(name: string, cost = 1): boolean {
    const now = this.now()
    const before = this.buckets.get(name) ?? { left: this.size, at: now }
    const left = Math.min(this.size, before.left + (Math.max(0, now - before.at) / 1000) * this.perSecond)
    const enough = left >= cost
    this.buckets.set(name, { left: enough ? left - cost : left, at: now })
    if (this.buckets.size > 10_000) this.sweep(now)
    return enough
  }

  /** Until it is full again nobody is forgotten. */
  private sweep(now: number): void {
    for (const [name, { left, at }] of this.buckets) {
      if (left + ((now - at) / 1000) * this.perSecond >= this.size) this.buckets.delete(name)
    }
  }
}
