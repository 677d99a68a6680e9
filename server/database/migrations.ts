/** How the database came to be as it is. A step that has been released is never changed: what follows is a further one. */
import { type Database, numberOf } from './database.ts'

interface Migration {
  readonly name: string
  readonly statements: readonly string[]
}

/** In their order; the number of a step is its place, counted from one. */
const migrations: readonly Migration[] = [
  {
    name: 'tables',
    statements: [
      // Large figures are kept once, however many tables are played with them.
      'CREATE TABLE figures (hash TEXT PRIMARY KEY, json TEXT NOT NULL)',
      'CREATE TABLE headers (table_id TEXT PRIMARY KEY, header TEXT NOT NULL, figures TEXT)',
      `CREATE TABLE tables (
        id TEXT PRIMARY KEY, length BIGINT NOT NULL, changed BIGINT NOT NULL, touched BIGINT NOT NULL,
        over INTEGER NOT NULL, due_at BIGINT, card TEXT NOT NULL, dues TEXT NOT NULL, sitters TEXT NOT NULL, aside TEXT
      )`,
      'CREATE INDEX tables_touched ON tables (touched)',
      'CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL',
      `CREATE TABLE entries (
        table_id TEXT NOT NULL, sequence BIGINT NOT NULL, key TEXT, time BIGINT NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, sequence)
      )`,
      'CREATE UNIQUE INDEX entries_key ON entries (table_id, key)',
      'CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, sequence BIGINT NOT NULL, snapshot TEXT NOT NULL)',
      `CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, bot TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
      )`,
      'CREATE INDEX seats_person ON seats (person)',
    ],
  },
  {
    name: 'people',
    statements: [
      `CREATE TABLE people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, hours TEXT, made BIGINT NOT NULL, seen BIGINT NOT NULL,
        banned INTEGER NOT NULL, silenced INTEGER NOT NULL
      )`,
      'CREATE TABLE sessions (hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL)',
      'CREATE INDEX sessions_person ON sessions (person)',
      `CREATE TABLE tokens (
        id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL, label TEXT NOT NULL, made BIGINT NOT NULL
      )`,
      'CREATE INDEX tokens_person ON tokens (person)',
      'CREATE TABLE device_codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)',
      'CREATE TABLE mutes (person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted))',
    ],
  },
  {
    name: 'lobby',
    statements: [
      // `after`: the table whose people want to play again at this one.
      `CREATE TABLE open_tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, after TEXT UNIQUE, listed INTEGER NOT NULL, made BIGINT NOT NULL,
        touched BIGINT NOT NULL, changed BIGINT NOT NULL, open TEXT NOT NULL
      )`,
      'CREATE INDEX open_tables_listed ON open_tables (listed, made)',
      // Who has something to do with an open table: sits there, or made it.
      'CREATE TABLE open_people (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))',
      'CREATE INDEX open_people_person ON open_people (person)',
      `CREATE TABLE chat (
        table_id TEXT NOT NULL, line BIGINT NOT NULL, key TEXT NOT NULL, time BIGINT NOT NULL, person TEXT NOT NULL,
        seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT, PRIMARY KEY (table_id, line)
      )`,
      "CREATE UNIQUE INDEX chat_key ON chat (table_id, person, key) WHERE person <> ''",
      'CREATE INDEX chat_person ON chat (person)',
    ],
  },
  {
    name: 'leases',
    // Which of several servers does what is due at a table, and until when that holds by the database's clock.
    statements: ['ALTER TABLE tables ADD COLUMN leased_by TEXT', 'ALTER TABLE tables ADD COLUMN leased_until BIGINT'],
  },
  {
    name: 'blocks',
    // Who does not want to play with whom, and how that person was called.
    statements: [
      `CREATE TABLE blocks (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, blocked TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (person, blocked)
      )`,
      'CREATE INDEX blocks_blocked ON blocks (blocked)',
    ],
  },
]

/** How many steps there are. */
export const steps = migrations.length

/** Servers that start at the same time take turns: a number that nobody else locks. */
const lock = 72_044_113

/** Brings the database to the newest form; refuses one that a newer version has written. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async inside => {
    if (database.shared) await inside.all('SELECT pg_advisory_xact_lock(?)', lock)
    await inside.run('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)')
    const [row] = await inside.all('SELECT COALESCE(MAX(number), 0) AS done FROM migrations')
    const done = numberOf(row, 'done')
    if (done > steps) {
      throw new Error(
        `The database is of a newer version (step ${done}, where this one knows ${steps}). ` +
          'Start the newer version, or restore a backup from before.',
      )
    }
    for (const [i, { name, statements }] of migrations.entries()) {
      if (i < done) continue
      for (const statement of statements) await inside.run(statement)
      await inside.run('INSERT INTO migrations (number, name) VALUES (?, ?)', i + 1, name)
    }
  })
}
