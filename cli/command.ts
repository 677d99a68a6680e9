import { parseArgs } from 'node:util'
import { nearest } from './nearest.ts'
import type { Terminal } from './terminal.ts'

/** An option of a command, `--name`. `value` is how its value is called in the help. */
export type OptionSpec =
  | { readonly type: 'flag'; readonly about: string }
  | { readonly type: 'text'; readonly value: string; readonly about: string }
  /** Several texts: separated by commas, or the option given several times. */
  | { readonly type: 'list'; readonly value: string; readonly about: string }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly about: string }
  | {
      readonly type: 'whole'
      readonly value: string
      readonly min: number
      readonly max: number
      readonly about: string
    }

export interface ArgumentSpec {
  readonly name: string
  readonly about: string
}

type OptionSpecs = Readonly<Record<string, OptionSpec>>

type ValueOf<S extends OptionSpec> = S extends { type: 'flag' }
  ? boolean
  : S extends { type: 'list' }
    ? readonly string[] | undefined
    : S extends { type: 'whole' }
      ? number | undefined
      : S extends { type: 'choice'; values: readonly (infer V)[] }
        ? V | undefined
        : string | undefined

export type Given<O extends OptionSpecs = OptionSpecs> = { readonly [K in keyof O]: ValueOf<O[K]> }

/** A command as a row of a table: help, checks of arguments and their errors are made from it. */
export interface Command<O extends OptionSpecs = OptionSpecs> {
  /** One or two words. */
  readonly name: string
  readonly summary: string
  /** What a new user has to know beyond the options; lines as they are shown. */
  readonly details?: readonly string[]
  readonly arguments: readonly ArgumentSpec[]
  readonly options: O
  /** Without the word `palatine`; the text says what it does. */
  readonly examples: readonly (readonly [line: string, about: string])[]
  /** Resolves to the exit code: 0, or 1 if what was asked for failed. */
  run(call: { options: Given<O>; args: readonly string[]; terminal: Terminal }): Promise<number>
}

export const defineCommand = <const O extends OptionSpecs>(command: Command<O>): Command =>
  command as unknown as Command

/** The user called it wrongly: exit code 2, with the way to the help. */
export class WrongUsage extends Error {}

/** What was asked for cannot be done: exit code 1. */
export class Failed extends Error {}

const helpOption: OptionSpec = { type: 'flag', about: 'show this help' }

/** Reads the words behind a command's name. Throws WrongUsage with what would be right. */
export function readArguments(command: Command, words: readonly string[]): 'help' | { options: Given; args: string[] } {
  const specs: OptionSpecs = { ...command.options, help: helpOption }
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { type }]) => [
        name,
        { type: type === 'flag' ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
      ]),
    ),
    // Not strict: the errors are ours, so that each says what would be right.
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const options: Record<string, unknown> = {}
  const args: string[] = []
  for (const [name, { type }] of Object.entries(specs)) options[name] = type === 'flag' ? false : undefined
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value)
    if (token.kind !== 'option') continue
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined
    if (!spec) throw unknownOption(command, token.rawName, specs)
    const value = readValue(token.name, spec, token.value, specs)
    const before = options[token.name]
    if (before !== undefined && spec.type !== 'flag' && spec.type !== 'list') {
      throw new WrongUsage(`--${token.name} is given twice.`)
    }
    options[token.name] = Array.isArray(before) ? [...before, ...(value as string[])] : value
  }
  if (options.help) return 'help'
  checkCount(command, args)
  return { options: options as Given, args }
}

function readValue(name: string, spec: OptionSpec, given: string | undefined, specs: OptionSpecs): unknown {
  if (spec.type === 'flag') {
    if (given !== undefined) throw new WrongUsage(`--${name} takes no value; found "${given}".`)
    return true
  }
  const isOption = given?.startsWith('--') === true && Object.hasOwn(specs, given.slice(2))
  if (given === undefined || given === '' || isOption) {
    throw new WrongUsage(`--${name} needs a value: --${name} ${valueName(spec)}.`)
  }
  switch (spec.type) {
    case 'text':
      return given
    case 'list':
      return given.split(',').map(one => one.trim())
    case 'choice':
      if (spec.values.includes(given)) return given
      throw new WrongUsage(`--${name} takes one of ${spec.values.join(', ')}; found "${given}".`)
    case 'whole': {
      const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN
      if (number >= spec.min && number <= spec.max) return number
      throw new WrongUsage(`--${name} takes a whole number from ${spec.min} to ${spec.max}; found "${given}".`)
    }
  }
}

function unknownOption(command: Command, raw: string, specs: OptionSpecs): WrongUsage {
  const names = Object.keys(specs)
  const near = nearest(raw.replace(/^-+/, ''), names)
  const known = names.map(name => `--${name}`).join(', ')
  return new WrongUsage(
    `"${command.name}" has no option ${raw}.${near ? ` Did you mean --${near}?` : ''} It knows: ${known}.`,
  )
}

function checkCount(command: Command, args: readonly string[]): void {
  const wanted = command.arguments
  if (args.length < wanted.length) {
    const { name, about } = wanted[args.length]
    throw new WrongUsage(`${name} is missing: ${about}.`)
  }
  if (args.length > wanted.length) {
    const takes = wanted.length === 0 ? 'no arguments' : wanted.map(({ name }) => name).join(' ')
    throw new WrongUsage(`"${args[wanted.length]}" is too much: "${command.name}" takes ${takes}.`)
  }
}

const valueName = (spec: OptionSpec): string =>
  spec.type === 'flag' ? '' : spec.type === 'choice' ? spec.values.join('|') : spec.value

const usage = (command: Command): string =>
  ['palatine', command.name, ...command.arguments.map(({ name }) => name), '[options]'].join(' ')

/** The whole help of a command. */
export function helpFor(command: Command, terminal: Terminal): string {
  const { bold, dim } = terminal
  const rows = (list: readonly (readonly [string, string])[]): string[] => {
    const width = Math.max(...list.map(([left]) => left.length))
    return list.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
  }
  const options = Object.entries({ ...command.options, help: helpOption }).map(
    ([name, spec]) => [`--${name} ${valueName(spec)}`.trimEnd(), spec.about] as const,
  )
  return [
    `${bold(usage(command))}`,
    '',
    `${command.summary}.`,
    ...(command.details ? ['', ...command.details] : []),
    ...(command.arguments.length > 0
      ? ['', bold('Arguments'), ...rows(command.arguments.map(({ name, about }) => [name, about] as const))]
      : []),
    '',
    bold('Options'),
    ...rows(options),
    '',
    bold('Examples'),
    ...command.examples.flatMap(([line, about]) => [`  palatine ${line}`, dim(`      ${about}`)]),
    '',
  ].join('\n')
}
