/** The page of whoever runs the server: how it is, which tables there are, and the few things to do about trouble. */
import './online.css'
import '../pages/pages.css'
import type { LobbyReplies } from '@palatine/tables/lobby'
import { SeatMark } from '@palatine/ui/chrome'
import { type FormEvent, useEffect, useState } from 'react'
import { coverOf } from '../app/catalogue.tsx'
import { refusedInWords } from '../app/refused.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { recall, remember } from '../app/storage.ts'
import { useWords } from '../app/words.ts'
import { meet, socket, useServer } from './server.ts'
import { SureButton } from './sure-button.tsx'
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
  const [silenced, setSilenced] = useState<ReadonlySet<string>>(new Set())
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
    // Who has a name at a table and is nobody is a bot.
    const noPerson = done && 'refused' in done && done.refused.reason === 'noSuchSeat'
    tell(noPerson ? said.isBot : done && 'refused' in done ? refusedInWords(done, words) : '')
    again()
    return !(done && 'refused' in done)
  }
  const silence = async (table: string, seat: number) => {
    const who = `${table}/${seat}`
    const on = !silenced.has(who)
    if (!(await act(socket.say({ ask: 'silence', secret, table, seat, on })))) return
    setSilenced(new Set(on ? [...silenced, who] : [...silenced].filter(one => one !== who)))
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
              <code>{table.id}</code> · {said.touched(lengthInWords(now - table.touched, words))}
            </p>
            {table.names.map(
              (name, seat) =>
                name && (
                  <div key={seat} className="house-person">
                    <SeatMark seat={seat} size={18} />
                    <span className="row-name">{name}</span>
                    <button
                      type="button"
                      className="button button-quiet"
                      aria-label={`${silenced.has(`${table.id}/${seat}`) ? said.hear : said.silence}: ${name}`}
                      onClick={() => void silence(table.id, seat)}
                    >
                      {silenced.has(`${table.id}/${seat}`) ? said.hear : said.silence}
                    </button>
                    <SureButton
                      said={said.ban}
                      sure={said.sure}
                      about={name}
                      look="button-quiet"
                      act={() => void act(socket.say({ ask: 'ban', secret, table: table.id, seat }))}
                    />
                  </div>
                ),
            )}
            <SureButton
              said={said.close}
              sure={said.sure}
              about={table.id}
              act={() => void act(socket.say({ ask: 'closeTable', secret, table: table.id }))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
