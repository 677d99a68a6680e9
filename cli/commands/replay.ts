import {
  countingEntries,
  type GameRecord,
  type Happened,
  LiveTable,
  languages,
  type Refusal,
  type Say,
  type Title,
} from '@palatine/kernel'
import { defineCommand, Failed, WrongUsage } from '../command.ts'
import { counted } from '../counted.ts'
import { askingOf } from '../engine/asked.ts'
import { readRecord, tableOf } from '../record-file.ts'
import { columns, type Terminal } from '../terminal.ts'
import { usualLanguage, type Words, wordsOf } from '../words.ts'

export const replay = defineCommand({
  name: 'replay',
  summary: 'Tell a recorded game as sentences, and check that the record fits the rules',
  details: [
    'Every answer is played again; draws and the hashes in the record have to agree with the rules. The number before a',
    'sentence is the entry that caused it. A record comes from "palatine simulate --record FILE" or from the method',
    '"record" of the engine. It tells all secrets.',
  ],
  arguments: [{ name: 'FILE', about: 'a record as JSON; - is standard input' }],
  options: {
    to: { type: 'whole', value: 'N', min: 0, max: 1_000_000_000, about: 'only the first N entries (default: all)' },
    json: { type: 'flag', about: 'print events and result as JSON' },
    lang: { type: 'choice', values: languages, about: 'language of the sentences (default from LANG)' },
  },
  examples: [
    ['replay game.json', 'the whole game'],
    ['replay game.json --to 20 --lang de', 'its first twenty entries, in German'],
  ],
  async run({ options, args: [file], terminal }) {
    const { title, record } = await readRecord(file)
    const words = await wordsOf(title, options.lang ?? usualLanguage())
    const to = options.to ?? record.entries.length
    if (to > record.entries.length) {
      throw new WrongUsage(
        `--to ${to} is too far: the record has ${counted(record.entries.length, 'entry', 'entries')}.`,
      )
    }
    const live = playAgain(title, record, to, file, words)
    const say: Say = { table: live.table, name: namesIn(live, words) }
    const told = live.everything.map(sent => ({ ...sent, words: sentence(sent, words, say) }))
    if (options.json) terminal.print(JSON.stringify(asJson(live, record, to, told), null, 2))
    else {
      terminal.print(heading(live, record, to, words, terminal))
      terminal.print(log(told, terminal).join('\n'))
      terminal.print(['', ...(live.over ? ending(live, words, say, terminal) : waiting(live, words, say))].join('\n'))
    }
    return 0
  },
})

type WordedEvent = Happened & { readonly words: string }

function playAgain(title: Title, record: GameRecord, to: number, file: string, words: Words): LiveTable {
  const table = tableOf(title, record, file, words)
  try {
    return LiveTable.replay(title.game, table, record, to)
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Refusal }
    throw new Failed(`${file} cannot be played again. ${message}${cause ? `: ${words.refusal(cause)}` : '.'}`)
  }
}

/** Whoever held the seat last; else its number. */
function namesIn({ record, table }: LiveTable, words: Words): Say['name'] {
  const names = new Map<number, string>()
  for (const entry of record.entries) if ('holder' in entry) names.set(entry.seat, entry.holder)
  return seat => names.get(seat) ?? words.namesAt(table)(seat)
}

const sentence = ({ event }: Happened, { text }: Words, say: Say): string => text.events[event.type](event, say)

function asJson(live: LiveTable, record: GameRecord, to: number, told: readonly WordedEvent[]): object {
  const { result, game, table, state } = live
  const parts = result?.totals.map((_, seat) => game.scoreParts(state.g, seat, table))
  return {
    game: record.game,
    version: record.version,
    seats: table.seats,
    options: table.options,
    entries: record.entries.length,
    to,
    events: told,
    asked: live.asked,
    result: result ? { ...result, parts } : null,
  }
}

function heading(live: LiveTable, record: GameRecord, to: number, words: Words, { bold }: Terminal): string {
  const all = record.entries.length
  const taken = live.record.entries.length - countingEntries(live.record.entries).length
  const { own } = words
  const which = to === all ? own.entries(all) : own.firstOf(to, all)
  const silent = taken > 0 ? ` (${own.silent(taken)})` : ''
  return `${bold(words.text.name)}, ${own.seats(live.table.seats)}, ${which}${silent}\n`
}

/** The number of an entry stands before its first sentence. */
function log(told: readonly WordedEvent[], { dim }: Terminal): string[] {
  const width = `${told.at(-1)?.entry ?? 0}`.length
  return told.map(({ entry, words }, i) => {
    const number = entry >= 0 && entry !== told[i - 1]?.entry ? `${entry}` : ''
    return `${dim(number.padStart(width))}  ${words}`
  })
}

function ending(live: LiveTable, { text, own }: Words, say: Say, { bold }: Terminal): string[] {
  const { result, game, state, table } = live
  if (!result) return []
  const parts = result.totals.map((_, seat) => game.scoreParts(state.g, seat, table))
  const rows: string[][] = []
  let place = 1
  for (const seats of result.order) {
    for (const seat of seats) {
      const points = game.scores.map(category => `${parts[seat][category]}`)
      rows.push([`${place}. ${say.name(seat)}`, ...points, `${result.totals[seat]}`])
    }
    place += seats.length
  }
  return [
    text.endings[result.ending],
    '',
    ...columns([own.place, ...game.scores.map(category => text.scores[category]), own.total], rows, bold),
  ]
}

/** Whose turn it is in the middle of a game. */
const waiting = (live: LiveTable, words: Words, say: Say): string[] =>
  live.asked.map(seat => {
    const question = words.text.questions[live.questionId(seat) as string]
    return `${say.name(seat)}: ${question({ ...askingOf(live, seat, words), name: say.name })}`
  })
