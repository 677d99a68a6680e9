// npm run freeze GAME: keeps the rules as they are now in one file, so that running tables can go on with them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleRules } from './bundle.ts'
import { gameIds } from './files.ts'
import { root } from './tools.ts'

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
  console.log(`Wrote ${name} (${Math.ceil(text.length / 1024)} KB).`)
  console.log(`Next: commit it, raise the version in games/${id} to ${version + 1}, and only then change the rules.`)
}

async function versionOf(id: string): Promise<number> {
  const { game } = await import(new URL(`../games/${id}/index.ts`, import.meta.url).href)
  if (Number.isInteger(game?.version) && game.version > 0) return game.version
  return stop(
    `games/${id}/index.ts must export "game" with a version (1, 2, ...); found ${JSON.stringify(game?.version)}.`,
  )
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
