/** What a store keeps of a table, as schemas: storage can be written to by others, so it is read like any message. */
import type { Snapshot } from '@palatine/kernel'
import * as z from 'zod/mini'
import { clock, hours, pace } from './clocks.ts'
import { limits } from './limits.ts'
import { answer, chairs, entry, header, id, json, name, seat, time, whole } from './shapes.ts'

const atMost = <T extends z.core.SomeType>(of: T, longest: number) =>
  z.readonly(z.array(of).check(z.maxLength(longest)))

/**
 * What lists show of a table. It holds no secret, and it changes only with what an onlooker may see: how many answers a
 * seat gives in secret, and when, is a secret too.
 */
export const card = z.strictObject({
  id,
  game: id,
  chairs,
  began: time,
  /** When an onlooker last saw something change. */
  touched: time,
  /** How many moments an onlooker has been shown. */
  moments: whole,
  /** The seats that owe an answer. */
  asked: atMost(seat, limits.seats),
  over: z.boolean(),
  /** By player, when it is over. */
  totals: z.nullable(atMost(z.number(), limits.players)),
  winners: atMost(whole, limits.players),
  /** How much time there is, and what is left of it by seat; left out where nobody counts it. */
  timing: z.exactOptional(z.strictObject({ pace, clocks: atMost(clock, limits.seats) })),
})
export type Card = z.infer<typeof card>

/** Whose seat it is: a person's by its id, or a bot's by its level. Where both are named the bot plays for the person. */
const sitter = z.strictObject({
  name,
  bot: z.union([z.literal(''), id]),
  person: z.union([z.literal(''), id]),
  /** When the person plays, at a table over days. */
  hours: z.exactOptional(hours),
})
export type Sitter = z.infer<typeof sitter>

/**
 * What belongs to a table besides its record and changes without an entry. `changed` rises each time, so that of two
 * hosts that change it at once one has to look again.
 */
const aside = z.strictObject({
  changed: whole,
  /** Somebody wants everybody to go back to before an entry; whoever has agreed so far. */
  wish: z.nullable(z.strictObject({ by: seat, to: whole, agreed: atMost(seat, limits.seats), until: time })),
  /** What a seat always answers to a question. */
  standing: atMost(z.strictObject({ seat, question: id, answer }), limits.standing),
  /** Whoever brings it may take a bot's seat; '': anybody may. Left out: nobody may. */
  invite: z.exactOptional(z.union([z.literal(''), id])),
})
export type Aside = z.infer<typeof aside>
export const nothingAside: Aside = { changed: 0, wish: null, standing: [] }

export const keptEntry = z.strictObject({
  sequence: whole,
  /** Made by whoever asked for it, for each ask a new one; null for what the table answered by itself. */
  key: z.nullable(id),
  time,
  entry,
})
export type KeptEntry = z.infer<typeof keptEntry>

/** Something that the table owes at a time: now, the answers of bots. */
const due = z.strictObject({ table: id, what: z.literal('bot'), seat, at: time })
export type Due = z.infer<typeof due>
export const dues = atMost(due, limits.seats)

const sitters = atMost(sitter, limits.seats)
/** Left out where there was never anything. */
const asideIfAny = z.exactOptional(aside)
export const tableBeside = z.object({ sitters, aside: asideIfAny })

/** All there is to a table. */
export const keptTable = z
  .strictObject({
    header,
    sitters,
    card,
    aside: asideIfAny,
    dues,
    /** The newest; null while there is none. What is wrong inside shows when the game goes on from it. */
    snapshot: z.nullable(z.custom<Snapshot>(value => json.safeParse(value).success, 'no snapshot')),
    /** What came after the snapshot. */
    entries: atMost(keptEntry, limits.entries),
  })
  .check(
    z.refine(({ header, sitters }) => sitters.length === header.table.seats, 'not one sitter for each seat'),
    z.refine(
      ({ snapshot, entries }) => entries.every(({ sequence }, i) => sequence === (snapshot?.sequence ?? 0) + i),
      'an entry is missing',
    ),
  )
export type KeptTable = z.infer<typeof keptTable>
