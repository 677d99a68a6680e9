/**
 * What people say to a server and are told besides playing: who they are, tables that have not begun, chat, who is here.
 * The same envelopes as in `protocol.ts`: every ask has a key and gets exactly one reply with it.
 */
import * as z from 'zod/mini'
import { hours, pace } from './clocks.ts'
import { card } from './kept.ts'
import { limits } from './limits.ts'
import { carried, id, json, name, options, seat, time, watcher, whole } from './shapes.ts'

const atMost = <T extends z.core.SomeType>(of: T, longest: number) =>
  z.readonly(z.array(of).check(z.maxLength(longest)))
const table = id
/** What people may know of a table before it begins, as one of them sees it. */
export const openTable = z.strictObject({
  id,
  /** To be said on the phone: a word and three digits; null once all sit, or once it leads nobody here any more. */
  code: z.nullable(id),
  game: id,
  options,
  /** Played with an owner's figures. */
  ownFigures: z.boolean(),
  pace: z.nullable(pace),
  /** Anybody who reaches the server sees it in the list. */
  listed: z.boolean(),
  /** Who made it. */
  invites: name,
  made: time,
  places: atMost(
    z.strictObject({
      /** Empty while nobody sits there. */
      name,
      bot: z.union([z.literal(''), id]),
      /** A person sits there, or it is kept for one who played before. */
      taken: z.boolean(),
      /** Whoever sits there has said that it wants to begin. */
      ready: z.boolean(),
    }),
    limits.seats,
  ),
  /** The seat of whoever is told this. */
  mine: z.nullable(seat),
  /** Whoever is told this made the table: it sets bots and begins. */
  yours: z.boolean(),
  /** It goes on from a record that was played elsewhere. */
  goesOn: z.boolean(),
  /** What whoever comes has to bring besides the id, told to those who sit; null: nothing. */
  invite: z.nullable(id),
})
export type OpenTable = z.infer<typeof openTable>

/** A table at which one has a seat. */
export const myTable = z.strictObject({
  card,
  seats: atMost(seat, limits.seats),
  /** The question that waits for me, by its id; null if none does. */
  question: z.nullable(id),
  until: z.nullable(time),
})
export type MyTable = z.infer<typeof myTable>

export const chatLine = z.strictObject({
  line: whole,
  time,
  /** Null: an onlooker; they have a chat of their own while the game runs. */
  seat: watcher,
  name,
  text: z.string().check(z.maxLength(limits.chat)),
  /** One of the phrases that everybody reads in their own language; then the text is empty. */
  phrase: z.nullable(id),
})
export type ChatLine = z.infer<typeof chatLine>

/** Who is here. A bot is always here. */
export const presence = z.strictObject({
  table,
  seats: atMost(z.strictObject({ here: z.boolean(), /** Since when that has been so. */ since: time }), limits.seats),
  onlookers: whole,
})
export type Presence = z.infer<typeof presence>

export const makeOpen = z.strictObject({
  game: id,
  seats: whole.check(z.minimum(1), z.maximum(limits.seats)),
  options,
  components: json,
  pace: z.nullable(pace),
  listed: z.boolean(),
  /** A game begun at one device goes on here: its record becomes the table. */
  from: z.exactOptional(carried),
})
export type MakeOpen = z.infer<typeof makeOpen>

/** Only for whoever runs the server: every such ask brings the secret of the configuration. */
const secret = z.string().check(z.maxLength(200))

