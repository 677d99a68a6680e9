/** What each ask of `tables/lobby.ts` does. Whoever has no name may look at tables and lists, and nothing else. */
import { levelNames } from '@palatine/bots'
import type { LobbyAsk, LobbyAskOf, LobbyReplies } from '@palatine/tables/lobby'
import { refuse } from '@palatine/tables/opening'
import type { Refused } from '@palatine/tables/protocol'
import { seenBy } from './lobby.ts'
import type { Person } from './stores/people-store.ts'
import type { Visit } from './visit.ts'

/** Nobody needs to block more people, and the list fits into one message. */
const mostBlocked = 500

type Kind = LobbyAsk['ask']
type Answer<K extends Kind> = Promise<LobbyReplies[K] | Refused>
type Answerers = { readonly [K in Kind]: (visit: Visit, ask: LobbyAskOf<K>, key: string) => Answer<K> }

/** For people only. */
const person =
  <K extends Kind>(answer: (visit: Visit, ask: LobbyAskOf<K>, who: Person, key: string) => Answer<K>) =>
  async (visit: Visit, ask: LobbyAskOf<K>, key: string): Answer<K> => {
    const who = visit.isKnown ? await visit.house.people.store.byId(visit.person) : undefined
    return who && !who.banned ? answer(visit, ask, who, key) : refuse('noName')
  }

/** For people themselves: a program with a token plays in somebody's name, and becomes nobody by it. */
const itself =
  <K extends Kind>(answer: (visit: Visit, ask: LobbyAskOf<K>, who: Person, key: string) => Answer<K>) =>
  async (visit: Visit, ask: LobbyAskOf<K>, key: string): Answer<K> =>
    visit.isProgram ? refuse('notForPrograms') : person(answer)(visit, ask, key)

/** For whoever runs the server: the secret of the configuration is the only thing that is asked for. */
const host =
  <K extends Kind>(answer: (visit: Visit, ask: LobbyAskOf<K>) => Answer<K>) =>
  async (visit: Visit, ask: LobbyAskOf<K> & { readonly secret: string }): Answer<K> => {
    if (!visit.house.mayTry(visit.address)) return refuse('tooFast')
    return visit.house.isHost(ask.secret) ? answer(visit, ask) : refuse('notTheHost')
  }

export const answerers: Answerers = {
  me: async ({ isKnown, person: id, house }) => {
    const who = isKnown ? await house.people.store.byId(id) : undefined
    return { name: who?.name ?? '', hours: who?.hours ?? null, levels: levelNames }
  },
  rename: person(async ({ house }, { name }, { id }) => {
    await house.people.store.rename(id, name)
    return null
  }),
  hours: person(async ({ house }, { hours }, { id }) => {
    await house.people.store.setHours(id, hours)
    await house.host.keepHours(id, hours ?? undefined)
    return null
  }),
  device: itself(({ house }, _, { id }) => house.people.deviceCode(id)),
  tokens: itself(({ house }, _, { id }) => house.people.store.tokens(id)),
  token: itself(async ({ house }, { label }, { id }) => {
    if ((await house.people.store.tokens(id)).length >= house.limits.tokensOfPerson) return refuse('tooManyTokens')
    return house.people.makeToken(id, label)
  }),
  revoke: itself(async ({ house }, { token }, { id }) =>
    (await house.people.store.removeToken(id, token)) ? null : refuse('noSuchToken'),
  ),
  lobby: async (visit, { on }) => {
    const { lobby } = visit.house
    const lists = await lobby.lists(visit.isKnown ? visit.person : '')
    if (on) lobby.subscribe(visit, lists)
    else lobby.unsubscribe(visit)
    return lists
  },
  finished: person(async ({ house }, _, { id }) => {
    const tables = await house.tables.ofPerson(id)
    return tables.flatMap(({ card }) => (card.over ? [card] : [])).slice(0, 500)
  }),
  open: person(({ house }, { make }, who) => house.lobby.open(make, who)),
  find: async (visit, { table }) => {
    const { house } = visit
    // A code has few letters: whoever tries all of them is stopped.
    if (table.length < 32 && !house.mayTry(visit.address)) return refuse('tooFast')
    const card = await house.card(table)
    if (card) return { open: null, card }
    const open = await house.lobby.find(table)
    if (!open) return refuse('noSuchTable')
    visit.lookAt(open.id)
    house.lobby.looksAt(open)
    return { open: seenBy(open, visit.person), card: null }
  },
  lookAway: async (visit, { table }) => {
    visit.lookAway(table)
    return null
  },
  sit: person(({ house }, ask, who, key) => house.lobby.sit(ask, who, key)),
  stand: person(({ house }, { table }, { id }) => house.lobby.stand(table, id)),
  setBot: person(({ house }, ask, { id }) => house.lobby.setBot(ask, id)),
  begin: person(({ house }, ask, { id }) => house.lobby.begin(ask, id)),
  again: person(({ house }, { table }, who) => house.lobby.again(table, who)),
  close: person(({ house }, { table }, { id }) => house.lobby.close(table, id)),
  say: person(({ house }, { table, text }, { id }, key) => house.say(table, id, { text, phrase: null }, key)),
  phrase: person(({ house }, { table, phrase }, { id }, key) => house.say(table, id, { text: '', phrase }, key)),
  chat: async ({ house, person: id }, { table }) => {
    const room = await house.room(table)
    return room ? house.chat.lines(room, id) : refuse('noSuchTable')
  },
  mute: person(async ({ house }, { table, seat, on }, { id }) => {
    const muted = (await house.room(table))?.people[seat]
    if (!muted || muted === id) return refuse('noSuchSeat')
    await house.people.store.mute(id, muted, on)
    return null
  }),
  block: person(async ({ house }, { table, seat }, { id }) => {
    const blocked = (await house.room(table))?.people[seat]
    if (!blocked || blocked === id) return refuse('noSuchSeat')
    const { store } = house.people
    if ((await store.blocks(id)).length >= mostBlocked) return refuse('tooManyBlocked')
    await store.block(house.ports.ids.key(), id, blocked, (await store.byId(blocked))?.name ?? '')
    house.lobby.refresh()
    return null
  }),
  blocked: person(({ house }, _, { id }) => house.people.store.blocks(id)),
  unblock: person(async ({ house }, { blocked }, { id }) => {
    await house.people.store.unblock(id, blocked)
    house.lobby.refresh()
    return null
  }),
  house: host(({ house }) => house.report()),
  closeTable: host(async ({ house }, { table }) => {
    if (await house.lobby.find(table)) await house.lobby.closed(table)
    else if (await house.card(table)) await house.closeRunning(table)
    else return refuse('noSuchTable')
    return null
  }),
  ban: host(async ({ house }, { table, seat }) => {
    const banned = (await house.room(table))?.people[seat]
    if (!banned) return refuse('noSuchSeat')
    await house.ban(banned)
    return null
  }),
  silence: host(async ({ house }, { table, seat, on }) => {
    const silenced = (await house.room(table))?.people[seat]
    if (!silenced) return refuse('noSuchSeat')
    await house.people.store.silence(silenced, on)
    return null
  }),
}
