import type { Title } from '@palatine/kernel'
import { bot } from './bot/index.ts'
import board from './components/board.json' with { type: 'json' }
import { check, schema } from './components/schema.ts'
import stones from './components/stones.json' with { type: 'json' }
import { game } from './rules/index.ts'

export { game }

export const title: Title = {
  game,
  code: 'GH',
  components: { builtIn: { stones, board }, schema, check },
  bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
}
