/**
 * What servers over one database tell each other. A hint may be lost: it says where there is something new, and what that
 * is stands in the database. Only who looks at a table right now stands nowhere else, and is told again and again.
 */
import { id, time } from '@palatine/tables/shapes'
import * as z from 'zod/mini'

const looker = z.readonly(z.tuple([z.string(), time]))

const hint = z.union([
  /** Something was appended to this table's record, or changed beside it. */
  z.strictObject({ table: id }),
  /** This open table was changed, has begun or was closed. */
  z.strictObject({ open: id }),
  /** People of this table, which is over, want to play again. */
  z.strictObject({ again: id }),
  /** Somebody wrote this line, or one before it. */
  z.strictObject({ chat: id, line: z.int() }),
  /** The host of the house has removed this table. */
  z.strictObject({ removed: id }),
  /** This person is not to be here any more. */
  z.strictObject({ person: id, why: z.enum(['forgotten', 'banned']) }),
  /** Somebody looks at this table here, and wants to know who does so elsewhere. */
  z.strictObject({ who: id }),
  /** All who look at this table at that server, and since when. */
  z.strictObject({ here: id, server: z.string(), lookers: z.readonly(z.array(looker)) }),
  /** What was due at a server that closes is left to the others. */
  z.strictObject({ left: z.string() }),
])
export type Hint = z.infer<typeof hint>

export interface HouseHints {
  tell(hint: Hint): void
  hear(listener: (hint: Hint) => void): void
  /** Hints may have been lost: whatever could be new has to be looked at. */
  missed(listener: () => void): void
  close(): Promise<void>
}

/** Where there is one server. */
export const noHints: HouseHints = {
  tell: () => undefined,
  hear: () => undefined,
  missed: () => undefined,
  close: () => Promise.resolve(),
}

const batch = z.strictObject({ from: z.string(), hints: z.array(z.unknown()) })

/** Several hints in one message: a server reads what others sent, and leaves out what it does not know. */
export function readHints(text: string, self: string): Hint[] {
  try {
    const read = batch.parse(JSON.parse(text))
    if (read.from === self) return []
    return read.hints.flatMap(one => {
      const found = hint.safeParse(one)
      return found.success ? [found.data] : []
    })
  } catch {
    return []
  }
}
