import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './tools.ts'

/**
 * Lets another copy of the project use what is installed here. Its own packages are its own: their links are relative, so
 * the same links there lead to its own folders.
 */
export function linkModules(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  const own = '@palatine'
  mkdirSync(join(to, own), { recursive: true })
  for (const name of readdirSync(from)) if (name !== own) symlinkSync(join(from, name), join(to, name), 'junction')
  for (const name of readdirSync(join(from, own))) {
    symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name), 'junction')
  }
}
