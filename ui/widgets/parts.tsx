/** What the widgets are made of. */
import type { PartialAnswer, Question } from '@palatine/kernel'
import type { DragEvent, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { FullLabels } from '../labels.ts'
import { type States, stateClass } from '../states.ts'
import type { KitWords } from '../words.ts'

export interface WidgetProps<Q extends Question = Question> {
  readonly question: Q
  readonly partial: PartialAnswer
  setPartial(partial: PartialAnswer): void
  readonly labels: FullLabels
  readonly words: KitWords
  /** Inside an either: its key. */
  readonly branch?: string | undefined
}

/** A thing as a button: chosen or not, by click, by keyboard, or dragged. */
export function Choice({
  label,
  hint,
  onTouch,
  drag,
  disabled = false,
  ...states
}: States & { label: string; hint?: string | undefined; onTouch(): void; drag?: number; disabled?: boolean }) {
  return (
    <button
      type="button"
      className={`choice ${stateClass(states)}`}
      aria-pressed={states.chosen ?? false}
      disabled={disabled}
      draggable={drag !== undefined && !disabled}
      onDragStart={event => drag !== undefined && event.dataTransfer.setData('text/plain', String(drag))}
      onClick={onTouch}
    >
      {states.chosen && <Icon name="check" size={16} />}
      <span>{label}</span>
      {hint !== undefined && <span className="choice-hint">{hint}</span>}
    </button>
  )
}

/** A place onto which things can be dragged. */
export function Drop({
  title,
  onDrop,
  children,
  className = '',
}: {
  title: string
  onDrop(thing: number): void
  children: ReactNode
  className?: string
}) {
  const over = (event: DragEvent) => event.preventDefault()
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    const thing = Number.parseInt(event.dataTransfer.getData('text/plain'), 10)
    if (Number.isInteger(thing)) onDrop(thing)
  }
  return (
    <fieldset className={`drop ${className}`} onDragOver={over} onDrop={dropped}>
      <legend>{title}</legend>
      <div className="drop-things">{children}</div>
    </fieldset>
  )
}

/** A count with a button on either side. */
export function Stepper({
  label,
  value,
  min,
  max,
  hint,
  mayBe,
  onChange,
  words,
}: {
  label: string
  value: number
  min: number
  max: number
  hint?: string
  mayBe(value: number): boolean
  onChange(value: number): void
  words: KitWords
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for each count would be read out far too often
    <div className={`stepper ${value > 0 ? 'is-chosen' : ''}`} role="group" aria-label={label}>
      <span className="stepper-label">
        {label}
        {hint !== undefined && <span className="choice-hint">{hint}</span>}
      </span>
      <button
        type="button"
        aria-label={`${words.less}: ${label}`}
        disabled={value <= min || !mayBe(value - 1)}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output className="stepper-value" aria-live="off">
        {value}
      </output>
      <button
        type="button"
        aria-label={`${words.more}: ${label}`}
        disabled={value >= max || !mayBe(value + 1)}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}

export const Tally = ({ children, right }: { children: ReactNode; right: boolean }) => (
  <p className={`tally ${right ? 'tally-right' : ''}`}>{children}</p>
)
