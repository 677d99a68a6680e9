import { type Command, Failed, helpFor, readArguments, WrongUsage } from './command.ts'
import { calibrate } from './commands/calibrate.ts'
import { components } from './commands/components.ts'
import { engine } from './commands/engine.ts'
import { games } from './commands/games.ts'
import { backup, restore, tables, verify } from './commands/house.ts'
import { ladder } from './commands/ladder.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { train } from './commands/train.ts'
import { nearest } from './nearest.ts'
import { type Terminal, terminal } from './terminal.ts'

/** Every command; a new one is one row here and one file in commands/. */
export const commands: readonly Command[] = [
  games,
  simulate,
  ladder,
  train,
  calibrate,
  replay,
  components,
  engine,
  serve,
  backup,
  restore,
  tables,
  verify,
]

/** Runs a command line and resolves to its exit code: 0 well, 1 what was asked for failed, 2 called wrongly. */
export async function main(words: readonly string[], to: Terminal = terminal()): Promise<number> {
  const [first] = words
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') return help(words.slice(1), to)
  if (first === '--version') {
    to.print((await import('./package.json', { with: { type: 'json' } })).default.version)
    return 0
  }
  const command = commandIn(words)
  if (!command && words.some(word => word === '--help' || word === '-h') && below(first).length > 0) {
    return help([first], to)
  }
  if (!command) return wrong(unknownCommand(words), 'palatine --help', to)
  try {
    const read = readArguments(command, words.slice(command.name.split(' ').length))
    if (read === 'help') {
      to.print(helpFor(command, to))
      return 0
    }
    return await command.run({ ...read, terminal: to })
  } catch (error) {
    if (error instanceof WrongUsage) return wrong(error.message, `palatine ${command.name} --help`, to)
    const message = error instanceof Failed ? error.message : fileProblem(error)
    if (message === undefined) throw error
    to.warn(`${to.bad('palatine:')} ${message}`)
    return 1
  }
}

/** A file that could not be written is not a mistake of ours: one sentence is enough. */
function fileProblem(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException
  if (code === undefined || path === undefined || syscall === undefined) return undefined
  const reasons: Record<string, string> = {
    ENOENT: 'its folder does not exist',
    EACCES: 'that is not allowed',
    EISDIR: 'it is a folder',
    EEXIST: 'a file of that name is in the way',
    ENOTDIR: 'a part of its path is a file',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk can only be read',
  }
  return `${path} cannot be written: ${reasons[code] ?? code}.`
}

const commandIn = (words: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, i) => word === words[i]))

/** The commands of two words that begin with this one. */
const below = (first: string): Command[] => commands.filter(({ name }) => name.startsWith(`${first} `))

function wrong(message: string, see: string, to: Terminal): number {
  to.warn(`${to.bad('palatine:')} ${message}\nSee: ${see}`)
  return 2
}

function unknownCommand(words: readonly string[]): string {
  const [first, second] = words
  const names = commands.map(({ name }) => name)
  const longer = below(first).map(({ name }) => name)
  if (longer.length > 0) {
    return `"${first}" needs one more word${second ? `, not "${second}"` : ''}: ${longer.join(', ')}.`
  }
  const near = nearest(first, names)
  return `There is no command "${first}".${near ? ` Did you mean "${near}"?` : ''} Commands: ${names.join(', ')}.`
}

function help(about: readonly string[], to: Terminal): number {
  if (about.length > 0) {
    const command = commandIn(about)
    const found = command ? [command] : about.length === 1 ? below(about[0]) : []
    if (found.length === 0) return wrong(unknownCommand(about), 'palatine --help', to)
    to.print(found.map(one => helpFor(one, to)).join('\n'))
    return 0
  }
  const width = Math.max(...commands.map(({ name }) => name.length))
  to.print(
    [
      to.bold('palatine COMMAND [options]'),
      '',
      'Board games whose rules you can read, for designers, researchers and bots.',
      '',
      to.bold('Commands'),
      ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
      '',
      'In a checkout it is called with npx: npx palatine games --all.',
      'palatine COMMAND --help says all about a command, with examples; palatine --version says which one this is.',
      'Exit codes: 0 all went well, 1 what was asked for failed, 2 the command was called wrongly.',
      'Colours and progress bars appear only on a terminal; NO_COLOR=1 turns colours off.',
      '',
    ].join('\n'),
  )
  return 0
}
