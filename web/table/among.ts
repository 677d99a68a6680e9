/** What a table has beside the game when its people sit at different devices. The screen shows it; where it comes from is not its business. */
import type { Answer, PartialAnswer, Seat } from '@palatine/kernel'
import type { ReactNode } from 'react'
import type { WordedQuestion } from './worded-question.ts'

export interface Among {
  /** How it is played, in the bar behind the name of the game. */
  readonly line: string
  /** In the bar: how the line is, who looks on, the way in for others. */
  readonly bar: ReactNode
  /** Over the question: what the others want, who is away. */
  readonly above: ReactNode
  /** Below what is open about a seat: whether it is here, and its clock. */
  foot(seat: Seat): ReactNode
  readonly chat: {
    readonly unread: number
    readonly panel: ReactNode
    /** On a phone it lies over the board. */
    readonly sheet: ReactNode
    seen(): void
  }
  /** There is no line to the table: an answer is kept until there is. */
  readonly kept: boolean
  /** Asks the others to go back, where one cannot take back alone; null where there is nobody to ask. */
  readonly wish: (() => void) | null
  /** What one always answers to this question, to begin with. */
  usual(question: string): Answer | undefined
  /** Below the answers: making one's answer a standing one. */
  standing(asked: WordedQuestion, partial: PartialAnswer): ReactNode
}
