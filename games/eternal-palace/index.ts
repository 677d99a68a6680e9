import type { Title } from '@palatine/kernel'
import { bot } from './bot/index.ts'
import advisors from './components/advisors.json' with { type: 'json' }
import banners from './components/banners.json' with { type: 'json' }
import bridge from './components/bridge.json' with { type: 'json' }
import editions from './components/editions.json' with { type: 'json' }
import places from './components/places.json' with { type: 'json' }
import { check, schema } from './components/schema.ts'
import setup from './components/setup.json' with { type: 'json' }
import tracks from './components/tracks.json' with { type: 'json' }
import { game } from './rules/index.ts'

export { game }

export const title: Title = {
  game,
  code: 'EP',
  components: { builtIn: { setup, places, tracks, bridge, advisors, banners, editions }, schema, check },
  bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
}
