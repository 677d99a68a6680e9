import type { GameEvent } from '@palatine/kernel'
import type { Moment, Told } from '@palatine/tables/protocol'

/** What is to be seen now, and what has just come into sight. */
export interface Scene {
  readonly moment: Moment
  readonly told: readonly Told[]
  readonly playing: GameEvent | null
  readonly coming: readonly GameEvent[]
  readonly news: readonly GameEvent[]
  readonly behind: boolean
  readonly holds: boolean
  readonly paused: boolean
  /** The moment with which the watcher's last turn ended. */
  readonly since: number
}
