import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../tools.ts'

/** Who imports this, through however many files, drives a browser. */
const launching = 'web/chromium/launch.ts'

/** The test files that drive a browser, as paths from the root. */
export const browserFiles = (): string[] =>
  globSync('{web,server,scripts}/tests/**/*.test.ts', { cwd: root }).filter(file => leadsTo(file, launching))

/** Whether the imports of a file, types aside, lead to another one. */
function leadsTo(file: string, wanted: string, seen = new Set<string>()): boolean {
  if (file === wanted) return true
  if (seen.has(file) || !existsSync(join(root, file))) return false
  seen.add(file)
  const imported = readFileSync(join(root, file), 'utf8').matchAll(/^(?:import (?!type )|\} )[^'\n]*'(\.[^']+)'/gm)
  return [...imported].some(([, path]) => leadsTo(join(dirname(file), path).replaceAll(sep, '/'), wanted, seen))
}

/** Whole games first, then the browser, then the rest: what begins last must not be what lasts longest. */
export function longestFirst<File extends { moduleId: string }>(files: readonly File[]): File[] {
  const browser = new Set(browserFiles().map(file => join(root, file)))
  const rank = ({ moduleId }: File) => (moduleId.endsWith('/generic.test.ts') ? 0 : browser.has(moduleId) ? 1 : 2)
  return files.toSorted((a, b) => rank(a) - rank(b))
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files))
  }
}
