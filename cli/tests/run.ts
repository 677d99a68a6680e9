import { main } from '../main.ts'
import { terminal } from '../terminal.ts'

// Whatever the language of the machine: sentences are expected in English unless a test says otherwise.
process.env.LC_ALL = 'C'

/** Runs a command line as a shell would, without a terminal. */
export async function palatine(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = ''
  let err = ''
  const stream = (take: (text: string) => void) => ({
    write: (text: string | Uint8Array) => {
      take(String(text))
      return true
    },
    isTTY: false as unknown as true,
    columns: 80,
  })
  const to = terminal(
    stream(text => {
      out += text
    }),
    stream(text => {
      err += text
    }),
    {},
  )
  const code = await main(words, to)
  return { code, out, err }
}
