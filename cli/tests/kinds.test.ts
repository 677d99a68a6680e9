import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  amount,
  assign,
  bundle,
  either,
  order,
  parameters,
  partition,
  pick,
  pickThen,
  type Question,
  share,
  split,
  subset,
  whyNot,
} from '@palatine/kernel'
import { expect, test } from 'vitest'

/** The parameters of each kind, as the document has them. */
type Parameters = ReturnType<typeof JSON.parse>

const makers: { [kind: string]: (p: Parameters) => unknown } = {
  pick: p => pick(p.items),
  'pick-then': p => pickThen(p.items, p.ways),
  either: p =>
    either(
      Object.fromEntries(
        Object.entries<Parameters>(p.branches).map(([key, inner]) => [key, makers[inner.kind](inner) as Question]),
      ),
    ),
  subset: p => subset(p.items, p.min, p.max),
  partition: p => partition(p.alike, p),
  split: p => split(p.items, p.min),
  share: p => share(p.caps, p.min, p.max),
  bundle: p => bundle(p.values, p.stock, p.sum),
  assign: p => assign(p.items, p.copies, p.slots, p.fill),
  order: p => order(p.items),
  amount: p => amount(p.min, p.max),
}

const document = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'engine-protocol.md'), 'utf8')
const rows = [...document.matchAll(/^\| `([\w-]+)` \| `(\{.*?\})` \| `(.*?)` \|/gm)].map(([, kind, given, answer]) => [
  kind,
  given,
  answer,
])

test('the document has an example for every kind of question', () => {
  expect(rows.map(([kind]) => kind)).toEqual(Object.keys(makers))
})

test.each(rows)('%s: the example in the document is a question, and its answer is accepted', (kind, given, answer) => {
  const question = makers[kind](JSON.parse(given)) as Question
  expect(parameters(question)).toEqual(JSON.parse(given))
  expect(whyNot(question, JSON.parse(answer))).toBeUndefined()
})
