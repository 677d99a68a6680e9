import type { Title } from '@palatine/kernel'
import { bot } from './bot/index.ts'
import board from './components/board.json' with { type: 'json' }
import cards from './components/cards.json' with { type: 'json' }
import characters from './components/characters.json' with { type: 'json' }
import { check, schema } from './components/schema.ts'
import scorings from './components/scorings.json' with { type: 'json' }
import tracks from './components/tracks.json' with { type: 'json' }
import { game } from './rules/index.ts'

export { game }

export const title: Title = {
  game,
  code: 'GS',
  components: { builtIn: { cards, tracks, scorings, board, characters }, schema, check },
  bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
}
