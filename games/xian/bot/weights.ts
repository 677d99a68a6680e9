/** How much a bot cares for what; 1 is what a sensible player does. */
export interface Interests {
  /** Majorities and groups. */
  readonly majorities: number
  readonly equipment: number
  /** The overseer track with its tiles. */
  readonly track: number
  readonly helpers: number
  readonly workshop: number
  readonly seals: number
}

export const sensible: Interests = { majorities: 1, equipment: 1, track: 1, helpers: 1, workshop: 1, seals: 1 }

/** What things are worth in points; found by play of bots among one another. */
export const weights = {
  /** Resources beside the plans that need them: the first few, and further ones. */
  coin: 0.5,
  coinMore: 0.25,
  coinsWanted: 6,
  clay: 0.4,
  clayMore: 0.2,
  clayWanted: 4,
  pigment: 1,
  pigmentMore: 0.45,
  pigmentsWanted: 4,
  /** How much of a plan's worth its resources have while it is ahead: nothing missing, one, two, more. */
  plan: [0.36, 0.22, 0.1, 0],
  /** How much of a majority a warrior is worth early on, by the lead that it makes: -2 or worse, ..., 3 or more. */
  lead: [0.12, 0.34, 0.54, 0.47, 0.15, 0.05],
  /** What it is worth to take a point from another seat, by number of seats. */
  spite: [0, 0, 0.5, 0.25, 0.15],
  /** Bonus tiles by number, and the end tile. */
  tiles: [1, 1, 1.2, 4.2],
  endTile: 6,
  /** Helpers by number, for each round that they help. */
  helpers: [0.16, 0.14, 0.16, 0.2, 0.16, 0.14],
  /** A higher number on the lower card. */
  initiative: 0.22,
  /** A seal at hand when a warrior is created. */
  seal: 0.8,
  /** A set that can still be completed. */
  setBegun: 0.6,
  /** Warriors that an equipment card may still find, for each builder that is left. */
  futureWarriors: 0.07,
}
