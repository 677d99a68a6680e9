import { few, type Kind, type More, type QuestionOf } from './kind.ts'

/** One of several things. */
export interface Pick extends QuestionOf<number> {
  readonly kind: 'pick'
  /** The numbers of the things in their fixed catalogue, ascending. */
  readonly items: readonly number[]
}

const nothing: More<number> = {}

// Written out, because it is the hottest of all: made of parts it takes several times as long.
export const pick = (items: readonly number[], more: More<number> = nothing): Pick => ({
  kind: 'pick',
  optional: more.optional === true,
  anyOrder: more.anyOrder === true,
  why: more.why,
  narrow: more.narrow,
  items,
})

export const pickKind: Kind<Pick, number> = {
  below: (q, steps) => (steps.length === 0 ? q.items.length : q.items.includes(steps[0]) && steps.length === 1 ? 1 : 0),
  few: q => few(q.items.length),
  next: (q, steps) => (steps.length === 0 ? q.items : []),
  more: (q, steps) => (steps.length === 0 ? q.items : []),
  toSteps: (_, answer) => (Number.isInteger(answer) ? [answer as number] : undefined),
  toAnswer: (_, steps) => steps[0],
  possible: (q, draft) => (draft === null ? q.items.length > 0 : q.items.includes(draft as number)),
  parameters: q => ({ items: q.items }),
  sample: (q, chance) => q.items[chance.below(q.items.length)],
}
