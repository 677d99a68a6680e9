/** What people say at the table: newest below, with quick phrases that everybody reads in their own language. */
import type { Seat } from '@palatine/kernel'
import { limits } from '@palatine/tables/limits'
import type { ChatLine } from '@palatine/tables/lobby'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusedInWords } from '../app/refused.ts'
import { useWords, type Words } from '../app/words.ts'
import { socket } from './server.ts'
import type { TableNews } from './table-news.ts'

const quick = ['goodMove', 'oneMoment', 'thanks'] as const

interface Props {
  readonly table: string
  readonly news: TableNews
  /** The seat of who reads; null for an onlooker. */
  readonly mine: Seat | null
  /** Somebody without a name only reads. */
  readonly maySpeak: boolean
  name(seat: Seat): string
}

export function Chat({ table, news, mine, maySpeak, name }: Props) {
  const words = useWords()
  const said = words.online.chat
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState('')
  const [muted, setMuted] = useState<readonly { readonly seat: Seat; readonly name: string }[]>([])
  const end = useRef<HTMLLIElement>(null)
  const { lines, comings, seen, unread } = news
  const all = [...lines, ...comings].toSorted((a, b) => a.time - b.time)
  useEffect(() => {
    if (unread > 0) seen()
  }, [unread, seen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [all.length])
  const send = async (todo: ReturnType<typeof socket.say>) => {
    const refused = await todo
    setTrouble(refused && 'refused' in refused ? refusedInWords(refused, words) : '')
  }
  const mute = (who: { readonly seat: Seat; readonly name: string }, on: boolean) => {
    setMuted(on ? [...muted, who] : muted.filter(({ seat }) => seat !== who.seat))
    void socket.say({ ask: 'mute', table, seat: who.seat, on }).then(news.read)
  }
  const say = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    void send(socket.say({ ask: 'say', table, text: text.trim() }))
    setText('')
  }
  return (
    <div className="chat">
      {mine === null && <p className="quiet">{said.amongOnlookers}</p>}
      <ol className="chat-lines" aria-live="polite">
        {all.map(one =>
          'line' in one ? (
            <Line key={one.line} line={one} mine={mine} mute={seat => mute({ seat, name: one.name }, true)} />
          ) : (
            <li key={`${one.seat}/${one.time}`} className="quiet">
              <SeatMark seat={one.seat} size={16} />
              <span>{one.here ? said.came(name(one.seat)) : said.went(name(one.seat), timeOf(one.time, words))}</span>
            </li>
          ),
        )}
        <li ref={end} aria-hidden="true" />
      </ol>
      {muted.map(who => (
        <p key={who.seat} className="quiet chat-muted">
          {said.isMuted(who.name)}{' '}
          <button type="button" className="pill" onClick={() => mute(who, false)}>
            {said.hearAgain}
          </button>{' '}
          <button
            type="button"
            className="pill"
            title={said.blockAbout}
            onClick={() => void send(socket.say({ ask: 'block', table, seat: who.seat }))}
          >
            {said.block}
          </button>
        </p>
      ))}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {maySpeak && (
        <>
          <div className="chat-quick">
            {quick.map(phrase => (
              <button
                key={phrase}
                type="button"
                className="pill"
                onClick={() => void send(socket.say({ ask: 'phrase', table, phrase }))}
              >
                {said.phrases[phrase]}
              </button>
            ))}
          </div>
          <form className="chat-field" onSubmit={say}>
            <input
              type="text"
              value={text}
              maxLength={limits.chat}
              autoComplete="off"
              placeholder={said.toAll}
              aria-label={said.toAll}
              onChange={event => setText(event.target.value)}
            />
            <button type="submit" className="button button-icon" aria-label={said.send}>
              <Icon name="send" size={20} />
            </button>
          </form>
        </>
      )}
    </div>
  )
}

const timeOf = (time: number, { app }: Words): string =>
  new Intl.DateTimeFormat(app.locale, { timeStyle: 'short' }).format(time)

interface LineProps {
  readonly line: ChatLine
  readonly mine: Seat | null
  mute(seat: Seat): void
}

function Line({ line: { seat, name, time, text, phrase }, mine, mute }: LineProps) {
  const words = useWords()
  const said = words.online.chat
  return (
    <li>
      {seat === null ? <Icon name="eye" size={16} /> : <SeatMark seat={seat} size={16} />}
      <span>
        <strong>{name}</strong> <span className="quiet chat-time">{timeOf(time, words)}</span>
        <br />
        {phrase === null ? text : (said.phrases[phrase] ?? phrase)}
      </span>
      {seat !== null && seat !== mine && mine !== null && (
        <button
          type="button"
          className="chat-mute"
          aria-label={`${said.mute}: ${name}`}
          title={said.mute}
          onClick={() => mute(seat)}
        >
          <Icon name="mute" size={16} />
        </button>
      )}
    </li>
  )
}
