/** What every piece of this board needs: the position, the words, and what a touch would do. */
import { NONE, type PartialAnswer, type Question, type Seat } from '@palatine/kernel'
import { type BoardProps, type Explained, isChosen, isLit, type Touch, touched } from '@palatine/ui'
import { createContext, type ReactNode, useContext, useRef } from 'react'
import type { Palace, PalaceTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import { type Explaining, useExplaining } from './explanation.tsx'
import type { BoardWords } from './words.ts'

export interface BoardState extends BoardProps<Palace, PalaceTable> {
  readonly g: Palace
  readonly says: BoardWords
  /** The names of components in the language of the person. */
  readonly called: typeof en.components
  readonly ask: QuestionHandle
  /** Sites and gold that the seat at the screen has drafted in this round, before all have finished. */
  readonly sitesDrafted: readonly number[] | null
  readonly goldDrafted: readonly number[] | null
  /** What has just changed, by anchor. */
  readonly fresh: ReadonlySet<string>
  /** The official's place that the next card goes to, if one was chosen. */
  readonly aimed: number | null
  aim(slot: number | null): void
  /** Explains a thing that is looked at; null when nobody looks any more. */
  tell(told: Explaining | null): void
}

/** The question as this board uses it. */
export interface QuestionHandle {
  readonly id: string | null
  readonly question: Question | null
  readonly partial: PartialAnswer
  is(...ids: string[]): boolean
  lit(touch: Touch): boolean
  chosen(touch: Touch): boolean
  touch(touch: Touch): void
  explain(touch: Touch): Explained | undefined
}

const BoardContext = createContext<BoardState | null>(null)
export const BoardProvider = BoardContext.Provider

export function useBoard(): BoardState {
  const board = useContext(BoardContext)
  if (!board) throw new Error('a piece of the board is used outside of it')
  return board
}

export function questionHandle({
  question,
  questionId,
  partial,
  setPartial,
  explain,
}: BoardProps<Palace, PalaceTable>): QuestionHandle {
  return {
    id: question ? questionId : null,
    question,
    partial,
    is: (...ids) => question !== null && questionId !== null && ids.includes(questionId),
    lit: touch => question !== null && isLit(question, partial, touch),
    chosen: touch => question !== null && isChosen(question, partial, touch),
    touch(touch) {
      if (!question) return
      const next = touched(question, partial, touch)
      if (next !== partial) setPartial(next)
    },
    explain: touch => (question ? explain(touch) : undefined),
  }
}

interface ThingProps {
  /** Its name, for everybody who does not see it. */
  readonly label: string
  /** What it stands for in the question; left out where it is no part of it. */
  readonly touch?: Touch | undefined
  /** Instead of the touch itself, where a click means something of its own. */
  readonly onTouch?: (() => void) | undefined
  readonly lit?: boolean | undefined
  readonly chosen?: boolean | undefined
  readonly className?: string
  readonly anchor?: string | undefined
  /** More to say about it when it is looked at. */
  readonly note?: ReactNode
  readonly drag?: string | undefined
  onDropped?: ((thing: string) => void) | undefined
  readonly children?: ReactNode
  readonly style?: React.CSSProperties
}

/**
 * One thing on the board: a button where it is part of the question, else a picture with a name. What is part of the
 * question but cannot be chosen takes the focus too, and says why not.
 */
export function Thing(props: ThingProps) {
  const { ask, fresh, tell } = useBoard()
  const { label, touch, onTouch, className = '', anchor, note, drag, onDropped, children, style } = props
  const asked = touch !== undefined || onTouch !== undefined
  const lit = props.lit ?? (touch !== undefined && ask.lit(touch))
  const chosen = props.chosen ?? (touch !== undefined && ask.chosen(touch))
  const explained = touch === undefined ? undefined : ask.explain(touch)
  const states = [
    className,
    lit && !chosen && 'is-lit',
    chosen && 'is-chosen',
    asked && !lit && !chosen && 'is-dim',
    anchor !== undefined && fresh.has(anchor) && 'is-new',
  ]
  const name = states.filter(Boolean).join(' ')
  const box = useRef<HTMLElement>(null)
  const told = () => {
    if (!box.current) return null
    const lines = [note, explained?.text].filter(line => line !== undefined && line !== '' && line !== label)
    return { at: box.current.getBoundingClientRect(), label, lines, rule: explained?.rule }
  }
  const look = useExplaining(told, tell)
  const drop = onDropped && {
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop(event: React.DragEvent) {
      event.preventDefault()
      onDropped(event.dataTransfer.getData('text/plain'))
    },
  }
  const usable = lit || chosen
  const says = usable && explained?.text !== '' && explained?.text !== label ? explained?.text : undefined
  if (!asked) {
    return (
      <span
        ref={box}
        className={name}
        style={style}
        data-anchor={anchor}
        role="img"
        aria-label={label}
        {...look}
        {...drop}
      >
        {children}
      </span>
    )
  }
  return (
    <button
      ref={box as React.RefObject<HTMLButtonElement>}
      type="button"
      className={name}
      style={style}
      data-anchor={anchor}
      aria-label={says === undefined ? label : `${label}. ${says}`}
      aria-pressed={chosen}
      aria-disabled={!usable}
      draggable={drag !== undefined}
      onDragStart={event => drag !== undefined && event.dataTransfer.setData('text/plain', drag)}
      onClick={() => {
        if (!usable) return
        if (onTouch) onTouch()
        else if (touch !== undefined) ask.touch(touch)
      }}
      {...look}
      {...drop}
    >
      {children}
    </button>
  )
}

/** The way out of a question that may be passed, where it belongs on the board. */
export function PassChip({ label }: { label: string }) {
  return (
    <Thing label={label} touch={NONE} className="es-pass">
      {label}
    </Thing>
  )
}

/** The value that a kind of gold has at this table. */
export const worthOf = ({ table }: BoardState, kind: number): number => table.components.gold.values[kind]

/** The seats as the seat at the screen sees them: its own last, next to its hand. */
export function seatsInView({ table, seat }: BoardState): Seat[] {
  const all = Array.from({ length: table.seats }, (_, one) => one)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat + 1)]
}
