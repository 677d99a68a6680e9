/** The question as a list of answers in words, as a widget, or step by step. */
import {
  type Answer,
  listAnswers,
  NONE,
  type PartialAnswer,
  type Question,
  smallSteps,
  toAnswer,
} from '@palatine/kernel'
import { Icon, type KitWords, partialOfSteps, QuestionWidget, stepInWords, wholeAnswer } from '@palatine/ui'
import { useMemo, useRef, useState } from 'react'
import { change, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useAnswerKeys } from './answer-keys.ts'
import type { WordedQuestion } from './worded-question.ts'

const mostListed = 60
const simple = ['pick', 'pick-then', 'either']

interface Props {
  readonly asked: WordedQuestion
  readonly partial: PartialAnswer
  setPartial(partial: PartialAnswer): void
  confirm(answer: Answer): void
  /** An answer is given by the first click where one thing is chosen. */
  readonly oneClick: boolean
  readonly busy: boolean
  /** The board can answer: all of this is the second way, and folded until somebody wants it. */
  readonly second: boolean
}

export function Answers(props: Props) {
  const { asked, partial, setPartial, second } = props
  const words = useWords()
  const { answers } = useSettings()
  const { question, count } = asked
  const whole = wholeAnswer(question, partial)
  const box = useRef<HTMLDivElement>(null)
  useAnswerKeys(box, props, whole)
  const isListed = count <= mostListed
  const asWidget = !simple.includes(question.kind) || !isListed
  const title = isListed ? words.table.allAnswers(count) : words.table.stepByStep
  const widget = asWidget && (
    <>
      <QuestionWidget
        question={question}
        partial={partial}
        setPartial={setPartial}
        labels={asked.labels}
        words={words.kit}
      />
      {question.optional && <PassButton {...props} />}
    </>
  )
  const list = isListed ? <AnswerList {...props} whole={whole} /> : <StepList key={asked.id} {...props} />
  return (
    <div className="answers" ref={box}>
      {second ? (
        <details
          className="all-answers"
          open={answers === 'open'}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== (answers === 'open')) change({ answers: open ? 'open' : 'folded' })
          }}
        >
          <summary>{title}</summary>
          {widget}
          {list}
        </details>
      ) : asWidget ? (
        <>
          {widget}
          <details className="all-answers">
            <summary>{title}</summary>
            {list}
          </details>
        </>
      ) : (
        list
      )}
    </div>
  )
}

function PassButton({ asked, partial, setPartial }: Props) {
  return (
    <button
      type="button"
      className={`answer ${partial === NONE ? 'is-chosen' : ''}`}
      aria-pressed={partial === NONE}
      onClick={() => setPartial(partial === NONE ? null : NONE)}
    >
      {asked.inWords(NONE)}
    </button>
  )
}

function AnswerList({ asked, setPartial, confirm, oneClick, busy, whole }: Props & { whole: Answer | undefined }) {
  const { question } = asked
  const all = useMemo(() => listAnswers(question), [question])
  const now = whole === undefined ? undefined : JSON.stringify(whole)
  return (
    <ol className="answer-list">
      {all.map((answer, i) => {
        const key = JSON.stringify(answer)
        const chosen = key === now
        const touch = () => {
          if (busy) return
          if (chosen || (oneClick && simple.includes(question.kind))) confirm(answer)
          else setPartial(draftOf(question, answer))
        }
        return (
          <li key={key}>
            <button
              type="button"
              className={`answer ${chosen ? 'is-chosen' : ''}`}
              data-answer={i}
              aria-pressed={chosen}
              onClick={touch}
            >
              <span className="answer-key" aria-hidden="true">
                {i + 1}
              </span>
              <span>{asked.inWords(answer)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** An answer is a half-made one with nothing missing. */
const draftOf = (_: Question, answer: Answer): PartialAnswer => answer as PartialAnswer

/** Small step by small step, for questions with very many answers. */
function StepList({ asked, setPartial, confirm, busy }: Props) {
  const words = useWords()
  const { question, labels } = asked
  const [steps, setSteps] = useState<readonly number[]>([])
  const next = useMemo(() => smallSteps(question, steps), [question, steps])
  const said = (upTo: number) => stepInWords(question, steps.slice(0, upTo), steps[upTo], labels, words.kit as KitWords)
  const take = (step: number) => {
    let more = [...steps, step]
    // What goes without saying is not asked.
    for (let rest = smallSteps(question, more); rest.length === 1; rest = smallSteps(question, more))
      more = [...more, rest[0]]
    setSteps(more)
    const done = smallSteps(question, more).length === 0
    setPartial(done ? (toAnswer(question, more) as PartialAnswer) : partialOfSteps(question, more))
  }
  return (
    <div className="step-list">
      {steps.length > 0 && (
        <>
          <p className="steps-so-far">
            {words.table.stepsSoFar}: {steps.map((_, i) => said(i)).join(', ')}
          </p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setSteps(steps.slice(0, -1))
              setPartial(partialOfSteps(question, steps.slice(0, -1)))
            }}
          >
            <Icon name="back" size={18} />
            {words.table.stepBack}
          </button>
        </>
      )}
      <ol className="answer-list">
        {next.map((step, i) => (
          <li key={step}>
            <button type="button" className="answer" data-answer={i} disabled={busy} onClick={() => take(step)}>
              <span className="answer-key" aria-hidden="true">
                {i + 1}
              </span>
              <span>{stepInWords(question, steps, step, labels, words.kit as KitWords)}</span>
            </button>
          </li>
        ))}
      </ol>
      {next.length === 0 && (
        <button
          type="button"
          className="button button-main"
          disabled={busy}
          onClick={() => confirm(toAnswer(question, steps))}
        >
          {words.table.confirm}
        </button>
      )}
    </div>
  )
}
