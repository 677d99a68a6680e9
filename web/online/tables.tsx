/** The lobby: my tables with what waits for me first, open tables, finished games. */
import './online.css'
import '../pages/pages.css'
import type { Card } from '@palatine/tables/kept'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { coverOf, listedGames, Picture } from '../app/catalogue.tsx'
import { follow, go, useAddress } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { CodeForm } from './code-form.tsx'
import { type Lobby, useLobby, waitingIn } from './lobby.ts'
import { FinishedRow, OpenRow, RunningRow, WaitingCard } from './rows.tsx'
import { socket, useServer } from './server.ts'

const tabs = ['mine', 'open', 'finished'] as const
type Tab = (typeof tabs)[number]

export default function TablesPage() {
  const words = useWords()
  const server = useServer()
  const lobby = useLobby()
  const { query } = useAddress()
  const [asks, setAsks] = useState<'code' | 'game' | undefined>(query.has('code') ? 'code' : undefined)
  const shown = query.get('show')
  const tab: Tab = shown === 'open' || shown === 'finished' ? shown : 'mine'
  const said = words.online.lobby
  if (server.is === 'none' || server.is === 'unreachable') {
    return <Shell title={words.refusals[server.is === 'none' ? 'needsServer' : 'noServerNow']}>{null}</Shell>
  }
  const open = lobby?.open.filter(({ mine }) => mine === null) ?? []
  const counts = { mine: lobby?.mine.length ?? 0, open: open.length, finished: 0 }
  return (
    <Shell title={said.title}>
      <div className="lobby-tabs" role="tablist">
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={tab === one}
            aria-controls="tab-panel"
            onClick={() => go(`/tables?show=${one}`, 'replace')}
          >
            {said.tabs[one]} {counts[one] > 0 && counts[one]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`} className="lobby">
        {tab === 'mine' && lobby && <Mine lobby={lobby} />}
        {tab === 'open' &&
          (open.length > 0 ? (
            <Rows>
              {open.map(one => (
                <OpenRow key={one.id} table={one} />
              ))}
            </Rows>
          ) : (
            <p>{said.noneOpen}</p>
          ))}
        {tab === 'finished' && <Finished />}
      </div>
      <div className="thumb-bar lobby-bar">
        {asks === 'code' && <CodeForm focus />}
        {asks === 'game' && <Games />}
        <button type="button" className="button" aria-expanded={asks === 'code'} onClick={() => setAsks('code')}>
          <Icon name="link" size={20} />
          {said.code}
        </button>
        <button
          type="button"
          className="button button-main button-large"
          aria-expanded={asks === 'game'}
          onClick={() => setAsks('game')}
        >
          <Icon name="plus" size={20} />
          {said.newTable}
        </button>
      </div>
    </Shell>
  )
}

const Rows = ({ children }: { children: React.ReactNode }) => <div className="rows panel">{children}</div>

function Mine({ lobby: { mine, open } }: { lobby: Lobby }) {
  const words = useWords()
  const said = words.online.lobby
  const waiting = waitingIn(mine)
  const others = mine.filter(({ question }) => question === null)
  const seated = open.filter(table => table.mine !== null)
  return (
    <>
      {waiting.length > 0 && (
        <section aria-labelledby="lobby-waiting">
          <h2 id="lobby-waiting">
            {said.waiting} <b className="count">{waiting.length}</b>
          </h2>
          {waiting.map(table => (
            <WaitingCard key={table.card.id} table={table} />
          ))}
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="lobby-others">
          <h2 id="lobby-others">{said.others}</h2>
          <Rows>
            {others.map(table => (
              <RunningRow key={table.card.id} table={table} />
            ))}
          </Rows>
        </section>
      )}
      {seated.length > 0 && (
        <section aria-labelledby="lobby-free">
          <h2 id="lobby-free">{said.notBegun}</h2>
          <Rows>
            {seated.map(table => (
              <OpenRow key={table.id} table={table} />
            ))}
          </Rows>
        </section>
      )}
      {mine.length + seated.length === 0 && <p>{said.noneMine}</p>}
      <p>
        <a href="/games" onClick={follow}>
          {said.onThisDevice}
        </a>
      </p>
    </>
  )
}

function Finished() {
  const words = useWords()
  const [cards, setCards] = useState<readonly Card[]>()
  useEffect(() => {
    let wanted = true
    void socket.say({ ask: 'finished' }).then(found => wanted && setCards('refused' in found ? [] : found))
    return () => {
      wanted = false
    }
  }, [])
  if (!cards) return <p className="quiet">{words.app.loading}</p>
  if (cards.length === 0) return <p>{words.online.lobby.noneFinished}</p>
  return (
    <Rows>
      {cards.map(card => (
        <FinishedRow key={card.id} card={card} />
      ))}
    </Rows>
  )
}

/** Which game the new table is for. */
function Games() {
  const { language } = useSettings()
  return (
    <div className="lobby-games">
      {listedGames.map(id => (
        <a key={id} className={`lobby-game theme-${id}`} href={`/open/${id}`} onClick={follow}>
          <Picture id={id} />
          <span>{coverOf(language, id).name}</span>
        </a>
      ))}
    </div>
  )
}
