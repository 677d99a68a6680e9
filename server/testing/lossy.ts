import type { HouseHints } from '../hints/hints.ts'

/** Hints of which some are lost on their way. */
export const lossy = (hints: HouseHints, isLost: () => boolean): HouseHints => ({
  tell: hint => isLost() || hints.tell(hint),
  hear: listener => hints.hear(listener),
  missed: listener => hints.missed(listener),
  close: () => hints.close(),
})
