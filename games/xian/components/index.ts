import equipment from './equipment.json' with { type: 'json' }
import helpers from './helpers.json' with { type: 'json' }
import mausoleum from './mausoleum.json' with { type: 'json' }
import pit from './pit.json' with { type: 'json' }
import plates from './plates.json' with { type: 'json' }
import requests from './requests.json' with { type: 'json' }
import tables from './tables.json' with { type: 'json' }
import workers from './workers.json' with { type: 'json' }

/** The figures that the game comes with, a key a file. */
export const builtIn = { tables, workers, helpers, pit, plates, requests, equipment, mausoleum }
