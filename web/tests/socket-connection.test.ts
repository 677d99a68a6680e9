/** The way to a server: what is lost, what is sent again, and what a page is told meanwhile. No browser is needed for that. */
import type { Moment } from '@palatine/tables/protocol'
import { beforeEach, expect, test } from 'vitest'
import { SocketConnection, type Wire } from '../connection/socket-connection.ts'

class FakeWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: { key: string; ask: { ask: string; [part: string]: unknown } }[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  replies(nth: number, reply: unknown): void {
    this.says({ key: this.sent[nth].key, reply })
  }
}

let wires: FakeWire[]
let now: number
let timers: { at: number; wake: () => void }[]
let connection: SocketConnection

beforeEach(() => {
  wires = []
  now = 1_000
  timers = []
  connection = new SocketConnection({
    dial() {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    now: () => now,
    after(milliseconds, wake) {
      const timer = { at: now + milliseconds, wake }
      timers.push(timer)
      return () => {
        timers = timers.filter(one => one !== timer)
      }
    },
    chance: () => 0.5,
  })
})

const wire = (): FakeWire => wires[wires.length - 1]
function pass(milliseconds: number): void {
  now += milliseconds
  const due = timers.filter(({ at }) => at <= now)
  timers = timers.filter(({ at }) => at > now)
  for (const { wake } of due) wake()
}
const asks = (): string[] => wire().sent.map(({ ask }) => ask.ask)
const answer = { ask: 'answer', table: 't', seat: 0, question: 1, answer: 3 } as const
const moment = (shown: number): object => ({
  table: 't',
  card: {},
  moment: { watcher: 0, shown } as Partial<Moment>,
})

test('nothing is dialled before something is asked; what was asked before the line stands is sent then', async () => {
  expect(wires).toHaveLength(0)
  const reply = connection.ask({ ask: 'leave', table: 't' })
  expect(wire().sent).toEqual([])
  wire().onopen?.()
  expect(asks()).toEqual(['leave'])
  wire().replies(0, null)
  expect(await reply).toBeNull()
  expect(connection.away).toBeNull()
})

test('an answer without a reply is sent again with its key, after the table is watched from where it was', async () => {
  const watched = connection.ask({ ask: 'watch', table: 't', seat: 'mine' })
  wire().onopen?.()
  wire().replies(0, { card: {} })
  await watched
  wire().says(moment(7))
  const answered = connection.ask(answer)
  const { key } = wire().sent[1]
  wire().onclose?.()
  expect(connection.away).toEqual({ since: 1_000, tried: 1_000 })
  pass(300)
  wire().onopen?.()
  expect(wire().sent.map(({ ask }) => ask)).toEqual([{ ask: 'watch', table: 't', seat: 0, shown: 7 }, answer])
  expect(wire().sent[1].key).toBe(key)
  wire().replies(1, null)
  expect(await answered).toBeNull()
})

test('it is tried again later and later, and at once when somebody wants it', () => {
  void connection.say({ ask: 'me' })
  const waits: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    wire().onclose?.()
    waits.push(timers[0].at - now)
    pass(timers[0].at - now)
    expect(wires).toHaveLength(tries + 2)
  }
  expect(waits).toEqual([300, 600, 1_200, 2_400, 4_800, 9_600, 15_000, 15_000])
  wire().onclose?.()
  connection.tryNow()
  expect(wires).toHaveLength(10)
  expect(timers).toEqual([])
  expect(connection.away).toEqual({ since: 1_000, tried: now })
})

test('who withdraws an answer while the line is lost is told so, and it is not sent', async () => {
  const enough = new AbortController()
  const answered = connection.ask(answer, enough.signal)
  enough.abort()
  expect(await answered).toEqual({ refused: { reason: 'withdrawn' } })
  wire().onopen?.()
  expect(wire().sent).toEqual([])
})

test('a line on which nobody says anything is asked, and given up if nobody replies', () => {
  void connection.say({ ask: 'lobby', on: true })
  wire().onopen?.()
  wire().replies(0, { mine: [], open: [] })
  pass(25_000)
  expect(asks()).toEqual(['lobby', 'me'])
  wire().replies(1, { name: '', hours: null, levels: [] })
  pass(25_000)
  const silent = wire()
  pass(8_000)
  expect(silent.closed).toBe(true)
  expect(connection.away?.since).toBe(now)
})

test('back again, lists and an open table are told anew as if nothing had been missed', () => {
  const heard: object[] = []
  connection.hearLobby(told => heard.push(told))
  void connection.say({ ask: 'lobby', on: true })
  void connection.say({ ask: 'find', table: 'open' })
  void connection.say({ ask: 'find', table: 'begun' })
  void connection.say({ ask: 'find', table: 'gone' })
  wire().onopen?.()
  for (const nth of [0, 1, 2, 3]) wire().replies(nth, { mine: [], open: null, card: null })
  connection.drop(false)
  wire().onopen?.()
  expect(asks()).toEqual(['lobby', 'find', 'find', 'find'])
  wire().replies(0, { mine: ['m'], open: ['o'] })
  wire().replies(1, { open: { id: 'open' }, card: null })
  wire().replies(2, { open: null, card: { id: 'begun' } })
  wire().says({ key: wire().sent[3].key, refused: { reason: 'noSuchTable' } })
  expect(heard).toEqual([
    { mine: ['m'] },
    { listed: ['o'] },
    { open: { id: 'open' } },
    { begun: 'begun' },
    { closed: 'gone' },
  ])
})

test('what was called off is not asked for again', () => {
  void connection.say({ ask: 'lobby', on: true })
  void connection.ask({ ask: 'watch', table: 't', seat: null })
  wire().onopen?.()
  wire().replies(0, { mine: [], open: [] })
  wire().replies(1, { card: {} })
  void connection.say({ ask: 'lobby', on: false })
  void connection.ask({ ask: 'leave', table: 't' })
  wire().replies(2, null)
  wire().replies(3, null)
  connection.drop(false)
  wire().onopen?.()
  expect(wire().sent).toEqual([])
})

test('a server that says goodbye is called again when it said', () => {
  void connection.say({ ask: 'me' })
  wire().onopen?.()
  wire().says({ bye: 5_000 })
  expect(connection.away).not.toBeNull()
  pass(4_999)
  expect(wires).toHaveLength(1)
  pass(1)
  expect(wires).toHaveLength(2)
})

test('an old page is told to load again', async () => {
  const reply = connection.say({ ask: 'me' })
  wire().onopen?.()
  wire().says({ key: wire().sent[0].key, refused: { reason: 'otherProtocol' } })
  expect(await reply).toEqual({ refused: { reason: 'otherProtocol' } })
  expect(connection.trouble).toBe('newer')
})
