import { readdirSync, readFileSync } from 'node:fs'
import { examplesIn, parseGuide } from '../guide.ts'

/**
 * The worked examples of a game's guide, for a file in its `tests/`: by name, the numbers that the example tells, in their
 * order. So a test plays what the guide says and not a copy of it. Every language has to tell the same numbers.
 */
export function examplesOf(testFile: string): (name: string) => number[] {
  const folder = new URL('../guide/', testFile)
  const guides = readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .map(file => ({ file, examples: examplesOfGuide(readFileSync(new URL(file, folder), 'utf8')) }))
  return name => {
    const told = guides.flatMap(({ file, examples }) => {
      const numbers = examples.get(name)
      return numbers ? [{ file, numbers }] : []
    })
    if (told.length === 0) throw new Error(`no guide has an example "${name}"`)
    const other = told.find(({ numbers }) => numbers.join() !== told[0].numbers.join())
    if (other)
      throw new Error(`example "${name}": ${told[0].numbers} in ${told[0].file}, ${other.numbers} in ${other.file}`)
    return told[0].numbers
  }
}

function examplesOfGuide(markdown: string): Map<string, number[]> {
  const { intro, sections, paragraphs } = parseGuide(markdown)
  const texts = [intro, ...sections.map(({ text }) => text), ...paragraphs.map(({ text }) => text)]
  return new Map(texts.flatMap(examplesIn).map(({ name, numbers }) => [name, numbers]))
}
