import { describe, expect, test } from 'vitest'
import type { Policy } from '../bot.ts'
import { FastChance } from '../chance.ts'
import { defineGame } from '../game.ts'
import { LiveTable } from '../live-table.ts'
import { again, call, type Procedure, rules } from '../procedure.ts'
import { listAnswers, pick } from '../questions/index.ts'
import { begin, playout, questionRule } from '../run.ts'
import type { State } from '../state.ts'
import { tableFor } from '../title.ts'
import { canonical, NOBODY, type Table } from '../values.ts'
import { cloneState, determinizeView, seenBy } from '../view.ts'
import { type Little, little, littleTitle } from './little-game.ts'

const open = (seats: number) =>
  LiveTable.open(little as never, tableFor(littleTitle, seats), new FastChance(1)) as unknown as LiveTable<Little>

describe('the flow of a procedure', () => {
  test('nothing returned: on to the next step, then to the next of the list', () => {
    const table = open(2)
    table.play(0, ['chooseWord', 0])
    expect(table.state.g.said).toEqual(['0:0', 'bye'])
    expect(table.asked).toEqual([1])
  })

  test('restart begins the procedure anew with its locals as they are', () => {
    const table = open(1)
    table.play(0, ['chooseWord', 1])
    expect(table.state.where.stack.at(-1)?.at).toEqual({ seat: 0, asked: 2 })
  })

  test('leave ends the procedure at once', () => {
    const table = open(1)
    for (let i = 0; i < 3; i++) table.play(0, ['chooseWord', 1])
    expect(table.state.g.said).not.toContain('bye')
    expect(table.questionId(0)).toBe('whisperNumber')
  })

  test('calls are done in reading order, again does a step once more', () => {
    const table = open(1)
    table.play(0, ['chooseWord', 2])
    expect(table.state.g.said).toEqual(['0:2', 'first', 'second', 'second', 'bye'])
  })

  test('thenAgain asks the same question again afterwards', () => {
    const table = open(1)
    table.play(0, ['chooseWord', 3])
    expect(table.state.g.said).toEqual(['0:3', 'before the same question'])
    expect(table.questionId(0)).toBe('chooseWord')
  })

  test('an option beside the question calls its procedure and asks again', () => {
    const table = open(1)
    expect(listAnswers(table.question(0) as never)).toContainEqual(['spendLife', 2])
    table.play(0, ['spendLife', 2])
    expect(table.state.g).toMatchObject({ said: ['spent 2'], lives: 0 })
    expect(listAnswers(table.question(0) as never)).not.toContainEqual(['spendLife', 1])
  })

  test('a playout ends, and the state is JSON all the way', () => {
    const table = tableFor(littleTitle, 3)
    const io = { table, chance: new FastChance(4) }
    const state = begin(little as never, io)
    expect(playout(little as never, state, io)).toBeGreaterThan(5)
    expect(state.where.stack).toEqual([])
    expect(canonical(JSON.parse(JSON.stringify(state)))).toBe(canonical(state))
  })

  test('a playout goes by a policy, which is asked where there is a choice, and as far as it should', () => {
    const table = tableFor(littleTitle, 3)
    const io = { table, chance: new FastChance(4) }
    const state = begin(little, io) as State<Little>
    const asked: string[] = []
    const policy: Policy = ({ id, seat, known }) => {
      asked.push(`${seat} ${id} ${known}`)
      return id === 'chooseWord' ? ['chooseWord', 0] : 7
    }
    expect(playout(little, state, io, { policy, until: () => state.g.said.includes('1:0') })).toBe(2)
    expect(asked).toEqual(['0 chooseWord null', '1 chooseWord null'])
    expect(playout(little, state, io, { policy })).toBe(4)
    expect(state.g.secret).toEqual([7, 7, 7])
  })
})

test('a question cites its rule, which may differ; who is not asked has none', () => {
  const table = open(2)
  const rule = (seat: number, state: State = table.state) => questionRule(table.game, table.table, state, seat)
  expect([rule(0), rule(1)]).toEqual(['LG 1.1', undefined])
  table.play(0, ['chooseWord', 1])
  expect(rule(0)).toBe('LG 1.2')
  expect(rule(0, table.view(1))).toBe('LG 1.2')
})

