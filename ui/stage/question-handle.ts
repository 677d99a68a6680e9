/** The question as a board uses it: what is lit, what is chosen, what a touch does. */
import { type Answer, type Either, NONE, type PartialAnswer, type Question } from '@palatine/kernel'
import { chosenBranch, isChosen, isLit, type Touch, touched, wholeAnswer } from '../partial-answer.ts'

/** What touching something would mean, for the explanation beside it and for the screen reader. */
export interface Explained {
  /** An answer, or the reason why not, as a sentence. */
  readonly text: string
  /** The paragraph of the guide that says so. */
  readonly rule?: string | undefined
  readonly possible: boolean
}

export interface QuestionHandle {
  /** Null where nothing is asked. */
  readonly id: string | null
  readonly question: Question | null
  /** The half-made answer, shared with the list and the widgets. */
  readonly partial: PartialAnswer
  /** The answer that a confirmation would give; undefined while something is missing. */
  readonly whole: Answer | undefined
  /** Whether one of these is asked, by itself or as a branch of an either. */
  is(...ids: string[]): boolean
  /** The question itself, if it is of this kind and one of these; null otherwise. */
  as<K extends Question['kind']>(kind: K, ...ids: string[]): Extract<Question, { kind: K }> | null
  /** The question with this id, by itself or as a branch of an either; one that asks nothing if it is not asked. */
  branch(id: string): QuestionHandle
  lit(touch: Touch): boolean
  chosen(touch: Touch): boolean
  /** Chooses; a second time takes back. */
  touch(touch: Touch): void
  set(partial: PartialAnswer): void
  /** Undefined where nothing is asked. */
  explain(touch: Touch): Explained | undefined
  /** Gives the answer, if it is whole. */
  confirm(): void
  /** Gives this answer at once, where a touch on the board is all that is needed. */
  give(answer: Answer): void
}

export interface Asking {
  readonly question: Question | null
  readonly questionId: string | null
  readonly partial: PartialAnswer
  setPartial(partial: PartialAnswer): void
  explain(touch: Touch): Explained
  confirm(answer: Answer): void
}

export function questionHandle(asking: Asking): QuestionHandle {
  const { question, partial, setPartial } = asking
  const id = question ? asking.questionId : null
  const several = question?.kind === 'either' ? question : undefined
  const whole = question ? wholeAnswer(question, partial) : undefined
  const handle: QuestionHandle = {
    id,
    question,
    partial,
    whole,
    is: (...ids) => id !== null && ids.some(one => one === id || several?.keys.includes(one)),
    as<K extends Question['kind']>(kind: K, ...ids: string[]) {
      const meant = question?.kind === kind && (ids.length === 0 || handle.is(...ids))
      return meant ? (question as Extract<Question, { kind: K }>) : null
    },
    branch: key =>
      several?.keys.includes(key) ? branchHandle(asking, several, key) : key === id ? handle : nothingAsked,
    lit: touch => question !== null && isLit(question, partial, touch),
    chosen: touch => question !== null && isChosen(question, partial, touch),
    touch(touch) {
      if (!question) return
      const next = touched(question, partial, touch)
      if (next !== partial) setPartial(next)
    },
    set: setPartial,
    explain: touch => (question ? asking.explain(touch) : undefined),
    confirm: () => whole !== undefined && asking.confirm(whole),
    give: answer => question !== null && asking.confirm(answer),
  }
  return handle
}

function branchHandle(asking: Asking, question: Either, key: string): QuestionHandle {
  const { partial, setPartial } = asking
  const now = chosenBranch(question, partial)
  return questionHandle({
    question: question.questions[question.keys.indexOf(key)],
    questionId: key,
    partial: now?.key === key ? now.partial : null,
    setPartial: inner => setPartial(inner === null ? null : [key, inner]),
    explain: touch => asking.explain({ branch: key, touch }),
    confirm: answer => asking.confirm([key, answer]),
  })
}

const nothingAsked: QuestionHandle = questionHandle({
  question: null,
  questionId: null,
  partial: null,
  setPartial: () => undefined,
  explain: () => ({ text: '', possible: false }),
  confirm: () => undefined,
})

/** The way out of a question that may be passed. */
export const pass: Touch = NONE
