/** Rules and figures of earlier versions, each loaded when a table needs it. Written by "npm run freeze GAME". */
import type { Frozen } from '@palatine/kernel'

export const frozen: { readonly [game: string]: { readonly [version: number]: () => Promise<Frozen> } } = {
  'eternal-palace': {
    1: () => import('./eternal-palace/frozen/v1.mjs'),
  },
}
