// Ratings after Weng and Lin, as OpenSkill has them for games of two: everybody begins at 25 ± 8.3, the scale of a game is
// half of that uncertainty.
export interface Rating {
  readonly mean: number
  readonly error: number
}

const start: Rating = { mean: 25, error: 25 / 3 }
const scale = 25 / 6
/** Nobody ever becomes more certain than this much at once. */
const least = 0.0001

/** After a game of `a` against `b`, of which `a` won this part: 1, 0, or a half. */
function afterGame(a: Rating, b: Rating, won: number): [Rating, Rating] {
  const all = Math.sqrt(a.error ** 2 + b.error ** 2 + 2 * scale ** 2)
  const expected = 1 / (1 + Math.exp((b.mean - a.mean) / all))
  const moved = ({ mean, error }: Rating, by: number): Rating => ({
    mean: mean + (error ** 2 / all) * by,
    error: error * Math.sqrt(Math.max(least, 1 - (error / all) ** 3 * expected * (1 - expected))),
  })
  return [moved(a, won - expected), moved(b, expected - won)]
}

/** Everybody's rating after these games, in their order. */
export function rate(games: Iterable<{ a: string; b: string; won: number }>): Map<string, Rating> {
  const ratings = new Map<string, Rating>()
  for (const { a, b, won } of games) {
    if (a === b) continue
    const [one, other] = afterGame(ratings.get(a) ?? start, ratings.get(b) ?? start, won)
    ratings.set(a, one)
    ratings.set(b, other)
  }
  return ratings
}
