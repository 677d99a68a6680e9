/** The files of the build as they are sent: read once, each with its packed forms and their tags. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** By its name in HTTP, the best first; each lies beside its file with this ending. */
const packings = { br: '.br', gzip: '.gz' } as const
type Packing = keyof typeof packings

/** The bytes of a file in one form. The tag is another one as soon as a byte is. */
interface Form {
  readonly packing: Packing | undefined
  readonly bytes: Buffer
  readonly tag: string
}

export interface File {
  readonly type: string
  readonly cache: string
  readonly plain: Form
  readonly packed: readonly Form[]
}

/** All that can be asked for, by address: an address is only looked up, never turned into a path. */
export function filesIn(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>()
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (type === undefined) continue
    const path = join(folder, name)
    const address = `/${name.split(sep).join('/')}`
    // What has its hash in its name never changes; everything else is asked for again each time.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const packed = (Object.keys(packings) as Packing[]).flatMap(packing => {
      const beside = path + packings[packing]
      return existsSync(beside) ? [formOf(readFileSync(beside), packing)] : []
    })
    files.set(address, { type, cache, plain: formOf(readFileSync(path)), packed })
  }
  return files
}

function formOf(bytes: Buffer, packing?: Packing): Form {
  return { packing, bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** The form that somebody wants most, by the header Accept-Encoding; of equals the smallest. */
export function formFor({ plain, packed }: File, accepted: string): Form {
  const wishes = wishesIn(accepted)
  let best = plain
  let most = wishes.get('identity') ?? 0
  for (const form of packed) {
    const wish = wishes.get(form.packing ?? '') ?? wishes.get('*') ?? 0
    if (wish > most || (wish === most && wish > 0 && best === plain)) {
      best = form
      most = wish
    }
  }
  return best
}

/** "br;q=0.5, gzip" by name: from 0, not at all, to 1. */
function wishesIn(accepted: string): ReadonlyMap<string, number> {
  return new Map(
    accepted.split(',').map(part => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const weight = parameters.map(one => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(one => one !== undefined)
      return [name.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
}

/** Whether somebody has this form already, by the header If-None-Match. */
export const isKnown = ({ tag }: Form, header: string): boolean =>
  header.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
