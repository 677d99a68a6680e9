/** Which Chromium the tests drive, in the order of CONTRIBUTING. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** All that the choice depends on. */
export interface Machine {
  readonly platform: string
  readonly arch: string
  readonly env: Readonly<Record<string, string | undefined>>
  has(path: string): boolean
}

/** The path of one that is on this machine, or the one that comes from npm. */
export type Choice = { readonly path: string } | 'packaged'

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const wishes = ['installed', 'packaged']

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  has: existsSync,
}

/** Throws a sentence that says what to do where there is none. */
export function chooseChromium(machine: Machine = thisMachine): Choice {
  const { CHROMIUM: given, PALATINE_BROWSER: wish } = machine.env
  if (given) {
    if (!machine.has(given)) throw new Error(`CHROMIUM is "${given}", but there is no such file.`)
    return { path: given }
  }
  if (wish && !wishes.includes(wish))
    throw new Error(`PALATINE_BROWSER is "${wish}"; it can be ${wishes.join(' or ')}.`)
  const path = wish === 'packaged' ? undefined : installed(machine)
  if (path) return { path }
  if (wish !== 'installed' && machine.platform === 'linux' && machine.arch === 'x64') return 'packaged'
  throw new Error(noneFound(machine, wish))
}

function installed({ platform, env, has }: Machine): string | undefined {
  const ending = platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)
  const onPath = names.flatMap(name => folders.map(folder => join(folder, name + ending)))
  return [...onPath, ...usualPlaces].find(has)
}

function noneFound({ platform, arch }: Machine, wish: string | undefined): string {
  const what =
    wish === 'packaged'
      ? `The Chromium that comes from npm does not run on ${platform} ${arch}`
      : `There is no Chrome or Chromium on the PATH or in its usual place${
          wish === 'installed' ? '' : `, and none comes from npm for ${platform} ${arch}`
        }`
  return `${what}: install Chrome or Chromium, or set CHROMIUM to its path. "npm test -- --no-browser" does without.`
}
