/** Malformed, replayed, reordered and forged messages over sockets and HTTP: nothing may break, change or grow. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { FastChance, type Json } from '@palatine/kernel'
import { type Guest, gatehouse, newPerson } from './guest.ts'
import { Running } from './running.ts'

export interface Fuzzed {
  readonly messages: number
  readonly refused: number
  /** Messages that ended their connection, each with a reason. */
  readonly ended: number
  readonly heap: { readonly early: number; readonly late: number }
  readonly problems: readonly string[]
}

/** Heap after collection at a fifth and at the end may differ by this share. */
const mayGrow = 0.1

export async function fuzzServer(
  count: number,
  seed: number,
  say: (done: number) => void = () => undefined,
): Promise<Fuzzed> {
  const running = await Running.start({ log: 'silent' }, { socketsOfAddress: 100_000, socketsOfPerson: 100_000 })
  try {
    return await new Fuzz(running, new FastChance(seed)).run(count, say)
  } finally {
    await running.stop()
  }
}

/** What somebody has said and was acknowledged. */
interface Sent {
  readonly guest: Guest
  readonly key: string
  readonly ask: Awaited<ReturnType<Guest['answerTo']>>
}

class Fuzz {
  private readonly running: Running
  private readonly chance: FastChance
  private readonly problems: string[] = []
  private refused = 0
  private ended = 0
  private keys = 0
  /** The cookie of somebody with a name and no seat. */
  private eve: string | undefined

  constructor(running: Running, chance: FastChance) {
    this.running = running
    this.chance = chance
  }

