/** The rules' worker: holds the table, checks answers, keeps the record, asks bots, and shows the page one seat's view. */
import {
  type Answer,
  freshSeed,
  type Game,
  type GameRecord,
  type Json,
  LiveTable,
  makeTable,
  playerCount,
  type Refusal,
  Replay,
  type Seat,
  type State,
  type Table,
  TableChance,
} from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import type {
  Answers,
  Ask,
  Chair,
  Ending,
  FromWorker,
  Moment,
  NewTable,
  Refused,
  ReplayOpened,
  TableCard,
  TableOpened,
  Think,
  Thought,
  Told,
} from './protocol.ts'
import { cardOf, keep, recordOf } from './store.ts'

interface Replaying {
  readonly replay: Replay
  readonly open: boolean
}

const refuse = (reason: string, values: { [key: string]: Json } = {}): Refused => ({ refused: { reason, values } })

export class RulesDesk {
  private readonly post: (message: FromWorker) => void
  private readonly bots: MessagePort
  private readonly waiting = new Map<number, (thought: Thought) => void>()
  private tickets = 0
  private card: TableCard | undefined
  private live: LiveTable | undefined
  private replaying: Replaying | undefined
  private watcher: Seat | null = null
  /** How many of its events the watcher has been sent. */
  private told = 0
  /** Rises when another table is opened: what bots still think about then is of no interest. */
  private sitting = 0
  private driving = false

