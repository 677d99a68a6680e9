/** How many decisions wait for the person, and under which name it is known: what every page shows of the tables online. */
import { useSyncExternalStore } from 'react'
import type { Trouble } from '../connection/connection.ts'

export interface Known {
  /** Empty while nobody has said it here, or there is no server. */
  readonly name: string
  readonly waiting: number
  /** Whether tables can be played at a server; undefined until somebody has asked. */
  readonly hasServer: boolean | undefined
  /** What stands between the page and the server, other than distance. */
  readonly trouble: Trouble | null
}

let known: Known = { name: '', waiting: 0, hasServer: undefined, trouble: null }
let title = ''
const listeners = new Set<() => void>()

export function know(part: Partial<Known>): void {
  known = { ...known, ...part }
  show()
  for (const listener of listeners) listener()
}

export const useKnown = (): Known =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
  )

export function setTitle(text: string): void {
  title = text
  show()
}

function show(): void {
  document.title = known.waiting > 0 ? `(${known.waiting}) ${title}` : title
}
