import type { Card } from '@palatine/tables/kept'
import { limits } from '@palatine/tables/limits'
import type { Chair } from '@palatine/tables/shapes'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useState } from 'react'
import { titles } from '../../games/registry.ts'
import { allGames, coverOf, listedGames, Picture, seatsOf } from '../app/catalogue.tsx'
import { guidedScript } from '../app/games.ts'
import { hasGuide } from '../app/guides.ts'
import { follow, go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { TopBar } from '../app/shell.tsx'
import { recall, remember } from '../app/storage.ts'
import { useWords, type Words } from '../app/words.ts'
import { connection } from '../connection/index.ts'

const namePlace = 'palatine.name'

/** What the person at this device called itself last. */
const lastName = (): string => (recall('localStorage', namePlace) ?? '').slice(0, limits.name)
export const keepName = (name: string): void => remember('localStorage', namePlace, name)

/** A person against two bots, or as many as the game wants. */
export function usualChairs(words: Words, count: number): Chair[] {
  const you: Chair = { name: lastName() || words.setup.guest(1), bot: '' }
  const bots = Array.from({ length: count - 1 }, (_, i) => ({ name: words.setup.botNames[i], bot: 'plain' }))
  return [you, ...bots]
}

/** Seats you against bots and goes to the table. */
async function playNow(id: string, words: Words): Promise<void> {
  const { game } = await titles[id].load()
  const [fewest, most] = game.seats
  const count = Math.min(Math.max(3, fewest), most)
  const make = { game: id, chairs: usualChairs(words, count), options: {}, components: null }
  const made = await connection.ask({ ask: 'create', make })
  if ('card' in made) go(`/table/${made.card.id}`)
  else go(`/new/${id}`)
}

export function Front() {
  const words = useWords()
  const [last, setLast] = useState<Card>()
  useEffect(() => {
    document.title = words.app.name
    void connection.ask({ ask: 'cards' }).then(cards => {
      if (!('refused' in cards)) setLast(cards.find(card => 'game' in card && !card.over) as Card | undefined)
    })
  }, [words])
  const { language } = useSettings()
  const forDevelopers = allGames.filter(id => !listedGames.includes(id))
  return (
    <div className="page front theme-house">
      <a className="skip" href="#content">
        {words.app.skip}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1}>
        <div className="front-lead">
          <h1>{words.app.lead}</h1>
          <p>{words.app.about}</p>
          {last && (
            <a className="go-on" href={`/table/${last.id}`} onClick={follow}>
              <Icon name="play" size={20} />
              <span>
                <strong>{words.front.goOn}</strong> {words.front.goOnWith(coverOf(language, last.game).name)}
              </span>
            </a>
          )}
        </div>
        <ul className="worlds">
          {listedGames.map(id => (
            <li key={id}>
              <WorldCard id={id} />
            </li>
          ))}
        </ul>
        <section className="workshop" aria-label={words.app.developers}>
          <h2>{words.app.developers}</h2>
          {forDevelopers.map(id => (
            <p key={id}>
              <a href={`/new/${id}`} onClick={follow}>
                {coverOf(language, id).name}
              </a>
              {' · '}
              {coverOf(language, id).line}
            </p>
          ))}
          <p>
            <a href="/kit" onClick={follow}>
              {words.app.kit}
            </a>
          </p>
        </section>
      </main>
    </div>
  )
}

function WorldCard({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const [busy, setBusy] = useState(false)
  const { name, line } = coverOf(language, id)
  const door = (to: string, said: string, look = '') => (
    <a className={look} href={to} aria-describedby={`world-${id}`} onClick={follow}>
      {said}
    </a>
  )
  return (
    <article className={`world theme-${id}`} aria-labelledby={`world-${id}`}>
      <div className="world-picture">
        <Picture id={id} />
      </div>
      <div className="world-words">
        <h2 id={`world-${id}`}>{name}</h2>
        <p className="world-line">{line}</p>
        <p className="world-doors">
          <button
            type="button"
            className="button button-main"
            disabled={busy}
            aria-describedby={`world-${id}`}
            onClick={() => {
              setBusy(true)
              void playNow(id, words).finally(() => setBusy(false))
            }}
          >
            <Icon name="play" size={18} />
            {words.front.playNow}
          </button>
          {door(`/new/${id}`, words.front.setUp, 'button')}
        </p>
        <p className="world-more">
          <span>
            <Icon name="person" size={16} /> {words.front.players(seatsOf(id))}
          </span>
          {guidedScript(id) && door(`/guided/${id}`, words.front.firstGame)}
          {hasGuide(id) && door(`/rules/${id}`, words.front.readRules)}
        </p>
      </div>
    </article>
  )
}
