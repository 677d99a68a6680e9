import {
  cloneState,
  determinizeView,
  FastChance,
  type Game,
  type Look,
  nthSeed,
  type Policy,
  type RunIo,
  type State,
} from '@palatine/kernel'

/** Worlds that a seat cannot tell from the true one, numbered: whoever asks for the same number gets the same world. */
export class Worlds {
  private readonly game: Game
  private readonly look: Look
  private readonly policy: Policy
  private readonly seed: number
  private number = -1
  private world: State | undefined

  /** `policy` says how others have answered what they have answered in secret. */
  constructor(game: Game, look: Look, policy: Policy, seed: number) {
    this.game = game
    this.look = look
    this.policy = policy
    this.seed = seed
  }

  /** A state to play on in, and what to play with: the luck of a world is the same for all, too. */
  nth(number: number): { readonly state: State; readonly io: RunIo } {
    const { game, seed } = this
    const { table } = this.look
    if (this.world === undefined || this.number !== number) {
      this.world = this.imagine(new FastChance(nthSeed(seed, 2 * number)))
      this.number = number
    }
    const io = { table, chance: new FastChance(nthSeed(seed, 2 * number + 1)) }
    return { state: cloneState(game, this.world), io }
  }

  private imagine(chance: FastChance): State {
    const { table, view, known, seat } = this.look
    return determinizeView(this.game, table, view, known, seat, chance, { pending: this.policy })
  }
}
