// npm start: builds the app if it has to, and serves it.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist, ensureBuilt } from './build.ts'

const usualPort = 8220
const portsToTry = 100

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

/** Everything comes from here, and nobody may put the page in a frame. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** The first parts of addresses that the app itself understands; it is served for them. */
const routes = new Set(['', 'new', 'table', 'replay', 'rules', 'games', 'settings', 'kit'])

interface File {
  readonly type: string
  readonly cache: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gz?: Buffer
}

/** All that can be asked for, read once: an address is only looked up, never turned into a path. */
function filesIn(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>()
  if (!existsSync(folder)) return files
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (type === undefined) continue
    const path = join(folder, name)
    const beside = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
    const [br, gz] = [beside('.br'), beside('.gz')]
    const address = `/${name.split(sep).join('/')}`
    // What has its hash in its name never changes; everything else is asked for again each time.
    const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    files.set(address, { type, cache, plain: readFileSync(path), ...(br && { br }), ...(gz && { gz }) })
  }
  return files
}

/** Listens on the wanted port or the next free one; resolves when it does. */
export async function serve(wanted: number, host: string, folder = dist): Promise<{ server: Server; port: number }> {
  const files = filesIn(folder)
  for (let port = wanted; port < wanted + portsToTry && port <= 65_535; port++) {
    const server = createServer((request, response) => answer(files, request, response))
    if (await listens(server, port, host)) return { server, port: portOf(server) }
  }
  throw new Error(
    `No port from ${wanted} on is free. Stop what runs there, or choose another with PORT=9000 npm start.`,
  )
}

/** False if somebody else has this port. */
function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, host)
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function answer(files: ReadonlyMap<string, File>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    return
  }
  const [path = ''] = (request.url ?? '').split('?')
  const known = routes.has(path.split('/')[1] ?? '?') && !path.startsWith('//')
  const found = files.get(path) ?? (known ? files.get('/index.html') : undefined)
  if (!found) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('There is no such page.')
    return
  }
  const [encoding, bytes] = encoded(found, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    ...headers,
    'content-type': found.type,
    'content-length': bytes.length,
    'cache-control': found.cache,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function encoded({ plain, br, gz }: File, accepted: string): [string, Buffer] {
  if (br && /\bbr\b/.test(accepted)) return ['br', br]
  if (gz && /\bgzip\b/.test(accepted)) return ['gzip', gz]
  return ['', plain]
}

async function main(): Promise<void> {
  const wanted = Number(process.env.PORT || usualPort)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but a port is a number from 0 to 65535.`)
  }
  const data = join(import.meta.dirname, '..', 'data')
  mkdirSync(data, { recursive: true })
  await ensureBuilt(console.log)
  const { server, port } = await serve(wanted, process.env.HOST || '127.0.0.1')
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken.`)
  console.log(`Palatine is at http://localhost:${port}\nIts data is in ${data}. Stop it with Ctrl-C.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
