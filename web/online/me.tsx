/** Who I am to the server: my name, another device, the hours in which I play, programs that play for me, and the way out. */
import './online.css'
import '../pages/pages.css'
import type { Hours } from '@palatine/tables/clocks'
import { limits } from '@palatine/tables/limits'
import type { LobbyReplies } from '@palatine/tables/lobby'
import type { Refused } from '@palatine/tables/protocol'
import { Icon } from '@palatine/ui/chrome'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { copyText } from '../app/copy.ts'
import { keepName } from '../app/name.ts'
import { refusedInWords } from '../app/refused.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { become, becomeByCode, beForgotten, meet, socket, useServer } from './server.ts'

export default function MePage() {
  const words = useWords()
  const server = useServer()
  useEffect(() => void meet(), [])
  const said = words.online.me
  if (server.is === 'unknown') return <p className="loading">{words.app.loading}</p>
  if (server.is !== 'here') {
    return <Shell title={words.refusals[server.is === 'none' ? 'needsServer' : 'noServerNow']}>{null}</Shell>
  }
  return (
    <Shell title={said.title}>
      <p className="lead">{said.about}</p>
      <Name name={server.name ?? ''} />
      {server.name === null ? (
        <ByCode />
      ) : (
        <>
          <OtherDevice />
          <MyHours />
          <Tokens />
          <Blocked />
          <Forget />
        </>
      )}
    </Shell>
  )
}

/** One subject: what it is about, and what can be done; what went wrong is said below it. */
function Part({
  title,
  about,
  children,
  trouble,
}: {
  title: string
  about: string
  children: ReactNode
  trouble: string
}) {
  return (
    <section className="panel">
      <h2 className="part-title">{title}</h2>
      <p className="quiet">{about}</p>
      {children}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}

/** Says what was refused; nothing while all is well. */
function useTrouble(): [string, (refused: Refused | null) => boolean] {
  const words = useWords()
  const [trouble, setTrouble] = useState('')
  const complain = (refused: Refused | null) => {
    setTrouble(refused ? refusedInWords(refused, words) : '')
    return refused !== null
  }
  return [trouble, complain]
}

const refusedIn = (reply: object | null): Refused | null => (reply && 'refused' in reply ? (reply as Refused) : null)

function Name({ name }: { name: string }) {
  const words = useWords()
  const said = words.online.me
  const [now, setNow] = useState(name)
  const [trouble, complain] = useTrouble()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    keepName(now.trim())
    complain(await become(now.trim()))
  }
  return (
    <Part title={words.online.invite.yourName} about={said.nameAbout} trouble={trouble}>
      <form className="friends-row" onSubmit={event => void keep(event)}>
        <input
          type="text"
          value={now}
          required
          maxLength={limits.name - 3}
          autoComplete="nickname"
          aria-label={words.online.invite.yourName}
          onChange={event => setNow(event.target.value)}
        />
        <button type="submit" className="button button-main" disabled={!now.trim() || now.trim() === name}>
          {said.keep}
        </button>
      </form>
    </Part>
  )
}

function ByCode() {
  const said = useWords().online.me
  const [code, setCode] = useState('')
  const [trouble, complain] = useTrouble()
  const use = async (event: FormEvent) => {
    event.preventDefault()
    complain(await becomeByCode(code.trim()))
  }
  return (
    <Part title={said.haveCode} about={said.haveCodeAbout} trouble={trouble}>
      <form className="friends-row" onSubmit={event => void use(event)}>
        <input
          type="text"
          value={code}
          required
          maxLength={limits.id}
          autoComplete="one-time-code"
          aria-label={said.code}
          onChange={event => setCode(event.target.value)}
        />
        <button type="submit" className="button">
          {said.useCode}
        </button>
      </form>
    </Part>
  )
}

function OtherDevice() {
  const words = useWords()
  const said = words.online.me
  const [made, setMade] = useState<LobbyReplies['device']>()
  const [trouble, complain] = useTrouble()
  const make = async () => {
    const reply = await socket.say({ ask: 'device' })
    if (!complain(refusedIn(reply)) && 'code' in reply) setMade(reply)
  }
  return (
    <Part title={words.online.invite.otherDevice} about={said.deviceAbout} trouble={trouble}>
      {made ? (
        <p className="row-line" aria-live="polite">
          <strong className="device-code">{made.code}</strong>
          <span className="quiet">
            {said.codeUntil(new Intl.DateTimeFormat(words.app.locale, { timeStyle: 'short' }).format(made.until))}
          </span>
        </p>
      ) : (
        <button type="button" className="button" onClick={() => void make()}>
          {said.makeCode}
        </button>
      )}
    </Part>
  )
}

