// npm start: until the app is there, one page that says what is.
import { mkdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { titles } from '../games/registry.ts'
import { chooseLanguage, contentPolicy, frontPage, missingPage } from './page.ts'

const usualPort = 8220
const portsToTry = 100

/** Listens on the wanted port or the next free one; resolves when it does. */
export async function serve(wanted: number, host: string): Promise<{ server: Server; port: number }> {
  for (let port = wanted; port < wanted + portsToTry && port <= 65_535; port++) {
    const server = createServer(answer)
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

function answer(request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    vary: 'accept-language',
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
    return
  }
  // The address is only compared, never turned into a path: no file is served.
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const language = chooseLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language'])
  const found = path === '/'
  response.writeHead(found ? 200 : 404, { ...headers, 'content-language': language })
  response.end(found ? frontPage(language, listed()) : missingPage(language))
}

const listed = () =>
  Object.values(titles)
    .filter(title => title.listed)
    .map(({ id }) => ({ id, name: spoken(id) }))

/** "eternal-palace" as "Eternal Palace", until the games bring their own names. */
const spoken = (id: string): string =>
  id.replace(/(?:^|-)(\w)/g, (_, letter: string, at: number) => (at ? ' ' : '') + letter.toUpperCase())

async function main(): Promise<void> {
  const wanted = Number(process.env.PORT || usualPort)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", but a port is a number from 0 to 65535.`)
  }
  const data = join(import.meta.dirname, '..', 'data')
  mkdirSync(data, { recursive: true })
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
