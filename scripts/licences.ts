// Every package from npm with its licence, as package-lock.json and the packages themselves state them; fails on a licence
// that nobody has looked at. `npm run licences`
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './tools.ts'

/** Licences that allow what this project does with its dependencies: use them, and serve what is built with them. */
const known = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

export interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Whether it is only for work on the project: nothing of it reaches those who play. */
  readonly dev: boolean
}

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
}

/** The packages of a lockfile, without those of this project; `licenceOf` reads what the lockfile does not say. */
export function packagesIn(
  lock: { readonly packages: { readonly [path: string]: Locked } },
  licenceOf: (path: string) => string | undefined = () => undefined,
): Package[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version = '', license, dev = false }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceOf(path) ?? 'unknown',
      dev,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'))
}

/** Of "(MIT OR Apache-2.0)" one has to be known, of "MIT AND ISC" both. */
export const isKnown = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some(one => one.split(' AND ').every(each => known.has(each.trim())))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages = packagesIn(lock, path => {
    const file = join(root, path, 'package.json')
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined
  })
  for (const { name, version, licence, dev } of packages) {
    console.log(`${licence.padEnd(28)}${dev ? 'for work  ' : 'for all   '}${name} ${version}`)
  }
  const unknown = packages.filter(({ licence }) => !isKnown(licence))
  for (const { name, licence } of unknown) console.error(`${name}: nobody has looked at the licence "${licence}"`)
  console.log(`${packages.length} packages, ${unknown.length} with a licence that nobody has looked at`)
  process.exitCode = unknown.length === 0 ? 0 : 1
}