  constructor(post: (message: FromWorker) => void, bots: MessagePort) {
    this.post = post
    this.bots = bots
    bots.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.waiting.get(data.ticket)?.(data)
      this.waiting.delete(data.ticket)
    }
  }

  async hear(ticket: number, ask: Ask): Promise<void> {
    try {
      this.post({ ticket, answer: await this.answer(ask) })
    } catch (error) {
      this.post({ ticket, failed: error instanceof Error ? error.message : String(error) })
    }
  }

  private answer(ask: Ask): Promise<Answers[keyof Answers]> | Answers[keyof Answers] {
    switch (ask.ask) {
      case 'create':
        return this.create(ask.make)
      case 'open':
        return this.open(ask.id)
      case 'sit':
        return this.sit(ask.seat)
      case 'answer':
        return this.play(ask.seat, ask.question, ask.answer)
      case 'undo':
        return this.undo(ask.seat)
      case 'replay':
        return ask.id === undefined ? this.replayFile(ask.record, ask.chairs ?? []) : this.replay(ask.id)
      case 'moment':
        return this.momentAt(ask.at, ask.watcher)
      case 'export':
        return this.exported(ask.id)
      case 'close':
        this.sitting++
        this.live = undefined
        return null
    }
  }

  private async create({ game: id, chairs, options, components, from }: NewTable): Promise<TableOpened | Refused> {
    const title = await titles[id].load()
    const made = makeTable(title, chairs.length, options, components)
    if ('refused' in made) return made
    this.sitting++
    this.live = LiveTable.open(title.game, made.table, new TableChance(freshSeed()), {
      components,
      ...(from && { from }),
    })
    // Not crypto.randomUUID, which is missing where the app comes over plain HTTP.
    const fresh = { id: freshSeed(), game: id, chairs, began: Date.now() }
    this.card = this.cardFor(fresh, this.live)
    await keep(this.card, this.live.record)
    this.firstWatcher(chairs)
    return { card: this.card, version: title.game.version, table: made.table, components }
  }

  private async open(id: string): Promise<TableOpened | Refused> {
    const [card, record] = await Promise.all([cardOf(id), recordOf(id)])
    if (!card || !record) return refuse('noSuchTable')
    if (!Object.hasOwn(titles, card.game)) return refuse('noSuchGame')
    const title = await titles[card.game].load(record.version)
    if (!title) return refuse('otherRules')
    const made = makeTable(title, record.table.seats, record.table.options, record.table.components)
    if ('refused' in made) return made
    const live = replayed(title.game, made.table, record)
    if (!live) return refuse('otherRules')
    this.sitting++
    this.live = live
    this.card = card
    this.firstWatcher(card.chairs)
    return { card, version: record.version, table: made.table, components: record.table.components }
  }

  /** One person at the device sees its seat at once; several take turns and say who they are. */
  private firstWatcher(chairs: readonly Chair[]): void {
    const people = chairs.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []))
    this.watcher = people.length === 1 ? people[0] : null
    this.told = 0
    this.show()
    void this.drive()
  }

  private sit(seat: Seat | null): null {
    this.watcher = seat
    this.told = 0
    this.show()
    return null
  }

  private async play(seat: Seat, question: number, answer: Answer): Promise<Refused | null> {
    const { live, card } = this
    if (!live || !card || card.chairs[seat]?.bot !== '') return refuse('notAsked', { asked: live?.asked ?? [] })
    // A second click on an old picture answers nothing.
    if (question !== live.questionNumber(seat)) return null
    const refused = live.play(seat, answer)
    if (refused) return { refused }
    await this.keepAndShow()
    void this.drive()
    return null
  }

  private async undo(seat: Seat): Promise<Refused | null> {
    const refused: Refusal | undefined = this.live?.undo(seat) ?? undefined
    if (refused) return { refused }
    this.told = 0
    await this.keepAndShow()
    void this.drive()
    return null
  }

  /** Lets bots answer until a person is asked or the game is over. */
  private async drive(): Promise<void> {
    if (this.driving) return
    this.driving = true
    try {
      for (;;) {
        const { live, card, sitting } = this
        const seat = live?.asked.find(one => card?.chairs[one].bot !== '')
        if (!live || !card || seat === undefined) return
        const question = live.questionNumber(seat)
        const thought = await this.ask({
          ticket: ++this.tickets,
          game: card.game,
          version: live.game.version,
          table: live.table,
          view: live.view(seat),
          known: live.knowledge(seat),
          seat,
          bot: card.chairs[seat].bot,
        })
        // Meanwhile a person may have taken back: then the seat is asked anew.
        if (sitting !== this.sitting || question !== live.questionNumber(seat)) continue
        if ('failed' in thought) throw new Error(thought.failed)
        const refused = live.play(seat, thought.answer)
        if (refused) throw new Error(`the answer of a bot was refused: ${refused.reason}`)
        await this.keepAndShow()
      }
    } catch (error) {
      this.post({ broken: error instanceof Error ? error.message : String(error) })
    } finally {
      this.driving = false
    }
  }

  private ask(look: Think): Promise<Thought> {
    return new Promise(resolve => {
      this.waiting.set(look.ticket, resolve)
      this.bots.postMessage(look)
    })
  }

  private async keepAndShow(): Promise<void> {
    if (!this.live || !this.card) return
    this.card = this.cardFor(this.card, this.live)
    await keep(this.card, this.live.record)
    this.show()
  }

  private cardFor(
    { id, game, chairs, began }: Pick<TableCard, 'id' | 'game' | 'chairs' | 'began'>,
    live: LiveTable,
  ): TableCard {
    const { over, result } = live
    return {
      id,
      game,
      chairs,
      began,
      touched: Date.now(),
      entries: live.sequence,
      over,
      totals: result?.totals ?? null,
      winners: result?.order[0] ?? [],
    }
  }

  private show(): void {
    const { live, card, watcher } = this
    if (!live || !card) return
    const all = live.events(watcher)
    const from = this.told
    this.told = all.length
    this.post({ moment: momentOf(live, watcher, from, all.slice(from)), card })
  }

  // Looking back

  private async replay(id: string): Promise<ReplayOpened | Refused> {
    const [card, record] = await Promise.all([cardOf(id), recordOf(id)])
    if (!card || !record) return refuse('noSuchTable')
    return this.look(card, record, card.over)
  }

  /** A record that somebody passed on: anything may be in it. */
  private async replayFile(given: Json | undefined, who: readonly Chair[]): Promise<ReplayOpened | Refused> {
    const record = given as unknown as GameRecord
    const id = record?.game
    if (typeof id !== 'string' || !Object.hasOwn(titles, id)) return refuse('notARecord')
    try {
      const seats = record.table.seats
      const chairs = Array.from({ length: seats }, (_, seat) => ({
        name: String(who[seat]?.name ?? seat + 1),
        bot: String(who[seat]?.bot ?? ''),
      }))
      const card: TableCard = {
        id: '',
        game: id,
        chairs,
        began: 0,
        touched: 0,
        entries: record.entries.length,
        over: true,
        totals: null,
        winners: [],
      }
      return await this.look(card, record, true)
    } catch {
      return refuse('notARecord')
    }
  }

  private async look(card: TableCard, record: GameRecord, open: boolean): Promise<ReplayOpened | Refused> {
    const title = await titles[card.game].load(record.version)
    if (!title) return refuse('otherRules')
    const { game } = title
    const made = makeTable(title, record.table.seats, record.table.options, record.table.components)
    if ('refused' in made) return made
    const replay = replayOf(game, made.table, record)
    if (!replay) return refuse('otherRules')
    this.replaying = { replay, open }
    // How often somebody answered in secret is no business of those who still play.
    const moments = open ? replay.moments : replay.moments.filter(({ moved }) => moved)
    return {
      card,
      version: record.version,
      table: made.table,
      components: record.table.components,
      moments: moments.map(({ entry }) => entry),
      by: moments.map(({ by }) => by),
      open,
    }
  }

  /** The game as it stood after so many entries. Of a running game nobody sees more than it may. */
  private momentAt(at: number, watcher: Seat | null | 'all'): Moment {
    if (!this.replaying) throw new Error('nothing is being replayed')
    const { replay, open } = this.replaying
    const live = replay.at(at)
    if (watcher !== 'all') return { ...momentOf(live, watcher, 0, live.events(watcher)), number: at }
    if (!open) return { ...momentOf(live, null, 0, live.events(null)), number: at }
    const told = live.everything.map(({ entry, event }) => ({ moment: entry, event }))
    return { ...momentOf(live, null, 0, told), view: live.state as State, number: at }
  }

  private async exported(id: string): Promise<Answers['export']> {
    const [card, record] = await Promise.all([cardOf(id), recordOf(id)])
    if (!card || !record) return refuse('noSuchTable')
    // A record holds all secrets: of a running game it stays in the worker.
    if (!card.over) return refuse('stillRunning')
    return { card, record: record as unknown as Json }
  }
}

