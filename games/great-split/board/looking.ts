/** What is looked at or chosen, as ghosts on the tracks. */
import type { Seat } from '@palatine/kernel'
import { createContext, useContext, useState } from 'react'
import { type Club, levelsOf } from '../rules/model.ts'
import { type Ahead, ahead, type Plan, planOf, planOfAnswer } from './ahead.ts'
import { useBoard } from './stage.ts'

interface Looking {
  /** Where this seat would stand. */
  readonly ahead: Ahead | null
  /** Looks at what a plan would do; null: no longer. */
  look(plan: Plan | null): void
}

export const LookingContext = createContext<Looking>({ ahead: null, look: () => undefined })
export const useLooking = () => useContext(LookingContext)

/** For the root of the board. What is looked at goes before what is chosen. */
export function useLookingHere(): Looking {
  const { g, table, seat, ask, right } = useBoard()
  const { id, partial, question } = ask
  const [looked, look] = useState<Plan | null>(null)
  const [before, setBefore] = useState(question)
  if (before !== question) {
    setBefore(question)
    look(null)
  }
  if (seat === null || right === null || id === null) return { ahead: null, look }
  const chosen =
    id === 'chooseGroup' && typeof partial === 'number'
      ? planOf(groupIn(g, right, partial), table)
      : planOfAnswer(id, partial, table)
  const plan = looked ?? chosen
  return { ahead: plan && ahead(levelsOf(g, seat), plan, table), look }
}

/** The cards on one side of a wallet. */
export const groupIn = ({ wallets, sides }: Club, giver: Seat, side: number): number[] =>
  wallets[giver].filter((_, i) => sides[giver][i] === side)
