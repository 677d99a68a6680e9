import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './tools.ts'

const skipped = new Set(['node_modules', '.git', 'data', 'dist', 'frozen', 'coverage'])

/** Every file below a folder of the project whose name ends in one of these, by its path from the root, with its text. */
export function textsBelow(folder: string, ...endings: string[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const path of pathsBelow(join(root, folder))) {
    if (endings.some(ending => path.endsWith(ending))) {
      texts.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'))
    }
  }
  return texts
}

/** The ids of all games: the folders in games/. */
export function gameIds(): string[] {
  return readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !skipped.has(entry.name))
    .map(entry => entry.name)
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => !skipped.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? pathsBelow(path) : [path]
    })
}
