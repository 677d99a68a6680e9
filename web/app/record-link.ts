/**
 * A whole game, or a seat's share of one, in a link or a file. A link holds it as packed JSON, in letters that an address can hold, behind the #, so
 * that no server sees it. Anybody can write such a thing: it is looked at before anything is made of it.
 */
import { limits } from '@palatine/tables/limits'
import { type Carried, type CarriedShare, carried, carriedShare, record } from '@palatine/tables/shapes'

/** notARecord: it has another form. tooLarge: nobody can have played so much. */
export type Unreadable = { readonly unreadable: 'notARecord' | 'tooLarge' }
const not = (unreadable: Unreadable['unreadable']): Unreadable => ({ unreadable })

/** What can be passed on: a whole game, or what one seat saw of a running one. */
export type PassedOn = Carried | CarriedShare

export async function toLink(whole: PassedOn): Promise<string> {
  const stream = new Blob([JSON.stringify(whole)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function fromLink(text: string): Promise<PassedOn | Unreadable> {
  if (text.length > limits.link) return not('tooLarge')
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
    const unpacked = await unpack(bytes)
    return unpacked === undefined ? not('tooLarge') : readRecord(unpacked)
  } catch {
    return not('notARecord')
  }
}

export async function fromFile(file: Blob): Promise<PassedOn | Unreadable> {
  return file.size > limits.bytes ? not('tooLarge') : readRecord(await file.text())
}

/** A few bytes can unpack to as many as one likes: it stops where it becomes too much. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > limits.bytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  return new Blob(chunks).text()
}

/** With who played it, or the bare record of the command line. */
function readRecord(text: string): PassedOn | Unreadable {
  try {
    const found: unknown = JSON.parse(text)
    const whole = carried.safeParse(found)
    if (whole.success) return whole.data
    const share = carriedShare.safeParse(found)
    if (share.success) return share.data
    const bare = record.safeParse(found)
    return bare.success ? { chairs: [], record: bare.data } : not('notARecord')
  } catch {
    return not('notARecord')
  }
}
