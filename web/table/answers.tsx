/** The question as a list of answers in words, as a widget, or step by step; with what is chosen, confirm and take back. */
import {
  type Answer,
  listAnswers,
  NONE,
  type PartialAnswer,
  type Question,
  smallSteps,
  toAnswer,
} from '@palatine/kernel'
import { Icon, type KitWords, partialOfSteps, QuestionWidget, stepInWords, Tip, wholeAnswer } from '@palatine/ui'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useWords, type Words } from '../app/words.ts'
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
  readonly undo: ReactNode
  /** The answer is kept until there is a line to the table again: it can still be changed. Undefined where it is not so. */
  readonly withdraw: (() => void) | undefined
}

export function Answers(props: Props) {
  const { asked, partial, setPartial, confirm, busy } = props
  const words = useWords()
  const { question, count } = asked
  const whole = wholeAnswer(question, partial)
  const list = useRef<HTMLDivElement>(null)
  useKeys(list, props, whole)
  const listed = count <= mostListed
  const asWidget = !simple.includes(question.kind) || !listed
  return (
    <div className="answers" ref={list}>
      {asWidget && (
        <QuestionWidget
          question={question}
          partial={partial}
          setPartial={setPartial}
          labels={asked.labels}
          words={words.kit}
        />
      )}
      {asWidget && question.optional && <PassButton {...props} />}
      {listed ? (
        asWidget ? (
          <details className="all-answers">
            <summary>{words.table.allAnswers(count)}</summary>
            <AnswerList {...props} whole={whole} />
          </details>
        ) : (
          <AnswerList {...props} whole={whole} />
        )
      ) : (
        <details className="all-answers">
          <summary>{words.table.stepByStep}</summary>
          <StepList key={asked.id} {...props} />
        </details>
      )}
      <div className="confirm-bar">
        <p className={`chosen-so-far ${partial === null ? 'is-empty' : ''}`} aria-live="polite">
          {whole === undefined
            ? partial === null
              ? words.table.nothingChosen
              : (asked.whyNotYet(partial) ?? soFar(asked, partial, words))
            : asked.inWords(whole)}
        </p>
        {props.undo}
        {props.withdraw && (
          <button type="button" className="button" onClick={props.withdraw}>
            {words.online.live.changeIt}
          </button>
        )}
        <Tip text={`${words.table.takeBack} (Esc)`} className={props.withdraw ? 'is-gone' : ''}>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={words.table.takeBack}
            disabled={partial === null || busy}
            onClick={() => setPartial(null)}
          >
            <Icon name="close" size={20} />
          </button>
        </Tip>
        <button
          type="button"
          className="button button-main"
          disabled={whole === undefined || busy}
          onClick={() => whole !== undefined && confirm(whole)}
        >
          <Icon name="check" size={18} />
          {props.withdraw ? words.online.live.kept : words.table.confirm}
        </button>
      </div>
    </div>
  )
}

/** What a half-made answer has in it, as far as it is more than the widget shows. */
function soFar({ question, labels }: WordedQuestion, partial: PartialAnswer, words: Words): string {
  if (question.kind === 'either' && Array.isArray(partial) && typeof partial[0] === 'string')
    return labels.branch(partial[0])
  if (question.kind === 'pick-then' && Array.isArray(partial) && typeof partial[0] === 'number')
    return labels.item(partial[0], undefined)
  return `${words.table.chosen} …`
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

/**
 * Numbers choose from the list. Arrows go through it, or through what is lit on the board once one is there: B leads
 * there and back. Enter confirms what is chosen, with Ctrl wherever one is; Escape takes it back.
 */
function useKeys(
  list: { readonly current: HTMLDivElement | null },
  { setPartial, confirm, busy }: Props,
  whole: Answer | undefined,
) {
  useEffect(() => {
    const onBoard = () => inSight(document, '.table-board button:is(.is-lit, .is-chosen)')
    const inList = () => inSight(list.current, ':is(button, summary):not(:disabled)')
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement
      const command = event.ctrlKey || event.metaKey
      const there = target.closest('.table-board button') !== null
      if (event.altKey || (command && event.key !== 'Enter')) return
      if (target.closest('input, select, textarea, dialog') && !command) return
      if (/^[0-9]$/.test(event.key)) {
        const button = inSight(list.current, 'button[data-answer]')[(Number(event.key) + 9) % 10]
        if (!button) return
        button.focus()
        if (button.getAttribute('aria-pressed') !== 'true') button.click()
      } else if (event.key === 'b' || event.key === 'B') {
        const [first] = there ? inList() : onBoard()
        first?.focus()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const ways = there ? onBoard() : inList()
        if (ways.length === 0) return
        const at = ways.indexOf(target)
        const step = event.key === 'ArrowDown' ? 1 : -1
        ways[at < 0 ? (step > 0 ? 0 : ways.length - 1) : (at + step + ways.length) % ways.length].focus()
      } else if (event.key === 'Escape') {
        setPartial(null)
        return
      } else if (event.key === 'Enter' && whole !== undefined && !busy) {
        if (!command && target.closest('button, a, summary')) return
        confirm(whole)
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list, setPartial, confirm, whole, busy])
}

const inSight = (below: ParentNode | null, selector: string): HTMLElement[] =>
  [...(below?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(element => element.offsetParent !== null)
