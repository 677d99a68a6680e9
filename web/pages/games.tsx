import './pages.css'
import type { Card } from '@palatine/tables/kept'
import type { Refused } from '@palatine/tables/protocol'
import type { Damaged } from '@palatine/tables/store'
import { Icon, SeatMark } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { coverOf } from '../app/catalogue.tsx'
import { refusedInWords } from '../app/refused.ts'
import { follow } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useKnown } from '../app/waiting.ts'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'
import { SaveOrRemove } from './unreadable-table.tsx'

export default function GamesPage() {
  const words = useWords()
  const [cards, setCards] = useState<readonly (Card | Damaged)[]>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    void connection.ask({ ask: 'cards' }).then(found => ('refused' in found ? setRefused(found) : setCards(found)))
  }, [])
  const drop = (id: string) => setCards(cards?.filter(card => card.id !== id))
  return (
    <Shell title={words.games.title}>
      <p className="lead">{words.games.kept}</p>
      {refused && <p role="alert">{refusedInWords(refused, words)}</p>}
      {cards?.length === 0 && <p>{words.games.none}</p>}
      <ul className="game-list">
        {cards?.map(card => (
          <li key={card.id}>
            {'damaged' in card ? (
              <article className="game-row panel" aria-label={words.refusals.damagedTable}>
                <h2>{words.refusals.damagedTable}</h2>
                <SaveOrRemove id={card.id} gone={() => drop(card.id)} />
              </article>
            ) : (
              <GameRow card={card} gone={() => drop(card.id)} />
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href="/replay" onClick={follow}>
          {words.replay.load}
        </a>
      </p>
    </Shell>
  )
}

function GameRow({ card, gone }: { card: Card; gone(): void }) {
  const words = useWords()
  const { language } = useSettings()
  const { hasServer } = useKnown()
  const [sure, setSure] = useState(false)
  const [trouble, setTrouble] = useState('')
  const takeOnline = async () => {
    const online = await import('../online/take-online.ts')
    const refused = await online.takeOnline(card.id, words)
    if (refused) setTrouble(refusedInWords(refused, words))
  }
  const when = new Intl.DateTimeFormat(words.app.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    card.touched,
  )
  const name = coverOf(language, card.game).name
  return (
    <article className={`game-row panel theme-${card.game}`} aria-label={`${name}, ${when}`}>
      <div>
        <h2>
          {name}{' '}
          <span className={card.over ? 'tag' : 'tag tag-on'}>{card.over ? words.games.over : words.games.running}</span>
        </h2>
        <p className="game-people">
          {card.chairs.map((chair, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={16} /> {chair.name}
              {card.totals && <b> {card.totals[seat]}</b>}
            </span>
          ))}
        </p>
        <p className="quiet">
          {words.games.touched(when)} · {words.games.moments(card.moments)}
          {card.over &&
            ` · ${words.games.won(card.winners.map(seat => card.chairs[seat]?.name ?? words.games.house).join(', '))}`}
        </p>
      </div>
      <div className="button-row">
        {sure ? (
          <>
            <span>{words.games.forgetSure}</span>
            <button
              type="button"
              className="button button-warn"
              onClick={() => void connection.ask({ ask: 'remove', table: card.id }).then(gone)}
            >
              {words.games.forget}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {words.games.keep}
            </button>
          </>
        ) : (
          <>
            {!card.over && (
              <a className="button button-main" href={`/table/${card.id}`} onClick={follow}>
                {words.games.goOn}
              </a>
            )}
            {!card.over && hasServer && (
              <button type="button" className="button" onClick={() => void takeOnline()}>
                <Icon name="people" size={18} />
                {words.games.takeOnline}
              </button>
            )}
            <a className="button" href={`/replay/${card.id}`} onClick={follow}>
              {words.games.replay}
            </a>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={`${words.games.forget}: ${name}`}
              onClick={() => setSure(true)}
            >
              <Icon name="bin" size={18} />
            </button>
          </>
        )}
      </div>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </article>
  )
}
