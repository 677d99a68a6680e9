import { beforePaint } from '@palatine/ui'
import { type RefObject, useEffect } from 'react'

/** Brings the first thing that can be chosen into sight, once for each question. */
export function useLitInView(
  page: RefObject<HTMLElement | null>,
  moment: string,
  question: string | undefined,
  atOnce: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question once
  useEffect(() => {
    const box = page.current?.querySelector('.table-board')
    if (!box || question === undefined) return
    return beforePaint(() => {
      const { top, bottom } = box.getBoundingClientRect()
      const lit = box.querySelector('.is-lit')
      const place = lit?.getBoundingClientRect()
      if (!lit || !place || (place.top < bottom - 24 && place.bottom > top + 24)) return
      lit.scrollIntoView({ block: 'center', behavior: atOnce ? 'auto' : 'smooth' })
    })
  }, [moment, question])
}
