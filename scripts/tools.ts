import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '..')

/** The script behind a command of an installed package, so that it runs with this very Node on every system. */
export function script(packageName: string, command = packageName): string {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a script with this Node, its output going straight to the terminal; true if it ended well. */
export function runScript(file: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' }).status === 0
}
