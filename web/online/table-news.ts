/** What is told at a table besides the game: who is here, what is said, and whether the same people play again. */
import type { Seat } from '@palatine/kernel'
import type { ChatLine, Presence } from '@palatine/tables/lobby'
import { useCallback, useEffect, useState } from 'react'
import { socket } from './server.ts'

/** Somebody came or went while this page was open. */
export interface Coming {
  readonly seat: Seat
  readonly here: boolean
  readonly time: number
}

export interface TableNews {
  /** Undefined until the server has said it. */
  readonly presence: Presence | undefined
  readonly comings: readonly Coming[]
  readonly lines: readonly ChatLine[]
  /** How many lines of others have come since the chat was looked at. */
  readonly unread: number
  /** The table at which the same people play again; undefined while nobody wants to. */
  readonly next: string | undefined
  seen(): void
  /** Reads the chat anew: somebody is heard again, or no more. */
  read(): void
}

const mostComings = 50

const changesFrom = ({ seats: before }: Presence, { seats: now }: Presence): Coming[] =>
  now.flatMap(({ here, since }, seat) => (before[seat]?.here === here ? [] : [{ seat, here, time: since }]))

export function useTableNews(table: string): TableNews {
  const [presence, setPresence] = useState<Presence>()
  const [comings, setComings] = useState<readonly Coming[]>([])
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
    let before: Presence | undefined
    const stop = socket.hearLobby(told => {
      if ('presence' in told && told.presence.table === table) {
        const { presence: now } = told
        const changed = before ? changesFrom(before, now) : []
        before = now
        setPresence(now)
        if (changed.length > 0) setComings(all => [...all, ...changed].slice(-mostComings))
      } else if ('again' in told && told.again.table === table) setNext(told.again.next)
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
    comings,
    lines,
    unread: lines.filter(({ line }) => line > seenTo).length,
    next,
    seen: useCallback(() => setSeenTo(last), [last]),
    read: useCallback(() => void read(), [read]),
  }
}
