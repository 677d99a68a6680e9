/** What a store keeps of a table, as schemas: storage can be written to by others, so it is read like any message. */
import type { Snapshot } from '@palatine/kernel'
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { chairs, entry, header, id, json, name, seat, time, whole } from './shapes.ts'

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
})
export type Card = z.infer<typeof card>

/** Who holds a seat: a person by its id, or a bot by its level. One of both is empty. */
const sitter = z.strictObject({ name, bot: z.union([z.literal(''), id]), person: z.union([z.literal(''), id]) })
export type Sitter = z.infer<typeof sitter>

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

/** All there is to a table. */
export const keptTable = z.strictObject({
  header,
  sitters: atMost(sitter, limits.seats),
  card,
  dues: atMost(due, limits.seats),
  /** The newest; null while there is none. What is wrong inside shows when the game goes on from it. */
  snapshot: z.nullable(z.custom<Snapshot>(value => json.safeParse(value).success, 'no snapshot')),
  /** What came after the snapshot. */
  entries: atMost(keptEntry, limits.entries),
})
export type KeptTable = z.infer<typeof keptTable>
