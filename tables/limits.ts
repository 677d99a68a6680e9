/** How large anything may be that comes from outside: a link, a file, a message, or a storage that others can write to. */
export const limits = {
  /** Ids of tables, keys of asks, ids of games, levels, options. */
  id: 64,
  name: 40,
  seats: 16,
  /** Seats, and those whom the rules play. */
  players: 20,
  /** Things in one list of an answer, and lists within lists. */
  answer: 400,
  answerDepth: 5,
  /** Text inside an answer: the key of a way or of a kind. */
  word: 80,
  draws: 4_000,
  /** Standing answers at one table. */
  standing: 200,
  entries: 50_000,
  /** Values and nesting of figures, positions and what a seat knows. */
  values: 400_000,
  depth: 40,
  /** One text inside such data: a note beside a figure is the longest. */
  text: 4_000,
  /** Bytes of a record or of figures, unpacked. */
  bytes: 8_000_000,
  /** Letters of a line of chat. */
  chat: 500,
  /** Letters of a link. */
  link: 2_000_000,
} as const
