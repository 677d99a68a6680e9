/** Numbers on a board: one that waits for its event, and one that is chosen with minus and plus. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { cells, type Touch } from '../partial-answer.ts'
import { useStage } from './context.ts'
import type { QuestionHandle } from './question-handle.ts'

/**
 * A number at an anchor. While events that change it are still to be shown it keeps its old value; while a preview says
 * what it would become, both are there.
 */
export function Count({
  anchor,
  value,
  next,
  className = '',
  children,
}: {
  anchor: string
  value: number
  /** What it would be after the answer. */
  next?: number | undefined
  className?: string
  /** What stands before the number. */
  children?: ReactNode
}) {
  const { waiting, changed } = useStage()
  const [shown, setShown] = useState(value)
  const held = waiting.has(anchor)
  if (!held && shown !== value) setShown(value)
  const now = held ? shown : value
  return (
    <span className={`count ${className} ${changed.has(anchor) ? 'is-new' : ''}`} data-anchor={anchor}>
      {children}
      <span className="count-now">{now}</span>
      {next !== undefined && next !== now && <span className="count-next">{next}</span>}
    </span>
  )
}

/**
 * Minus, count and plus for one cell of a share or a bundle. Without `more` a thing of the board counts up, and a minus
 * is there as soon as there is something to take back.
 */
export function CountButtons({
  at,
  less,
  more,
  sign = '+',
  ask: given,
  className = 'count-buttons',
}: {
  at: number
  /** The names of the two buttons. */
  less: string
  more?: string
  /** Before the count: what is given away has another one. */
  sign?: string
  /** Where it is not the question itself, but a branch of it. */
  ask?: QuestionHandle
  className?: string
}) {
  const stage = useStage()
  const ask = given ?? stage.ask
  if (!ask.question) return null
  const now = cells(ask.question, ask.partial)[at] ?? 0
  if (more === undefined && now === 0) return null
  const up: Touch = { at, put: now + 1 }
  return (
    <span className={className}>
      <button type="button" aria-label={less} disabled={now === 0} onClick={() => ask.touch({ at, put: now - 1 })}>
        <Icon name="minus" size={16} />
      </button>
      <output aria-live="off">{now > 0 ? `${sign}${now}` : ''}</output>
      {more !== undefined && (
        <button type="button" aria-label={more} disabled={!ask.lit(up)} onClick={() => ask.touch(up)}>
          <Icon name="plus" size={16} />
        </button>
      )}
    </span>
  )
}
