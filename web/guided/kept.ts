/** A guided game that has been begun, kept in this browser until it is left: a reload goes on with it. */
import { recall, remember } from '../app/storage.ts'

interface Begun {
  /** The table's id. */
  readonly table: string
  /** The lessons that have been given. */
  readonly given: readonly string[]
}

/** Under which name it is kept: a game may have two. */
export const keptName = (game: string, alone: boolean): string => (alone ? `${game}.alone` : game)

const place = (name: string) => `palatine.guided.${name}`

export function begunGame(game: string): Begun | undefined {
  const text = recall('localStorage', place(game))
  return text === null ? undefined : (JSON.parse(text) as Begun)
}

export const keepGame = (game: string, begun: Begun): void =>
  remember('localStorage', place(game), JSON.stringify(begun))
export const forgetGame = (game: string): void => remember('localStorage', place(game), null)
