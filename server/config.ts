/** How the house is set up: one JSON file, or the environment, which wins. Whatever is wrong is said in a sentence at the start. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { houseLimits } from './limits.ts'

const usualPort = 8220

const config = z.strictObject({
  host: z._default(z.string(), '127.0.0.1'),
  port: z._default(z.int().check(z.gte(0), z.lte(65_535)), usualPort),
  /** The folder in which everything is kept. */
  data: z._default(z.string().check(z.minLength(1)), 'data'),
  /** The PostgreSQL that several servers share; '' where one server keeps everything in its folder. */
  database: z._default(z.string().check(z.regex(/^(postgres(ql)?:\/\/.+)?$/)), ''),
  /** Where people reach it, such as https://play.example.org; '' where that is the address they asked for. */
  address: z._default(z.string().check(z.regex(/^(https?:\/\/[^/]+)?$/)), ''),
  /** A proxy before it says who asks, and how; without this such words are ignored. */
  trustProxy: z._default(z.boolean(), false),
  /** Opens the host's page and, from other machines, the metrics; '' closes both. */
  secret: z._default(z.union([z.literal(''), z.string().check(z.minLength(16), z.maxLength(200))]), ''),
  log: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  /** Bots think in so many threads; 0: one fewer than there are cores. */
  botThreads: z._default(z.int().check(z.gte(0), z.lte(64)), 0),
  limits: z._default(houseLimits, houseLimits.parse({})),
})
export type Config = z.infer<typeof config>

/** What each setting wants, for whoever got it wrong. */
const wanted: { readonly [path: string]: string } = {
  host: 'an address of this machine, such as "127.0.0.1" or "0.0.0.0"',
  port: 'a number from 0 to 65535',
  data: 'the path of a folder',
  database: 'an address such as "postgres://name:password@host/database"',
  address: 'an address such as "https://play.example.org", without a path',
  trustProxy: 'true or false',
  secret: 'a text of 16 to 200 letters, or "" for none',
  log: 'one of debug, info, warn, error, silent',
  botThreads: 'a whole number from 0 to 64',
  limits: 'an object with whole numbers above 0',
}

/** The setting of each variable of the environment, and how its text is read. */
const variables: { readonly [name: string]: readonly [setting: keyof Config, read: (text: string) => unknown] } = {
  HOST: ['host', String],
  PORT: ['port', number],
  PALATINE_DATA: ['data', String],
  PALATINE_DATABASE: ['database', String],
  PALATINE_ADDRESS: ['address', String],
  PALATINE_TRUST_PROXY: ['trustProxy', truth],
  PALATINE_SECRET: ['secret', String],
  PALATINE_LOG: ['log', String],
  PALATINE_BOT_THREADS: ['botThreads', number],
}

type Environment = { readonly [name: string]: string | undefined }

/** Throws a sentence that says what is wrong and what would be right. */
export function readConfig(env: Environment = process.env, file = env.PALATINE_CONFIG || undefined): Config {
  const settings: Record<string, unknown> = file === undefined ? {} : fromFile(file)
  const names = new Map<string, string>()
  for (const [name, [setting, read]] of Object.entries(variables)) {
    const text = env[name]
    if (text === undefined || text === '') continue
    settings[setting] = read(text)
    names.set(setting, name)
  }
  const found = config.safeParse(settings)
  if (found.success) return found.data
  const [issue] = found.error.issues
  if (issue.code === 'unrecognized_keys') {
    const known = issue.path.length > 0 ? Object.keys(houseLimits.def.shape) : Object.keys(config.def.shape)
    throw new Error(`${file} has a setting "${issue.keys[0]}" that there is not. There are: ${known.join(', ')}.`)
  }
  const [setting = '', ...below] = issue.path.map(String)
  const name = names.get(setting) ?? [setting, ...below].join('.')
  const value = JSON.stringify(env[name] ?? settings[setting])
  const given = below.length === 0 && setting !== 'secret' && setting !== 'database' ? ` is ${value}, but` : ''
  throw new Error(`${name}${given} has to be ${wanted[setting] ?? 'another value'}.`)
}

function fromFile(file: string): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(`The configuration ${resolve(file)} cannot be read. Check the path, or leave it out.`)
  }
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read }
  } catch {}
  throw new Error(`The configuration ${resolve(file)} has to be a JSON object, such as { "port": 9000 }.`)
}

function number(text: string): unknown {
  return /^-?\d+$/.test(text) ? Number(text) : text
}

function truth(text: string): unknown {
  return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
}
