/** What the seat at the screen is asked, with all words for it: made in the page, out of its view. */
import {
  type Answer,
  type Asking,
  countAnswers,
  type KernelText,
  type PartialAnswer,
  type Question,
  questionFor,
  questionId,
  questionLocals,
  questionRule,
  refusalInWords,
  type Seat,
  type State,
  type Table,
} from '@palatine/kernel'
import {
  answerInWords,
  type Explained,
  type FullLabels,
  fullLabels,
  type KitWords,
  type Labels,
  type Touch,
  touched,
  wholeAnswer,
  whyNotTouch,
  whyNotYet,
} from '@palatine/ui'
import type { LoadedGame } from '../app/games.ts'

export interface WordedQuestion {
  readonly seat: Seat
  readonly id: string
  readonly question: Question
  readonly count: number
  readonly prompt: string
  readonly labels: FullLabels
  readonly rule: string | undefined
  inWords(answer: Answer): string
  explain(partial: PartialAnswer, touch: Touch): Explained
  /** Why an answer with nothing missing is still not allowed; undefined if there is nothing to say. */
  whyNotYet(partial: PartialAnswer): string | undefined
}

/** The question to this seat; undefined if nobody asks it anything. */
export function wordedQuestion(
  game: LoadedGame,
  table: Table,
  view: State,
  seat: Seat,
  name: (seat: Seat) => string,
  words: KitWords,
): WordedQuestion | undefined {
  const rules = game.title.game
  const question = questionFor(rules, table, view, seat)
  const id = questionId(rules, view, seat)
  if (!question || id === undefined) return undefined
  const { text, board, zones, language, kernel } = game
  const asking: Asking = { table, name, view: view.g, seat, at: questionLocals(view, seat) as Asking['at'] }
  const given: Labels =
    board?.labels?.({ g: view.g, table, seat, text, language, id, name }) ??
    zones?.labels?.(view.g as never, table as never, seat, text as never, language, id, name) ??
    {}
  const labels = fullLabels(given, text, id, question, asking, words)
  const inWords = (answer: Answer) => answerInWords(text, id, answer, asking)
  const rule = questionRule(rules, table, view, seat)
  return {
    seat,
    id,
    question,
    count: countAnswers(question),
    prompt: text.questions[id]?.(asking) ?? id,
    labels,
    rule,
    inWords,
    whyNotYet(partial) {
      const refusal = whyNotYet(question, partial)
      if (!refusal || refusal.reason === 'wrongForm' || refusal.reason === 'notOffered') return undefined
      return refusalInWords(refusal, text, kernel)
    },
    explain: (partial, touch) => explained(question, partial, touch, inWords, text, kernel, rule),
  }
}

function explained(
  question: Question,
  partial: PartialAnswer,
  touch: Touch,
  inWords: (answer: Answer) => string,
  text: LoadedGame['text'],
  kernel: KernelText,
  rule: string | undefined,
): Explained {
  const after = touched(question, partial, touch)
  if (after !== partial) {
    const whole = wholeAnswer(question, after)
    return { text: whole === undefined ? '' : inWords(whole), rule, possible: true }
  }
  const refusal = whyNotTouch(question, partial, touch)
  if (!refusal || refusal.reason === 'wrongForm') return { text: '', possible: false }
  return {
    text: refusalInWords({ ...refusal, rule: undefined } as never, text, kernel),
    rule: refusal.rule,
    possible: false,
  }
}
