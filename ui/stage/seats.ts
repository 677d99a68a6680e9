import type { Seat } from '@palatine/kernel'

/** The numbers from 0 up to, and without, n: for things that are known by their number. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** The seats round the table as one of them sees them: whoever comes after it first, itself last. */
export function seatsFrom(seat: Seat | null, seats: number): Seat[] {
  const all = upTo(seats)
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat + 1)]
}
