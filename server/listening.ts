/** Where the server listens, and why it cannot, in words. */
import type { Server } from 'node:http'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

const portsToTry = 100
const everywhere = ['0.0.0.0', '::']
const thisMachine = ['127.0.0.1', '::1', 'localhost']

/** Listens on the wanted port or the next free one, with a new server for each try. */
export async function listen(
  make: () => Promise<Server>,
  wanted: number,
  host: string,
): Promise<{ server: Server; port: number }> {
  for (let port = wanted; port < wanted + portsToTry && port <= 65_535; port++) {
    const server = await make()
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
      error.code === 'EADDRINUSE' ? resolve(false) : reject(new Error(whyNot(error, port, host))),
    )
    server.listen(port, host)
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Why a server cannot listen there, and what to do. */
export function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  switch (code) {
    case 'EACCES':
      return (
        `You may not use port ${port}: systems keep the ports below 1024 for administrators. ` +
        'Choose a higher one, such as PORT=8220 npm start.'
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return (
        `HOST is "${host}", but that is no address of this machine. ` +
        'Leave HOST out to play on this machine alone, or write HOST=0.0.0.0 npm start to open it to your network.'
      )
    default:
      return `The server cannot listen on ${host}, port ${port}: ${message}.`
  }
}

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined }

/** The addresses under which the server can be opened: on this machine, and from other devices. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): { here: string; others: string[] } {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  if (thisMachine.includes(host)) return { here: at('localhost'), others: [] }
  if (!everywhere.includes(host)) return { here: at(host), others: [] }
  const open = Object.values(interfaces)
    .flatMap(list => list ?? [])
    .filter(({ internal, family, address }) =>
      // An IPv6 address of one cable (fe80) cannot be typed into a browser.
      internal ? false : family === 'IPv4' ? true : host === '::' && !address.startsWith('fe80'),
    )
  return { here: at('localhost'), others: open.map(({ address }) => at(address)) }
}
