import type { Title } from '@palatine/kernel'
import { bot } from './bot/index.ts'
import equipment from './components/equipment.json' with { type: 'json' }
import helpers from './components/helpers.json' with { type: 'json' }
import mausoleum from './components/mausoleum.json' with { type: 'json' }
import pit from './components/pit.json' with { type: 'json' }
import plates from './components/plates.json' with { type: 'json' }
import requests from './components/requests.json' with { type: 'json' }
import { check, schema } from './components/schema.ts'
import tables from './components/tables.json' with { type: 'json' }
import workers from './components/workers.json' with { type: 'json' }
import { game } from './rules/index.ts'

export { game }

export const title: Title = {
  game,
  code: 'XI',
  components: {
    builtIn: { tables, workers, helpers, pit, plates, requests, equipment, mausoleum },
    schema,
    check,
  },
  bot,
  text: {
    en: async () => (await import('./text/en.ts')).en,
    de: async () => (await import('./text/de.ts')).de,
  },
}