const asTime = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const asMinute = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number)
  return hours * 60 + minutes
}

function MyHours() {
  const words = useWords()
  const said = words.online.me
  const [hours, setHours] = useState<Hours | null>()
  const [trouble, complain] = useTrouble()
  useEffect(() => {
    let wanted = true
    void socket.say({ ask: 'me' }).then(me => wanted && 'name' in me && setHours(me.hours))
    return () => {
      wanted = false
    }
  }, [])
  const keep = async (next: Hours | null) => {
    if (!complain(refusedIn(await socket.say({ ask: 'hours', hours: next })))) setHours(next)
  }
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  const field = (key: 'from' | 'to', label: string) => (
    <label className="hours-field">
      <span>{label}</span>
      <input
        type="time"
        required
        value={asTime(hours?.[key] ?? 0)}
        onChange={event => {
          if (hours && event.target.value)
            void keep({
              ...hours,
              [key]: key === 'to' ? asMinute(event.target.value) || 1_440 : asMinute(event.target.value),
            })
        }}
      />
    </label>
  )
  return (
    <Part title={said.hours} about={said.hoursAbout} trouble={trouble}>
      {hours !== undefined && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={hours !== null}
              onChange={event => void keep(event.target.checked ? { zone, from: 8 * 60, to: 22 * 60 } : null)}
            />
            {said.onlyThen}
          </label>
          {hours && (
            <div className="row-line">
              {field('from', said.from)}
              {field('to', said.to)}
              <span className="quiet">{hours.zone}</span>
            </div>
          )}
        </>
      )}
    </Part>
  )
}

function Tokens() {
  const words = useWords()
  const said = words.online.me
  const [tokens, setTokens] = useState<LobbyReplies['tokens']>([])
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<LobbyReplies['token']>()
  const [copied, setCopied] = useState(false)
  const [trouble, complain] = useTrouble()
  const read = useCallback(async () => {
    const found = await socket.say({ ask: 'tokens' })
    if (!('refused' in found)) setTokens(found)
  }, [])
  useEffect(() => void read(), [read])
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await socket.say({ ask: 'token', label: label.trim() })
    if (complain(refusedIn(reply)) || !('token' in reply)) return
    setMade(reply)
    setLabel('')
    await read()
  }
  return (
    <Part title={said.tokens} about={said.tokensAbout} trouble={trouble}>
      <ul className="token-list">
        {tokens.map(token => (
          <li key={token.id}>
            <span>{token.label || token.id}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${said.revoke}: ${token.label || token.id}`}
              onClick={() => void socket.say({ ask: 'revoke', token: token.id }).then(read)}
            >
              <Icon name="bin" size={18} />
              {said.revoke}
            </button>
          </li>
        ))}
      </ul>
      {made && (
        <p aria-live="polite">
          {said.tokenOnce} <code className="token">{made.token}</code>{' '}
          <button type="button" className="button" onClick={() => void copyText(made.token).then(setCopied)}>
            <Icon name={copied ? 'check' : 'copy'} size={18} />
            {words.online.invite.copy}
          </button>
        </p>
      )}
      <form className="friends-row" onSubmit={event => void make(event)}>
        <input
          type="text"
          value={label}
          required
          maxLength={limits.name}
          placeholder={said.tokenSuch}
          aria-label={said.tokenLabel}
          onChange={event => setLabel(event.target.value)}
        />
        <button type="submit" className="button">
          {said.makeToken}
        </button>
      </form>
    </Part>
  )
}

/** Left out where nobody is blocked. */
function Blocked() {
  const words = useWords()
  const said = words.online.me
  const [blocked, setBlocked] = useState<LobbyReplies['blocked']>([])
  const read = useCallback(async () => {
    const found = await socket.say({ ask: 'blocked' })
    if (!('refused' in found)) setBlocked(found)
  }, [])
  useEffect(() => void read(), [read])
  if (blocked.length === 0) return null
  return (
    <Part title={said.blocked} about={said.blockedAbout} trouble="">
      <ul className="token-list">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${said.unblock}: ${name}`}
              onClick={() => void socket.say({ ask: 'unblock', blocked: id }).then(read)}
            >
              {said.unblock}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Forget() {
  const words = useWords()
  const said = words.online.me
  const [sure, setSure] = useState(false)
  const [trouble, complain] = useTrouble()
  return (
    <Part title={said.forget} about={said.forgetAbout} trouble={trouble}>
      <div className="button-row">
        {sure ? (
          <>
            <span>{words.games.forgetSure}</span>
            <button type="button" className="button button-warn" onClick={() => void beForgotten().then(complain)}>
              {said.forget}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {words.games.keep}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setSure(true)}>
            {said.forget}
          </button>
        )}
      </div>
    </Part>
  )
}
