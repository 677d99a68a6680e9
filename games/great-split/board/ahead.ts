/** Where cards and steps lead, by the rules themselves: for ghosts, previews and the account. */
import { type Answer, noChance } from '@palatine/kernel'
import { asPrinted, type Draft, splitterOf } from '../rules/harvest.ts'
import { type ClubTable, track } from '../rules/model.ts'
import { advance } from '../rules/tracks.ts'

/** What is to be done on the tracks: steps by track, and seals whose track is still to be chosen. */
export interface Plan {
  readonly steps: readonly (readonly [track: number, steps: number])[]
  readonly seals: number
}

export interface Ahead {
  /** By track. */
  readonly levels: readonly number[]
  /** Choices that it leads to. */
  readonly arrows: number
  readonly seals: number
}

/** What cards bring when they are played. */
export function planOf(cards: readonly number[], { components }: ClubTable): Plan {
  const rows = cards.map(card => components.cards.rows[card])
  return {
    steps: rows.flatMap(({ symbol, amount }) => (symbol === 'seal' ? [] : [[track[symbol], amount] as const])),
    seals: rows.reduce((sum, { symbol, amount }) => sum + (symbol === 'seal' ? amount : 0), 0),
  }
}

export const step = (on: number, steps = 1): Plan => ({ steps: [[on, steps]], seals: 0 })

export function ahead(levels: readonly number[], { steps, seals }: Plan, table: ClubTable): Ahead {
  const mover = { seat: 0, levels: levels.slice(), arrows: 0 }
  for (const [on, count] of steps) advance(mover, on, count, { table, chance: noChance })
  return { levels: mover.levels, arrows: mover.arrows, seals }
}

const [arrowSteps, sealSteps] = [2, 1]

/** What an answer of the harvest does; null while it is half-made. */
export function planOfAnswer(question: string, answer: unknown, table: ClubTable): Plan | null {
  if (question === 'followArrow' && typeof answer === 'number') return step(answer, arrowSteps)
  if (question === 'placeSeal' && typeof answer === 'number') return step(answer, sealSteps)
  if (question !== 'useCard' || !Array.isArray(answer)) return null
  const [card, way] = answer as readonly (number | null)[]
  if (card === null || way === null) return null
  return way === asPrinted && card !== splitterOf(table) ? planOf([card], table) : step(way)
}

/** Whether this answer is the last one of the harvest: nothing is left, and it sets off no further choice. */
export function endsHarvest(draft: Draft, question: string, answer: Answer, table: ClubTable): boolean {
  const plan = planOfAnswer(question, answer, table)
  if (!plan) return false
  const { arrows, seals } = ahead(draft.levels, plan, table)
  const used = { useCard: draft.left.length, placeSeal: draft.seals, followArrow: draft.arrows }[question] ?? 0
  const waiting = draft.left.length + draft.seals + draft.arrows
  return used === 1 && waiting === 1 && arrows + seals === 0
}
