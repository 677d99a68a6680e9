/** The half-made answer: kept in this tab until it is given or given up, so that a reload loses nothing. */
import type { PartialAnswer } from '@palatine/kernel'
import { useCallback, useEffect, useState } from 'react'

const place = 'palatine.draft'

interface Made {
  /** The question that it is about: table, moment and seat; null where nothing is kept. */
  readonly of: string | null
  readonly partial: PartialAnswer
}

/** One at a time: whoever is asked next, perhaps somebody else at this device, finds nothing of it. */
export function useKeptAnswer(of: string | null): readonly [PartialAnswer, (partial: PartialAnswer) => void] {
  const [made, setMade] = useState<Made>(() => ({ of, partial: kept(of) }))
  // A new question begins with nothing chosen.
  if (made.of !== of) setMade({ of, partial: null })
  const partial = made.of === of ? made.partial : null
  useEffect(() => {
    if (of === null) return
    if (partial === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ of, partial } satisfies Made))
  }, [of, partial])
  const setPartial = useCallback((next: PartialAnswer) => setMade({ of, partial: next }), [of])
  return [partial, setPartial]
}

function kept(of: string | null): PartialAnswer {
  const text = of === null ? null : sessionStorage.getItem(place)
  const made = text === null ? null : (JSON.parse(text) as Made)
  return made?.of === of ? (made?.partial ?? null) : null
}
