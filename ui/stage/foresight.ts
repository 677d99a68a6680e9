/** What an answer would certainly do, fetched while it is thought of. */
import type { Answer, Preview, State } from '@palatine/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from './context.ts'

interface Foreseen {
  readonly view: State
  readonly answer: string
  readonly preview: Preview | null
}

/** Null until it is known, and where there is no answer. */
export function useForeseen(foresee: BoardProps['foresee'], view: State, answer: Answer | undefined): Preview | null {
  const [found, setFound] = useState<Foreseen>()
  const text = answer === undefined ? undefined : JSON.stringify(answer)
  useEffect(() => {
    if (text === undefined) return
    let wanted = true
    void foresee(JSON.parse(text) as Answer).then(
      preview => wanted && setFound({ view, answer: text, preview }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [foresee, view, text])
  return found && found.view === view && found.answer === text ? found.preview : null
}
