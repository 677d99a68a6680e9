import {
  type Answer,
  type Asking,
  countAnswers,
  type LiveTable,
  listAnswers,
  parameters,
  type Question,
  type Seat,
  unrankAnswer,
} from '@palatine/kernel'
import type { Words } from '../words.ts'
import { code, RpcError } from './rpc.ts'

/** So many answers are written out at a time. */
const pageSize = 200

/** What a seat is asked, with every answer in words. */
export function askedInWords(live: LiveTable, seat: Seat, page: number, words: Words): object {
  const question = live.question(seat) as Question
  const id = live.questionId(seat) as string
  const count = countAnswers(question)
  const pages = Math.ceil(count / pageSize)
  if (page >= pages) {
    throw new RpcError(
      code.wrongParameters,
      `Seat ${seat} has ${pages} pages of answers, 0 to ${pages - 1}; not ${page}.`,
    )
  }
  const asking = askingOf(live, seat, words)
  return {
    seat,
    id,
    kind: question.kind,
    parameters: parameters(question),
    count,
    prompt: words.text.questions[id](asking),
    rule: live.questionRule(seat),
    page,
    pages,
    answers: answersOn(question, count, page).map(answer => ({
      answer,
      words: words.text.answers[id](answer, asking),
    })),
  }
}

/** What the words of a question need to know. */
export const askingOf = (live: LiveTable, seat: Seat, words: Words): Asking => ({
  table: live.table,
  name: words.namesAt(live.table),
  view: live.view(seat).g,
  seat,
  at: live.questionLocals(seat) as Asking['at'],
})

function answersOn(question: Question, count: number, page: number): Answer[] {
  if (count <= pageSize) return listAnswers(question)
  const first = page * pageSize
  return Array.from({ length: Math.min(pageSize, count - first) }, (_, i) => unrankAnswer(question, first + i))
}
