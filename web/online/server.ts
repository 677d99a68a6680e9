/** The server behind this page, if there is one: the line to it, and who we are to it. */
import type { Refused } from '@palatine/tables/protocol'
import { useSyncExternalStore } from 'react'
import { know } from '../app/waiting.ts'
import { SocketConnection, type Wire } from '../connection/socket-connection.ts'

function dial(): Wire {
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`)
  const wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: text => line.send(text),
    close: () => line.close(),
  }
  line.onopen = () => wire.onopen?.()
  line.onmessage = event => wire.onmessage?.(event)
  line.onclose = () => wire.onclose?.()
  return wire
}

export const socket = new SocketConnection({
  dial,
  now: () => Date.now(),
  after(milliseconds, wake) {
    const timer = window.setTimeout(wake, milliseconds)
    return () => window.clearTimeout(timer)
  },
  chance: () => Math.random(),
})

// A browser knows at once that its network is gone; a socket may notice it after minutes.
window.addEventListener('offline', () => socket.drop())
window.addEventListener('online', () => {
  socket.tryNow()
  if (server.is === 'unreachable') void meet()
})
// An old page cannot speak with a newer server.
socket.subscribe(() => {
  if (socket.trouble) know({ trouble: socket.trouble })
})
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && socket.away && Date.now() - socket.away.tried > 1_000) socket.tryNow()
})

/** unknown: it has not been asked yet. none: whoever serves the app hosts no tables. unreachable: nobody replies. */
export type Server =
  | { readonly is: 'unknown' | 'none' | 'unreachable' }
  | { readonly is: 'here' /** Null while we have none. */; readonly name: string | null }

let server: Server = { is: 'unknown' }
const listeners = new Set<() => void>()

function learn(now: Server): void {
  server = now
  know({ name: now.is === 'here' ? (now.name ?? '') : '', hasServer: now.is === 'here' })
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useServer = (): Server => useSyncExternalStore(subscribe, () => server)

let asking: Promise<Server> | undefined
let nextTry: number | undefined
/** Where nobody replied, in milliseconds. */
const askedAgainAfter = 5_000

/** Asks once who we are; again and again only where nobody replied. */
export function meet(): Promise<Server> {
  asking ??= whoAmI().then(found => {
    if (found.is === 'unreachable') {
      asking = undefined
      window.clearTimeout(nextTry)
      nextTry = window.setTimeout(() => void meet(), askedAgainAfter)
    }
    learn(found)
    return found
  })
  return asking
}

async function whoAmI(): Promise<Server> {
  try {
    const reply = await fetch('/api/me', { headers: { accept: 'application/json' } })
    if (!reply.ok || !reply.headers.get('content-type')?.includes('json')) {
      return { is: reply.status < 500 ? 'none' : 'unreachable' }
    }
    const { name } = (await reply.json()) as { name: string | null }
    return { is: 'here', name }
  } catch {
    return { is: 'unreachable' }
  }
}

/** Gives us a name; whoever had none is seen as a person from now on. */
export async function become(name: string): Promise<Refused | null> {
  return known(await post('person', { name }))
}

/** This device becomes that of the person who was given the code on another one. */
export async function becomeByCode(code: string): Promise<Refused | null> {
  return known(await post('device', { code }))
}

/** Everything that the server knows of us goes; finished games stay with an empty name. */
export async function beForgotten(): Promise<Refused | null> {
  const done = await post('forget', {})
  if ('refused' in done) return done
  learn({ is: 'here', name: null })
  socket.drop(false)
  return null
}

function known(done: { readonly name?: string } | Refused): Refused | null {
  if ('refused' in done) return done
  learn({ is: 'here', name: done.name ?? null })
  // The server knows a line by whoever opened it.
  socket.drop(false)
  return null
}

async function post(what: string, body: object): Promise<{ readonly name?: string } | Refused> {
  try {
    const reply = await fetch(`/api/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const said = (await reply.json()) as { readonly name?: string; readonly reason?: string }
    return reply.ok ? said : { refused: { reason: said.reason ?? 'failed' } }
  } catch {
    return { refused: { reason: 'noServerNow' } }
  }
}
