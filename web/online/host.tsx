/** The page of whoever runs the server: how it is, which tables there are, and the few things to do about trouble. */
import './online.css'
import '../pages/pages.css'
import type { LobbyReplies } from '@palatine/tables/lobby'
import { type FormEvent, useEffect, useState } from 'react'
import { coverOf } from '../app/catalogue.tsx'
import { refusedInWords } from '../app/refused.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { recall, remember } from '../app/storage.ts'
import { useWords } from '../app/words.ts'
import { meet, socket, useServer } from './server.ts'
import { lengthInWords } from './time.ts'

/** Kept for this tab only. */
const place = 'palatine.host'
type House = LobbyReplies['house']

export default function HostPage() {
  const words = useWords()
  const server = useServer()
  const said = words.online.house
  const [secret, setSecret] = useState(recall('sessionStorage', place) ?? '')
  const [house, setHouse] = useState<House>()
  const [trouble, setTrouble] = useState('')
  const look = async (with_ = secret) => {
    const found = await socket.say({ ask: 'house', secret: with_ })
    if ('refused' in found) {
      setTrouble(refusedInWords(found, words))
      remember('sessionStorage', place, null)
      return
    }
    setTrouble('')
    setHouse(found)
    remember('sessionStorage', place, with_)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what this tab remembers
  useEffect(() => {
    void meet().then(({ is }) => (is === 'here' && secret ? look() : undefined))
  }, [])
  if (server.is === 'none') return <Shell title={words.refusals.needsServer}>{null}</Shell>
  return (
    <Shell title={said.title}>
      {!house && (
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void look()
          }}
        >
          <p className="lead">{said.about}</p>
          <label className="field">
            <span>{said.secret}</span>
            <input
              type="password"
              value={secret}
              required
              maxLength={200}
              autoComplete="off"
              onChange={event => setSecret(event.target.value)}
            />
          </label>
          <button type="submit" className="button button-main">
            {said.enter}
          </button>
        </form>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {house && <Inside house={house} secret={secret} again={() => void look()} tell={setTrouble} />}
    </Shell>
  )
}

function Inside({
  house,
  secret,
  again,
  tell,
}: {
  house: House
  secret: string
  again(): void
  tell(trouble: string): void
}) {
  const words = useWords()
  const { language } = useSettings()
  const said = words.online.house
  const now = Date.now()
  const figures: readonly [string, string][] = [
    [said.version, house.version],
    [said.runs, lengthInWords(now - house.since, words)],
    [said.people, String(house.people)],
    [said.sockets, String(house.sockets)],
    [said.tables, String(house.tables)],
    [said.heap, `${Math.round(house.heap / 1_048_576)} MB`],
  ]
  const act = async (todo: ReturnType<typeof socket.say>) => {
    const done = await todo
    tell(done && 'refused' in done ? refusedInWords(done, words) : '')
    again()
  }
  return (
    <>
      <dl className="house-figures">
        {figures.map(([name, value]) => (
          <div key={name} className="panel">
            <dt className="quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" className="button" onClick={again}>
          {said.again}
        </button>
      </p>
      <ul className="house-tables">
        {house.lists.map(table => (
          <li key={table.id} className="panel">
            <h2>
              {coverOf(language, table.game).name} <span className="tag">{said.states[table.state]}</span>
            </h2>
            <p className="quiet">
              <code>{table.id}</code> · {words.online.time.since(lengthInWords(now - table.touched, words))}
            </p>
            {table.names.map((name, seat) => (
              <div key={seat} className="row-line">
                <span className="row-name">{name || '–'}</span>
                {name && (
                  <>
                    <button
                      type="button"
                      className="button button-quiet"
                      aria-label={`${said.silence}: ${name}`}
                      onClick={() => void act(socket.say({ ask: 'silence', secret, table: table.id, seat, on: true }))}
                    >
                      {said.silence}
                    </button>
                    <button
                      type="button"
                      className="button button-quiet"
                      aria-label={`${said.ban}: ${name}`}
                      onClick={() => void act(socket.say({ ask: 'ban', secret, table: table.id, seat }))}
                    >
                      {said.ban}
                    </button>
                  </>
                )}
              </div>
            ))}
            <button
              type="button"
              className="button button-warn"
              aria-label={`${said.close}: ${table.id}`}
              onClick={() => void act(socket.say({ ask: 'closeTable', secret, table: table.id }))}
            >
              {said.close}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
