// npm run freeze GAME: keeps the rules as they are now in one file, so that tables can go on with them for ever.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleRules } from './bundle.ts'
import { gameIds } from './files.ts'
import { root } from './tools.ts'

const declaration = `import type { Frozen } from '@palatine/kernel'

export declare const game: Frozen['game']
export declare const components: Frozen['components']
`

const [id, ...more] = process.argv.slice(2)
const games = gameIds()
if (id === undefined || more.length > 0) stop(`Say which game: npm run freeze GAME, with one of: ${games.join(', ')}.`)
if (!games.includes(id)) stop(`There is no game "${id}". Choose one of: ${games.join(', ')}.`)

const version = await versionOf(id)
const name = `games/${id}/frozen/v${version}.mjs`
const file = join(root, name)
const text = await bundleRules(id, version)

if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
  stop(
    `${name} exists and the rules have changed since, but their version is still ${version}. What is frozen stays as it is: ` +
      `if behaviour changed, raise the version in games/${id} to ${version + 1}; if it did not, there is nothing to freeze.`,
  )
}
if (existsSync(file)) console.log(`${name} exists and is the same: nothing to do.`)
else {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  writeFileSync(file.replace(/\.mjs$/, '.d.mts'), declaration)
  writeFileSync(join(root, 'games/frozen.ts'), index(games))
  console.log(`Wrote ${name} (${Math.ceil(text.length / 1024)} KB) and its line in games/frozen.ts.`)
  console.log(`Next: commit it, raise the version in games/${id} to ${version + 1}, and only then change the rules.`)
}

async function versionOf(id: string): Promise<number> {
  const { game } = await import(new URL(`../games/${id}/index.ts`, import.meta.url).href)
  if (Number.isInteger(game?.version) && game.version > 0) return game.version
  return stop(
    `games/${id}/index.ts must export "game" with a version (1, 2, ...); found ${JSON.stringify(game?.version)}.`,
  )
}

/** Where the registry finds every frozen version, each to be loaded when it is needed. */
function index(games: readonly string[]): string {
  const lines = games.flatMap(game => {
    const folder = join(root, 'games', game, 'frozen')
    const versions = existsSync(folder) ? readdirSync(folder).flatMap(one => /^v(\d+)\.mjs$/.exec(one)?.[1] ?? []) : []
    const loads = versions
      .sort((a, b) => Number(a) - Number(b))
      .map(one => `    ${one}: () => import('./${game}/frozen/v${one}.mjs'),\n`)
    const key = /^\w+$/.test(game) ? game : `'${game}'`
    return loads.length > 0 ? [`  ${key}: {\n${loads.join('')}  },\n`] : []
  })
  return `/** Rules and figures of earlier versions, each loaded when a table needs it. Written by "npm run freeze GAME". */
import type { Frozen } from '@palatine/kernel'

export const frozen: { readonly [game: string]: { readonly [version: number]: () => Promise<Frozen> } } = {
${lines.join('')}}
`
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
