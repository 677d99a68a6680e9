/** Sockets: each brings a visitor. One JSON text a frame, both ways. */
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Config } from './config.ts'
import type { House } from './house.ts'
import { isOurs, personOf, tokenOf } from './http.ts'
import { addressOf } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { type Leaving, Visit } from './visit.ts'

/** By RFC 6455: 1007 no message of ours, 1008 against the rules of the house, 1013 come again later. */
const codes: { readonly [why in Leaving]: number } = {
  wrongMessage: 1007,
  tooFast: 1008,
  tooMuch: 1013,
  forgotten: 1008,
  banned: 1008,
}
/** Whoever does not read what it is told is let go once so many bytes wait for it. */
const mostWaiting = 8_000_000
/** Whoever does not answer a ping until the next one is gone, in milliseconds. */
const betweenPings = 30_000

export function takeSockets(http: FastifyInstance, house: House, config: Config, metrics: Metrics): void {
  const { limits } = config
  void http.register(fastifyWebsocket, {
    options: { maxPayload: limits.message, perMessageDeflate: false, clientTracking: true },
  })
  const ofAddress = new Map<string, number>()
  void http.register(async inside => {
    inside.get(
      '/socket',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          // A page of another site may open a socket here and would bring our cookie along.
          if (!maySocket(request, config)) return reply.code(403).send({ reason: 'otherOrigin' })
          if ((ofAddress.get(addressOf(request.ip)) ?? 0) >= limits.socketsOfAddress)
            return reply.code(429).send({ reason: 'tooManySockets' })
          return undefined
        },
      },
      (socket, request) => {
        const address = addressOf(request.ip)
        ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
        socket.on('close', () => {
          const left = (ofAddress.get(address) ?? 1) - 1
          if (left > 0) ofAddress.set(address, left)
          else ofAddress.delete(address)
        })
        welcome(socket, request, house, config, metrics)
      },
    )
  })
}

const maySocket = (request: FastifyRequest, config: Config): boolean =>
  isOurs(request, config) || (request.headers.origin === undefined && request.headers.authorization !== undefined)

function welcome(socket: WebSocket, request: FastifyRequest, house: House, { limits }: Config, metrics: Metrics): void {
  // What is said before we know who it is waits.
  const early: string[] = []
  let bytes = 0
  let visit: Visit | undefined
  let closed = false
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data)
    if (visit) void visit.hear(text)
    else {
      bytes += text.length
      if (early.push(text) > 100 || bytes > limits.message) socket.close(codes.tooFast, 'tooFast')
    }
  })
  socket.on('close', () => {
    closed = true
    visit?.close()
  })
  socket.on('error', () => socket.terminate())
  keepAlive(socket)
  personOf(request, house)
    .then(person => {
      if (closed) return
      if (!person && request.headers.authorization !== undefined) {
        socket.close(1008, 'noSuchToken')
        return
      }
      const own = [...house.visits].filter(one => one.person === person?.id).length
      if (own >= limits.socketsOfPerson) {
        socket.close(1008, 'tooManySockets')
        return
      }
      const isProgram = tokenOf(request) !== undefined
      const coming = new Visit(
        house,
        { person: person?.id, address: addressOf(request.ip), isProgram },
        {
          tell(message) {
            const text = JSON.stringify(message)
            metrics.bytes.inc(text.length)
            socket.send(text)
            if (socket.bufferedAmount > mostWaiting) socket.terminate()
          },
          leave: why => socket.close(codes[why], why),
        },
      )
      visit = coming
      for (const text of early) void coming.hear(text)
    })
    .catch(error => {
      house.ports.report(error)
      socket.close(1011, 'failed')
    })
}

function keepAlive(socket: WebSocket): void {
  let alive = true
  socket.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) socket.terminate()
    alive = false
    socket.ping()
  }, betweenPings)
  socket.on('close', () => clearInterval(timer))
}
