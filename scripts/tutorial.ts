// Reads docs/add-a-game.md as a program would: the files that it builds, the commands that it runs and the mistakes that
// it shows, with what is said to them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A change of one file, as a diff, and what the suite says to it; nothing if it is no mistake. */
export type Change = { file: string; diff: string; says?: string }
/** Commands, one a line, and what the last of them prints; `...` stands for the rest. */
export type Run = { commands: string[]; says: string }
export type Tutorial = { files: Map<string, string>; changes: Change[]; runs: Run[] }

/** A block of code below a line that holds nothing but the name of its file, or a block of plain text. */
const block = /(?:^`([\w./-]+)`\n\n)?^```(\w+)\n(.*?)^```$/gms

/**
 * The files by their path from the root, and the changes in their order. Blocks of one file follow one another, with
 * an empty line between them; a `diff` changes a file, and a `text` right after it is what the suite says then. A `text`
 * right after `sh` is what the commands say.
 */
export function readTutorial(markdown: string): Tutorial {
  const files = new Map<string, string>()
  const changes: Change[] = []
  const runs: Run[] = []
  let last: Change | undefined
  let commands: string[] = []
  for (const [, file, language, text] of markdown.matchAll(block)) {
    const change = last
    const before = commands
    last = undefined
    commands =
      language === 'sh'
        ? text
            .trim()
            .split('\n')
            .map(line => line.replace(/ +#.*/, ''))
        : []
    if (file !== undefined && language === 'diff') {
      last = { file, diff: text }
      changes.push(last)
    } else if (file !== undefined) files.set(file, files.has(file) ? `${files.get(file)}\n${text}` : text)
    else if (language === 'text' && change) change.says = text.trimEnd()
    else if (language === 'text' && before.length > 0) runs.push({ commands: before, says: text.trimEnd() })
  }
  return { files, changes, runs }
}

/** The page with something else said in the one place where it showed `says`. */
export function saying(markdown: string, says: string, said: string): string {
  const shown = says.endsWith('\n...')
    ? [...said.split('\n').slice(0, says.split('\n').length - 1), '...'].join('\n')
    : said
  const parts = markdown.split(textBlock(says))
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times instead of once:\n${says}`)
  return parts.join(textBlock(shown))
}

const textBlock = (text: string): string => `\`\`\`text\n${text}\n\`\`\`\n`

/** Writes files, named by their path from the root, below a folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The text with a diff applied to it. Throws if the old lines do not stand in it exactly once. */
export function changed(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (without: string) =>
    lines
      .filter(line => !line.startsWith(without))
      .map(line => `${line.slice(1)}\n`)
      .join('')
  const parts = text.split(side('+'))
  if (parts.length !== 2) throw new Error(`found ${parts.length - 1} times instead of once:\n${side('+')}`)
  return parts.join(side('-'))
}
