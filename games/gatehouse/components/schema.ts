import { list, object, type Problem, sourced, type TypeOf, whole } from '@palatine/kernel'

export const schema = object({
  stones: sourced({ values: list(whole(1, 99), { min: 2, max: 12 }), copies: list(whole(1, 20), { min: 2, max: 12 }) }),
  board: sourced({
    hand: whole(2, 9),
    dice: object({ six: whole(2, 20), eight: whole(2, 20) }),
    wallPoints: list(whole(0, 999), { min: 2, max: 30 }),
  }),
})

export type Components = TypeOf<typeof schema>

/** What the rules need beyond the form: every kind of stone has its number, and there is a hand for everybody. */
export function check({ stones, board }: Components): Problem[] {
  const all = stones.copies.reduce((sum, n) => sum + n, 0)
  if (stones.values.length !== stones.copies.length) return [{ place: 'stones.copies', reason: 'oneForEachValue' }]
  if (stones.values.some((value, i) => i > 0 && value <= stones.values[i - 1])) {
    return [{ place: 'stones.values', reason: 'valuesRise' }]
  }
  if (all < 4 * board.hand)
    return [{ place: 'stones.copies', reason: 'tooFewStones', values: { needed: 4 * board.hand } }]
  return []
}
