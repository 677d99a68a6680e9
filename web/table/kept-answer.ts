/** The half-made answer: kept in this tab until it is given or given up, so that a reload loses nothing. */
import type { PartialAnswer } from '@palatine/kernel'
import { useCallback, useEffect, useState } from 'react'
import { recall, remember } from '../app/storage.ts'

const place = 'palatine.draft'

interface Made {
  /** The question that it is about: table, number of the question and seat; null where nothing is kept. */
  readonly of: string | null
  readonly partial: PartialAnswer
}

/**
 * One at a time: whoever is asked next, perhaps somebody else at this device, finds nothing of it. `fits` says whether
 * what was kept can be a beginning of an answer, and `usual` is what one begins with.
 */
export function useKeptAnswer(
  of: string | null,
  fits: (partial: PartialAnswer) => boolean,
  usual: PartialAnswer = null,
): readonly [PartialAnswer, (partial: PartialAnswer) => void] {
  const first = usual !== null && fits(usual) ? usual : null
  const [made, setMade] = useState<Made>(() => ({ of, partial: kept(of, fits) ?? first }))
  // A new question begins with what is usual there, or with nothing chosen.
  if (made.of !== of) setMade({ of, partial: first })
  const partial = made.of === of ? made.partial : null
  useEffect(() => {
    if (of !== null) remember('sessionStorage', place, partial === null ? null : JSON.stringify({ of, partial }))
  }, [of, partial])
  // Who speaks of a question that is gone, such as a late reply, does not touch what was begun since.
  const setPartial = useCallback(
    (next: PartialAnswer) => setMade(now => (now.of === of ? { of, partial: next } : now)),
    [of],
  )
  return [partial, setPartial]
}

/** What cannot be read or does not fit is as good as nothing. */
function kept(of: string | null, fits: (partial: PartialAnswer) => boolean): PartialAnswer {
  try {
    const made = JSON.parse(recall('sessionStorage', place) ?? 'null') as Made | null
    return of !== null && made?.of === of && fits(made.partial) ? made.partial : null
  } catch {
    return null
  }
}
