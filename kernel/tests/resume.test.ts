import { describe, expect, test } from 'vitest'
import { FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { Replay } from '../replay.ts'
import { tableFor } from '../title.ts'
import { type Little, little, littleTitle } from './little-game.ts'

const game = little as never
const table = tableFor(littleTitle, 2)
const open = (seed = 1) => LiveTable.open(game, table, new FastChance(seed)) as unknown as LiveTable<Little>
const word = (n: number) => ['chooseWord', n]
/** The word that rolls a die: nothing before it can be taken back. */
const roll = word(4)
const loaded = <T>(data: T): T => JSON.parse(JSON.stringify(data))

/** A table from a snapshot and the entries since, with nothing else. */
const resumed = (live: LiveTable<Little>, snapshot: object) => {
  const { sequence } = snapshot as { sequence: number }
  const tail = loaded(live.entries.slice(sequence))
  return LiveTable.resume(
    game,
    table,
    live.header,
    loaded(snapshot) as never,
    tail,
    new FastChance(9),
  ) as unknown as LiveTable<Little>
}

describe('a table that is resumed', () => {
  test('can take back what was answered before the snapshot', () => {
    const live = open()
    live.play(0, word(0))
    const before = live.hash()
    live.play(1, word(0))
    const again = resumed(live, live.snapshot())
    expect(again.undo(1)).toBeUndefined()
    expect(again.hash()).toBe(before)
    expect(again.undo(0)).toBeUndefined()
    expect(again.undo(0)).toEqual({ reason: 'nothingToUndo' })
  })

  test('knows why something cannot be taken back that lies before the barrier', () => {
    const live = open()
    live.play(0, roll)
    const again = resumed(live, live.snapshot())
    expect(again.undo(0)).toEqual({ reason: 'chanceWasDrawn' })
    expect(again.undo(1)).toEqual({ reason: 'nothingToUndo' })
  })

  test('follows undos that came after the snapshot, also of answers before it', () => {
    const live = open()
    live.play(0, word(0))
    const snapshot = live.snapshot()
    live.undo(0)
    live.play(0, word(2))
    live.play(1, word(3))
    live.undo(1)
    const again = resumed(live, snapshot)
    expect(again.state).toEqual(live.state)
    expect(again.events(1)).toEqual(live.events(1))
  })

  test('has a snapshot that grows neither with the game nor with what was taken back', () => {
    const live = open()
    live.play(0, roll)
    const size = JSON.stringify(live.snapshot()).length
    for (let i = 0; i < 200; i++) {
      live.play(1, word(0))
      live.undo(1)
    }
    expect(JSON.stringify(live.snapshot()).length).toBeLessThan(size + 20)
    expect(live.snapshot().since).toEqual([])
  })

  test('has no record, and says so', () => {
    const live = open()
    live.play(0, roll)
    expect(() => resumed(live, live.snapshot()).record).toThrow('no entries before 1')
  })
})

describe('numbers', () => {
  test('a question is replaced by its answer, and by taking that back', () => {
    const live = open()
    expect([live.questionNumber(0), live.questionNumber(1)]).toEqual([0, 0])
    live.play(0, word(0))
    expect([live.questionNumber(0), live.questionNumber(1)]).toEqual([1, 0])
    live.undo(0)
    // Seat 1 had been asked because of that answer: its question is gone, too.
    expect([live.questionNumber(0), live.questionNumber(1)]).toEqual([2, 1])
  })

  test('a secret answer that is changed is for the same question, and nobody else can count it', () => {
    const live = open()
    live.play(0, word(0))
    live.play(1, word(0))
    const [number, own, other] = [live.questionNumber(0), live.shown(0), live.shown(1)]
    live.play(0, 7)
    expect([live.questionNumber(0), live.shown(0), live.shown(1)]).toEqual([number, own + 1, other + 1])
    live.play(0, 8)
    live.play(0, 9)
    expect([live.questionNumber(0), live.shown(0), live.shown(1)]).toEqual([number, own + 3, other + 1])
    live.play(1, 1)
    expect([live.questionNumber(0), live.shown(1)]).toEqual([number + 1, other + 2])
  })

  test('an answer with what the table answers by itself is one moment', () => {
    const live = open()
    const before = live.shown(null)
    live.play(0, word(2))
    expect(live.shown(null)).toBe(before + 1)
    expect(new Set(live.events(1).map(({ moment }) => moment))).toEqual(new Set([before + 1]))
  })

  test('survive a resume', () => {
    const live = open()
    const snapshot = live.snapshot()
    live.play(0, word(0))
    live.undo(0)
    live.seatHolder(1, 'bot:plain')
    live.play(0, word(3))
    const again = resumed(live, snapshot)
    for (const seat of [0, 1]) {
      expect(again.questionNumber(seat)).toBe(live.questionNumber(seat))
      expect(again.shown(seat)).toBe(live.shown(seat))
      expect(again.answered(seat)).toBe(live.answered(seat))
    }
    expect(again.shown(null)).toBe(live.shown(null))
  })
})

describe('going back by consent', () => {
  const rolls = (live: LiveTable<Little>) => live.state.g.said.filter(said => said.startsWith('rolled'))

  test('reaches over draws, and the same answers draw the same', () => {
    const live = open()
    live.play(0, roll)
    live.play(1, roll)
    const seen = rolls(live)
    expect(live.back(0)).toBeUndefined()
    expect(live.state.g.said).toEqual([])
    expect(live.entries.at(-1)).toEqual({ back: 0 })
    live.play(0, roll)
    live.play(1, roll)
    expect(rolls(live)).toEqual(seen)
  })

  test('another answer draws anew', () => {
    // Chance goes on where it was, so another table with the same seed tells what it brings next.
    const live = open(5)
    const next = open(5)
    live.play(0, roll)
    live.back(0)
    next.play(0, roll)
    for (const one of [live, next]) {
      one.play(one.asked[0], word(0))
      one.play(one.asked[0], roll)
    }
    expect(rolls(live)).not.toEqual([rolls(next)[0]])
  })

  test('is a record like any other: replayed and resumed it remembers what was seen', () => {
    const live = open()
    live.play(0, roll)
    const seen = rolls(live)
    const snapshot = live.snapshot()
    live.play(1, roll)
    const both = rolls(live)
    live.back(1)
    expect(rolls(live)).toEqual(seen)
    const replayed = LiveTable.replay(game, table, loaded(live.record), undefined, new FastChance(77))
    const later = resumed(live, live.snapshot())
    for (const one of [replayed as unknown as LiveTable<Little>, later, resumed(live, snapshot)]) {
      expect(one.hash()).toBe(live.hash())
      one.play(1, roll)
      expect(rolls(one)).toEqual(both)
    }
  })

  test('only to an answer that counts, and not beyond what the table holds', () => {
    const live = open()
    live.play(0, word(0))
    live.undo(0)
    expect(live.back(0)).toEqual({ reason: 'nothingToUndo' })
    expect(live.whyNotBack('x')).toEqual({ reason: 'nothingToUndo' })
    live.play(0, roll)
    const again = resumed(live, live.snapshot())
    expect(() => again.back(2)).toThrow('needs the whole record')
  })
})

test('a copy is a table of its own', () => {
  const live = open()
  live.play(0, word(0))
  const copy = live.copy()
  copy.play(1, word(2))
  expect(live.asked).toEqual([1])
  expect(live.entries).toHaveLength(1)
  expect(live.events(0)).toHaveLength(1)
  live.take(copy.entries.slice(1))
  expect(live.hash()).toBe(copy.hash())
  expect(live.events(0)).toEqual(copy.events(0))
  expect(() =>
    live.take([
      { seat: 0, undo: true },
      { seat: 0, undo: true },
    ]),
  ).toThrow('the undo is refused')
})

test('a replay steps to any moment and shows nothing that was taken back', () => {
  const live = open()
  live.play(0, word(0))
  live.undo(0)
  for (let i = 0; i < 40; i++) live.play(0, word(3))
  live.play(0, roll)
  const replay = new Replay(game, table, loaded(live.record))
  expect(replay.moments[0]).toEqual({ entry: 0, by: null, moved: true })
  expect(replay.moments).toHaveLength(42)
  expect(replay.moments[1]).toEqual({ entry: 3, by: 0, moved: true })
  for (const { entry } of [...replay.moments].reverse()) {
    const there = replay.at(entry)
    expect(there.hash()).toBe(LiveTable.replay(game, table, live.record, entry).hash())
    expect(there.everything).toHaveLength(2 * Math.max(0, Math.min(entry - 2, 40)) + (entry > 42 ? 1 : 0))
  }
})
