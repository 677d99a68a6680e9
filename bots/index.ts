/** Players that are not people, by name. */
import { type Bot, plain, random, type Title } from '@palatine/kernel'

export { type BotGame, type GamePlayed, playGame, playLive } from './drive.ts'

interface Maker {
  readonly about: string
  /** Loads what the bot needs. */
  make(title: Title): Promise<Bot>
}
type Makers = { readonly [name: string]: Maker }

const loadLevels = () => import('./levels.ts')
const loadHabits = () => import('./habits/policy.ts')

/** What people choose from, the weakest first. A new level is one row. */
const levels: Makers = {
  gentle: {
    about: 'looks ahead, but often takes what is not the best',
    make: async title => (await loadLevels()).softened(title.game, await title.loadBot(), 'gentle'),
  },
  steady: {
    about: 'looks ahead and errs now and then',
    make: async title => (await loadLevels()).softened(title.game, await title.loadBot(), 'steady'),
  },
  strong: {
    about: 'looks ahead and hardly errs',
    make: async title => (await loadLevels()).softened(title.game, await title.loadBot(), 'strong'),
  },
  fierce: {
    about: 'looks ahead and takes the best that it finds',
    make: async title => (await loadLevels()).fierce(title.game, await title.loadBot()),
  },
}

/** Those that answer at once. */
const quick: Makers = {
  random: { about: 'any answer, all equally likely', make: async () => random },
  plain: {
    about: "what the game's own score likes best, without looking ahead",
    make: async title => plain(await title.loadBot()),
  },
}

/** What levels are measured against. */
const yardsticks: Makers = {
  beginner: { about: 'plain, but 15 of 100 answers are any', make: async title => plain(await title.loadBot(), 0.15) },
  recipe: {
    about: 'fierce without anything learnt',
    make: async title => (await import('./recipe.ts')).recipe(title.game, await title.loadBot()),
  },
  habit: {
    about: 'what the game sees at a glance',
    make: async title => (await loadHabits()).habitual(await title.loadBot(), await title.loadHabits?.()),
  },
  'by-habit': {
    about: 'fierce, everybody playing on by habit',
    async make(title) {
      const bot = await title.loadBot()
      const policy = (await loadHabits()).byHabit(bot, await title.loadHabits?.())
      return (await loadLevels()).fiercePlayingOn(title.game, bot, policy)
    },
  },
}

const makers: Makers = { ...quick, ...yardsticks, ...levels }

export const levelNames: readonly string[] = Object.keys(levels)
export const quickNames: readonly string[] = Object.keys(quick)
/** Every bot, the weakest first. */
export const botNames: readonly string[] = Object.keys(makers)

/** The level of somebody who has not chosen one. */
export const usualLevel = 'steady'

/** What a bot does, in a few words. */
export const aboutBot = (name: string): string => makers[name]?.about ?? ''

/** How long a bot may think about one question where people wait for it, in milliseconds. */
export const timeFor = (name: string): number => (Object.hasOwn(quick, name) ? 200 : 1_000)

/** The bot with this name for this game; undefined if there is none. */
export async function botNamed(title: Title, name: string): Promise<Bot | undefined> {
  return Object.hasOwn(makers, name) ? makers[name].make(title) : undefined
}
