// npm start: builds the app if it has to, and serves it.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { dist, ensureBuilt } from './build.ts'
import { type File, filesIn, formFor, isKnown } from './files.ts'
import { addressesOf, listen } from './listening.ts'
import { routeOf } from './routes.ts'

const usualPort = 8220

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

/** Serves a build on the wanted port or the next free one; resolves when it does. */
export function serve(wanted: number, host: string, folder = dist): Promise<{ server: Server; port: number }> {
  const files = filesIn(folder)
  return listen(() => createServer((request, response) => answer(files, request, response)), wanted, host)
}

function answer(files: ReadonlyMap<string, File>, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    return
  }
  const [path = ''] = (request.url ?? '').split('?')
  const found = files.get(path) ?? (routeOf(path) ? files.get('/index.html') : undefined)
  if (!found) {
    response.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end('There is no such page.')
    return
  }
  const form = formFor(found, String(request.headers['accept-encoding'] ?? ''))
  const always = { ...headers, etag: form.tag, 'cache-control': found.cache, vary: 'accept-encoding' }
  if (isKnown(form, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304, always).end()
    return
  }
  response.writeHead(200, {
    ...always,
    'content-type': found.type,
    'content-length': form.bytes.length,
    ...(form.packing && { 'content-encoding': form.packing }),
  })
  response.end(request.method === 'HEAD' ? undefined : form.bytes)
}

async function main(): Promise<void> {
  const wanted = Number(process.env.PORT || usualPort)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but a port is a number from 0 to 65535.`)
  }
  const host = process.env.HOST || '127.0.0.1'
  await ensureBuilt(console.log)
  const { server, port } = await serve(wanted, host)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken.`)
  const { here, others } = addressesOf(host, port)
  console.log(`Palatine is at ${here}`)
  if (others.length > 0) console.log(`From other devices: ${others.join(', ')}`)
  console.log('Stop it with Ctrl-C.')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
