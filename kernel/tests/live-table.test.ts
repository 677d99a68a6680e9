import { describe, expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { defineGame } from '../game.ts'
import { LiveTable } from '../live-table.ts'
import { rules } from '../procedure.ts'
import { pick } from '../questions/index.ts'
import type { GameRecord } from '../record.ts'
import { whyRecordDoesNotFit } from '../record-fits.ts'
import { tableFor } from '../title.ts'
import type { Table } from '../values.ts'
import { type Little, little, littleTitle } from './little-game.ts'

const game = little as never
const table = (seats: number) => tableFor(littleTitle, seats)
const open = (seats: number) => LiveTable.open(game, table(seats), new FastChance(1)) as unknown as LiveTable<Little>
const word = (n: number) => ['chooseWord', n]

/** Two seats that whisper: seat 0 has said its number, seat 1 not yet. */
function whispering() {
  const live = open(2)
  live.play(0, word(0))
  live.play(1, word(0))
  live.play(0, 7)
  return live
}

describe('refusals', () => {
  test('a wrong seat, a seat that is not asked, a wrong answer, a finished game', () => {
    const live = open(2)
    expect(live.play(7, word(0))).toEqual({ reason: 'noSuchSeat', values: { seats: 2 } })
    expect(live.play(1, word(0))).toEqual({ reason: 'notAsked', values: { asked: [0] } })
    expect(live.play(0, word(9))).toMatchObject({ reason: 'notOffered' })
    expect(live.play(0, 'x')).toMatchObject({ reason: 'wrongForm' })
    const done = whispering()
    done.play(1, 1)
    expect(done.play(0, 1)).toEqual({ reason: 'gameOver' })
    expect(live.record.entries).toEqual([])
  })
})

describe('undo', () => {
  test('takes back the last own answer and restores the state, as one more entry', () => {
    const live = open(2)
    const before = live.hash()
    live.play(0, word(0))
    expect(live.undo(0)).toBeUndefined()
    expect(live.hash()).toBe(before)
    expect(live.record.entries).toHaveLength(2)
    expect(live.record.entries[1]).toEqual({ seat: 0, undo: true })
    expect(live.events(1)).toEqual([])
  })

  test('not if somebody else has answered since', () => {
    const live = open(2)
    live.play(0, word(0))
    live.play(1, word(0))
    expect(live.undo(0)).toEqual({ reason: 'othersHaveAnswered' })
    expect(live.undo(1)).toBeUndefined()
    expect(live.undo(0)).toBeUndefined()
  })

  test('not over a die roll', () => {
    const live = open(2)
    live.play(0, word(4))
    expect(live.undo(0)).toEqual({ reason: 'chanceWasDrawn' })
  })

  test('not over a reveal', () => {
    const live = whispering()
    live.play(1, 1)
    expect(live.undo(1)).toEqual({ reason: 'somethingWasRevealed' })
    const alone = open(1)
    alone.play(0, word(0))
    alone.play(0, 3)
    expect(alone.undo(0)).toEqual({ reason: 'somethingWasRevealed' })
  })

  test('a secret answer can be taken back while others think, and theirs stay', () => {
    const live = open(2)
    live.play(0, word(0))
    live.play(1, word(0))
    live.play(1, 4)
    live.play(0, 7)
    const pending = whispering()
    expect(pending.undo(0)).toBeUndefined()
    expect(pending.asked).toEqual([0, 1])
    pending.play(1, 2)
    expect(pending.undo(0)).toEqual({ reason: 'othersHaveAnswered' })
    pending.play(0, 3)
    expect(pending.state.g.said.at(-1)).toBe('sum 5')
  })

  test('nothing to take back', () => {
    expect(open(2).undo(1)).toEqual({ reason: 'nothingToUndo' })
    expect(open(2).undo(5)).toMatchObject({ reason: 'noSuchSeat' })
  })
})

describe('records', () => {
  const played = () => {
    const live = open(2)
    live.play(0, word(4))
    live.play(1, word(2))
    live.undo(1)
    live.seatHolder(1, 'bot:plain')
    live.play(1, word(3))
    live.play(1, word(0))
    live.play(0, 2)
    live.play(0, 5)
    live.play(1, 1)
    return live
  }
  const loaded = (live: LiveTable<Little>): GameRecord => JSON.parse(JSON.stringify(live.record))

  test('a record with undos, changed answers and draws replays to the same state', () => {
    const live = played()
    expect(live.state.g.said.at(-1)).toBe('sum 6')
    const again = LiveTable.replay(game, table(2), loaded(live))
    expect(again.hash()).toBe(live.hash())
    expect(again.events(0)).toEqual(live.events(0))
  })

  test('up to any entry', () => {
    const record = loaded(played())
    const said = (to: number) =>
      (LiveTable.replay(game, table(2), record, to) as unknown as LiveTable<Little>).state.g.said
    expect(said(0)).toEqual([])
    expect(said(2).slice(-4)).toEqual(['first', 'second', 'second', 'bye'])
    expect(said(3).at(-1)).toBe('bye')
    expect(said(3)).toHaveLength(3)
  })

  test('goes on after replay as if nothing had been', () => {
    const live = whispering()
    const again = LiveTable.replay(
      game,
      table(2),
      loaded(live),
      undefined,
      new FastChance(9),
    ) as unknown as LiveTable<Little>
    again.play(1, 1)
    expect(again.state.g.said.at(-1)).toBe('sum 8')
  })

  test('a record that does not fit is named with its entry', () => {
    const live = played()
    const bent = (change: (record: { entries: Record<string, unknown>[]; setup: number[] }) => void) => {
      const record = JSON.parse(JSON.stringify(live.record))
      change(record)
      return () => LiveTable.replay(game, table(2), record)
    }
    expect(bent(r => Object.assign(r.entries[0], { draws: [9] }))).toThrow('draw 9')
    expect(bent(r => Object.assign(r.entries[0], { draws: [0, 0] }))).toThrow('entry 0: 1 draws too many')
    expect(bent(r => Object.assign(r.entries[0], { answer: ['chooseWord', 8] }))).toThrow(
      'entry 0: the answer is refused',
    )
    expect(bent(r => Object.assign(r.entries[0], { hash: '0' }))).toThrow('entry 0: the state is another')
    expect(bent(r => r.setup.push(1))).toThrow('draws too many before the first answer')
  })

  test('rules that play it differently are told from rules that do not', () => {
    const { record } = played()
    expect(whyRecordDoesNotFit(game, table(2), record)).toBeUndefined()
    const setup = () => ({ said: [], secret: [-2, -2], lives: 3 })
    expect(whyRecordDoesNotFit({ ...little, setup } as never, table(2), record)).toContain(
      'entry 0: the state is another',
    )
  })

  test('a snapshot goes on like the table it was taken from', () => {
    const live = whispering()
    const snapshot = JSON.parse(JSON.stringify(live.snapshot()))
    const resumed = LiveTable.resume(
      game,
      table(2),
      loaded(live),
      snapshot,
      [],
      new FastChance(3),
    ) as unknown as LiveTable<Little>
    expect(resumed.hash()).toBe(live.hash())
    resumed.play(1, 1)
    live.play(1, 1)
    expect(resumed.hash()).toBe(live.hash())
    expect(resumed.entries).toEqual(live.entries.slice(resumed.first))
  })

  test('a snapshot with entries after it plays them', () => {
    const live = open(2)
    const snapshot = live.snapshot()
    live.play(0, word(0))
    const resumed = LiveTable.resume(game, table(2), live.header, snapshot as never, live.entries, new FastChance(3))
    expect(resumed.hash()).toBe(live.hash())
  })

  test('a game can begin from a prepared position', () => {
    const from = whispering().state
    const live = LiveTable.open(game, table(2), new FastChance(1), {
      from: from as never,
    }) as unknown as LiveTable<Little>
    live.play(1, 2)
    expect(live.state.g.said.at(-1)).toBe('sum 9')
    expect(LiveTable.replay(game, table(2), loaded(live)).hash()).toBe(live.hash())
  })
})

test('an event that the table of events does not know is an error', () => {
  const events = { said: {} }
  const live = LiveTable.open({ ...little, events } as never, table(1), new FastChance(1))
  live.play(0, word(0))
  expect(() => live.play(0, 3)).toThrow('the event shown is not in')
})

test('what a branch of a second fork tells its seat stays with it, also if the first fork joined in silence', () => {
  const { procedure } = rules<Little, Table, never>()
  const branch = procedure(
    'branch',
    (at: { seat: number; fork: number }) => at,
    ({ act, ask }) => ({
      mutter: act(({ at: { seat, fork }, io }) =>
        io.emit?.({ type: 'said', seat, what: `fork ${fork}`, rule: 'LG 1.1' } as never),
      ),
      goOn: ask({
        rule: 'LG 1.1',
        to: ({ at: { seat } }) => seat,
        question: () => pick([0, 1]),
        answer: () => undefined,
      }),
    }),
  )
  const twoForks = procedure(
    'twoForks',
    () => ({}),
    ({ fork }) => {
      const apart = (n: number) =>
        fork({ to: () => [0, 1], procedure: branch, locals: seat => ({ seat, fork: n }), join: () => undefined })
      return { first: apart(1), second: apart(2) }
    },
  )
  const forks = defineGame({ ...little, procedures: [twoForks, branch], start: twoForks } as never)
  const live = LiveTable.open(forks as never, table(2), new FastChance(1))
  const heard = (seat: number) =>
    live.events(seat).map(({ event }) => `${event.seat}: ${(event as never as { what: string }).what}`)
  expect(heard(0)).toEqual(['0: fork 1'])
  live.play(0, 0)
  live.play(1, 0)
  expect(heard(0)).toEqual(['0: fork 1', '1: fork 1', '0: fork 2'])
  expect(heard(1)).toEqual(['1: fork 1', '0: fork 1', '1: fork 2'])
})
