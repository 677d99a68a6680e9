// Loaded before a server: Gatehouse has become version 2 since, and its version 1 was frozen before. What `npm run freeze`
// would write is made here while modules are loaded, so that no file of the project changes.
import { registerHooks } from 'node:module'

const old = '?frozen'

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context)
    const within = found.url.includes('/games/gatehouse/') && !found.url.endsWith(old)
    return context.parentURL?.endsWith(old) && within ? { ...found, url: found.url + old } : found
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url.replace(old, ''), context)
    const changed = (from, to) => {
      const source = String(loaded.source)
      if (!source.includes(from)) throw new Error(`${url} has no ${from} to change`)
      return { ...loaded, source: source.replace(from, to) }
    }
    if (url.endsWith('/games/gatehouse/rules/index.ts')) return changed('version: 1', 'version: 2')
    if (url.endsWith('/games/frozen.ts')) {
      const load = `async () => (await import('./gatehouse/index.ts${old}')).title`
      return changed(`'eternal-palace': {`, `gatehouse: { 1: ${load} }, 'eternal-palace': {`)
    }
    return loaded
  },
})
