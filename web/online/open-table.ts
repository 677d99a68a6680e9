/** Makes a table at the server and goes there: who has no name yet gets one that can be changed where one sits. */
import type { MakeOpen, OpenTable } from '@palatine/tables/lobby'
import type { Refused } from '@palatine/tables/protocol'
import { titles } from '../../games/registry.ts'
import { lastName } from '../app/name.ts'
import { go } from '../app/router.ts'
import type { Words } from '../app/words.ts'
import { become, meet, socket } from './server.ts'

/** A table as most people want it: as many seats as there can be up to four, no clock, only for who has the link. */
export async function usualTable(game: string): Promise<MakeOpen> {
  const [fewest, most] = (await titles[game].load()).game.seats
  return {
    game,
    seats: Math.min(Math.max(4, fewest), most),
    options: {},
    components: null,
    pace: null,
    listed: false,
  }
}

/** Null: it is made, and the page is there. */
export async function openTable(make: MakeOpen, words: Words): Promise<Refused | null> {
  const server = await meet()
  if (server.is !== 'here') return { refused: { reason: server.is === 'none' ? 'needsServer' : 'noServerNow' } }
  const name = server.name ?? (lastName() || words.setup.guest(1))
  if (server.name === null) {
    const refused = await become(name)
    if (refused) return refused
  }
  const made = await socket.say({ ask: 'open', make })
  if ('refused' in made) return made
  await sitDownAt(made.open, name)
  go(`/at/${made.open.id}`)
  return null
}

/** Whoever makes a table sits at it, on the first free seat. */
async function sitDownAt({ id, mine, places }: OpenTable, name: string): Promise<void> {
  const seat = places.findIndex(place => !place.taken && place.bot === '')
  if (mine === null && seat >= 0) await socket.say({ ask: 'sit', table: id, seat, name })
}
