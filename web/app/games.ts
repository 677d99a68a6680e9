/** Games, loaded when they are needed: each is found in its folder by its id. */
import { type AnyText, type KernelText, kernelTextIn, type Language, type Title, textIn } from '@palatine/kernel'
import type { AnyEventTable, BoardModule, Guided, ZonesModule } from '@palatine/ui'
import { useEffect, useState } from 'react'
import { titles } from '../../games/registry.ts'

export const canBePlayed = (id: string): boolean => Object.hasOwn(titles, id)

/** The title of today, or as tables of an earlier version know it. */
export async function loadTitle(id: string, version?: number): Promise<Title> {
  const older = version === undefined ? undefined : await titles[id].load(version)
  return older ?? titles[id].load()
}

const boards = import.meta.glob<{ board: BoardModule }>('../../games/*/board/index.tsx')
const zoneFiles = import.meta.glob<ZonesModule>('../../games/*/board/zones.ts')

const lessons = import.meta.glob<{ guided: Guided }>('../../games/*/board/{guided,guided-alone}.ts')

/** Loads the guided first game of a title, or the one for a person alone; undefined if it has none. */
export const guidedScript = (id: string, alone = false): (() => Promise<{ guided: Guided }>) | undefined =>
  lessons[`../../games/${id}/board/${alone ? 'guided-alone' : 'guided'}.ts`]

/** All that a table needs of a game, in one language. */
export interface LoadedGame {
  readonly id: string
  readonly language: Language
  readonly title: Title
  readonly text: AnyText
  readonly kernel: KernelText
  /** A board of its own, or a description that the plain board draws. */
  readonly board: BoardModule | undefined
  readonly zones: ZonesModule | undefined
  readonly events: AnyEventTable
  /** The categories of points that nobody can lose any more; undefined if the game does not say. */
  readonly made: readonly string[] | undefined
}

async function loadGame(id: string, language: Language, version: number | undefined): Promise<LoadedGame> {
  const title = await loadTitle(id, version)
  const [text, kernel, zones, board] = await Promise.all([
    textIn(title, language),
    kernelTextIn(language),
    zoneFiles[`../../games/${id}/board/zones.ts`]?.(),
    boards[`../../games/${id}/board/index.tsx`]?.(),
  ])
  const events = board?.board.events ?? zones?.events ?? {}
  return {
    id,
    language,
    title,
    text,
    kernel,
    zones,
    board: board?.board,
    events,
    made: board?.board.made ?? zones?.made,
  }
}

/** Keeps what was loaded until the other language is there: a switch in the middle of a game shows no blank page. */
export function useGame(id: string | undefined, language: Language, version?: number): LoadedGame | undefined {
  const [loaded, setLoaded] = useState<LoadedGame>()
  useEffect(() => {
    if (id === undefined || !canBePlayed(id)) return
    let wanted = true
    void loadGame(id, language, version).then(game => wanted && setLoaded(game))
    return () => {
      wanted = false
    }
  }, [id, language, version])
  const isThis = loaded?.id === id && (version === undefined || loaded?.title.game.version === version)
  return isThis ? loaded : undefined
}