  async run(count: number, say: (done: number) => void): Promise<Fuzzed> {
    const { running } = this
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(name => running.guest(name)))
    const { open } = await ada.get({ ask: 'open', make: gatehouse() })
    await bo.get({ ask: 'sit', table: open.id, seat: 1, name: 'Bo' })
    await ada.get({ ask: 'begin', table: open.id, bots: 'plain' })
    await Promise.all([ada.watch(open.id), bo.watch(open.id)])
    // Whoever knows an open table may take a free seat: here none is.
    const { open: waiting } = await ada.get({ ask: 'open', make: gatehouse() })
    await ada.get({ ask: 'setBot', table: waiting.id, seat: 1, bot: 'plain' })
    const taken = await this.played(ada, bo)
    const before = await this.kept()
    const templates = messages(open.id, waiting.id, await ada.answerTo())
    const heap = { early: 0, late: 0 }
    let attacker = await running.connect({})
    for (let done = 0; done < count; done++) {
      if (done === Math.floor(count / 5)) heap.early = used()
      if (attacker.ended) attacker = await this.newAttacker()
      const what = this.chance.below(20)
      if (what === 0) await this.overHttp()
      else if (what === 1) await this.again(taken)
      else await this.overSocket(attacker, this.mangled(templates))
      say(done + 1)
    }
    heap.late = used()
    if (heap.early > 0 && heap.late > heap.early * (1 + mayGrow)) {
      this.problems.push(`the heap grew from ${heap.early} to ${heap.late} bytes`)
    }
    await this.settled(attacker)
    if ((await this.kept()) !== before) this.problems.push('something has changed in what is kept')
    // Whoever plays here has noticed nothing.
    if ((await ada.answer()) !== null) this.problems.push('nobody can play any more')
    if (running.faults.length > 0) this.problems.push(`the program failed: ${running.faults.join(', ')}`)
    const { refused, ended, problems } = this
    return { messages: count, refused, ended, heap, problems }
  }

  /** Some rounds of a game, with all that was acknowledged, as it was sent. */
  private async played(ada: Guest, bo: Guest): Promise<readonly Sent[]> {
    const taken: Sent[] = []
    // Until it is Ada who is asked.
    for (let n = 0; n < 12 || !ada.isAsked(); n++) {
      const guest = [ada, bo].find(one => one.isAsked())
      if (!guest) break
      const ask = await guest.answerTo()
      const key = `taken-${n}`
      if ((await guest.ask(ask, key)) === null) taken.push({ guest, key, ask })
      for (const one of [ada, bo]) await one.ask({ ask: 'lookAway', table: 'none' })
    }
    if (taken.length < 6) this.problems.push(`only ${taken.length} answers were taken before it began`)
    return taken
  }

  /** What was acknowledged comes again, in any order: it is acknowledged again or refused, and nothing is done twice. */
  private async again(taken: readonly Sent[]): Promise<void> {
    const some = Array.from({ length: 3 }, () => taken[this.chance.below(taken.length)])
    const replies = await Promise.all(some.map(({ guest, key, ask }) => guest.ask(ask, key)))
    if (replies.some(reply => reply !== null && reply.refused.reason === 'failed')) {
      this.problems.push('the program failed at what was sent again')
    }
    for (const { guest } of some) {
      guest.told.splice(0, guest.told.length, ...guest.told.filter(one => 'moment' in one))
      guest.texts.length = 0
    }
  }

  /** Somebody without a name, or with one but no seat. */
  private async newAttacker(): Promise<Guest> {
    this.ended++
    if (this.chance.below(2) === 0) return this.running.connect({})
    this.eve ??= await newPerson(this.running.address, 'Eve')
    return this.running.connect({ cookie: this.eve })
  }

  private async overSocket(attacker: Guest, raw: string): Promise<void> {
    const before = attacker.told.length
    attacker.send(raw)
    // Something valid behind it: once that has its reply, the message has had its own.
    const key = `fence-${++this.keys}`
    try {
      await attacker.ask({ ask: 'lookAway', table: 'none' }, key)
    } catch {
      if (attacker.ended?.reason === '')
        this.problems.push(`a connection ended without a reason after ${raw.slice(0, 200)}`)
      return
    }
    const told = attacker.told.splice(0)
    attacker.texts.length = 0
    const sent = keyIn(raw)
    const reply = told.slice(before).find(one => one.key !== undefined && one.key === sent)
    if (reply && 'refused' in reply) this.refused++
    if (reply && 'refused' in reply && reply.refused.reason === 'failed') {
      this.problems.push(`the program failed at ${raw.slice(0, 200)}`)
    }
  }

  private async overHttp(): Promise<void> {
    const paths = [
      '/api/person',
      '/api/device',
      '/api/forget',
      '/api/me',
      '/socket',
      '/ready',
      '/',
      '/at/%00',
      '/%',
      '/api/../x',
    ]
    const bodies = ['', '{', '{"name":1}', '{"code":null}', '[]', '"x"', 'null', `{"name":"${'x'.repeat(5_000)}"}`]
    const path = paths[this.chance.below(paths.length)]
    const method = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'][this.chance.below(5)]
    const origin = this.chance.below(2) === 0 ? this.running.address : 'https://evil.example'
    const response = await fetch(this.running.address + path, {
      method,
      headers: { origin, 'content-type': 'application/json', cookie: 'palatine=x; palatine=y' },
      ...(method !== 'GET' && { body: bodies[this.chance.below(bodies.length)] }),
    })
    await response.arrayBuffer()
    if (response.status >= 500) this.problems.push(`${method} ${path} is answered with ${response.status}`)
  }

  /** A message that somebody might send, with something in it changed, cut off, doubled or put in. */
  private mangled(templates: readonly Json[]): string {
    const { chance } = this
    const message = structuredClone(templates[chance.below(templates.length)]) as Json
    const text = JSON.stringify({ version: 1, key: `fuzz-${++this.keys}`, ask: message })
    switch (chance.below(6)) {
      case 0:
        return text.slice(0, chance.below(text.length))
      case 1: {
        const at = chance.below(text.length)
        return text.slice(0, at) + String.fromCharCode(32 + chance.below(90)) + text.slice(at + 1)
      }
      case 2:
        return text
      default:
        return JSON.stringify(this.changed(JSON.parse(text) as Json, 0))
    }
  }

  /** Some value somewhere inside becomes another one. */
  private changed(value: Json, depth: number): Json {
    const { chance } = this
    if (typeof value !== 'object' || value === null || chance.below(4 + depth) === 0) {
      return depth === 0 ? value : strange[chance.below(strange.length)]
    }
    if (Array.isArray(value)) {
      if (value.length === 0) return [strange[chance.below(strange.length)]]
      return value.with(chance.below(value.length), this.changed(value[chance.below(value.length)], depth + 1))
    }
    const keys = Object.keys(value)
    const key = keys.length === 0 ? 'more' : keys[chance.below(keys.length)]
    return { ...value, [key]: this.changed((value as { [key: string]: Json })[key] ?? null, depth + 1) }
  }

  /** All that is kept of tables. People may come and go. */
  private async kept(): Promise<string> {
    const { database } = this.running.server.house.ports
    const tables = ['tables', 'entries', 'open_tables', 'chat', 'seats', 'tokens', 'mutes']
    return JSON.stringify(await Promise.all(tables.map(table => database.all(`SELECT * FROM ${table}`))))
  }

  private async settled(attacker: Guest): Promise<void> {
    if (!attacker.ended) await attacker.ask({ ask: 'lookAway', table: 'none' })
  }
}

