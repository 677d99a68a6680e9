/** Answering by keys: out of the list, on the board, and giving what is chosen. */
import type { Answer, PartialAnswer } from '@palatine/kernel'
import { useEffect } from 'react'

interface Answering {
  readonly busy: boolean
  /** An answer is given by the first click where one thing is chosen: nothing is chosen out of a list that nobody sees. */
  readonly oneClick: boolean
  setPartial(partial: PartialAnswer): void
  confirm(answer: Answer): void
}

/**
 * Numbers choose from the list and L opens it. Arrows go through it, or through what is lit on the board once one is
 * there: B leads there and back. Enter confirms what is chosen, with Ctrl wherever one is; Escape takes it back.
 */
export function useAnswerKeys(
  list: { readonly current: HTMLDivElement | null },
  { setPartial, confirm, busy, oneClick }: Answering,
  whole: Answer | undefined,
) {
  useEffect(() => {
    const onBoard = () => inSight(document, '.table-board button:is(.is-lit, .is-chosen)')
    const inList = () => inSight(list.current, ':is(button, summary):not(:disabled)')
    const fold = () => list.current?.querySelector<HTMLDetailsElement>('details.all-answers') ?? null
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement
      const command = event.ctrlKey || event.metaKey
      const there = target.closest('.table-board button') !== null
      if (event.altKey || (command && event.key !== 'Enter')) return
      if (target.closest('input, select, textarea, dialog') && !command) return
      if (/^[0-9]$/.test(event.key)) {
        const closed = fold()?.open === false
        if (closed) fold()?.setAttribute('open', '')
        const button = inSight(list.current, 'button[data-answer]')[(Number(event.key) + 9) % 10]
        if (!button) return
        button.focus()
        if (button.getAttribute('aria-pressed') !== 'true' && !(closed && oneClick)) button.click()
      } else if (event.key === 'l' || event.key === 'L') {
        const folded = fold()
        if (!folded) return
        folded.open = !folded.open
        folded.querySelector<HTMLElement>(folded.open ? 'button[data-answer]' : 'summary')?.focus()
      } else if (event.key === 'b' || event.key === 'B') {
        const [first] = there ? inList() : onBoard()
        first?.focus()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const ways = there ? onBoard() : inList()
        if (ways.length === 0) return
        const at = ways.indexOf(target)
        const step = event.key === 'ArrowDown' ? 1 : -1
        ways[at < 0 ? (step > 0 ? 0 : ways.length - 1) : (at + step + ways.length) % ways.length].focus()
      } else if (event.key === 'Escape') {
        setPartial(null)
        return
      } else if (event.key === 'Enter' && whole !== undefined && !busy) {
        if (!command && target.closest('button, a, summary')) return
        confirm(whole)
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list, setPartial, confirm, whole, busy, oneClick])
}

const inSight = (below: ParentNode | null, selector: string): HTMLElement[] =>
  [...(below?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(element => element.offsetParent !== null)
