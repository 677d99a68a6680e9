import type { Title } from '@palatine/kernel'
import { frozen } from './frozen.ts'

interface Listing {
  readonly id: string
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

/** Every game there is, each loaded when it is needed. */
export const titles: { readonly [id: string]: Listing } = {
  'eternal-palace': listing('eternal-palace', true, async () => (await import('./eternal-palace/index.ts')).title),
  eschnapur: listing('eschnapur', true, async () => (await import('./eschnapur/index.ts')).title),
  'great-split': listing('great-split', true, async () => (await import('./great-split/index.ts')).title),
  xian: listing('xian', true, async () => (await import('./xian/index.ts')).title),
  gatehouse: listing('gatehouse', false, async () => (await import('./gatehouse/index.ts')).title),
}

function listing(id: string, listed: boolean, today: () => Promise<Title>): Listing {
  function load(): Promise<Title>
  function load(version: number): Promise<Title | undefined>
  async function load(version?: number): Promise<Title | undefined> {
    const title = await today()
    if (version === undefined || version === title.game.version) return title
    const { game, components } = (await frozen[id]?.[version]?.()) ?? {}
    return game && components && { ...title, game, components }
  }
  return { id, listed, load }
}
