/** The ways in which a place can be used. */
import type { ReactNode } from 'react'
import type { Touch } from '../partial-answer.ts'

export interface Way {
  readonly touch: Touch
  readonly label: string
  /** The label as a picture, where there is one. */
  readonly picture?: ReactNode
  /** What it costs the person now, in words or pictures. */
  readonly price?: ReactNode
  /** The same as a number that orders the ways. */
  readonly cost: number
  /** What comes of it. */
  readonly note?: ReactNode
}

export interface OpenMenu {
  readonly place: Element | null
  readonly title: string
  readonly ways: readonly Way[]
  /** Anchors that the menu leaves free. */
  readonly keepClear?: readonly string[] | undefined
}

/** The cheapest first; equal ones as they were given. */
export const byCost = (ways: readonly Way[]): Way[] => ways.toSorted((a, b) => a.cost - b.cost)
