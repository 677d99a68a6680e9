/**
 * What a watcher says and is told: the same in messages to a worker, on sockets and in tests. A watcher asks, each time
 * with a key of its own, and gets exactly one reply with this key; beside that it is shown moments.
 */
import type { GameEvent, Json, Problem, Refusal, Result, State, Table } from '@palatine/kernel'
import * as z from 'zod/mini'
import { card } from './kept.ts'
import { limits } from './limits.ts'
import { answer, carried, carriedShare, chairs, id, json, options, position, seat, watcher, whole } from './shapes.ts'
import { protocolVersion } from './version.ts'

export const newTable = z.strictObject({
  game: id,
  chairs: chairs.check(z.minLength(1)),
  options,
  /** The owner's figures; null for the built-in ones. */
  components: json,
  /** A prepared position to begin from, as in a guided first game. */
  from: z.exactOptional(position),
})
export type NewTable = z.infer<typeof newTable>

const table = id
const ask = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('create'), make: newTable }),
  /**
   * From now on the table is shown as this seat sees it; null: as an onlooker; mine: my seat, if I have only one. Whoever
   * was away says which moment it was shown last.
   */
  z.strictObject({
    ask: z.literal('watch'),
    table,
    seat: z.union([watcher, z.literal('mine')]),
    shown: z.exactOptional(whole),
  }),
  z.strictObject({ ask: z.literal('leave'), table }),
  /** `question`: the number of the seat's question that is meant. */
  z.strictObject({ ask: z.literal('answer'), table, seat, question: whole, answer }),
  z.strictObject({ ask: z.literal('undo'), table, seat, question: whole }),
  /** Asks everybody to go back to before my last answer, where taking back is not possible any more. */
  z.strictObject({ ask: z.literal('wish'), table, seat }),
  /** Agrees to what somebody wished, or not. */
  z.strictObject({ ask: z.literal('agree'), table, seat, yes: z.boolean() }),
  /** A bot plays for this seat: my own, or one whose person is late or gone. */
  z.strictObject({ ask: z.literal('handOver'), table, seat, bot: id }),
  /** I am back: my seat is mine again. */
  z.strictObject({ ask: z.literal('comeBack'), table, seat }),
  /** From now on this is my answer to the question that I am asked, whenever it can be given; null: no more. */
  z.strictObject({ ask: z.literal('standing'), table, seat, question: id, answer: z.nullable(answer) }),
  /** All that this watcher was ever told. */
  z.strictObject({ ask: z.literal('log'), table, seat: watcher }),
  z.strictObject({ ask: z.literal('cards') }),
  /** Looks back at a table, or at a record or a seat's share that came with a link or in a file. */
  z.strictObject({ ask: z.literal('replay'), of: z.union([z.strictObject({ table }), carried, carriedShare]) }),
  z.strictObject({
    ask: z.literal('moment'),
    at: whole,
    seat: z.union([watcher, z.literal('all')]),
  }),
  /** A record holds everybody's secrets. Of a running game only who keeps the store gets it, to take the game elsewhere. */
  z.strictObject({ ask: z.literal('export'), table, running: z.exactOptional(z.literal(true)) }),
  /** What this seat may pass on: of a running game what it saw, of a finished one the whole record. */
  z.strictObject({ ask: z.literal('share'), table, seat }),
  /** All that is kept of a table that cannot be opened. */
  z.strictObject({ ask: z.literal('salvage'), table }),
  z.strictObject({ ask: z.literal('remove'), table }),
])
export type Ask = z.infer<typeof ask>
export type AskOf<K extends Ask['ask']> = Extract<Ask, { ask: K }>

/** The envelope of every message to a host; what is in it is looked at only where the version fits. */
export const envelope = z.object({ version: z.int(), key: id })
export const message = z.strictObject({ version: z.literal(protocolVersion), key: id, ask })

const refusal = z.object({
  reason: z.string(),
  rule: z.exactOptional(z.string()),
  values: z.exactOptional(z.record(z.string(), z.custom<Json>())),
})
const refused = z.strictObject({
  refused: refusal,
  /** What is wrong in the owner's figures, place by place. */
  problems: z.exactOptional(z.readonly(z.array(z.custom<Problem>()))),
})
export type Refused = { readonly refused: Refusal; readonly problems?: readonly Problem[] }

/** An event as the watcher was sent it, with the number of the moment that brought it. */
const told = z.strictObject({ moment: whole, event: z.custom<GameEvent>() })
export type Told = z.infer<typeof told>

const ending = z.strictObject({
  result: z.custom<Result>(),
  /** By player: points by category. */
  parts: z.readonly(z.array(z.record(z.string(), z.number()))),
})
export type Ending = z.infer<typeof ending>

