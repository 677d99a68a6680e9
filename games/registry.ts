import type { Title } from '@palatine/kernel'
import { frozen } from './frozen.ts'

/** At least and at most. */
type Range = readonly [number, number]

interface Listing {
  readonly id: string
  /** The fewest and the most that can play it. */
  readonly seats: Range
  /** How long people take for a game, as the box says it. */
  readonly minutes: Range
  /** Whether players are shown it; the teaching game is for developers. */
  readonly listed: boolean
  /** The title as it is today. */
  load(): Promise<Title>
  /**
   * The title as tables of this version know it: rules and figures of that time, with the text, the board and the bots of
   * today. Undefined if that version is not here.
   */
  load(version: number): Promise<Title | undefined>
}

/**
 * Every game there is, in the order in which players are shown them; each is loaded when it is needed. This is the one
 * place where games are listed: board, picture, colours, words and guide are found in the game's folder by its id.
 */
export const titles: { readonly [id: string]: Listing } = {
  'eternal-palace': listing(
    'eternal-palace',
    [1, 5],
    [60, 90],
    true,
    async () => (await import('./eternal-palace/index.ts')).title,
  ),
  eschnapur: listing('eschnapur', [2, 4], [60, 60], true, async () => (await import('./eschnapur/index.ts')).title),
  'great-split': listing(
    'great-split',
    [2, 7],
    [45, 45],
    true,
    async () => (await import('./great-split/index.ts')).title,
  ),
  xian: listing('xian', [2, 4], [30, 60], true, async () => (await import('./xian/index.ts')).title),
  gatehouse: listing('gatehouse', [2, 4], [5, 10], false, async () => (await import('./gatehouse/index.ts')).title),
}

function listing(id: string, seats: Range, minutes: Range, listed: boolean, today: () => Promise<Title>): Listing {
  function load(): Promise<Title>
  function load(version: number): Promise<Title | undefined>
  async function load(version?: number): Promise<Title | undefined> {
    const title = await today()
    if (version === undefined || version === title.game.version) return title
    const { game, components } = (await frozen[id]?.[version]?.()) ?? {}
    return game && components && { ...title, game, components }
  }
  return { id, seats, minutes, listed, load }
}
