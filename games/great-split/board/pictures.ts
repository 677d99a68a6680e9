/** The pictures of the guide, cut from the board. */
import type { GuidePicture } from '@palatine/ui'
import { type Club, track, tracksEach } from '../rules/model.ts'

/** The levels of the first seat. */
function stand(g: Club, levels: readonly (readonly [track: number, level: number])[]): void {
  g.levels.fill(0, 0, tracksEach)
  for (const [on, level] of levels) g.levels[on] = level
}

export const pictures = {
  rounds: { seats: 3, shows: '.gs-rounds' },
  tracks: {
    seats: 3,
    seat: 0,
    shows: '.gs-tracks',
    arrange(g) {
      stand(g, [
        [track.books, 4],
        [track.artworks, 7],
        [track.topaz, 10],
        [track.emerald, 6],
        [track.gold, 3],
        [track.topaz + 5, 6],
        [track.books + 5, 2],
      ])
    },
  },
} satisfies { readonly [name: string]: GuidePicture<Club> }
