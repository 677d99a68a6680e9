/** How far the final scoring has been told: one category after the other, at the speed that is set. */
import type { Ending } from '@palatine/tables/protocol'
import { fly, sound } from '@palatine/ui'
import { type RefObject, useEffect, useState } from 'react'
import { isReduced, speedOf, useSettings, volumeOf } from '../app/settings.ts'

export interface Telling {
  /** How many categories have been told. */
  readonly told: number
  readonly all: boolean
  /** By player: the points of what has been told. */
  readonly sums: readonly number[]
  next(): void
  rest(): void
}

/** What brought nobody anything is passed over. */
function afterNext(told: number, categories: readonly string[], parts: Ending['parts']): number {
  const next = categories.findIndex((key, i) => i > told && parts.some(part => part[key]))
  return next < 0 ? categories.length : next
}

const pause = 1400

export function useTelling(
  box: RefObject<HTMLElement | null>,
  categories: readonly string[],
  { parts, result }: Ending,
): Telling {
  const settings = useSettings()
  const speed = speedOf(settings)
  const reduced = isReduced(settings)
  const [told, setTold] = useState(speed === 0 || reduced ? categories.length : 0)
  const all = told >= categories.length
  const next = () => setTold(afterNext(told, categories, parts))
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each category
  useEffect(() => {
    if (all || speed === 0) return
    const timer = window.setTimeout(next, pause / speed)
    return () => window.clearTimeout(timer)
  }, [all, speed, told, categories, parts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each category that is told
  useEffect(() => {
    if (told === 0 || speed === 0 || !box.current) return
    sound(all ? 'bell' : 'wood', volumeOf(settings.sound))
    const key = categories[told - 1]
    for (const [seat, part] of parts.entries())
      if (part[key])
        void fly(box.current, `part-${key}-${seat}`, `sum-${seat}`, { speed, reduced }, { delay: 90 * seat })
  }, [told])
  return {
    told,
    all,
    sums: parts.map((part, seat) =>
      all ? result.totals[seat] : categories.slice(0, told).reduce((sum, key) => sum + (part[key] ?? 0), 0),
    ),
    next,
    rest: () => setTold(categories.length),
  }
}
