/** What is asked for over HTTP: the app's files, what needs a cookie, and how the house is doing. */
import fastifyCookie from '@fastify/cookie'
import { id, name } from '@palatine/tables/shapes'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from './config.ts'
import { type File, formFor, isKnown } from './files.ts'
import type { House } from './house.ts'
import { addressOf, Buckets } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Person } from './stores/people-store.ts'

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

const cookieName = 'palatine'
const aYear = 365 * 24 * 3_600
const smallBody = 2_000
/** Whoever needs longer to say what it wants keeps a connection busy, in milliseconds. */
const untilAsked = 30_000

/** The app as it was built, and which addresses are its pages. */
export interface App {
  readonly files: ReadonlyMap<string, File>
  isPage(path: string): boolean
}

export function makeHttp(house: House, config: Config, app: App, metrics: Metrics): FastifyInstance {
  const http = Fastify({
    logger: {
      level: config.log,
      // Neither addresses of tables nor of people, no cookies, no names.
      serializers: { req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }) },
    },
    trustProxy: config.trustProxy,
    bodyLimit: smallBody,
    requestTimeout: untilAsked,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  const { limits } = config
  const now = () => house.ports.clock.now()
  const requests = new Buckets(limits.requests * 10, limits.requests, now)
  const newPeople = new Buckets(limits.peopleOfAddress, limits.peopleOfAddress / 3_600, now)

  void http.register(fastifyCookie)
  // A form of another site can send plain text without asking first.
  http.removeContentTypeParser('text/plain')
  http.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!requests.take(addressOf(request.ip)))
      return reply.code(429).header('retry-after', '1').send({ reason: 'tooFast' })
    // Another site must not act in the name of whoever is logged in here.
    if (request.method === 'POST' && !isOurs(request, config)) return reply.code(403).send({ reason: 'otherOrigin' })
    return undefined
  })
  http.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const code = error.statusCode ?? 500
    if (code >= 500) request.log.error({ error: error.message }, 'a request failed')
    return reply.code(code).send({ reason: code >= 500 ? 'failed' : 'wrongRequest' })
  })
  http.setNotFoundHandler((request, reply) => sendFile(app, request, reply))

  http.get('/api/me', async request => ({ name: (await personOf(request, house))?.name ?? null }))

  http.post('/api/person', async (request, reply) => {
    const read = z.strictObject({ name: name.check(z.minLength(1)) }).safeParse(request.body)
    if (!read.success) return reply.code(400).send({ reason: 'wrongMessage' })
    const before = await personOf(request, house)
    if (before) {
      await house.people.store.rename(before.id, read.data.name)
      return { name: read.data.name }
    }
    if (!newPeople.take(addressOf(request.ip))) return reply.code(429).send({ reason: 'tooFast' })
    const { session } = await house.people.make(read.data.name)
    setCookie(reply, session, request, config)
    return { name: read.data.name }
  })

  http.post('/api/device', async (request, reply) => {
    if (!house.mayTry(addressOf(request.ip))) return reply.code(429).send({ reason: 'tooFast' })
    const read = z.strictObject({ code: id }).safeParse(request.body)
    const found = read.success ? await house.people.useDeviceCode(read.data.code.trim().toLowerCase()) : undefined
    if (!found || found.person.banned) return reply.code(404).send({ reason: 'noSuchCode' })
    setCookie(reply, found.session, request, config)
    return { name: found.person.name }
  })

  http.post('/api/forget', async (request, reply) => {
    const person = await personOf(request, house)
    if (!person) return reply.code(404).send({ reason: 'noName' })
    if (tokenOf(request) !== undefined) return reply.code(403).send({ reason: 'notForPrograms' })
    await house.forget(person.id)
    void reply.clearCookie(cookieName, { path: '/' })
    return {}
  })

  http.get('/health', async () => ({ ok: true }))
  http.get('/ready', async (_, reply) => {
    // A proxy sends nobody here any more.
    if (house.isClosing) return reply.code(503).send({ reason: 'closing' })
    try {
      await house.ports.database.all('SELECT 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ reason: 'noDatabase' })
    }
  })
  http.get('/metrics', async (request, reply) => {
    const token = tokenOf(request) ?? ''
    // What a proxy passes on comes from this machine, too, but not from whoever runs it.
    const isHere = isLoopback(request.ip) && request.headers['x-forwarded-for'] === undefined
    if (!isHere && !house.isHost(token)) return reply.code(404).send('There is no such page.')
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return http
}

/** Whoever comes with a cookie, or a program with a token. */
export function personOf(request: FastifyRequest, house: House): Promise<Person | undefined> {
  return house.people.known({ session: request.cookies[cookieName], token: tokenOf(request) })
}

/** What a program proves itself with; undefined for a page. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

/** Whether a request comes from our own page, or from a program, which has no page and no cookie. */
export function isOurs(request: FastifyRequest, { address }: Config): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.cookies?.[cookieName] === undefined && !request.headers.cookie
  return address === '' ? origin.replace(/^https?:\/\//, '') === request.host : origin === address
}

function setCookie(reply: FastifyReply, session: string, request: FastifyRequest, { address }: Config): void {
  void reply.setCookie(cookieName, session, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: address.startsWith('https:') || request.protocol === 'https',
    maxAge: aYear,
  })
}

const isLoopback = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'

function sendFile({ files, isPage }: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').send()
  }
  const [path = ''] = request.url.split('?')
  const found = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined)
  if (!found) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('There is no such page.')
  }
  const form = formFor(found, String(request.headers['accept-encoding'] ?? ''))
  void reply.headers({ etag: form.tag, 'cache-control': found.cache, vary: 'accept-encoding' })
  if (isKnown(form, request.headers['if-none-match'] ?? '')) return reply.code(304).send()
  if (form.packing) void reply.header('content-encoding', form.packing)
  void reply.type(found.type).header('content-length', form.bytes.length)
  return reply.send(request.method === 'HEAD' ? '' : form.bytes)
}
