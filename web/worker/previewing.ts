/** The previews' worker: looks at what one seat sees and knows, and says what an answer would certainly do. */
import { FastChance, type Foreseen, type Preview, previewOf } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'

export interface PreviewAsked extends Foreseen {
  readonly ticket: number
  readonly game: string
}

export interface PreviewMade {
  readonly ticket: number
  /** Null where the answer could not be tried. */
  readonly preview: Preview | null
}

/** The same question gets the same preview, whoever asks and however often. */
const seed = 1

export async function previewFor({ ticket, game: id, ...foreseen }: PreviewAsked): Promise<PreviewMade> {
  try {
    const { game } = await titles[id].load()
    return { ticket, preview: previewOf(game, foreseen, new FastChance(seed)) }
  } catch {
    return { ticket, preview: null }
  }
}
