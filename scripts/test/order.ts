import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from '../tools.ts'

/** The test files that drive a browser, as paths from the root. */
export const browserFiles = (): string[] =>
  globSync('web/tests/*.test.ts', { cwd: root }).filter(file => /'\.\.\/browser\.ts'/.test(read(file)))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

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
