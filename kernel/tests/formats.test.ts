import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plain, random } from '../bot.ts'
import { FastChance } from '../chance.ts'
import { LiveTable } from '../live-table.ts'
import { countsWith, type Option, readOptions, spreadOptions } from '../options.ts'
import { flag, list, object, oneOf, problemsIn, sourced, whole, words } from '../schema.ts'
import { de } from '../text/de.ts'
import { en } from '../text/en.ts'
import { refusalInWords } from '../text.ts'
import { componentProblems, makeTable, tableFor } from '../title.ts'
import { canonical, copy, freeze, hash } from '../values.ts'
import { little, littleBot, littleTitle } from './little-game.ts'

describe('options', () => {
  const { options } = little
  test('what is not given is as usual', () => {
    expect(readOptions(options, { size: 5 })).toEqual({ values: { colour: 'red', loud: false, parts: [], size: 5 } })
    expect(readOptions(options, undefined)).toHaveProperty('values.size', 3)
  })

  test.each([
    [{ size: 10 }, 'wrongOption', '1..9'],
    [{ size: 2.5 }, 'wrongOption', '1..9'],
    [{ colour: 'green' }, 'wrongOption', 'red | blue'],
    [{ loud: 1 }, 'wrongOption', 'true | false'],
    [{ parts: ['a', 'a'] }, 'wrongOption', '[a, b]'],
    [{ parts: 'a' }, 'wrongOption', '[a, b]'],
  ])('%j is refused and what is right is said', (given, reason, right) => {
    expect(readOptions(options, given)).toMatchObject({ refused: { reason, values: { right } } })
  })

  test('unknown keys and other forms are refused', () => {
    expect(readOptions(options, { taste: 1 })).toMatchObject({ refused: { reason: 'unknownOption' } })
    expect(readOptions(options, { constructor: 1 })).toMatchObject({ refused: { reason: 'unknownOption' } })
    expect(readOptions(options, [])).toMatchObject({ refused: { reason: 'optionsNotAnObject' } })
  })

  test('an option may count with some seats only', () => {
    const solo: Option = { type: 'flag', seats: [1, 2], standard: false }
    expect([1, 2, 3].map(seats => countsWith(solo, seats))).toEqual([true, true, false])
    expect(countsWith(options.loud, 7)).toBe(true)
  })

  test('a spread covers the values of every option', () => {
    const spread = spreadOptions(options, 1000)
    expect(spread).toHaveLength(2 * 2 * 4 * 3)
    const some = spreadOptions(options, 7)
    expect(some).toHaveLength(7)
    expect(new Set(some.map(canonical)).size).toBe(7)
    expect(readOptions(options, undefined)).toEqual({ values: some[0] })
  })
})

describe('components', () => {
  const schema = object({
    name: words,
    size: whole(1, 9),
    colour: oneOf('red', 'blue'),
    open: flag,
    rows: list(object({ cost: whole(0, 5) }), { length: 2 }),
  })
  const good = { name: 'x', size: 3, colour: 'red', open: true, rows: [{ cost: 1 }, { cost: 2 }] }

  test('right figures have no problems', () => {
    expect(problemsIn(schema, good)).toEqual([])
  })

  test.each([
    [{ ...good, size: 10 }, 'size', 'notAWholeNumber'],
    [{ ...good, name: ' ' }, 'name', 'notWords'],
    [{ ...good, colour: 'green' }, 'colour', 'notOneOf'],
    [{ ...good, open: 'yes' }, 'open', 'notAFlag'],
    [{ ...good, rows: [{ cost: 1 }, { cost: 7 }] }, 'rows[1].cost', 'notAWholeNumber'],
    [{ ...good, rows: [{ cost: 1 }] }, 'rows', 'wrongLength'],
    [{ ...good, rows: 3 }, 'rows', 'notAList'],
    [{ ...good, weight: 1 }, 'weight', 'unknownKey'],
    [{ name: 'x', size: 3, colour: 'red', open: true }, 'rows', 'missingKey'],
    [null, '', 'notAnObject'],
  ])('%#: what is wrong is said with its place', (value, place, reason) => {
    expect(problemsIn(schema, value)).toContainEqual(expect.objectContaining({ place, reason }))
  })

  test('figures say where they come from', () => {
    const figures = sourced({ n: whole(1, 2) })
    expect(problemsIn(figures, { n: 1 }).map(({ place }) => place)).toEqual(['source', 'note'])
    expect(problemsIn(figures, { n: 1, source: 'rumour', note: 'x' })[0].reason).toBe('notOneOf')
  })

  test("an owner's file takes the place of the built-in one", () => {
    const own = { box: { source: 'reported', note: 'from my box', pieces: 4 } }
    const made = makeTable(littleTitle, 2, {}, own)
    expect(made).toHaveProperty('table.components.box.pieces', 4)
    expect(componentProblems(littleTitle, own)).toEqual([])
    const wrong = makeTable(littleTitle, 2, {}, { box: { ...own.box, pieces: 9 } })
    expect(wrong).toMatchObject({ refused: { reason: 'wrongComponents' }, problems: [{ place: 'box.pieces' }] })
    expect(makeTable(littleTitle, 2, {}, 'x')).toHaveProperty('refused')
  })
})