/** A moment of a table as one watcher may see it. */
const moment = z.strictObject({
  watcher,
  /** How many moments this watcher has been shown. */
  shown: whole,
  view: z.custom<State>(),
  asked: z.readonly(z.array(seat)),
  /** Of the same person's other seats, those that see at this moment exactly what the watcher sees. */
  alike: z.readonly(z.array(seat)),
  /** The number of the watcher's own question, which its answer has to name; null for an onlooker. */
  question: z.nullable(whole),
  /** What is new since the moment before. */
  told: z.readonly(z.array(told)),
  /** The log has to be read (`log`): nothing was told before, or some of it was taken back. */
  again: z.boolean(),
  /** The moment of the watcher's own last answer: what is new since then. */
  since: whole,
  /** Why the watcher cannot take back; null if it can. */
  noUndo: z.nullable(refusal),
  ending: z.nullable(ending),
  /** What the watcher knows beyond its view. */
  known: z.unknown(),
})
export interface Moment extends Omit<z.infer<typeof moment>, 'noUndo'> {
  readonly noUndo: Refusal | null
}

/** Who is at the table, and what they agree on beside the game. It comes when one begins to watch, and when it changes. */
const company = z.strictObject({
  seats: z.readonly(
    z.array(
      z.strictObject({
        name: z.string(),
        bot: z.string(),
        /** The bot plays for a person, who may come back. */
        standsIn: z.boolean(),
      }),
    ),
  ),
  wish: z.nullable(z.strictObject({ by: seat, agreed: z.readonly(z.array(seat)), until: z.number() })),
  /** The watcher's own standing answers. */
  standing: z.readonly(z.array(z.strictObject({ question: id, answer }))),
  /** What whoever takes a bot's seat has to bring, told to those who play; '': nothing. Null: it is not told, or there is none. */
  invite: z.nullable(z.union([z.literal(''), id])),
})
export type Company = z.infer<typeof company>

const damaged = z.strictObject({ id, damaged: z.literal(true) })

const opened = {
  card,
  /** What the game is played with. It comes once; moments do not repeat it. */
  table: z.custom<Table>(),
  version: whole,
  /** The owner's figures that it is played with; null for the built-in ones. */
  components: json,
}
const tableOpened = z.strictObject(opened)
export type TableOpened = z.infer<typeof tableOpened>

const replayOpened = z.strictObject({
  ...opened,
  /** What one can step to: of a finished game numbers of entries, of a running one the watcher's own moments. */
  moments: z.readonly(z.array(whole).check(z.maxLength(limits.entries + 1))),
  /** Who answered to reach that moment; null for the beginning and where it is not for this watcher to know. */
  by: z.readonly(z.array(watcher)),
  /** Whether all secrets may be shown: the game is over. */
  open: z.boolean(),
  /** Whose view of a running game can be shown; null: an onlooker's. */
  seat: watcher,
})
export type ReplayOpened = z.infer<typeof replayOpened>

const done = z.null()
export const replies = {
  create: z.strictObject({ card }),
  watch: tableOpened,
  leave: done,
  answer: done,
  undo: done,
  wish: done,
  agree: done,
  handOver: done,
  comeBack: done,
  standing: done,
  log: z.readonly(z.array(told)),
  cards: z.readonly(z.array(z.union([card, damaged]))),
  replay: replayOpened,
  moment,
  export: carried,
  share: z.union([carried, carriedShare]),
  salvage: z.strictObject({ kept: z.custom<Json>() }),
  remove: done,
} as const satisfies { readonly [K in Ask['ask']]: z.ZodMiniType }
export type Replies = { readonly [K in keyof typeof replies]: z.infer<(typeof replies)[K]> } & {
  readonly moment: Moment
}
export type Reply = Replies[keyof Replies]

/**
 * Something that went wrong at a table without anybody's fault: a bot failed or said nothing, and another answer stands in
 * for it; or somebody else goes on with other rules, and this page cannot follow.
 */
const trouble = z.strictObject({ table, seat: watcher, reason: z.enum(['botFailed', 'botSilent', 'otherRules']) })
export type Trouble = z.infer<typeof trouble>

export const fromHost = z.union([
  z.strictObject({ key: id, reply: z.union(Object.values(replies)) }),
  z.extend(refused, { key: id }),
  z.strictObject({ moment, card, table }),
  z.strictObject({ company, table }),
  z.strictObject({ trouble }),
])
export type FromHost =
  | { readonly key: string; readonly reply: Reply }
  | ({ readonly key: string } & Refused)
  | { readonly table: string; readonly moment: Moment; readonly card: z.infer<typeof card> }
  | { readonly table: string; readonly company: Company }
  | { readonly trouble: Trouble }
