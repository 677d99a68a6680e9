/**
 * Tables of a server. One socket, opened anew whenever it is lost: what was watched is watched on from the moment that was
 * shown last, and every ask without a reply is sent again with its key, so that nothing is lost and nothing done twice.
 */
import { freshSeed } from '@palatine/kernel'
import type { LobbyAsk, LobbyAskOf, LobbyReplies, LobbyTold } from '@palatine/tables/lobby'
import type { Ask, AskOf, FromHost, Refused, Replies } from '@palatine/tables/protocol'
import { protocolVersion } from '@palatine/tables/version'
import type { Connection, Heard, Trouble } from './connection.ts'

/** A WebSocket, as far as we use it. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface SocketPorts {
  dial(): Wire
  now(): number
  /** Calls later; what is returned calls it off. */
  after(milliseconds: number, wake: () => void): () => void
  /** From 0 to 1: all who lost the same server do not come back in the same instant. */
  chance(): number
}

/** Since when there has been no line to the server, and when it was last tried. */
export interface Away {
  readonly since: number
  readonly tried: number
}

type AnyAsk = Ask | LobbyAsk
type AnyReply = Replies[Ask['ask']] | LobbyReplies[LobbyAsk['ask']]
type FromServer = FromHost | LobbyTold | { readonly key: string; readonly reply: AnyReply }

interface Waiting {
  readonly ask: AnyAsk
  settle(reply: AnyReply | Refused): void
}

const [soonest, latest] = [300, 15_000]
/** After so long a silence we ask whether anybody is there, and wait so long for the reply. */
const [silence, patience] = [25_000, 8_000]

export class SocketConnection implements Connection {
  trouble: Trouble | null = null
  /** Null while the server hears us. */
  away: Away | null
  private readonly ports: SocketPorts
  private wire: Wire | undefined
  private open = false
  private tries = 0
  private cancelTry: () => void = () => undefined
  private cancelSilence: () => void = () => undefined
  /** In the order in which it was asked. */
  private readonly waiting = new Map<string, Waiting>()
  /** What goes on until it is called off, and so is asked for again: by what it is about. */
  private readonly lasting = new Map<string, AnyAsk>()
  /** Keys of what was asked for again after the line was lost. */
  private readonly renewed = new Set<string>()
  private readonly told = new Set<(told: Heard) => void>()
  private readonly lobby = new Set<(told: LobbyTold) => void>()
  private readonly changed = new Set<() => void>()

  constructor(ports: SocketPorts) {
    this.ports = ports
    this.away = { since: ports.now(), tried: ports.now() }
  }

  ask<K extends Ask['ask']>(ask: AskOf<K>, signal?: AbortSignal): Promise<Replies[K] | Refused> {
    return this.asked(ask, signal) as Promise<Replies[K] | Refused>
  }

  /** Asks for what is no table's business: people, open tables, chat. */
  say<K extends LobbyAsk['ask']>(ask: LobbyAskOf<K>): Promise<LobbyReplies[K] | Refused> {
    return this.asked(ask) as Promise<LobbyReplies[K] | Refused>
  }

  hear(listener: (told: Heard) => void): () => void {
    this.told.add(listener)
    return () => this.told.delete(listener)
  }

  hearLobby(listener: (told: LobbyTold) => void): () => void {
    this.lobby.add(listener)
    return () => this.lobby.delete(listener)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.changed.add(listener)
    return () => this.changed.delete(listener)
  }

  /** Does not wait for the next try. */
  tryNow(): void {
    if (this.open) return
    this.hangUp()
    this.dial()
  }

  /** The network is gone, whatever the socket still believes; or the person is another one and has to be seen anew. */
  drop(andWait = true): void {
    this.hangUp()
    this.lost()
    if (andWait) this.tryLater()
    else this.dial()
  }

  private asked(ask: AnyAsk, signal?: AbortSignal): Promise<AnyReply | Refused> {
    this.note(ask)
    const key = freshSeed()
    return new Promise(resolve => {
      this.waiting.set(key, {
        ask,
        settle: reply => {
          this.noteReply(ask, reply)
          resolve(reply)
        },
      })
      signal?.addEventListener('abort', () => {
        if (this.waiting.delete(key)) resolve({ refused: { reason: 'withdrawn' } })
      })
      if (this.open) this.send(key, ask)
      else if (!this.wire) this.dial()
    })
  }

  private send(key: string, ask: AnyAsk): void {
    this.wire?.send(JSON.stringify({ version: protocolVersion, key, ask }))
  }

  private note(ask: AnyAsk): void {
    const about = aboutOf(ask)
    if (about !== undefined) this.lasting.set(about, ask)
    else if (ask.ask === 'lobby') this.lasting.delete('lobby')
    else if (ask.ask === 'leave') this.lasting.delete(`watch/${ask.table}`)
    else if (ask.ask === 'lookAway') this.lasting.delete(`find/${ask.table}`)
  }

