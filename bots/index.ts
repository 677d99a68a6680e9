/** Players that are not people, by name. */
import { type Bot, plain, random, type Title } from '@palatine/kernel'

export { type GamePlayed, playGame, playLive, type Sitting } from './drive.ts'

/** A new level is one row. */
const makers: { readonly [name: string]: { readonly about: string; make(title: Title): Bot } } = {
  random: { about: 'any answer, all equally likely', make: () => random },
  plain: { about: "what the game's own score likes best, without looking ahead", make: title => plain(title.bot) },
}

export const botNames: readonly string[] = Object.keys(makers)

/** What a bot does, in a few words. */
export const aboutBot = (name: string): string => makers[name]?.about ?? ''

/** The bot with this name for this game; undefined if there is none. */
export function botNamed(title: Title, name: string): Bot | undefined {
  return Object.hasOwn(makers, name) ? makers[name].make(title) : undefined
}
