/** Which paragraphs and sections speak of something, in any language that the guide has. */
import type { Guide } from '@palatine/kernel/guide'

export interface Hits {
  /** Numbers of paragraphs. */
  readonly paragraphs: ReadonlySet<string>
  /** Numbers of sections that say it in their title or overview. */
  readonly sections: ReadonlySet<string>
}

/** From so many letters on. */
export const shortestSearch = 2

/** All words have to be there, in any order; who writes no accents finds them all the same. */
export function search(guides: readonly Guide[], find: string): Hits {
  const words = plain(find).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every(word => plain(text).includes(word))
  return {
    paragraphs: new Set(
      guides.flatMap(({ paragraphs }) =>
        paragraphs.filter(({ id, title, text }) => has(`${id} ${title} ${text}`)).map(({ number }) => number),
      ),
    ),
    sections: new Set(
      guides.flatMap(({ sections }) =>
        sections.filter(({ title, text }) => has(`${title} ${text}`)).map(({ number }) => number),
      ),
    ),
  }
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
