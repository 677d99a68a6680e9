import {
  type Answer,
  type AnyText,
  type Asking,
  below,
  NONE,
  PASS,
  type Question,
  smallSteps,
  toAnswer,
} from '@palatine/kernel'
import type { KitWords } from './words.ts'

/** Words for the parts of an answer, for widgets and for lists that are taken step by step. */
export interface FullLabels {
  item(item: number, branch: string | undefined): string
  slot(place: number, branch: string | undefined): string
  way(item: number, way: number, branch: string | undefined): string
  branch(key: string): string
}

/** What a game says of them itself; where it says nothing, the words of whole answers and questions are used. */
export type Labels = {
  readonly [K in keyof FullLabels]?: (...parts: Parameters<FullLabels[K]>) => string | undefined
}

/** One answer in the game's words; its number if the game has no words for it. */
export function answerInWords(text: AnyText, id: string, answer: Answer, asking: Asking): string {
  try {
    return text.answers[id]?.(answer, asking) ?? String(answer)
  } catch {
    return JSON.stringify(answer)
  }
}

/**
 * Words for the parts of an answer: the game's labels where it has some; else the words of an answer that consists of
 * that part alone; else a number.
 */
export function fullLabels(
  given: Labels,
  text: AnyText,
  id: string,
  question: Question,
  asking: Asking,
  words: KitWords,
): FullLabels {
  const alone = (inner: Question, part: number, branch: string | undefined): string | undefined => {
    const whole: Answer = inner.kind === 'pick' || inner.kind === 'amount' ? part : [part]
    try {
      return text.answers[id]?.(branch === undefined ? whole : [branch, whole], asking)
    } catch {
      return undefined
    }
  }
  const inBranch = (branch: string | undefined): Question => {
    if (branch === undefined || question.kind !== 'either') return question
    return question.questions[question.keys.indexOf(branch)] ?? question
  }
  return {
    item(item, branch) {
      const own = given.item?.(item, branch)
      if (own !== undefined) return own
      const inner = inBranch(branch)
      const spoken =
        inner.kind === 'pick' || inner.kind === 'amount' || inner.kind === 'subset'
          ? alone(inner, item, branch)
          : undefined
      return spoken ?? words.thing(item)
    },
    slot: (place, branch) => given.slot?.(place, branch) ?? words.place(place + 1),
    way(item, way, branch) {
      const own = given.way?.(item, way, branch)
      if (own !== undefined) return own
      try {
        return (
          text.answers[id]?.(branch === undefined ? [item, way] : [branch, [item, way]], asking) ?? words.thing(way)
        )
      } catch {
        return words.thing(way)
      }
    },
    branch(key) {
      const own = given.branch?.(key)
      if (own !== undefined) return own
      const inner = inBranch(key)
      const [first] = smallSteps(inner, [])
      if (first !== undefined && below(inner, []) === 1) {
        const steps = [first]
        for (let more = smallSteps(inner, steps); more.length > 0; more = smallSteps(inner, steps)) steps.push(more[0])
        return answerInWords(text, id, [key, toAnswer(inner, steps)], asking)
      }
      try {
        return text.questions[key]?.(asking) ?? key
      } catch {
        return key
      }
    },
  }
}

/** One more small step of an answer in words, for lists that are taken step by step. */
export function stepInWords(
  question: Question,
  steps: readonly number[],
  step: number,
  labels: FullLabels,
  words: KitWords,
  branch?: string,
): string {
  if (step === PASS) return words.nothing
  switch (question.kind) {
    case 'either': {
      const { keys, questions } = question
      if (steps.length === 0) return labels.branch(keys[step])
      return stepInWords(questions[steps[0]], steps.slice(1), step, labels, words, keys[steps[0]])
    }
    case 'pick-then':
      return steps.length === 0 ? labels.item(step, branch) : labels.way(steps[0], step, branch)
    case 'share':
    case 'bundle':
      return `${labels.slot(steps.length, branch)}: ${step}`
    case 'assign':
      return `${labels.slot(steps.length, branch)}: ${step === NONE ? words.nothing : labels.item(step, branch)}`
    case 'split':
      return `${labels.item(question.items[steps.length], branch)}: ${words.side(step)}`
    case 'partition':
      return `${labels.item(question.alike[steps.length], branch)}: ${words.group(step + 1)}`
    case 'subset':
      return step === NONE ? words.nothing : labels.item(step, branch)
    case 'order':
      return `${words.place(steps.length + 1)}: ${labels.item(step, branch)}`
    case 'pick':
    case 'amount':
      return labels.item(step, branch)
  }
}