/** Undefined if the record does not fit the rules: those of another version wrote it. */
function replayed(game: Game, table: Table, record: GameRecord): LiveTable | undefined {
  try {
    return LiveTable.replay(game, table, record, undefined, new TableChance(freshSeed()))
  } catch {
    return undefined
  }
}

function replayOf(game: Game, table: Table, record: GameRecord): Replay | undefined {
  try {
    return new Replay(game, table, record)
  } catch {
    return undefined
  }
}

function momentOf(live: LiveTable, watcher: Seat | null, from: number, told: readonly Told[]): Moment {
  return {
    watcher,
    view: live.view(watcher) as State,
    known: watcher === null ? null : live.knowledge(watcher),
    number: live.shown(watcher),
    question: watcher === null ? 0 : live.questionNumber(watcher),
    asked: live.asked,
    from,
    told,
    since: watcher === null ? 0 : live.answered(watcher),
    noUndo: watcher === null ? { reason: 'nothingToUndo' } : (live.whyNotUndo(watcher) ?? null),
    ending: endingOf(live),
  }
}

function endingOf(live: LiveTable): Ending | null {
  const { result, game, table, state } = live
  if (!result) return null
  return {
    result,
    parts: Array.from({ length: playerCount(game, table) }, (_, seat) => game.scoreParts(state.g, seat, table)),
  }
}
