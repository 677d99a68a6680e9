import { drawFrom, type Io, putIn, type Seat } from '@palatine/kernel'
import type { Gate, GateEvent, GateTable } from './model.ts'

export const stonesLeft = (g: Gate): boolean => g.pile.length + g.discards.length > 0

/** Draws a stone into a hand; its owner alone sees it. The caller has looked whether there is one. */
export function drawStone(g: Gate, seat: Seat, rule: string, io: Io<GateTable, GateEvent>): void {
  if (g.pile.length === 0) {
    // GH 5.2: the discards become the new pile
    while (g.discards.length > 0) putIn(g.pile, g.discards.pop() as number)
    io.emit?.({ type: 'discardsShuffled', rule: 'GH 5.2' })
  }
  const stone = drawFrom(io.chance, g.pile)
  putIn(g.hands[seat], stone)
  io.emit?.({ type: 'stoneDrawn', seat, audience: [seat], secret: { stone }, rule })
}
