import board from './board.json' with { type: 'json' }
import stones from './stones.json' with { type: 'json' }

/** The figures that the game comes with, a key a file. */
export const builtIn = { stones, board }
