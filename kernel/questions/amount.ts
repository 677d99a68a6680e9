import { common, few, type Kind, type More, type QuestionOf } from './kind.ts'

/** A number from `min` to `max`; neither is negative. */
export interface Amount extends QuestionOf<number> {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
}

export const amount = (min: number, max: number, more?: More<number>): Amount => ({
  ...common('amount', more),
  min,
  max,
})

const within = (q: Amount, n: number) => n >= q.min && n <= q.max

export const amountKind: Kind<Amount, number> = {
  below: (q, steps) =>
    steps.length === 0 ? Math.max(0, q.max - q.min + 1) : steps.length === 1 && within(q, steps[0]) ? 1 : 0,
  few: q => few(q.max - q.min + 1),
  next: (q, steps) =>
    steps.length > 0 ? [] : Array.from({ length: Math.max(0, q.max - q.min + 1) }, (_, i) => q.min + i),
  more: (q, steps) => amountKind.next(q, steps),
  toSteps: (_, answer) => (Number.isInteger(answer) ? [answer as number] : undefined),
  toAnswer: (_, steps) => steps[0],
  possible: (q, draft) => (draft === null ? q.min <= q.max : Number.isInteger(draft) && within(q, draft as number)),
  parameters: q => ({ min: q.min, max: q.max }),
  sample: (q, chance) => q.min + chance.below(q.max - q.min + 1),
}
