/** The previews' worker: looks at what one seat sees and knows, and says what an answer would certainly do. */
import { FastChance, type Foreseen, type Preview, previewOf } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'

export interface PreviewAsked extends Foreseen {
  readonly ticket: number
  readonly game: string
  /** Of the rules that the table is played by. */
  readonly version: number
}

export interface PreviewMade {
  readonly ticket: number
  /** Null where the answer could not be tried. */
  readonly preview: Preview | null
}

/** The same question gets the same preview, whoever asks and however often. */
const seed = 1

export async function previewFor({ ticket, game, version, ...foreseen }: PreviewAsked): Promise<PreviewMade> {
  try {
    const title = await titles[game].load(version)
    return { ticket, preview: title ? previewOf(title.game, foreseen, new FastChance(seed)) : null }
  } catch {
    return { ticket, preview: null }
  }
}
