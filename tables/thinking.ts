/** The bots of one table: all that are asked think at once, and a thought is good as long as its question is. */
import {
  type Answer,
  isForced,
  type LiveTable,
  type Question,
  type Seat,
  sampleForBots,
  unrankAnswer,
  whyNot,
} from '@palatine/kernel'
import { isSecret } from './company.ts'
import type { Sitter } from './kept.ts'
import type { Ports, ToThink } from './ports.ts'
import type { Trouble } from './protocol.ts'

/** What the bots need of their table. */
export interface BotsTable {
  readonly id: string
  readonly live: LiveTable
  readonly sitters: readonly Sitter[]
  /** Gives the answer to this question, if it is still asked. */
  answerFor(seat: Seat, question: number, answer: Answer): Promise<void>
  /** Lets the bots think that are asked now. */
  drive(): void
  tellAll(trouble: Trouble): void
}

/** How many times its budget, and how much more, a bot may take before nobody waits for it any longer. */
const patience = { times: 3, more: 5_000 }

/** A branch of a fork has several questions. All together should fit into the time of one. */
const questionsInBranch = 8

interface Thought {
  readonly question: number
  readonly stop: AbortController
}

interface Found {
  readonly answer: Answer
  readonly trouble?: Trouble['reason']
}

export class Thinking {
  private readonly at: BotsTable
  private readonly ports: Ports
  private readonly thoughts = new Map<Seat, Thought>()
  /** Since when a seat owes something in the secret step that is going on. */
  private readonly secretSince = new Map<Seat, number>()
  private stopped = false

  constructor(at: BotsTable, ports: Ports) {
    this.at = at
    this.ports = ports
  }

  get busy(): boolean {
    return this.thoughts.size > 0
  }

  /**
   * To be called whenever the table has changed: ends what is not asked any more and begins what is. `mine`: whether bots
   * think here, and not at another host.
   */
  look(mine: boolean): void {
    const { live, sitters } = this.at
    const asked = mine ? live.asked.filter(seat => sitters[seat].bot !== '') : []
    for (const [seat, { question, stop }] of this.thoughts) {
      if (asked.includes(seat) && live.questionNumber(seat) === question) continue
      this.thoughts.delete(seat)
      stop.abort()
    }
    for (const seat of this.secretSince.keys()) {
      if (!asked.includes(seat) || !isSecret(live)) this.secretSince.delete(seat)
    }
    for (const seat of asked) if (!this.thoughts.has(seat)) void this.begin(seat)
  }

  /** Ends all thoughts. */
  stop(): void {
    this.stopped = true
    for (const { stop } of this.thoughts.values()) stop.abort()
    this.thoughts.clear()
    this.ports.bots.leave(this.at.id)
  }

  private async begin(seat: Seat): Promise<void> {
    const stop = new AbortController()
    try {
      await this.think(seat, stop)
    } catch (error) {
      this.ports.report(error)
      // The answer could not be kept, or none was found: the question waits, and so it is asked again after a while.
      if (this.thoughts.get(seat)?.stop === stop) this.thoughts.delete(seat)
      this.ports.clock.after(patience.more, () => this.stopped || this.at.drive())
    }
  }

  private async think(seat: Seat, stop: AbortController): Promise<void> {
    const { id, live } = this.at
    const question = live.questionNumber(seat)
    this.thoughts.set(seat, { question, stop })
    if (isSecret(live) && !this.secretSince.has(seat)) this.secretSince.set(seat, this.ports.clock.now())
    const found = await this.find(seat, stop.signal)
    await this.release(seat, found.answer, stop.signal)
    if (stop.signal.aborted) return
    // The seat's next question may come with this very answer.
    this.thoughts.delete(seat)
    if (found.trouble) this.at.tellAll({ table: id, seat, reason: found.trouble })
    await this.at.answerFor(seat, question, found.answer)
  }

  /** A bot that fails, gives what cannot be, or says nothing does not stop the table: any answer stands in. */
  private async find(seat: Seat, signal: AbortSignal): Promise<Found> {
    const { id, live } = this.at
    const question = live.question(seat) as Question
    if (isForced(question)) return { answer: unrankAnswer(question, 0) }
    const thought = await this.thought(seat, signal)
    if (typeof thought === 'object' && !whyNot(question, thought.answer)) return thought
    const answer = sampleForBots(question, this.ports.chance(id))
    return { answer, trouble: thought === 'silent' ? 'botSilent' : 'botFailed' }
  }

  private thought(seat: Seat, signal: AbortSignal): Promise<{ answer: Answer } | 'failed' | 'silent'> {
    const { bots, clock } = this.ports
    const what = this.toThink(seat)
    const enough = new AbortController()
    return new Promise(resolve => {
      const callOff = clock.after(patience.times * bots.budget(what.level) + patience.more, () => {
        resolve('silent')
        enough.abort()
      })
      const end = () => {
        resolve('failed')
        enough.abort()
      }
      signal.addEventListener('abort', end, { once: true })
      void bots
        .think(what, enough.signal)
        .then(answer => resolve({ answer }), end)
        .finally(callOff)
    })
  }

  private toThink(seat: Seat): ToThink {
    const { id, live, sitters } = this.at
    const level = sitters[seat].bot
    const budget = this.ports.bots.budget(level)
    return {
      id,
      game: live.game.id,
      version: live.game.version,
      table: live.table,
      seat,
      level,
      view: live.view(seat),
      known: live.knowledge(seat),
      milliseconds: live.state.where.branches ? budget / questionsInBranch : budget,
    }
  }

  /**
   * In a secret step the others see when a seat is finished. That must not tell how long or how often it thought, so the
   * answer that they would notice waits for the end of the seat's time, or of a further such time.
   */
  private async release(seat: Seat, answer: Answer, signal: AbortSignal): Promise<void> {
    const { live, sitters } = this.at
    const since = this.secretSince.get(seat)
    if (signal.aborted || since === undefined || !isNoticed(live, seat, answer)) return
    const { clock, bots } = this.ports
    const time = bots.budget(sitters[seat].bot)
    const passed = clock.now() - since
    const wait = time * Math.max(1, Math.ceil(passed / time)) - passed
    await new Promise<void>(resolve => {
      const callOff = clock.after(wait, resolve)
      const end = () => {
        callOff()
        resolve()
      }
      signal.addEventListener('abort', end, { once: true })
    })
    // The seat's part in this secret step ends with this answer; the next step may be secret, too.
    this.secretSince.delete(seat)
  }
}

/** Whether others see that this answer was given. In a branch they see only that the seat is finished. */
function isNoticed(live: LiveTable, seat: Seat, answer: Answer): boolean {
  // The answer may complete the step, perhaps with draws; what comes of them is not looked at.
  const after = live.copy({ below: () => 0 })
  after.play(seat, answer)
  return after.shown(null) > live.shown(null)
}
