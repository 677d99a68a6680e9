/** One table on the screen: what its host sends is shown in an order and at a pace that one can follow. */
import type { Answer, GameEvent, Seat } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import type { Company, Moment, Refused, TableOpened, Told, Trouble } from '@palatine/tables/protocol'
import { type AnyEventTable, lengthIn, Pace, type Picture, pageClock } from '@palatine/ui'
import type { Act } from '../table/answering.ts'
import { endOfTurn } from '../table/turns.ts'
import type { Connection, Heard } from './connection.ts'

export interface Shown {
  readonly opened: TableOpened
  readonly card: Card
  readonly moment: Moment
  /** All that the watcher was told and has been played. */
  readonly told: readonly Told[]
  /** The event that is being shown; null when all have been. */
  readonly playing: GameEvent | null
  /** Events of this moment that are still to be shown. */
  readonly coming: readonly GameEvent[]
  /** What has come into sight with this picture. */
  readonly news: readonly GameEvent[]
  /** Later moments wait. */
  readonly behind: boolean
  /** The event may be looked at longer, and is. */
  readonly holds: boolean
  readonly paused: boolean
  /** The seat at the screen has answered since it sat down. */
  readonly hasAnswered: boolean
  /** The moment with which the watcher's last turn ended: what came later is new to it. */
  readonly since: number
}

interface Arrived {
  readonly moment: Moment
  readonly card: Card
  /** All that the watcher has been told, up to this moment. */
  readonly told: readonly Told[]
  readonly events: readonly GameEvent[]
}

/** Nobody looks on for longer. */
const mostPlayed = 40

export class TableClient {
  private readonly connection: Connection
  private readonly id: string
  private readonly stopHearing: () => void
  private shown: Shown | undefined
  private opened: TableOpened | undefined
  private hasAnswered = false
  private turnEnded: number | undefined
  private told: readonly Told[] = []
  /** For whom `told` is. */
  private toldTo: Seat | null | undefined
  private watcher: Seat | null | undefined
  private early: Arrived[] = []
  private last: Arrived | undefined
  private events: AnyEventTable = {}
  private readonly pace = new Pace<Arrived, GameEvent>(
    pageClock,
    event => lengthIn(this.events, event),
    picture => this.draw(picture),
  )
  private readonly listeners = new Set<() => void>()
  private answering: AbortController | undefined
  /** What the person at the screen can do here. */
  readonly act: Act = {
    answer: (seat, question, answer) => this.answer(seat, question, answer),
    undo: (seat, question) => this.undo(seat, question),
    withdraw: () => this.answering?.abort(),
    skip: () => this.pace.skip(),
    pause: () => this.pace.pause(),
    goOn: () => this.pace.goOn(),
  }
  /** What went wrong at the table last. */
  trouble: Trouble | undefined
  /** Who is at the table, and what they agree on; undefined until the host has said so. */
  company: Company | undefined

  constructor(connection: Connection, id: string) {
    this.connection = connection
    this.id = id
    this.stopHearing = connection.hear(told => this.hear(told))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): Shown | undefined => this.shown

  /** One person at the device sees its seat at once; several take turns and say who they are. */
  async open(): Promise<TableOpened | Refused> {
    const opened = await this.connection.ask({ ask: 'watch', table: this.id, seat: 'mine' })
    if ('refused' in opened) return opened
    this.opened = opened
    for (const arrived of this.early.splice(0)) this.arrive(arrived)
    return opened
  }

  close(): void {
    this.pace.skip()
    this.stopHearing()
    void this.connection.ask({ ask: 'leave', table: this.id })
  }

  setSpeed(speed: number): void {
    this.pace.setSpeed(speed)
  }

  /** How the game's events are staged: what it says of their lengths counts from now on. */
  setEvents(events: AnyEventTable): void {
    this.events = events
  }

  async sit(seat: Seat | null): Promise<void> {
    // What the seat before knew leaves the page before anything else comes.
    this.told = []
    this.hasAnswered = false
    if (this.shown) this.show({ ...this.shown, told: [], news: [], coming: [], playing: null, hasAnswered: false })
    await this.connection.ask({ ask: 'watch', table: this.id, seat })
  }

  private async answer(seat: Seat, question: number, answer: Answer): Promise<Refused | null> {
    this.pace.skip()
    this.answering = new AbortController()
    const ask = { ask: 'answer', table: this.id, seat, question, answer } as const
    const refused = await this.connection.ask(ask, this.answering.signal)
    if (!refused) {
      this.hasAnswered = true
      if (this.shown) this.show({ ...this.shown, news: [], hasAnswered: true })
    }
    return refused
  }

