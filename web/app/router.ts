/** Addresses of the app. Paths of the history, so that they can be linked, kept and shared. */
import { type MouseEvent, useSyncExternalStore } from 'react'
import { routeOf } from '../routes.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
window.addEventListener('popstate', tell)
window.addEventListener('hashchange', tell)

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  tell()
  if (how === 'push') window.scrollTo(0, 0)
}

const address = () => location.pathname + location.search + location.hash

/** The page that is meant (undefined: there is none), the query and the hash. */
export function useAddress(): { at: ReturnType<typeof routeOf>; query: URLSearchParams; hash: string } {
  const now = useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, address)
  const url = new URL(now, location.origin)
  return { at: routeOf(url.pathname), query: url.searchParams, hash: url.hash.slice(1) }
}

/** For links: takes the click unless it asks for a new window. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { pathname, search, hash } = event.currentTarget
  go(pathname + search + hash)
}