const strange: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  99,
  1e308,
  0.5,
  '',
  '__proto__',
  'constructor',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '../../x',
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  { __proto__: 1 },
  [null, null],
  { length: 5 },
  Number.MAX_SAFE_INTEGER,
  'mine',
  'all',
  "'; DROP TABLE tables; --",
]

/** Something of every kind; none of it may do anything for somebody who has no seat and made no table. */
function messages(table: string, open: string, answer: Json): Json[] {
  const make = gatehouse() as unknown as Json
  const at = (ask: string, more: { [key: string]: Json } = {}) => ({ ask, table, ...more })
  return [
    answer,
    at('watch', { seat: 0 }),
    at('watch', { seat: null, shown: 3 }),
    at('leave'),
    at('undo', { seat: 0, question: 1 }),
    at('wish', { seat: 0 }),
    at('agree', { seat: 1, yes: true }),
    at('handOver', { seat: 0, bot: 'plain' }),
    at('comeBack', { seat: 1 }),
    at('standing', { seat: 0, question: 'x', answer: 1 }),
    at('log', { seat: 0 }),
    at('log', { seat: null }),
    at('export'),
    at('salvage'),
    at('remove'),
    { ask: 'cards' },
    { ask: 'replay', of: { table } },
    { ask: 'moment', at: 0, seat: 0 },
    { ask: 'create', make: { game: 'gatehouse', chairs: [{ name: 'x', bot: '' }], options: {}, components: null } },
    { ask: 'open', make: { ...(make as object), seats: 0 } },
    { ask: 'find', table: open },
    { ask: 'find', table: 'tiger123' },
    { ask: 'sit', table: open, seat: 0, name: 'Eve' },
    { ask: 'stand', table: open },
    { ask: 'setBot', table: open, seat: 1, bot: 'plain' },
    { ask: 'begin', table: open, bots: 'plain' },
    { ask: 'again', table },
    { ask: 'close', table: open },
    { ask: 'chat', table },
    { ask: 'say', table: 'none', text: 'x' },
    { ask: 'mute', table: 'none', seat: 0, on: true },
    { ask: 'house', secret: 'x' },
    { ask: 'closeTable', secret: 'x', table },
    { ask: 'ban', secret: '', table, seat: 0 },
    { ask: 'silence', secret: '', table, seat: 0, on: true },
    { ask: 'me' },
    { ask: 'revoke', token: 'x' },
    { ask: 'tokens' },
    { ask: 'lobby', on: true },
    { ask: 'finished' },
  ]
}

function keyIn(raw: string): string | undefined {
  return /"key":"([^"]*)"/.exec(raw)?.[1]
}

/** Bytes of the heap that are in use once everything is collected that can be. */
function used(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
