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
  /** Asks of one person in a second, of which some count more than once. */
  asks: most(30),
  /** Asks of one address in a second, however many people are there. */
  asksOfAddress: most(300),
  /** Requests of one address in a second. */
  requests: most(100),
  /** Bytes of one message. */
  message: most(2_000_000),
})
export type HouseLimits = z.infer<typeof houseLimits>

/** Of these asks each counts as so many. */
export const costs: { readonly [ask: string]: number } = {
  // What plays a whole record again keeps everybody waiting meanwhile.
  replay: 10,
  share: 10,
  wish: 10,
  log: 5,
  export: 10,
  watch: 2,
  open: 10,
  find: 2,
  again: 5,
  lobby: 3,
  finished: 5,
  chat: 3,
  // People write a line in seconds; whoever writes faster wants to fill the table.
  say: 6,
  phrase: 6,
  block: 5,
  unblock: 5,
  house: 10,
}

/** What limits count as one address: whoever has one address of IPv6 has as many as it likes that begin alike. */
export function addressOf(ip: string | undefined): string {
  // Whoever has gone before anybody looked has none.
  if (ip === undefined) return ''
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (v4 !== undefined) return v4
  const [head = '', tail] = ip.toLowerCase().split('%')[0].split('::')
  const first = head.split(':').filter(part => part !== '')
  const last = tail?.split(':').filter(part => part !== '') ?? []
  const all = [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map(part => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** So much may be done at once and, when it is used up, so much in a second. One for each name, and none once it is full again. */
export class Buckets {
  private readonly buckets = new Map<string, { left: number; at: number }>()
  /** Once there are so many, those that are full again are forgotten. */
  private many = 10_000
  private readonly most: number
  private readonly perSecond: number
  private readonly now: () => number

  constructor(most: number, perSecond: number, now: () => number) {
    this.most = most
    this.perSecond = perSecond
    this.now = now
  }

  /** How many names it knows. */
  get size(): number {
    return this.buckets.size
  }

  /** False where it is too much; then nothing is taken. */
  take(name: string, cost = 1): boolean {
    const now = this.now()
    const before = this.buckets.get(name) ?? { left: this.most, at: now }
    const left = Math.min(this.most, before.left + (Math.max(0, now - before.at) / 1000) * this.perSecond)
    const enough = left >= cost
    this.buckets.set(name, { left: enough ? left - cost : left, at: now })
    if (this.buckets.size > this.many) this.sweep(now)
    return enough
  }

  /** Until it is full again nobody is forgotten; so that this is rare, twice as many may come until the next time. */
  private sweep(now: number): void {
    for (const [name, { left, at }] of this.buckets) {
      if (left + ((now - at) / 1000) * this.perSecond >= this.most) this.buckets.delete(name)
    }
    this.many = Math.max(10_000, 2 * this.buckets.size)
  }
}
