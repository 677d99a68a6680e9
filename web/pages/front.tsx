import { usualLevel } from '@palatine/bots'
import type { Card } from '@palatine/tables/kept'
import type { Chair } from '@palatine/tables/shapes'
import { Icon } from '@palatine/ui/chrome'
import { lazy, Suspense, useEffect, useState } from 'react'
import { titles } from '../../games/registry.ts'
import { allGames, coverOf, listedGames, Picture, seatsOf } from '../app/catalogue.tsx'
import { guidedScript } from '../app/games.ts'
import { hasGuide } from '../app/guides.ts'
import { lastName } from '../app/name.ts'
import { follow, go } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { TopBar } from '../app/shell.tsx'
import { setTitle, useKnown } from '../app/waiting.ts'
import { useWords, type Words } from '../app/words.ts'
import { connection } from '../connection/index.ts'

/** Tables of the server come after the games: nobody waits for them who wants to play now. */
const FrontPanels = lazy(() => import('../online/front-panels.tsx'))

/** A person against two bots, or as many as the game wants. */
export function usualChairs(words: Words, count: number): Chair[] {
  const you: Chair = { name: lastName() || words.setup.guest(1), bot: '' }
  const bots = Array.from({ length: count - 1 }, (_, i) => ({ name: words.setup.botNames[i], bot: usualLevel }))
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
    setTitle(words.app.name)
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
        </div>
        <ul className="worlds">
          {listedGames.map(id => (
            <li key={id}>
              <WorldCard id={id} />
            </li>
          ))}
        </ul>
        <div className="front-side">
          {last && (
            <a className="go-on" href={`/table/${last.id}`} onClick={follow}>
              <Icon name="play" size={20} />
              <span>
                <strong>{words.front.goOn}</strong> {words.front.goOnWith(coverOf(language, last.game).name)}
              </span>
            </a>
          )}
          <Suspense>
            <FrontPanels />
          </Suspense>
        </div>
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

/** Makes a table at the server; where that does not work, the page for it says why. */
async function playWithFriends(id: string, words: Words): Promise<void> {
  const { openTable, usualTable } = await import('../online/open-table.ts')
  if (await openTable(await usualTable(id), words)) go(`/open/${id}`)
}

function WorldCard({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const { hasServer } = useKnown()
  const [busy, setBusy] = useState(false)
  const { name, line } = coverOf(language, id)
  const door = (to: string, said: string) => (
    <a href={to} aria-describedby={`world-${id}`} onClick={follow}>
      {said}
    </a>
  )
  const act = (icon: 'play' | 'people', said: string, look: string, todo: () => Promise<void>) => (
    <button
      type="button"
      className={`button ${look}`}
      disabled={busy}
      aria-describedby={`world-${id}`}
      onClick={() => {
        setBusy(true)
        void todo().finally(() => setBusy(false))
      }}
    >
      <Icon name={icon} size={18} />
      {said}
    </button>
  )
  return (
    <article className={`world theme-${id}`} aria-labelledby={`world-${id}`}>
      <div className="world-picture">
        <Picture id={id} />
      </div>
      <div className="world-words">
        <div className="world-head">
          <h2 id={`world-${id}`}>{name}</h2>
          <span className="world-players">
            <Icon name="people" size={18} label={words.front.playersLabel} /> {seatsOf(id)}
          </span>
        </div>
        <p className="world-line">{line}</p>
        <p className="world-doors">
          {act('play', words.front.playNow, 'button-main', () => playNow(id, words))}
          {hasServer !== false && act('people', words.front.withFriends, '', () => playWithFriends(id, words))}
        </p>
        <p className="world-more">
          {door(`/new/${id}`, words.front.setUp)}
          {guidedScript(id) && door(`/guided/${id}`, words.front.firstGame)}
          {guidedScript(id, true) && door(`/guided/${id}?alone`, words.front.firstAlone)}
          {hasGuide(id) && door(`/rules/${id}`, words.front.readRules)}
        </p>
      </div>
    </article>
  )
}
