/** Places for one thing each, where things are laid, moved and taken back: the board's side of an `assign`, and of a `pick-then` of two things. */
import { NONE, type PartialAnswer, possible } from '@palatine/kernel'
import type { ReactNode } from 'react'
import { cells, type Touch } from '../partial-answer.ts'
import { useStage } from './context.ts'
import type { QuestionHandle } from './question-handle.ts'
import { Thing } from './thing.tsx'

export interface Slots {
  /** By slot: the thing on it, null while it is free. */
  readonly laid: readonly (number | null)[]
  /** How many things have been laid. */
  readonly filled: number
  /** Where the next thing goes, if the person has pointed at a slot. */
  readonly aimed: number | null
  /** What touching a thing means: it goes to the slot that was aimed at, else to the first free one. The second of two waits for the first. */
  touchOf(thing: number): Touch
  lay(thing: number): void
  clear(slot: number): void
  /** Copies that are not laid yet. */
  left(thing: number, copies: number): number
}

/** For the question that is asked, or a branch of it. */
export function useSlots(given?: QuestionHandle): Slots {
  const { ask: whole, aimed, aim } = useStage()
  const ask = given ?? whole
  const pair = isPair(ask)
  const laid =
    ask.question && (pair || ask.question.kind === 'assign') ? cells(ask.question, ask.partial).map(emptied) : []
  const [first] = laid
  const touchOf = (thing: number): Touch => {
    if (pair) return first === null || first === thing ? thing : { at: first, put: thing }
    return aimed === null ? thing : { at: aimed, put: thing }
  }
  return {
    laid,
    filled: laid.filter(thing => thing !== null).length,
    aimed,
    touchOf,
    lay(thing) {
      ask.touch(touchOf(thing))
      aim(null)
    },
    clear: slot => (pair ? ask.set(slot === 0 ? null : [first, null]) : ask.touch({ at: slot, put: null })),
    left: (thing, copies) => copies - laid.filter(one => one === thing).length,
  }
}

const isPair = ({ question }: QuestionHandle): boolean => question?.kind === 'pick-then'

const emptied = (thing: number | null): number | null => (thing === NONE ? null : thing)

/** How a thing is called while it is dragged, from the hand or from another slot. */
export const dragged = (thing: number, slot?: number): string => `slot:${thing}${slot === undefined ? '' : `:${slot}`}`

/** Two things, the first of them first; the same thing cannot lie in both slots. */
const paired = ([first, second]: readonly (number | null)[]): PartialAnswer =>
  first === null || first === second ? [second, null] : [first, second]

/** One slot: a tap points at it, a drop lays on it, a tap on what lies there takes it back. */
export function Slot({
  slot,
  label,
  anchor,
  ask: given,
  face,
  describe,
  className = 'slot',
  laidClassName = className,
}: {
  slot: number
  /** The name of the place. */
  label: string
  anchor?: string
  ask?: QuestionHandle
  /** How a thing looks that lies there, and what it is called. */
  face(thing: number): ReactNode
  describe(thing: number | null): string
  className?: string
  /** Where something lies on it. */
  laidClassName?: string
}) {
  const stage = useStage()
  const ask = given ?? stage.ask
  const { laid, aimed, clear, touchOf } = useSlots(ask)
  const { question } = ask
  if (!question) return null
  const thing = laid[slot]
  const pair = isPair(ask)
  const dropped = (what: string) => {
    const [kind, put, from] = what.split(':')
    if (kind !== 'slot') return
    if (from === undefined && !pair) {
      ask.touch({ at: slot, put: Number(put) })
      return
    }
    const next = cells(question, ask.partial)
    if (from !== undefined) next[Number(from)] = thing
    next[slot] = Number(put)
    const answer = pair ? paired(next) : next
    if (possible(question, answer)) ask.set(answer)
  }
  const target = aimed ?? laid.indexOf(null)
  const said = `${label}: ${describe(thing)}`
  if (thing === null) {
    return (
      <Thing
        label={said}
        {...(!pair && { onTouch: () => stage.aim(aimed === slot ? null : slot), lit: true })}
        chosen={false}
        className={`${className} ${target === slot ? 'is-aimed' : ''}`}
        anchor={anchor}
        onDropped={dropped}
      />
    )
  }
  return (
    <Thing
      label={said}
      touch={pair ? touchOf(thing) : { at: slot, put: thing }}
      onTouch={() => clear(slot)}
      chosen
      className={laidClassName}
      anchor={anchor}
      drag={dragged(thing, slot)}
      onDropped={dropped}
    >
      {face(thing)}
    </Thing>
  )
}
