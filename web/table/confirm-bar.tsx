/** Giving the answer that is chosen, taking back what is chosen, and going back: in one place that never moves. */
import type { Answer } from '@palatine/kernel'
import { Icon, Tip } from '@palatine/ui'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { Answering } from './answering.ts'

interface Props {
  readonly answering: Answering
  readonly whole: Answer | undefined
  readonly undo: ReactNode
  /** The answer is kept until there is a line to the table again: it can be changed, and nothing can be gone back to. */
  readonly kept: boolean
}

export function ConfirmBar({ answering, whole, undo, kept }: Props) {
  const words = useWords()
  const { partial, busy, choose, confirm, withdraw } = answering
  return (
    <div className="confirm-bar">
      {kept ? (
        <button type="button" className="button" onClick={withdraw}>
          {words.online.live.changeIt}
        </button>
      ) : (
        undo
      )}
      <Tip text={`${words.table.takeBack} (Esc)`} className={kept ? 'is-gone' : ''}>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.table.takeBack}
          disabled={partial === null || busy}
          onClick={() => choose(null)}
        >
          <Icon name="close" size={20} />
        </button>
      </Tip>
      <button
        type="button"
        className="button button-main"
        disabled={whole === undefined || busy}
        onClick={() => whole !== undefined && confirm(whole)}
      >
        <Icon name="check" size={18} />
        {kept ? words.online.live.kept : words.table.confirm}
      </button>
    </div>
  )
}
