import { type Json, type Title, tableFor } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { chanceOf, type PlayBare, playOnKernel } from '../groups/against-bare.ts'

/** With every seat count from the first to the last, and every one of these options. */
export function playsTheSameGames(
  title: Title,
  playBare: PlayBare,
  games: number,
  [first, last] = title.game.seats,
  options: readonly Json[] = [{}],
): void {
  const tables = Array.from({ length: last - first + 1 }, (_, i) => first + i).flatMap(seats =>
    options.map(some => tableFor(title, seats, some)),
  )
  test.each(tables)('the bare loop plays the same games as the kernel, $seats seats', table => {
    for (let n = 0; n < games; n++) {
      expect(playBare(table as never, chanceOf(n))).toEqual(playOnKernel(title.game, table, chanceOf(n)))
    }
  })
}
