import { NOBODY, type State } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { nextAtDevice } from '../table/passing.ts'

const view = (where: Partial<State['where']> = {}): State => ({
  g: {},
  where: { stack: [], asked: NOBODY, together: null, branches: null, ...where },
})

test('the device stays with whoever is asked, and with the last one while bots play', () => {
  expect(nextAtDevice({ watcher: 0, view: view(), asked: [0, 1], alike: [] }, [0, 1])).toBeNull()
  expect(nextAtDevice({ watcher: 0, view: view(), asked: [2], alike: [1] }, [0, 1])).toBeNull()
  expect(nextAtDevice({ watcher: 0, view: view(), asked: [1], alike: [] }, [0])).toBeNull()
})

test('where both see the same and the question is open, the next one goes on at once', () => {
  expect(nextAtDevice({ watcher: 0, view: view(), asked: [1], alike: [1] }, [0, 1])).toEqual({
    seat: 1,
    covered: false,
  })
})

test('where the two see different things, or what is asked is secret, the device is handed over', () => {
  expect(nextAtDevice({ watcher: 0, view: view(), asked: [1], alike: [] }, [0, 1])).toEqual({ seat: 1, covered: true })
  const together = { seats: [0, 1], answers: [3, null] }
  expect(nextAtDevice({ watcher: 0, view: view({ together }), asked: [1], alike: [1] }, [0, 1])).toEqual({
    seat: 1,
    covered: true,
  })
  const branches = [{ seat: 1, done: false, stack: [] }]
  expect(nextAtDevice({ watcher: 0, view: view({ branches }), asked: [1], alike: [1] }, [0, 1])).toEqual({
    seat: 1,
    covered: true,
  })
})
