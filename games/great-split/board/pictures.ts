/** The pictures of the guide, cut from the board. */
import type { GuidePicture } from '@palatine/ui'
import { type Club, track, tracksEach } from '../rules/model.ts'

/** The levels of the first seat. */
function stand(g: Club, levels: readonly (readonly [track: number, level: number])[]): void {
  g.levels.fill(0, 0, tracksEach)
  for (const [on, level] of levels) g.levels[on] = level
}

/** What the first seat does in its hand with these cards. */
const holding = (question: string, cards: readonly number[]): GuidePicture<Club> => ({
  seats: 3,
  seat: 0,
  question,
  shows: '.gs-stage',
  arrange: g => void g.hands[0].splice(0, g.hands[0].length, ...cards),
})

const asked = (question: string): GuidePicture<Club> => ({ seats: 3, seat: 0, question, shows: '.gs-stage' })

export const pictures = {
  rounds: { seats: 3, shows: '.gs-rounds' },
  supply: holding('discardCards', [3, 7, 11, 15, 19, 25, 44]),
  splitting: asked('splitHand'),
  choosing: asked('chooseGroup'),
  harvest: asked('useCard'),
  cards: { seats: 3, cards: async () => (await import('./all-cards.tsx')).AllCards },
  characters: { seats: 3, cards: async () => (await import('./all-cards.tsx')).Characters },
  points: { seats: 3, seat: 0, shows: '.gs-points' },
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
