import advisors from './advisors.json' with { type: 'json' }
import banners from './banners.json' with { type: 'json' }
import bridge from './bridge.json' with { type: 'json' }
import compositions from './compositions.json' with { type: 'json' }
import demands from './demands.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import labyrinth from './labyrinth.json' with { type: 'json' }
import locations from './locations.json' with { type: 'json' }
import master from './master.json' with { type: 'json' }
import personalities from './personalities.json' with { type: 'json' }
import places from './places.json' with { type: 'json' }
import privileges from './privileges.json' with { type: 'json' }
import river from './river.json' with { type: 'json' }
import setup from './setup.json' with { type: 'json' }
import tracks from './tracks.json' with { type: 'json' }

/** The figures that the game comes with, a key a file. */
export const builtIn = {
  setup,
  places,
  tracks,
  bridge,
  advisors,
  banners,
  editions,
  privileges,
  labyrinth,
  river,
  demands,
  compositions,
  locations,
  master,
  personalities,
}
