/** Players that are not people, by name. */
import { type Bot, plain, random, type Title } from '@palatine/kernel'

export { type GamePlayed, playGame, playLive, type Sitting } from './drive.ts'

interface Maker {
  readonly about: string
  /** Loads what the bot needs. */
  make(title: Title): Promise<Bot>
}

/** A new level is one row. */
const makers: { readonly [name: string]: Maker } = {
  random: { about: 'any answer, all equally likely', make: async () => random },
  plain: {
    about: "what the game's own score likes best, without looking ahead",
    make: async title => plain(await title.loadBot()),
  },
  recipe: {
    about: 'tries its best few answers out in imagined games, played on as plain would',
    make: async title => (await import('./recipe.ts')).recipe(title.game, await title.loadBot()),
  },
}

export const botNames: readonly string[] = Object.keys(makers)

/** What a bot does, in a few words. */
export const aboutBot = (name: string): string => makers[name]?.about ?? ''

/** The bot with this name for this game; undefined if there is none. */
export async function botNamed(title: Title, name: string): Promise<Bot | undefined> {
  return Object.hasOwn(makers, name) ? makers[name].make(title) : undefined
}
