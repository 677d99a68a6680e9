import { allSeats, type Chance, drawFrom, NOBODY, NONE, putIn } from '@palatine/kernel'
import type { Gate, GateTable } from './model.ts'

/** GH 1.2: a hand for everybody, the rest is the pile. */
export function setup(table: GateTable, chance: Chance): Gate {
  const { stones, board } = table.components
  const pile: number[] = []
  stones.copies.forEach((copies, stone) => {
    for (let i = 0; i < copies; i++) pile.push(stone)
  })
  const seats = allSeats(table)
  const hands = seats.map(() => {
    const hand: number[] = []
    while (hand.length < board.hand) putIn(hand, drawFrom(chance, pile))
    return hand
  })
  const zeros = () => seats.map(() => 0)
  return {
    round: 0,
    prize: 0,
    bids: seats.map(() => NONE),
    winner: NOBODY,
    hands,
    walls: seats.map(() => []),
    pile,
    discards: [],
    prizes: zeros(),
    coins: zeros(),
  }
}