  private undo(seat: Seat, question: number): Promise<Refused | null> {
    this.pace.skip()
    return this.connection.ask({ ask: 'undo', table: this.id, seat, question })
  }

  /**
   * Plays what has happened since the watcher's last answer, moment by moment as it saw them. Nothing is played where
   * there is nothing, where it is too much to look at, or where something else has come meanwhile.
   */
  async playSince(): Promise<void> {
    const now = this.last
    if (!now || now.moment.since === 0 || now.moment.shown <= now.moment.since) return
    const replay = await this.connection.ask({ ask: 'replay', of: { table: this.id } })
    if ('refused' in replay) return
    const { since, shown, watcher } = now.moment
    const missed = replay.moments.filter(at => at >= since && at < shown)
    if (missed.length === 0 || missed.length > mostPlayed) return
    const earlier: Arrived[] = []
    for (const at of missed) {
      const moment = await this.connection.ask({ ask: 'moment', at, seat: watcher })
      if ('refused' in moment) return
      const events = moment.told.filter(one => one.moment === moment.shown).map(one => one.event)
      earlier.push({ moment: { ...moment, question: null, asked: [] }, card: now.card, told: moment.told, events })
    }
    if (this.last !== now) return
    const [first, ...rest] = earlier
    const events = this.told.filter(one => one.moment === shown).map(one => one.event)
    this.pace.startWith(first)
    for (const one of rest) this.pace.arrive(one, one.events)
    this.pace.arrive({ ...now, told: this.told, events }, events)
  }

  private hear(heard: Heard): void {
    if ('trouble' in heard) {
      if (heard.trouble.table !== this.id) return
      this.trouble = heard.trouble
      this.tell()
    } else if (heard.table !== this.id) return
    else if ('company' in heard) {
      this.company = heard.company
      this.tell()
    } else {
      const { moment, card } = heard
      const other = this.toldTo !== moment.watcher
      this.toldTo = moment.watcher
      const before = other ? [] : this.told
      // What was taken back is told no more; it stays in sight until the log has been read again.
      this.told = moment.again ? [...moment.told] : [...before, ...moment.told]
      const events = moment.again ? [] : moment.told.map(one => one.event)
      const arrived = { moment, card, told: moment.again ? before : this.told, events }
      if (this.opened) this.arrive(arrived)
      else this.early.push(arrived)
      if (moment.again) void this.readLog(moment.watcher)
    }
  }

  /** All that was told, without what was taken back; what is still to be played comes later. */
  private async readLog(seat: Seat | null): Promise<void> {
    const log = await this.connection.ask({ ask: 'log', table: this.id, seat })
    if ('refused' in log || this.toldTo !== seat) return
    const last = log.at(-1)?.moment ?? 0
    this.told = [...log, ...this.told.filter(one => one.moment > last)]
    if (this.shown?.moment.watcher !== seat) return
    const { moment, coming } = this.shown
    const played = this.told.filter(one => one.moment <= moment.shown)
    this.show({ ...this.shown, told: coming.length === 0 ? played : played.slice(0, -coming.length) })
  }

  private arrive(arrived: Arrived): void {
    const { moment, events } = arrived
    const other = this.watcher !== moment.watcher
    this.watcher = moment.watcher
    if (other) {
      this.hasAnswered = false
      this.turnEnded = undefined
      this.last = arrived
      this.pace.startWith(arrived)
      return
    }
    this.turnEnded = endOfTurn(this.turnEnded, this.last?.moment, moment)
    // Somebody has answered in secret, say: nobody has to wait for that, and no question leaves the screen.
    const silent = events.length === 0 && !moment.again
    this.last = silent ? { ...arrived, events: this.last?.events ?? [] } : arrived
    if (silent) this.pace.amend(this.last)
    else this.pace.arrive(this.last, events)
  }

  private draw({ moment: arrived, playing, played, news, behind, holds, paused }: Picture<Arrived, GameEvent>): void {
    if (!this.opened) return
    const { moment, card, told, events } = arrived
    const coming = events.slice(played)
    this.show({
      opened: this.opened,
      card,
      moment,
      told: coming.length === 0 ? told : told.slice(0, -coming.length),
      playing,
      coming,
      news,
      behind,
      holds,
      paused,
      hasAnswered: this.hasAnswered,
      since: this.turnEnded ?? moment.since,
    })
  }

  private show(shown: Shown): void {
    this.shown = shown
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}