describe('what is wrong in a definition is said at once', () => {
  const { procedure } = rules<Little, Table, never>()
  const twice = procedure(
    'twice',
    () => ({}),
    ({ ask }) => ({
      chooseWord: ask({ rule: 'LG 1.1', to: () => NOBODY, question: () => pick([]), answer: () => undefined }),
    }),
  ) as unknown as Procedure

  const openWith = (...procedures: object[]) => {
    const broken = defineGame({ ...little, procedures, start: procedures[0] } as never)
    return LiveTable.open(broken as never, tableFor(littleTitle, 2), new FastChance(1))
  }

  test('two questions of one name', () => {
    expect(() => defineGame({ ...little, procedures: [...little.procedures, twice] } as never)).toThrow('two questions')
  })

  test('two procedures of one name, or one that is not listed', () => {
    const { procedures } = little
    expect(() => defineGame({ ...little, procedures: [...procedures, procedures[0]] } as never)).toThrow(
      'two procedures',
    )
    expect(() => defineGame({ ...little, procedures: procedures.slice(0, 1) } as never)).toThrow('not listed')
  })

  test('a game that works for ever without asking', () => {
    const endless = procedure(
      'endless',
      () => ({}),
      ({ act }) => ({ work: act(() => again) }),
    )
    expect(() => openWith(endless)).toThrow('endless.work and what it calls never come to an end')
  })

  test('a procedure that is entered although it is not possible', () => {
    const never = procedure(
      'never',
      () => ({}),
      ({ act }) => ({ work: act(() => undefined) }),
      { possible: () => false },
    )
    const outer = procedure(
      'outer',
      () => ({}),
      ({ act }) => ({ enter: act(() => call(never, {})) }),
    )
    expect(() => openWith(outer, never)).toThrow('never was entered although')
  })

  test('a branch that asks another seat, draws, or forks again', () => {
    const inBranch = (branch: ReturnType<typeof procedure>) => {
      const outer = procedure(
        'outer',
        () => ({}),
        ({ fork }) => ({
          apart: fork({ to: () => [0], procedure: branch as never, locals: () => ({}), join: () => undefined }),
        }),
      )
      return () => openWith(outer, branch)
    }
    const other = procedure(
      'other',
      () => ({}),
      ({ ask }) => ({
        askOther: ask({ rule: 'LG 1.1', to: () => 1, question: () => pick([0]), answer: () => undefined }),
      }),
    )
    const draws = procedure(
      'draws',
      () => ({}),
      ({ act }) => ({ roll: act(({ io }) => void io.chance.below(6)) }),
    )
    const nested = procedure(
      'nested',
      () => ({}),
      ({ together }) => ({
        whisperAgain: together({ rule: 'LG 1.1', to: () => [0], question: () => pick([0]), answers: () => undefined }),
      }),
    )
    expect(inBranch(other)).toThrow('asks seat 1 in the branch of seat 0')
    expect(inBranch(draws)).toThrow('no chance may be drawn here')
    expect(inBranch(nested)).toThrow('inside a fork')
  })
})

describe('views', () => {
  test('others see that somebody has answered, not what', () => {
    const table = open(2)
    table.play(0, ['chooseWord', 0])
    table.play(1, ['chooseWord', 0])
    table.play(0, 7)
    expect(table.view(0).where.together?.answers).toEqual([7, null])
    expect(table.view(1).where.together?.answers).toEqual([-1, null])
    expect(table.view(null).where.together?.answers).toEqual([-1, null])
    expect(table.asked).toEqual([1])
  })

  test('an imagined world has another answer in its place', () => {
    const table = open(2)
    table.play(0, ['chooseWord', 0])
    table.play(1, ['chooseWord', 0])
    table.play(0, 7)
    const found = new Set<unknown>()
    for (let seed = 0; seed < 80; seed++) {
      const imagined = determinizeView(little as never, table.table, table.view(1), null, 1, new FastChance(seed))
      found.add(imagined.where.together?.answers[0])
    }
    expect(found.size).toBe(10)
  })

  test('or none, or one by a policy', () => {
    const table = open(2)
    table.play(0, ['chooseWord', 0])
    table.play(1, ['chooseWord', 0])
    table.play(0, 7)
    const imagined = (pending: 'open' | Policy) =>
      determinizeView(little as never, table.table, table.view(1), null, 1, new FastChance(1), { pending })
    expect(imagined('open').where.together?.answers).toEqual([null, null])
    expect(imagined(({ seat }) => seat + 3).where.together?.answers).toEqual([3, null])
  })

  test('events reach their audience whole, the others without the secret part or not at all', () => {
    const event = { type: 'x', rule: 'LG 1.1', audience: [1], secret: { n: 3 } }
    expect(seenBy(event, 1)).toEqual(event)
    expect(seenBy(event, 0)).toEqual({ type: 'x', rule: 'LG 1.1' })
    expect(seenBy(event, null)).toEqual({ type: 'x', rule: 'LG 1.1' })
    expect(seenBy({ type: 'x', audience: [1] }, 0)).toBeUndefined()
    expect(seenBy({ type: 'x' }, null)).toEqual({ type: 'x' })
  })

  test('a clone goes its own way', () => {
    const table = open(1)
    const clone = cloneState(little as never, table.state as never)
    table.play(0, ['chooseWord', 0])
    expect(clone).toMatchObject({ g: { said: [] } })
  })
})