  private noteReply(ask: AnyAsk, reply: AnyReply | Refused): void {
    if (!isRefused(reply)) return
    this.lasting.delete(aboutOf(ask) ?? '')
    if (reply.refused.reason === 'otherProtocol') {
      this.trouble = 'newer'
      this.tell()
    }
  }

  private dial(): void {
    this.cancelTry()
    if (this.away) this.away = { ...this.away, tried: this.ports.now() }
    const wire = this.ports.dial()
    this.wire = wire
    wire.onopen = () => this.opened()
    wire.onmessage = ({ data }) => this.heard(String(data))
    wire.onclose = () => {
      this.hangUp()
      this.lost()
      this.tryLater()
    }
    this.tell()
  }

  private opened(): void {
    this.open = true
    this.tries = 0
    this.away = null
    const waiting = [...this.waiting]
    for (const [about, ask] of this.lasting) {
      if (!waiting.some(([, one]) => aboutOf(one.ask) === about)) this.renew(ask)
    }
    for (const [key, { ask }] of waiting) this.send(key, ask)
    this.listen()
    this.tell()
  }

  /** Nobody waits for these replies: what they bring is told like any other news. */
  private renew(ask: AnyAsk): void {
    const key = freshSeed()
    this.renewed.add(key)
    this.waiting.set(key, {
      ask,
      settle: reply => {
        this.renewed.delete(key)
        this.noteReply(ask, reply)
        for (const one of newsIn(ask, reply)) this.tellLobby(one)
      },
    })
    this.send(key, ask)
  }

  private heard(text: string): void {
    this.listen()
    const message = JSON.parse(text) as FromServer
    if ('key' in message) {
      const { key, ...said } = message
      const waiting = this.waiting.get(key)
      this.waiting.delete(key)
      waiting?.settle('reply' in said ? said.reply : said)
    } else if ('moment' in message) {
      const about = `watch/${message.table}`
      const { shown, watcher } = message.moment
      if (this.lasting.has(about)) {
        this.lasting.set(about, { ask: 'watch', table: message.table, seat: watcher, shown })
      }
      for (const listener of this.told) listener(message)
    } else if ('company' in message || 'trouble' in message) for (const listener of this.told) listener(message)
    else if ('bye' in message) {
      this.hangUp()
      this.lost()
      this.tryLater(message.bye)
    } else this.tellLobby(message)
  }

  private tellLobby(told: LobbyTold): void {
    for (const listener of this.lobby) listener(told)
  }

  private hangUp(): void {
    const { wire } = this
    this.wire = undefined
    this.open = false
    this.cancelTry()
    this.cancelSilence()
    for (const key of this.renewed) this.waiting.delete(key)
    this.renewed.clear()
    if (!wire) return
    wire.onopen = null
    wire.onmessage = null
    wire.onclose = null
    wire.close()
  }

  private lost(): void {
    this.away ??= { since: this.ports.now(), tried: this.ports.now() }
    this.tell()
  }

  private tryLater(after = Math.min(latest, soonest * 2 ** this.tries) * (0.75 + 0.5 * this.ports.chance())): void {
    this.tries++
    this.cancelTry = this.ports.after(after, () => this.dial())
  }

  /** A line that is cut somewhere else stays open here: after a silence somebody has to say something. */
  private listen(): void {
    this.cancelSilence()
    this.cancelSilence = this.ports.after(silence, () => {
      this.cancelSilence = this.ports.after(patience, () => this.drop())
      this.send(freshSeed(), { ask: 'me' })
    })
  }

  private tell(): void {
    for (const listener of this.changed) listener()
  }
}

const isRefused = (reply: AnyReply | Refused): reply is Refused => reply !== null && 'refused' in reply

/** What an ask is about that goes on until it is called off; undefined if it does not. */
function aboutOf(ask: AnyAsk): string | undefined {
  if (ask.ask === 'watch' || ask.ask === 'find') return `${ask.ask}/${ask.table}`
  return ask.ask === 'lobby' && ask.on ? 'lobby' : undefined
}

/** What a reply to something lasting says, as it would have been told while the line was there. */
function newsIn(ask: AnyAsk, reply: AnyReply | Refused): LobbyTold[] {
  if (isRefused(reply)) return ask.ask === 'find' ? [{ closed: ask.table }] : []
  if (ask.ask === 'lobby') {
    const { mine, open } = reply as LobbyReplies['lobby']
    return [{ mine }, { listed: open }]
  }
  if (ask.ask !== 'find') return []
  const { open, card } = reply as LobbyReplies['find']
  return open ? [{ open }] : card ? [{ begun: card.id }] : []
}