describe('tables', () => {
  test('wrong seats and impossible options are refused with a reason', () => {
    expect(makeTable(littleTitle, 4)).toEqual({ refused: { reason: 'wrongSeats', values: { min: 1, max: 3 } } })
    expect(makeTable(littleTitle, '2')).toHaveProperty('refused')
    expect(makeTable(littleTitle, 2, { colour: 'blue', size: 9 })).toEqual({
      refused: { reason: 'tooBlue', rule: 'LG 1.3' },
    })
    expect(() => tableFor(littleTitle, 9)).toThrow('wrongSeats')
  })

  test('a table is frozen to its depth', () => {
    const table = tableFor(littleTitle, 2)
    expect(Object.isFrozen(table.options) && Object.isFrozen((table.components as { box: object }).box)).toBe(true)
  })
})

describe('text', () => {
  test('both languages have the same refusals', () => {
    expect(Object.keys(de.refusals)).toEqual(Object.keys(en.refusals))
  })

  test("the game's own words come first, the rule is cited, an unknown reason is shown as it is", () => {
    const game = { refusals: { notOffered: () => 'Own words.' } } as never
    expect(refusalInWords({ reason: 'notOffered', rule: 'LG 1.1' }, game, en)).toBe('Own words. (LG 1.1)')
    expect(refusalInWords({ reason: 'wrongSeats', values: { min: 1, max: 2 } }, game, de)).toContain('1 bis 2')
    expect(refusalInWords({ reason: 'somethingElse' }, game, en)).toBe('somethingElse')
  })
})

describe('bots', () => {
  const look = () => {
    const live = LiveTable.open(little as never, tableFor(littleTitle, 1), new FastChance(1))
    const question = live.question(0) as never
    return { table: live.table, view: live.view(0), known: null, seat: 0, id: 'chooseWord', at: {}, question }
  }

  test('plain takes what the score of the game likes best', () => {
    expect(plain(littleBot)(look(), { chance: new FastChance(1) }).answer).toEqual(['chooseWord', 0])
  })

  test('with noise it errs, and random takes anything', () => {
    const found = (bot: ReturnType<typeof plain>) => {
      const chance = new FastChance(5)
      return new Set(Array.from({ length: 200 }, () => canonical(bot(look(), { chance }).answer))).size
    }
    expect(found(plain(littleBot, 0.5))).toBe(7)
    expect(found(random)).toBe(7)
  })
})

test('the text of data is JSON, whatever is in it, with its keys in order', () => {
  const sorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(sorted)
    const entries = Object.entries(value).filter(([, part]) => part !== undefined)
    return Object.fromEntries(
      entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
    )
  }
  // Keys that look like numbers are left out: an object cannot hold them in another order than its own.
  const word = fc
    .oneof(fc.string(), fc.constantFrom('a-b', 'a"b', '\n', 'ä', '\ud800'))
    .filter(key => !/^\d+$/.test(key))
  const { data } = fc.letrec(tie => ({
    data: fc.oneof(
      { maxDepth: 3 },
      fc.oneof(fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null)),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(word, fc.oneof(tie('data'), fc.constant(undefined)), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(data, value => {
      expect(canonical(value)).toBe(JSON.stringify(sorted(value)))
    }),
  )
})

test('equal data has equal text and hash, whatever the order of its keys', () => {
  const [a, b] = [
    { x: 1, y: [{ p: 1, q: 2 }] },
    { y: [{ q: 2, p: 1 }], x: 1 },
  ]
  expect(canonical(a)).toBe(canonical(b))
  expect(hash(canonical(a))).toMatch(/^[0-9a-f]{14}$/)
  expect(hash('a')).not.toBe(hash('b'))
  const frozen = freeze(copy(a))
  expect(() => {
    ;(frozen.y[0] as { p: number }).p = 2
  }).toThrow()
  expect(a.y[0].p).toBe(1)
})
