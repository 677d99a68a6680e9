import { shuffle } from '../chance.ts'
import { common, draftList, type Kind, type More, type QuestionOf, wholeNumbers } from './kind.ts'

/** All the things, one after the other. */
export interface Order extends QuestionOf<readonly number[]> {
  readonly kind: 'order'
  readonly items: readonly number[]
}

export const order = (items: readonly number[], more?: More<readonly number[]>): Order => ({
  ...common('order', more, items.length === 0),
  items,
})

const different = (things: readonly unknown[]) => new Set(things).size === things.length

export const orderKind: Kind<Order, readonly number[]> = {
  below(q, steps) {
    if (steps.length > q.items.length || !different(steps) || !steps.every(item => q.items.includes(item))) return 0
    let ways = 1
    for (let left = q.items.length - steps.length; left > 1; left--) ways *= left
    return ways
  },
  few: q => (q.items.length > 1 ? 2 : 1),
  next: (q, steps) => q.items.filter(item => !steps.includes(item)),
  more: (q, steps) => orderKind.next(q, steps),
  toSteps: (q, answer) => (wholeNumbers(answer, q.items.length) ? [...answer] : undefined),
  toAnswer: (_, steps) => [...steps],
  possible(q, draft) {
    const given = draftList(draft, q.items.length)?.filter(item => item !== null)
    return given?.every(item => q.items.includes(item as number)) === true && different(given)
  },
  parameters: q => ({ items: q.items }),
  sample: (q, chance) => shuffle(chance, q.items.slice()),
}
