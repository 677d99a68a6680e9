/** What is told at a table besides the game: who is here, what is said, and whether the same people play again. */
import type { ChatLine, Presence } from '@palatine/tables/lobby'
import { useCallback, useEffect, useState } from 'react'
import { socket } from './server.ts'

export interface TableNews {
  /** Undefined until the server has said it. */
  readonly presence: Presence | undefined
  readonly lines: readonly ChatLine[]
  /** How many lines of others have come since the chat was looked at. */
  readonly unread: number
  /** The table at which the same people play again; undefined while nobody wants to. */
  readonly next: string | undefined
  seen(): void
  /** Reads the chat anew: somebody is heard again, or no more. */
  read(): void
}

export function useTableNews(table: string): TableNews {
  const [presence, setPresence] = useState<Presence>()
  const [lines, setLines] = useState<readonly ChatLine[]>([])
  const [seenTo, setSeenTo] = useState(Number.POSITIVE_INFINITY)
  const [next, setNext] = useState<string>()
  const read = useCallback(async () => {
    const found = await socket.say({ ask: 'chat', table })
    if ('refused' in found) return
    setLines(found)
    // What was said before one came is no news.
    setSeenTo(to => Math.min(to, found.at(-1)?.line ?? -1))
  }, [table])
  useEffect(() => {
    const stop = socket.hearLobby(told => {
      if ('presence' in told && told.presence.table === table) setPresence(told.presence)
      else if ('again' in told && told.again.table === table) setNext(told.again.next)
      else if ('chat' in told && told.chat.table === table) {
        const { line } = told.chat
        setLines(all => (all.some(one => one.line === line.line) ? all : [...all, line]))
      }
    })
    void read()
    return stop
  }, [table, read])
  // What was said while the line was lost.
  useEffect(() => {
    let lost = socket.away !== null
    return socket.subscribe(() => {
      if (lost && !socket.away) void read()
      lost = socket.away !== null
    })
  }, [read])
  const last = lines.at(-1)?.line ?? -1
  return {
    presence,
    lines,
    unread: lines.filter(({ line }) => line > seenTo).length,
    next,
    seen: useCallback(() => setSeenTo(last), [last]),
    read: useCallback(() => void read(), [read]),
  }
}
