/** What is shown of a game before it is loaded: name, picture, colours. All of it is found in the game's own folder. */
import type { Language } from '@palatine/kernel'
import type { ComponentType } from 'react'
import { titles } from '../../games/registry.ts'

interface Cover {
  readonly name: string
  /** One short line under the name. */
  readonly line: string
}

import.meta.glob('../../games/*/board/theme.css', { eager: true })
const covers = import.meta.glob<Cover>('../../games/*/text/cover/*.ts', { eager: true, import: 'cover' })
const scenes = import.meta.glob<ComponentType>('../../games/*/board/art/scene.tsx', { eager: true, import: 'Scene' })

/** The ids of all games, and of those that players are shown, in the order of the registry. */
export const allGames: readonly string[] = Object.keys(titles)
export const listedGames: readonly string[] = allGames.filter(id => titles[id].listed)

const coverIn = (language: string, id: string): Cover | undefined =>
  covers[`../../games/${id}/text/cover/${language}.ts`]

/** In English where nobody has written it in this language; the id of a game that is not here. */
export const coverOf = (language: Language, id: string): Cover =>
  coverIn(language, id) ?? coverIn('en', id) ?? { name: id, line: '' }

/** How many minutes people take for a game, at least and at most. */
export const minutesOf = (id: string): readonly [number, number] => titles[id].minutes

/** "2–4". */
export const seatsOf = (id: string): string => titles[id].seats.join('–')

/** The game as a picture: decoration, nothing is read from it. */
export function Picture({ id }: { id: string }) {
  const Scene = scenes[`../../games/${id}/board/art/scene.tsx`]
  if (!Scene) return null
  return (
    <svg className="scene" viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Scene />
    </svg>
  )
}
