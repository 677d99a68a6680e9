/** Tables in lists: one that waits for me, one where others are to play, one with free seats, one that is over. */
import type { Card } from '@palatine/tables/kept'
import type { MyTable, OpenTable } from '@palatine/tables/lobby'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { coverOf, Picture } from '../app/catalogue.tsx'
import { follow } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords, type Words } from '../app/words.ts'
import { isFree, Places, Thumb } from './marks.tsx'
import { questionTitle } from './question-title.ts'
import { clockFigures, lengthInWords, paceInWords, useNow } from './time.ts'

/** What is asked, in the words of the game, where it has words that need no table. */
function useQuestion({ card: { game }, question }: MyTable): string {
  const words = useWords()
  const { language } = useSettings()
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    let wanted = true
    if (question !== null) void questionTitle(game, question, language).then(text => wanted && setSaid(text))
    return () => {
      wanted = false
    }
  }, [game, question, language])
  return said ?? words.table.yourTurn
}

/** How long there is, or when it ends: red only where little of the time is left. */
function Left({ table: { card, until } }: { table: MyTable }) {
  const words = useWords()
  const pace = card.timing?.pace
  const now = useNow(1_000, until !== null)
  if (until === null || !pace) return null
  const left = until - now
  const whole = pace.pace === 'live' ? pace.bank : pace.each
  const text =
    pace.pace === 'live' || left < 3_600_000
      ? words.online.time.left(clockFigures(left, words))
      : words.online.time.until(dayAndHour(until, now, words))
  return (
    <span className={`time-left ${left < whole / 5 ? 'is-low' : ''}`}>
      <Icon name="clock" size={16} />
      {text}
    </span>
  )
}

/** "tomorrow, 19:00". */
function dayAndHour(at: number, now: number, words: Words): string {
  const { time } = words.online
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 86_400_000)
  const hour = new Intl.DateTimeFormat(words.app.locale, { hour: '2-digit', minute: '2-digit' }).format(at)
  const day =
    days === 0
      ? time.today
      : days === 1
        ? time.tomorrow
        : new Intl.DateTimeFormat(words.app.locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(at)
  return `${day}, ${hour}`
}

const Seats = ({ card }: { card: Card }) => (
  <span className="places" aria-hidden="true">
    {card.chairs.map((_, seat) => (
      <SeatMark key={seat} seat={seat} size={18} />
    ))}
  </span>
)

/** Something waits for me: the question is the headline. */
export function WaitingCard({ table }: { table: MyTable }) {
  const { language } = useSettings()
  const question = useQuestion(table)
  const { card } = table
  return (
    <a className={`waiting-card theme-${card.game}`} href={`/at/${card.id}`} onClick={follow}>
      <span className="waiting-picture" aria-hidden="true">
        <Picture id={card.game} />
      </span>
      <span className="waiting-words">
        <strong>{question}</strong>
        <span className="quiet">{coverOf(language, card.game).name}</span>
        <span className="waiting-foot">
          <Seats card={card} />
          <Left table={table} />
        </span>
      </span>
    </a>
  )
}

/** The same in one row. */
export function WaitingRow({ table }: { table: MyTable }) {
  const words = useWords()
  const { language } = useSettings()
  const question = useQuestion(table)
  const { card } = table
  const name = coverOf(language, card.game).name
  return (
    <div className="table-row">
      <Thumb game={card.game} />
      <span className="row-words">
        <strong>{question}</strong>
        <span className="quiet row-line">
          <Seats card={card} />
          <span className="row-name">{name}</span>
          <Left table={table} />
        </span>
      </span>
      <a
        className="button button-main"
        href={`/at/${card.id}`}
        onClick={follow}
        aria-label={`${words.online.lobby.go}: ${question}, ${name}`}
      >
        {words.online.lobby.go}
      </a>
    </div>
  )
}

/** Others are to play. */
export function RunningRow({ table: { card } }: { table: MyTable }) {
  const words = useWords()
  const { language } = useSettings()
  const now = useNow(60_000)
  const [first] = card.asked
  return (
    <a className="table-row" href={`/at/${card.id}`} onClick={follow}>
      <Thumb game={card.game} />
      <span className="row-words">
        <strong>{coverOf(language, card.game).name}</strong>
        <span className="quiet row-line">
          {first === undefined ? (
            words.games.over
          ) : (
            <>
              {words.online.lobby.waitsFor} <SeatMark seat={first} size={14} />
              <span className="row-name">{card.chairs[first]?.name}</span>
              <span>{words.online.time.since(lengthInWords(now - card.touched, words))}</span>
            </>
          )}
        </span>
      </span>
      <Icon name="next" size={20} />
    </a>
  )
}

/** A table with free seats, or one at which I sit already and that has not begun. */
export function OpenRow({ table }: { table: OpenTable }) {
  const words = useWords()
  const { language } = useSettings()
  const { id, game, places, pace, invites, mine } = table
  const name = coverOf(language, game).name
  const free = places.filter(isFree).length
  const to = mine !== null ? words.online.lobby.go : free > 0 ? words.online.invite.sit : words.online.invite.lookOn
  return (
    <div className="table-row">
      <Thumb game={game} />
      <span className="row-words">
        <strong>{words.online.lobby.tableOf(invites)}</strong>
        <span className="quiet row-line row-wraps">
          <span className="unseen">
            {name}, {words.online.invite.free(free)}
          </span>
          <Places places={places} />
          <span className="row-name">{paceInWords(pace, words)}</span>
        </span>
      </span>
      <a className="button" href={`/at/${id}`} onClick={follow} aria-label={`${to}: ${name}, ${invites}`}>
        {to}
      </a>
    </div>
  )
}

export function FinishedRow({ card }: { card: Card }) {
  const words = useWords()
  const { language } = useSettings()
  const name = coverOf(language, card.game).name
  const when = new Intl.DateTimeFormat(words.app.locale, { dateStyle: 'medium' }).format(card.touched)
  const winners = card.winners.map(seat => card.chairs[seat]?.name || words.games.house).join(', ')
  return (
    <div className="table-row">
      <Thumb game={card.game} />
      <span className="row-words">
        <strong>{name}</strong>
        <span className="quiet row-line row-wraps">
          {card.winners.map(seat => (
            <SeatMark key={seat} seat={seat} size={14} />
          ))}
          <span className="row-name">{words.games.won(winners)}</span>
          <span>{when}</span>
        </span>
      </span>
      <a
        className="button"
        href={`/at/${card.id}?at=0`}
        onClick={follow}
        aria-label={`${words.games.replay}: ${name}, ${when}`}
      >
        {words.games.replay}
      </a>
    </div>
  )
}
