/** What a host does with what is kept: save it, put it back, look at it, and see whether it still plays. */
import { type Config, readConfig } from '@palatine/server/config'
import type { Database } from '@palatine/server/database/database'
import { type Command, defineCommand, Failed, type OptionSpec } from '../command.ts'
import { columns } from '../terminal.ts'

export const configOption = {
  type: 'text',
  value: 'FILE',
  about: 'a JSON file with settings (or PALATINE_CONFIG)',
} as const satisfies OptionSpec

const where =
  'The folder, or the PostgreSQL, is that of the server: data, or what PALATINE_DATA, PALATINE_DATABASE or --config says.'

export const backup: Command = defineCommand({
  name: 'backup',
  summary: 'Save all that the server keeps in one file, also while it runs',
  details: [where],
  arguments: [{ name: 'FILE', about: 'where to write it; a file that is there is not replaced' }],
  options: { config: configOption },
  examples: [['backup palatine-today.db', 'tables, people, chat: everything']],
  async run({ options, args: [file], terminal }) {
    const { backupKept } = await import('@palatine/server/database/copy')
    await inSentence(() => backupKept(configOf(options), file))
    terminal.print(`Saved in ${file}. It holds everybody's secrets: keep it as you keep the server.`)
    return 0
  },
})

export const restore: Command = defineCommand({
  name: 'restore',
  summary: 'Put a backup in place of what the server keeps; the server must not run',
  details: [where, 'What was kept before is laid aside in the same folder; a PostgreSQL has to be empty.'],
  arguments: [{ name: 'FILE', about: 'a file that "palatine backup" has written' }],
  options: { config: configOption },
  examples: [['restore palatine-today.db', 'and everything is as it was then']],
  async run({ options, args: [file], terminal }) {
    const { restoreKept } = await import('@palatine/server/database/copy')
    const aside = await inSentence(() => restoreKept(configOf(options), file))
    terminal.print(`Restored from ${file}.${aside ? ` What was there before is now ${aside}.` : ''}`)
    return 0
  },
})

export const tables: Command = defineCommand({
  name: 'tables',
  summary: 'List the tables that the server keeps',
  details: [where],
  arguments: [],
  options: { config: configOption, json: { type: 'flag', about: 'print the list as JSON' } },
  examples: [
    ['tables', 'the one touched last first'],
    ['tables --json', 'for a program'],
  ],
  async run({ options, terminal }) {
    const { TablesStore } = await import('@palatine/server/stores/tables-store')
    const cards = await atData(options, database => new TablesStore(database).cards())
    if (options.json) {
      terminal.print(JSON.stringify(cards, null, 2))
      return 0
    }
    const rows = cards.map(card =>
      'damaged' in card
        ? [card.id, '', 'damaged', '', '']
        : [
            card.id,
            card.game,
            card.over ? 'over' : 'running',
            card.chairs.map(chair => chair.name || '-').join(', '),
            new Date(card.touched).toISOString().slice(0, 16).replace('T', ' '),
          ],
    )
    terminal.print(
      rows.length > 0
        ? columns(['table', 'game', 'state', 'who', 'touched'], rows, terminal.bold).join('\n')
        : 'No table has begun yet.',
    )
    return 0
  },
})

export const verify: Command = defineCommand({
  name: 'verify',
  summary: 'Play every kept game again, and say what would change under this version',
  details: [
    where,
    'A game fits if the rules of today play it to the same states; it stays with its own version if they do not, and is',
    'broken if no rules that are here can play it. The exit code is 1 if one is broken.',
  ],
  arguments: [],
  options: { config: configOption, json: { type: 'flag', about: 'print a verdict for every table as JSON' } },
  examples: [['verify', 'before or after an update']],
  async run({ options, terminal }) {
    const [{ TablesStore }, { verify }] = await Promise.all([
      import('@palatine/server/stores/tables-store'),
      import('@palatine/server/verify'),
    ])
    const verdicts: Parameters<Parameters<typeof verify>[1]>[0][] = []
    const progress = terminal.progress('Playing')
    await atData(options, database =>
      verify(new TablesStore(database), (verdict, done, all) => {
        verdicts.push(verdict)
        progress.show(done, all)
      }),
    )
    progress.end()
    const count = (is: string) => verdicts.filter(verdict => verdict.is === is).length
    if (options.json) terminal.print(JSON.stringify(verdicts, null, 2))
    else {
      for (const { id, game, version, is, why } of verdicts) {
        if (is !== 'fits') terminal.print(`${id} ${game} version ${version} ${is}: ${why}`)
      }
      const summary = `${count('fits')} fit, ${count('stays')} stay with an earlier version, ${count('broken')} are broken`
      terminal.print(`${verdicts.length} tables: ${summary}.`)
    }
    return count('broken') > 0 ? 1 : 0
  },
})

interface Options {
  readonly config?: string | undefined
}

const configOf = ({ config }: Options): Config => readConfig(process.env, config)

async function atData<T>(options: Options, work: (database: Database) => Promise<T>): Promise<T> {
  const { openToLook } = await import('@palatine/server/database/open')
  const database = await inSentence(async () => openToLook(configOf(options)))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** What is wrong in the settings or at this machine is a sentence, not a mistake of the program. */
export async function inSentence<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw new Failed(error instanceof Error ? error.message : String(error))
  }
}
