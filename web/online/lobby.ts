/** My tables and the open ones, as the server tells them; what waits for me is shown wherever a browser has a place for it. */
import type { MyTable, OpenTable } from '@palatine/tables/lobby'
import { useEffect, useSyncExternalStore } from 'react'
import { know } from '../app/waiting.ts'
import { meet, socket, useServer } from './server.ts'

export interface Lobby {
  readonly mine: readonly MyTable[]
  readonly open: readonly OpenTable[]
}

let lobby: Lobby | undefined
let watching = false
const listeners = new Set<() => void>()

/** Those that wait for me, the most urgent first. */
export const waitingIn = (mine: readonly MyTable[]): readonly MyTable[] =>
  mine
    .filter(({ question }) => question !== null)
    .toSorted(
      (a, b) => (a.until ?? Number.MAX_VALUE) - (b.until ?? Number.MAX_VALUE) || a.card.touched - b.card.touched,
    )

function learn(part: Partial<Lobby>): void {
  lobby = { mine: [], open: [], ...lobby, ...part }
  const waiting = waitingIn(lobby.mine).length
  know({ waiting })
  // Only installed apps have a badge.
  const { setAppBadge } = navigator as Partial<Navigator>
  setAppBadge?.call(navigator, waiting).catch(() => undefined)
  for (const listener of listeners) listener()
}

/** From now on, as long as the page is open. */
export async function watchLobby(): Promise<void> {
  if (watching) return
  watching = true
  const server = await meet()
  if (server.is !== 'here') {
    watching = false
    return
  }
  socket.hearLobby(told => {
    if ('mine' in told) learn({ mine: told.mine })
    else if ('listed' in told) learn({ open: told.listed })
  })
  const found = await socket.say({ ask: 'lobby', on: true })
  if (!('refused' in found)) learn(found)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until the server has said it. */
export function useLobby(): Lobby | undefined {
  const { is } = useServer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when there is a server at last
  useEffect(() => void watchLobby(), [is])
  return useSyncExternalStore(subscribe, () => lobby)
}
