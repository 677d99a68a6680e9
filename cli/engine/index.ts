import {
  type Chance,
  FastChance,
  freshSeed,
  LiveTable,
  makeTable,
  type Problem,
  type Refusal,
  TableChance,
  type Title,
} from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { gameAsJson } from '../commands/games.ts'
import { nearest } from '../nearest.ts'
import type { Words } from '../words.ts'
import { askedInWords } from './asked.ts'
import { loadTable } from './load.ts'
import { anything, language, natural, optional, readParameters, seat, seatOrNull, seed, text } from './parameters.ts'
import { answerLine, code, type Methods, RpcError } from './rpc.ts'
import { AllWords, change, type OpenTable, Tables } from './tables.ts'

/** Speaks the engine protocol (docs/engine-protocol.md): a line in, a line out. It knows no stream and no process. */
export class Engine {
  readonly tables = new Tables()
  private readonly words = new AllWords()

  /** The answer to one line; undefined where none is due. Never throws. */
  answer(line: string): Promise<string | undefined> {
    return answerLine(line, this.methods)
  }

  private readonly methods: Methods = {
    games: async given => {
      const { lang } = readParameters('games', given, { lang: optional(language) })
      return Promise.all(
        Object.values(titles).map(async ({ listed, load }) => {
          const title = await load()
          return gameAsJson({ listed, title, words: await this.words.of(title, lang) })
        }),
      )
    },

    new: async given => {
      const read = readParameters('new', given, {
        game: text,
        seats: natural,
        options: optional(anything),
        components: optional(anything),
        seed: optional(seed),
        lang: optional(language),
      })
      const title = await titleOf(read.game)
      const words = await this.words.of(title, read.lang)
      this.tables.expectRoom()
      const made = makeTable(title, read.seats, read.options, read.components)
      if (!('table' in made)) throw refusal(made.refused, words, made.problems)
      const chance = chanceOf(read.seed)
      const components = read.components ?? null
      const live = LiveTable.open(title.game, made.table, chance, { components })
      return { table: this.tables.add({ title, chance, components, live }) }
    },

    load: async given => {
      const { game, seats, options, components, state, ...read } = readParameters('load', given, {
        game: text,
        state: anything,
        seats: optional(natural),
        options: optional(anything),
        components: optional(anything),
        seed: optional(seed),
        lang: optional(language),
      })
      const title = await titleOf(game)
      const words = await this.words.of(title, read.lang)
      this.tables.expectRoom()
      const chance = chanceOf(read.seed)
      const live = loadTable({ title, seats, options, components, state, chance }, words)
      return { table: this.tables.add({ title, chance, components: components ?? null, live }) }
    },

    questions: async given => {
      const read = readParameters('questions', given, {
        table: text,
        seat: optional(seat),
        page: optional(natural),
        lang: optional(language),
      })
      const { live, words } = await this.at(read)
      if (read.seat !== undefined && !live.question(read.seat)) throw refusal(notAsked(live, read.seat), words)
      const seats = read.seat === undefined ? live.asked : [read.seat]
      return {
        questions: seats.map(one => askedInWords(live, one, read.page ?? 0, words)),
      }
    },

    play: async given => {
      const read = readParameters('play', given, { table: text, seat, answer: anything, lang: optional(language) })
      const { open, words } = await this.at(read)
      return change(open, live => {
        const before = live.sequence
        const refused = live.play(read.seat, read.answer)
        if (refused) throw refusal(refused, words)
        return {
          sequence: live.sequence,
          events: live.happened(before).map(({ event }) => ({ event, words: inWords(live, words, event) })),
          over: live.over,
        }
      })
    },

    view: async given => {
      const read = readParameters('view', given, {
        table: text,
        seat: seatOrNull,
        since: optional(natural),
        lang: optional(language),
      })
      const { live, words } = await this.at(read)
      if (read.seat !== null && (read.seat < 0 || read.seat >= live.table.seats)) {
        throw refusal({ reason: 'noSuchSeat', values: { seats: live.table.seats } }, words)
      }
      return {
        shown: live.shown(read.seat),
        view: live.view(read.seat),
        knowledge: live.knowledge(read.seat) ?? null,
        events: live
          .events(read.seat, read.since)
          .map(({ moment, event }) => ({ moment, event, words: inWords(live, words, event) })),
      }
    },

    state: async given => {
      const { open, live } = await this.at(readParameters('state', given, { table: text }))
      const { seats, options } = live.table
      const components = open.components === null ? {} : { components: open.components }
      return { game: live.game.id, seats, options, ...components, state: live.state }
    },

    result: async given => {
      const { live } = await this.at(readParameters('result', given, { table: text }))
      const { result, game, state, table } = live
      if (!result) return null
      const parts = result.totals.map((_, one) => game.scoreParts(state.g, one, table))
      return { order: result.order, totals: result.totals, parts, ending: result.ending }
    },

    record: async given => (await this.at(readParameters('record', given, { table: text }))).live.record,

    undo: async given => {
      const read = readParameters('undo', given, { table: text, seat, lang: optional(language) })
      const { open, words } = await this.at(read)
      return change(open, live => {
        const refused = live.undo(read.seat)
        if (refused) throw refusal(refused, words)
        return { sequence: live.sequence }
      })
    },

    close: async given => {
      const { table } = readParameters('close', given, { table: text })
      this.tables.close(table)
      return { closed: table }
    },
  }

  private async at(read: { table: string; lang?: Parameters<AllWords['of']>[1] }) {
    const open: OpenTable = this.tables.get(read.table)
    return { open, live: open.live, words: await this.words.of(open.title, read.lang) }
  }
}

const inWords = (live: LiveTable, words: Words, event: Parameters<Words['text']['events'][string]>[0]): string =>
  words.text.events[event.type](event, { table: live.table, name: words.namesAt(live.table) })

function notAsked(live: LiveTable, seat: number): Refusal {
  return live.whyNot(seat, null) ?? { reason: 'notAsked', values: { asked: live.asked } }
}

function refusal(refused: Refusal, words: Words, problems?: readonly Problem[]): RpcError {
  const list = problems?.map(problem => ({ ...problem, words: words.refusal(problem) }))
  return new RpcError(code.refused, words.refusal(refused), { ...refused, ...(list && { problems: list }) })
}

async function titleOf(id: string): Promise<Title> {
  if (Object.hasOwn(titles, id)) return titles[id].load()
  const known = Object.keys(titles)
  const near = nearest(id.slice(0, 40), known)
  const meant = near ? ` Did you mean "${near}"?` : ''
  throw new RpcError(code.wrongParameters, `There is no game "${id.slice(0, 40)}".${meant} Games: ${known.join(', ')}.`)
}

function chanceOf(seed: string | number | undefined): Chance {
  return typeof seed === 'number' ? new FastChance(seed) : new TableChance(seed ?? freshSeed())
}
