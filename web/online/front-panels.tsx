/** Beside the games: what waits for me, a table for my friends, and the tables that are open. */
import './online.css'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { coverOf, listedGames } from '../app/catalogue.tsx'
import { refusedInWords } from '../app/refused.ts'
import { follow, go, useAddress } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { CodeForm } from './code-form.tsx'
import { useLobby, waitingIn } from './lobby.ts'
import { openTable, usualTable } from './open-table.ts'
import { OpenRow, WaitingRow } from './rows.tsx'
import { useServer } from './server.ts'

const mostOpen = 4

export default function FrontPanels() {
  const words = useWords()
  const server = useServer()
  const lobby = useLobby()
  const { query } = useAddress()
  const waiting = waitingIn(lobby?.mine ?? [])
  const first = waiting[0]?.card.id
  const toFirst = query.get('open') === 'waiting' ? first : undefined
  // The installed app opens at the table that waits.
  useEffect(() => {
    if (toFirst !== undefined) go(`/at/${toFirst}`, 'replace')
  }, [toFirst])
  if (server.is === 'unknown') return null
  if (server.is !== 'here') {
    return <p className="panel front-panel quiet">{words.refusals.needsServer}</p>
  }
  const open = lobby?.open.filter(({ mine }) => mine === null) ?? []
  return (
    <>
      {waiting.length > 0 && (
        <section className="panel front-panel front-waiting" aria-labelledby="front-waiting">
          <h2 id="front-waiting">
            {words.online.lobby.waiting} <b className="count">{waiting.length}</b>
          </h2>
          {waiting.slice(0, mostOpen).map(table => (
            <WaitingRow key={table.card.id} table={table} />
          ))}
        </section>
      )}
      <Friends />
      {open.length > 0 && (
        <section className="panel front-panel" aria-labelledby="front-open">
          <h2 id="front-open">
            {words.online.lobby.openTables}
            <a href="/tables?show=open" onClick={follow}>
              {words.online.lobby.all(open.length)}
            </a>
          </h2>
          {open.slice(0, mostOpen).map(table => (
            <OpenRow key={table.id} table={table} />
          ))}
        </section>
      )}
      <nav className="thumb-bar front-bar" aria-label={words.online.lobby.title}>
        <a className="button" href="/tables" onClick={follow}>
          <Icon name="stack" size={20} />
          {words.online.lobby.title}
          {waiting.length > 0 && <b className="count">{waiting.length}</b>}
        </a>
        <a className="button" href="/tables?code" onClick={follow}>
          <Icon name="link" size={20} />
          {words.online.lobby.code}
        </a>
      </nav>
    </>
  )
}

function Friends() {
  const words = useWords()
  const { language } = useSettings()
  const [game, setGame] = useState(listedGames[0])
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const make = async () => {
    setBusy(true)
    const refused = await openTable(await usualTable(game), words)
    setBusy(false)
    if (refused) setTrouble(refusedInWords(refused, words))
  }
  return (
    <section className="panel front-panel" aria-labelledby="front-friends">
      <h2 id="front-friends">{words.online.friends.title}</h2>
      <p className="quiet">{words.online.friends.about}</p>
      <div className="friends-row">
        <select value={game} aria-label={words.online.friends.game} onChange={event => setGame(event.target.value)}>
          {listedGames.map(id => (
            <option key={id} value={id}>
              {coverOf(language, id).name}
            </option>
          ))}
        </select>
        <button type="button" className="button button-main" disabled={busy} onClick={() => void make()}>
          <Icon name="link" size={18} />
          {words.online.friends.make}
        </button>
      </div>
      <CodeForm />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
