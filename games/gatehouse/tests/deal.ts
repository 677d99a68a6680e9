import { type Arrangement, type Position, position } from '@palatine/kernel/testing'
import { title } from '../index.ts'
import type { Gate, GateTable } from '../rules/model.ts'

interface Deal {
  readonly seats?: number
  readonly at: Arrangement<Gate>['at']
  /** Hands by value, as people say it; all other stones are in the pile. */
  readonly hands?: readonly (readonly number[])[]
  readonly walls?: readonly (readonly number[])[]
  readonly discards?: readonly number[]
  readonly draws?: readonly number[]
  readonly change?: Partial<Gate>
}

/** Lays out an exact position: stones by value, everything not named in the pile. */
export function deal({ seats = 2, at, hands, walls, discards, draws = [], change = {} }: Deal): Position<Gate> {
  return position<Gate>(title as never, {
    seats,
    at,
    draws,
    arrange(g, table) {
      const { values, copies } = (table as GateTable).components.stones
      const kinds = (stones: readonly number[]) => stones.map(value => values.indexOf(value)).sort((a, b) => a - b)
      for (let seat = 0; seat < seats; seat++) {
        g.hands[seat] = kinds(hands?.[seat] ?? [])
        g.walls[seat] = kinds(walls?.[seat] ?? [])
      }
      g.discards.splice(0, g.discards.length, ...kinds(discards ?? []))
      const left = copies.slice()
      for (const stone of [...g.hands.flat(), ...g.walls.flat(), ...g.discards]) left[stone]--
      g.pile.splice(0, g.pile.length, ...left.flatMap((count, stone) => new Array<number>(count).fill(stone)))
      Object.assign(g, change)
    },
  })
}

/** The number of the stone with this value: what answers are made of. */
export const stone = (value: number): number => value - 1
