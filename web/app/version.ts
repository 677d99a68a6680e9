/** A new version of the app waits until it is let in: pieces of two versions are never mixed. */
import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

function wait(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Keeps the app in this browser, and looks for a newer one whenever somebody comes back to the page. */
export async function watchVersions(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/sw.js')
  // The very first version has nobody to wait for.
  const look = () => serviceWorker.controller && wait(registration.waiting)
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
  let controlled = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload()
    controlled = true
  })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null)

/** Starts the new version; every open page of the app loads itself anew. */
export const takeNewVersion = (): void => waiting?.postMessage('come in')
export const notNow = (): void => wait(null)

/** Loads the page anew, in the newest version: the one that is kept in this browser may be the old one. */
export async function loadAnew(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  try {
    const registration = await serviceWorker?.getRegistration()
    await registration?.update()
    const next = registration?.installing ?? registration?.waiting
    if (next) {
      // The page loads itself as soon as the new one is in charge.
      const letIn = () => next.state === 'installed' && next.postMessage('come in')
      next.addEventListener('statechange', letIn)
      letIn()
      return
    }
  } catch {
    // Whatever is kept here, loading it is the best that can be done.
  }
  location.reload()
}
