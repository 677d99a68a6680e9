/** The forms of data that comes from outside, from the smallest on. What does not fit is told so, never mended. */
import type {
  Answer,
  Entry,
  GameEvent,
  GameRecord,
  Json,
  OptionValues,
  RecordHeader,
  Seat,
  SeatShare,
  State,
} from '@palatine/kernel'
import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isObject, isSmallJson } from './small-json.ts'

// Compiled schemas would need `eval`, which the page's security policy forbids.
z.config({ jitless: true })

const word = (longest: number) => z.string().check(z.maxLength(longest))
const list = <T extends z.core.SomeType>(of: T, longest: number) => z.array(of).check(z.maxLength(longest))

/** Without signs that no text has: a database may refuse them. */
export const id = word(limits.id).check(z.minLength(1), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))
/** What a person wrote to be called by; signs that steer a terminal or the direction of writing are none. */
export const name = word(limits.name).check(z.regex(/^[^\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u))
export const whole = z.int().check(z.nonnegative())
export const time = z.number().check(z.nonnegative(), z.lte(8.64e15))
export const seat: z.ZodMiniType<Seat> = whole.check(z.lt(limits.seats))
export const watcher = z.nullable(seat)

/** Lists within lists, but not for ever. */
function answerOf(depth: number): z.ZodMiniType<Answer> {
  const small = z.union([z.int(), word(limits.word)])
  return depth === 0 ? small : z.union([small, list(answerOf(depth - 1), limits.answer)])
}
export const answer = answerOf(limits.answerDepth)

/** Any JSON of a bearable size. */
export const json = z.custom<Json>(value => isSmallJson(value), 'no JSON, or too much of it')

export const options: z.ZodMiniType<OptionValues> = z.record(
  id,
  z.union([word(limits.id), z.boolean(), z.number(), list(word(limits.id), 100)]),
)

/** A position; whether it can be played is for the rules to say. */
export const position = z.custom<State>(
  value => isObject(value) && isObject(value.g) && isObject(value.where) && isSmallJson(value),
  'no position',
)

const draws = list(whole, limits.draws)

export const entry: z.ZodMiniType<Entry> = z.union([
  z.strictObject({
    seat,
    answer,
    draws: z.exactOptional(draws),
    auto: z.exactOptional(z.literal(true)),
    hash: z.exactOptional(word(limits.id)),
  }),
  z.strictObject({ seat, undo: z.literal(true) }),
  z.strictObject({ back: whole }),
  z.strictObject({ seat, holder: word(limits.id) }),
])

const tableFields = {
  game: id,
  version: whole,
  table: z.strictObject({ seats: whole.check(z.minimum(1), z.maximum(limits.seats)), options, components: json }),
}
const headerFields = {
  ...tableFields,
  from: z.exactOptional(position),
  setup: draws,
}
export const header: z.ZodMiniType<RecordHeader> = z.strictObject(headerFields)
export const record: z.ZodMiniType<GameRecord> = z.strictObject({
  ...headerFields,
  entries: list(entry, limits.entries),
})

/** Who sits there: a person, or a bot with the name of its level. */
export const chair = z.strictObject({ name, /** Empty for a person. */ bot: z.union([z.literal(''), id]) })
export type Chair = z.infer<typeof chair>
export const chairs = z.readonly(list(chair, limits.seats))

/** A record with who played it, as links and files carry it. */
export const carried = z.strictObject({ chairs, record })
export type Carried = z.infer<typeof carried>

const event = z.custom<GameEvent>(
  value => isObject(value) && typeof value.type === 'string' && isSmallJson(value),
  'no event',
)
const sharedMoment = z.strictObject({
  view: position,
  events: list(event, limits.answer),
  asked: list(seat, limits.seats),
})
const share: z.ZodMiniType<SeatShare> = z.strictObject({
  ...tableFields,
  seat,
  moments: list(sharedMoment, limits.entries).check(z.minLength(1)),
  answers: list(z.strictObject({ moment: whole, answer }), limits.entries),
})

/** What one seat saw of a running game, with who plays it, as links and files carry it. */
export const carriedShare = z.strictObject({ chairs, share })
export type CarriedShare = z.infer<typeof carriedShare>
