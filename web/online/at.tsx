/** A table of the server, whatever its state: open (who invites, who comes), running (play or look on), over. */
import './online.css'
import type { OpenTable } from '@palatine/tables/lobby'
import type { Refused } from '@palatine/tables/protocol'
import { lazy, useCallback, useEffect, useState } from 'react'
import { refusedInWords } from '../app/refused.ts'
import { follow, go, useAddress } from '../app/router.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { CodeForm } from './code-form.tsx'
import { Invite } from './invite.tsx'
import { Join } from './join.tsx'
import { meet, socket, useServer } from './server.ts'

const LiveTable = lazy(() => import('./live-table.tsx'))
const ReplayPage = lazy(() => import('../pages/replay.tsx'))

/** What is known of a table: it has not begun, it has, or there is none. */
type Found = { readonly open: OpenTable } | { readonly begun: string } | Refused

export default function AtPage({ id }: { id: string }) {
  const words = useWords()
  const { query } = useAddress()
  const invite = query.get('invite')
  const server = useServer()
  const found = useFound(id, server.is === 'here')
  if (server.is === 'none' || server.is === 'unreachable') {
    return <Missing text={words.refusals[server.is === 'none' ? 'needsServer' : 'noServerNow']} />
  }
  if (!found) return <p className="loading">{words.app.loading}</p>
  if ('refused' in found) return <Missing text={refusedInWords(found, words)} code />
  if ('begun' in found) {
    const { begun } = found
    return query.has('at') ? (
      <ReplayPage id={begun} from={socket} />
    ) : (
      <LiveTable key={begun} id={begun} invite={invite} />
    )
  }
  const { open } = found
  return open.mine !== null || open.yours ? <Invite table={open} /> : <Join table={open} invite={invite} />
}

function Missing({ text, code = false }: { text: string; code?: boolean }) {
  const words = useWords()
  return (
    <Shell title={text}>
      {code && <CodeForm />}
      <p>
        <a href="/" onClick={follow}>
          {words.app.toFront}
        </a>
      </p>
    </Shell>
  )
}

/** The table of this id or code, and whatever becomes of it while one looks. */
function useFound(id: string, hasServer: boolean): Found | undefined {
  const [found, setFound] = useState<Found>()
  const ask = useCallback(async () => {
    const reply = await socket.say({ ask: 'find', table: id })
    if ('refused' in reply) return reply
    return reply.open ? { open: reply.open } : { begun: reply.card?.id ?? id }
  }, [id])
  useEffect(() => {
    let wanted = true
    let table = id
    const learn = (now: Found) => {
      if (!wanted) return
      if ('open' in now) table = now.open.id
      if ('begun' in now) table = now.begun
      setFound(now)
    }
    const stop = socket.hearLobby(told => {
      if ('open' in told && told.open.id === table) learn({ open: told.open })
      else if ('begun' in told && told.begun === table) learn({ begun: told.begun })
      else if ('closed' in told && told.closed === table) learn({ refused: { reason: 'tableClosed' } })
    })
    const look = async () => {
      const now = await ask()
      learn(now)
      // A code is forgotten once all sit; the address that stays is the long one.
      if (wanted && table !== id) go(`/at/${table}${location.search}`, 'replace')
    }
    if (hasServer) void look()
    else void meet()
    return () => {
      wanted = false
      stop()
      if (hasServer) void socket.say({ ask: 'lookAway', table })
    }
  }, [id, ask, hasServer])
  return found
}
