/** Somebody at a server: a real socket that asks, and keeps all that it was told. */
import type { Answer, Seat } from '@palatine/kernel'
import { questionFor, unrankAnswer } from '@palatine/kernel'
import {
  type LobbyAsk,
  type LobbyAskOf,
  type LobbyReplies,
  type LobbyTold,
  lobbyReplies,
  lobbyTold,
  type OpenTable,
} from '@palatine/tables/lobby'
import {
  type Ask,
  type AskOf,
  type FromHost,
  fromHost,
  type Moment,
  type Refused,
  type Replies,
  type TableOpened,
} from '@palatine/tables/protocol'
import { id } from '@palatine/tables/shapes'
import { protocolVersion } from '@palatine/tables/version'
import * as z from 'zod/mini'
import { titles } from '../../games/registry.ts'

/** All that a server may say. */
const fromServer = z.union([
  fromHost,
  lobbyTold,
  z.strictObject({ key: id, reply: z.union(Object.values(lobbyReplies)) }),
])

type Told = (FromHost | LobbyTold) & { readonly key?: string }
type AnyAsk = Ask | LobbyAsk
type ReplyOf<A extends AnyAsk> =
  A extends LobbyAskOf<infer K> ? LobbyReplies[K] : A extends AskOf<infer K extends Ask['ask']> ? Replies[K] : never

/** Makes somebody with this name; the cookie is what a browser would keep. */
export async function newPerson(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}/api/person`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ name }),
  })
  if (response.status !== 200) throw new Error(`no person: ${response.status} ${await response.text()}`)
  return (response.headers.get('set-cookie') ?? '').split(';')[0]
}

/** Of all guests here: nobody's key is anybody else's. */
let keys = 0

export class Guest {
  readonly told: Told[] = []
  /** Every byte that came. */
  readonly texts: string[] = []
  /** Why the server closed the socket, once it has. */
  ended: { readonly code: number; readonly reason: string } | undefined
  opened: TableOpened | undefined
  private readonly socket: WebSocket
  private waiting: { readonly is: (told: Told) => boolean; done(told: Told): void; fail(error: Error): void }[] = []
  private readonly name: string

  private constructor(socket: WebSocket, name: string) {
    this.socket = socket
    this.name = name
    socket.addEventListener('message', ({ data }) => this.hear(String(data)))
    socket.addEventListener('close', ({ code, reason }) => {
      this.ended = { code, reason }
      for (const { fail } of this.waiting.splice(0)) fail(new Error(`the socket was closed: ${code} ${reason}`))
    })
  }

  static async connect(address: string, headers: Record<string, string>, name = 'guest'): Promise<Guest> {
    // Node's WebSocket takes headers, which a browser's does not.
    const options = { headers: { origin: address, ...headers } } as unknown as string[]
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, options)
    const guest = new Guest(socket, name)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error('the socket was not opened')))
    })
    return guest
  }

  /** With a name and its cookie. */
  static async named(address: string, name: string): Promise<Guest> {
    return Guest.connect(address, { cookie: await newPerson(address, name) }, name)
  }

  send(raw: unknown): void {
    this.socket.send(typeof raw === 'string' ? raw : JSON.stringify(raw))
  }

  async ask<A extends AnyAsk>(ask: A, key = `${this.name}-${++keys}`): Promise<ReplyOf<A> | Refused> {
    const reply = this.next(told => told.key === key)
    this.send({ version: protocolVersion, key, ask })
    const found = await reply
    if ('refused' in found) return { refused: found.refused }
    if ('reply' in found) return found.reply as ReplyOf<A>
    throw new Error('neither a reply nor a refusal')
  }

  /** The reply; a refusal is a failure. */
  async get<A extends AnyAsk>(ask: A): Promise<ReplyOf<A>> {
    const reply = await this.ask(ask)
    if (reply !== null && typeof reply === 'object' && 'refused' in reply) {
      throw new Error(`${ask.ask}: ${reply.refused.reason}`)
    }
    return reply as ReplyOf<A>
  }

  /** The next message of this kind. */
  next(is: (told: Told) => boolean): Promise<Told> {
    return new Promise((done, fail) => {
      if (this.ended) fail(new Error('the socket is closed'))
      this.waiting.push({ is, done, fail })
    })
  }

  /** A message of this kind, from before or still to come. */
  async has(is: (told: Told) => boolean): Promise<Told> {
    return this.told.find(is) ?? this.next(is)
  }

  close(): Promise<void> {
    return new Promise(resolve => {
      if (this.socket.readyState === WebSocket.CLOSED) resolve()
      this.socket.addEventListener('close', () => resolve())
      this.socket.close()
    })
  }

  /** Resolves once the socket is closed, by whomever. */
  gone(): Promise<void> {
    return new Promise(resolve => {
      if (this.socket.readyState === WebSocket.CLOSED) resolve()
      this.socket.addEventListener('close', () => resolve())
    })
  }

  async watch(table: string, seat: Seat | null | 'mine' = 'mine'): Promise<Moment> {
    const moment = this.next(told => 'moment' in told && told.table === table)
    // Where it cannot be watched that is what is told.
    moment.catch(() => undefined)
    this.opened = await this.get({ ask: 'watch', table, seat })
    await moment
    return this.moment
  }

  /** A moment of the table that was opened last. */
  private isHere(one: Told): one is Extract<Told, { moment: Moment }> {
    return 'moment' in one && one.table === this.opened?.card.id
  }

  /** Of the table that was opened last. */
  get moments(): Moment[] {
    return this.told.flatMap(one => (this.isHere(one) ? [one.moment] : []))
  }

  get moment(): Moment {
    const moment = this.moments.at(-1)
    if (!moment) throw new Error('nothing was shown')
    return moment
  }

  /** The nth answer to what the watched seat is asked now. */
  async answerTo(nth = 0): Promise<AskOf<'answer'>> {
    const { moment, opened } = this
    if (!opened || moment.watcher === null || moment.question === null) throw new Error('nobody sits here')
    const { game } = await titles[opened.card.game].load()
    const question = questionFor(game, opened.table, moment.view, moment.watcher)
    if (!question) throw new Error('nothing is asked')
    const answer: Answer = unrankAnswer(question, nth)
    return { ask: 'answer', table: opened.card.id, seat: moment.watcher, question: moment.question, answer }
  }

  /** Answers, and resolves when the answer is acknowledged. */
  async answer(nth = 0): Promise<null | Refused> {
    return this.ask(await this.answerTo(nth))
  }

  /** Plays to the end of the game, with the answer that `choose` says of those there are. */
  async playOn(choose: () => number = () => 0): Promise<void> {
    while (this.moment.ending === null) {
      const { shown } = this.moment
      if (this.isAsked()) await this.answer(choose())
      else await this.has(one => this.isHere(one) && (one.moment.shown > shown || one.moment.ending !== null))
    }
  }

  isAsked(): boolean {
    const { moment } = this
    return moment.watcher !== null && moment.asked.includes(moment.watcher)
  }

  private hear(text: string): void {
    this.texts.push(text)
    const told = JSON.parse(text) as Told
    const read = fromServer.safeParse(told)
    if (!read.success) throw new Error(`not in the protocol: ${text.slice(0, 200)}`)
    this.told.push(told)
    const done = this.waiting.filter(one => one.is(told))
    this.waiting = this.waiting.filter(one => !done.includes(one))
    for (const one of done) one.done(told)
  }
}

export const gatehouse = (seats = 2, more: Partial<OpenTable> = {}) => ({
  game: 'gatehouse',
  seats,
  options: {},
  components: null,
  pace: more.pace ?? null,
  listed: more.listed ?? false,
})