export const lobbyAsk = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('me') }),
  z.strictObject({ ask: z.literal('rename'), name: name.check(z.minLength(1)) }),
  /** When I play over days; null: always. */
  z.strictObject({ ask: z.literal('hours'), hours: z.nullable(hours) }),
  /** A code with which another device becomes mine, once and for some minutes (`POST /api/device`). */
  z.strictObject({ ask: z.literal('device') }),
  /** Tokens with which programs play in my name. */
  z.strictObject({ ask: z.literal('tokens') }),
  z.strictObject({ ask: z.literal('token'), label: name }),
  z.strictObject({ ask: z.literal('revoke'), token: id }),
  /** From now on I am told when my tables or the listed ones change; or no more. */
  z.strictObject({ ask: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ ask: z.literal('finished') }),
  z.strictObject({ ask: z.literal('open'), make: makeOpen }),
  /** By id or by code. While it is open I am told of its changes, until I look away. */
  z.strictObject({ ask: z.literal('find'), table }),
  z.strictObject({ ask: z.literal('lookAway'), table }),
  /** Takes a free seat, leaves mine for it, or says that I am ready where it is mine already. Of a running game: a bot's seat. */
  z.strictObject({
    ask: z.literal('sit'),
    table,
    seat,
    name: name.check(z.minLength(1)),
    /** Out of the link by which I came. */
    invite: z.exactOptional(id),
  }),
  z.strictObject({ ask: z.literal('stand'), table }),
  /** A bot takes the seat, or leaves it ('' as bot). */
  z.strictObject({ ask: z.literal('setBot'), table, seat, bot: z.union([z.literal(''), id]) }),
  /** Free seats are given to bots of this level. */
  z.strictObject({ ask: z.literal('begin'), table, bots: id }),
  /** An open table with the same people in the same seats, after a game; whoever asks first makes it. */
  z.strictObject({ ask: z.literal('again'), table }),
  z.strictObject({ ask: z.literal('close'), table }),
  z.strictObject({ ask: z.literal('say'), table, text: z.string().check(z.minLength(1), z.maxLength(limits.chat)) }),
  z.strictObject({
    ask: z.literal('phrase'),
    table,
    phrase: z.enum(['hello', 'goodMove', 'oneMoment', 'thanks', 'goodGame']),
  }),
  z.strictObject({ ask: z.literal('chat'), table }),
  /** I do not want to read what this seat writes, at any table. */
  z.strictObject({ ask: z.literal('mute'), table, seat, on: z.boolean() }),
  /** Whoever sits there sits down at no table of mine any more, does not see them in lists, and I do not read what it writes. */
  z.strictObject({ ask: z.literal('block'), table, seat }),
  z.strictObject({ ask: z.literal('blocked') }),
  z.strictObject({ ask: z.literal('unblock'), blocked: id }),
  z.strictObject({ ask: z.literal('house'), secret }),
  z.strictObject({ ask: z.literal('closeTable'), secret, table }),
  z.strictObject({ ask: z.literal('ban'), secret, table, seat }),
  z.strictObject({ ask: z.literal('silence'), secret, table, seat, on: z.boolean() }),
])
export type LobbyAsk = z.infer<typeof lobbyAsk>
export type LobbyAskOf<K extends LobbyAsk['ask']> = Extract<LobbyAsk, { ask: K }>

const done = z.null()
const opened = z.strictObject({ open: openTable })

export const lobbyReplies = {
  me: z.strictObject({ name, hours: z.nullable(hours), levels: atMost(id, 100) }),
  rename: done,
  hours: done,
  device: z.strictObject({ code: id, until: time }),
  tokens: atMost(z.strictObject({ id, label: name, made: time }), 100),
  token: z.strictObject({ id, token: z.string() }),
  revoke: done,
  lobby: z.strictObject({ mine: atMost(myTable, 500), open: atMost(openTable, 500) }),
  finished: atMost(card, 500),
  open: opened,
  /** One of both is null: it is open, or it has begun. */
  find: z.strictObject({ open: z.nullable(openTable), card: z.nullable(card) }),
  lookAway: done,
  sit: done,
  stand: done,
  setBot: done,
  begin: done,
  again: opened,
  close: done,
  say: done,
  phrase: done,
  chat: atMost(chatLine, 2_000),
  mute: done,
  block: done,
  blocked: atMost(z.strictObject({ id, name }), 500),
  unblock: done,
  house: z.strictObject({
    since: time,
    version: z.string(),
    people: whole,
    sockets: whole,
    /** In memory. */
    tables: whole,
    heap: whole,
    lists: atMost(
      z.strictObject({
        id,
        game: id,
        state: z.enum(['open', 'running', 'over']),
        names: atMost(name, limits.seats),
        touched: time,
      }),
      500,
    ),
  }),
  closeTable: done,
  ban: done,
  silence: done,
} as const satisfies { readonly [K in LobbyAsk['ask']]: z.ZodMiniType }
export type LobbyReplies = { readonly [K in keyof typeof lobbyReplies]: z.infer<(typeof lobbyReplies)[K]> }

/** What is told without having been asked for. */
export const lobbyTold = z.union([
  z.strictObject({ mine: atMost(myTable, 500) }),
  z.strictObject({ listed: atMost(openTable, 500) }),
  z.strictObject({ open: openTable }),
  /** The open table was closed. */
  z.strictObject({ closed: id }),
  z.strictObject({ begun: id }),
  z.strictObject({ chat: z.strictObject({ table, line: chatLine }) }),
  z.strictObject({ presence }),
  /** The same people want to play again at this table. */
  z.strictObject({ again: z.strictObject({ table, next: id }) }),
  /** The server stops: connect again after so many milliseconds. */
  z.strictObject({ bye: whole }),
])
export type LobbyTold = z.infer<typeof lobbyTold>
