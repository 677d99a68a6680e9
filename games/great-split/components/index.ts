import board from './board.json' with { type: 'json' }
import cards from './cards.json' with { type: 'json' }
import characters from './characters.json' with { type: 'json' }
import scorings from './scorings.json' with { type: 'json' }
import tracks from './tracks.json' with { type: 'json' }

/** The figures that the game comes with, a key a file. */
export const builtIn = { cards, tracks, scorings, board, characters }
