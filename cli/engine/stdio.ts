import { StringDecoder } from 'node:string_decoder'
import { Engine } from './index.ts'
import { limits, lineTooLong } from './rpc.ts'

/** A line, or the news that one was longer than a line may be. */
type Line = string | typeof tooLong
const tooLong = Symbol('too long')

/** Answers lines of input until it ends, one after the other. */
export async function serveLines(input: AsyncIterable<Buffer>, output: NodeJS.WritableStream): Promise<void> {
  const engine = new Engine()
  for await (const line of linesOf(input)) {
    const answer = line === tooLong ? lineTooLong() : await engine.answer(line)
    // A reader that is slower than we are must not make us keep everything in memory.
    if (answer !== undefined && !output.write(`${answer}\n`))
      await new Promise(resolve => output.once('drain', resolve))
  }
}

/** Splits by hand: what is longer than a line may be is thrown away while it comes in. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  let skipping = false
  for await (const chunk of input) {
    const parts = decoder.write(chunk).split('\n')
    for (let i = 0; i < parts.length; i++) {
      if (!skipping) begun += parts[i]
      if (begun.length > limits.lineLength) {
        begun = ''
        skipping = true
      }
      if (i === parts.length - 1) break
      yield skipping ? tooLong : begun
      begun = ''
      skipping = false
    }
  }
  if (skipping) yield tooLong
  else if (begun !== '') yield begun
}
