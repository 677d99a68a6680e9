/** The half-made answer: kept in this tab until it is given or given up, so that a reload loses nothing. */
import type { PartialAnswer } from '@palatine/kernel'
import { useCallback, useEffect, useState } from 'react'

const place = 'palatine.draft'

interface Made {
  /** The question that it is about: table, moment and seat; null where nothing is kept. */
  readonly of: string | null
  readonly draft: PartialAnswer
}

/** One at a time: whoever is asked next, perhaps somebody else at this device, finds nothing of it. */
export function useDraft(of: string | null): readonly [PartialAnswer, (draft: PartialAnswer) => void] {
  const [made, setMade] = useState<Made>(() => ({ of, draft: kept(of) }))
  // A new question begins with nothing chosen.
  if (made.of !== of) setMade({ of, draft: null })
  const draft = made.of === of ? made.draft : null
  useEffect(() => {
    if (of === null) return
    if (draft === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ of, draft } satisfies Made))
  }, [of, draft])
  const setDraft = useCallback((next: PartialAnswer) => setMade({ of, draft: next }), [of])
  return [draft, setDraft]
}

function kept(of: string | null): PartialAnswer {
  const text = of === null ? null : sessionStorage.getItem(place)
  const made = text === null ? null : (JSON.parse(text) as Made)
  return made?.of === of ? (made?.draft ?? null) : null
}
