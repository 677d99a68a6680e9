/** How a harvest is answered on the board: each card at once, the last answer with Confirm; and taken back line by line. */
import type { Answer } from '@palatine/kernel'
import type { Touch } from '@palatine/ui'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { asPrinted, splitterOf } from '../rules/harvest.ts'
import { type AccountLine, accountOf } from './account.ts'
import { ahead, endsHarvest, planOf } from './ahead.ts'
import { useBoard } from './stage.ts'

interface Harvesting {
  /** What this seat's cards have brought so far. */
  readonly lines: readonly AccountLine[]
  /** The card or the splitter that was taken up, and is to be used in a way that is still to be chosen. */
  readonly picked: number | null
  /** What can be played without a further choice. */
  readonly rest: readonly number[]
  /** Cards are being played or taken back one after the other. */
  readonly running: boolean
  /** Gives an answer at once; if it is the last one, it is only chosen. */
  use(touch: Touch): void
  playRest(): void
  /** Takes back this line and all that came after it. */
  takeBack(line: number): void
}

const nothing: Harvesting = {
  lines: [],
  picked: null,
  rest: [],
  running: false,
  use: () => undefined,
  playRest: () => undefined,
  takeBack: () => undefined,
}
export const HarvestingContext = createContext<Harvesting>(nothing)
export const useHarvesting = () => useContext(HarvestingContext)

/** What goes on by itself: cards that are played one after the other, or taken back down to a line. */
type Run = { readonly kind: 'rest' } | { readonly kind: 'back'; readonly answers: number } | null

const answerOf = (touch: Touch): Answer | null => {
  if (typeof touch === 'number') return touch
  return 'at' in touch && touch.put !== null ? [touch.at, touch.put] : null
}

/** For the root of the board. */
export function useHarvestingHere(): Harvesting {
  const { ask, draft, seat, table, told, view, undo } = useBoard()
  const [run, setRun] = useState<Run>(null)
  const sent = useRef<object | null>(null)
  const { id } = ask
  const lines = draft && seat !== null ? accountOf(told, seat) : []
  const rest = draft && id === 'useCard' ? withoutChoice(draft.left) : []

  function withoutChoice(left: readonly number[]): number[] {
    return left.filter(card => {
      if (!draft || card === splitterOf(table)) return false
      const { arrows, seals } = ahead(draft.levels, planOf([card], table), table)
      return arrows + seals === 0
    })
  }

  function use(touch: Touch): void {
    const answer = answerOf(touch)
    if (!draft || id === null || answer === null) return
    if (endsHarvest(draft, id, answer, table)) {
      ask.touch(touch)
      setRun(null)
    } else ask.give(answer)
  }

  function begin(next: Run): void {
    sent.current = null
    setRun(next)
  }

  // One answer a picture: the next one follows when the table has taken the one before.
  useEffect(() => {
    if (!run || sent.current === view) return
    if (run.kind === 'back') {
      if (run.answers === 0 || !undo) return setRun(null)
      sent.current = view
      setRun({ kind: 'back', answers: run.answers - 1 })
      return undo()
    }
    if (id === null && draft) return
    if (rest.length === 0 || !draft) return setRun(null)
    sent.current = view
    use({ at: rest[0], put: asPrinted })
  })

  if (!draft) return nothing
  const [taken] = Array.isArray(ask.partial) ? (ask.partial as readonly (number | null)[]) : [null]
  const onlySplitter = draft.left.length === 1 && draft.left[0] === splitterOf(table)
  return {
    lines,
    picked: id === 'useCard' ? (taken ?? (onlySplitter ? draft.left[0] : null)) : null,
    rest,
    running: run !== null,
    use,
    playRest: () => begin({ kind: 'rest' }),
    takeBack: line => begin({ kind: 'back', answers: lines.length - line }),
  }
}
