/** A server without the app, as a process of its own that can be killed. It is told everything by the environment. */
import module from 'node:module'
import type { HouseHints } from '../hints/hints.ts'

module.enableCompileCache()
const { readConfig } = await import('../config.ts')
const { serve } = await import('../serve.ts')
const { lossy } = await import('./lossy.ts')
const lost = Number(process.env.PALATINE_TEST_HINTS_LOST ?? 0)
const through = (hints: HouseHints) => lossy(hints, () => Math.random() < lost)
const server = await serve(readConfig(), { files: new Map(), isPage: () => false }, 'test', undefined, through)
console.log(`port ${server.port}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}
