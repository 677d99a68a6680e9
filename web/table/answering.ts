/** The answer that a person is making: chosen, confirmed, taken back; by touch and by key. */
import { type Answer, type PartialAnswer, possible, type Seat } from '@palatine/kernel'
import type { Moment, Refused } from '@palatine/tables/protocol'
import { wholeAnswer } from '@palatine/ui'
import { useCallback, useEffect, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { refusedInWords } from '../app/refused.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useKeptAnswer } from './kept-answer.ts'
import type { WordedQuestion } from './worded-question.ts'

/** What the person at the screen can do. */
export interface Act {
  /** `question` is the number of the seat's question, as the moment told it. */
  answer(seat: Seat, question: number, answer: Answer): Promise<Refused | null>
  undo(seat: Seat, question: number): Promise<Refused | null>
  /** Takes back an answer that is still on its way; it is half made again. */
  withdraw(): void
  /** Shows at once all that has happened. */
  skip(): void
  /** Keeps what is being shown in sight. */
  pause(): void
  goOn(): void
}

export interface Answering {
  readonly partial: PartialAnswer
  /** Why the last answer was refused; empty if it was not. */
  readonly trouble: string
  readonly busy: boolean
  choose(partial: PartialAnswer): void
  confirm(answer: Answer): void
  undo(): void
  /** Takes back an answer that is on its way. */
  withdraw(): void
}

interface Asking {
  readonly game: LoadedGame
  readonly act: Act | undefined
  readonly asked: WordedQuestion | undefined
  readonly moment: Moment
  /** The question that is answered: table, seat and number. */
  readonly of: string
  /** What one always answers to it; undefined where one has not said so. */
  readonly usual?: Answer | undefined
}

/** Questions where one touch can be a whole answer. */
const byOneClick = ['pick', 'pick-then', 'either']

export function useAnswering({ game, act, asked, moment, of, usual }: Asking): Answering {
  const words = useWords()
  const { clicks } = useSettings()
  const { watcher, question, noUndo } = moment
  const [partial, setPartial] = useKeptAnswer(
    act ? of : null,
    begun => (asked ? possible(asked.question, begun) : false),
    // An answer is a half-made one with nothing missing.
    (usual ?? null) as PartialAnswer,
  )
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [drawn, setDrawn] = useState(of)
  if (drawn !== of) {
    setDrawn(of)
    setTrouble('')
    setBusy(false)
  }
  const complain = useCallback(
    (refused: Refused | null) => refused && setTrouble(refusedInWords(refused, words, game)),
    [words, game],
  )
  const confirm = useCallback(
    async (answer: Answer) => {
      if (!act || watcher === null || question === null) return
      setBusy(true)
      const refused = await act.answer(watcher, question, answer)
      setBusy(false)
      if (!refused) setPartial(null)
      else if (refused.refused.reason !== 'withdrawn') complain(refused)
    },
    [act, watcher, question, complain, setPartial],
  )
  const undo = useCallback(async () => {
    if (!act || watcher === null || question === null || noUndo) return
    complain(await act.undo(watcher, question))
  }, [act, watcher, question, noUndo, complain])
  const choose = useCallback(
    (next: PartialAnswer) => {
      setTrouble('')
      const oneClick = asked && clicks === 'one' && byOneClick.includes(asked.question.kind)
      const given = oneClick ? wholeAnswer(asked.question, next) : undefined
      if (given === undefined) setPartial(next)
      else void confirm(given)
    },
    [asked, clicks, confirm, setPartial],
  )
  useUndoKey(act === undefined ? undefined : undo)
  return {
    partial,
    trouble,
    busy,
    choose,
    confirm: answer => void confirm(answer),
    undo: () => void undo(),
    withdraw: () => act?.withdraw(),
  }
}

function useUndoKey(undo: (() => Promise<void>) | undefined): void {
  useEffect(() => {
    if (!undo) return
    const onKey = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest('input, select, textarea')
      if (event.ctrlKey || event.metaKey || event.altKey || typing) return
      if (event.key === 'u' || event.key === 'U') void undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo])
}
