/** The bar over a table: whose game it is, and the ways out. */
import { languageNames } from '@palatine/kernel/text/languages'
import { Icon } from '@palatine/ui'
import type { ReactNode } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { follow } from '../app/router.ts'
import { change, useNextLanguage } from '../app/settings.ts'
import { useWords } from '../app/words.ts'

interface Props {
  readonly game: LoadedGame
  readonly title?: string | undefined
  /** Between the name and the ways out. */
  readonly beside?: ReactNode
  /** Shows the board from near; left out where there is nothing to come nearer to. */
  readonly closer?: (() => void) | undefined
}

export function TableBar({ game, title, beside, closer }: Props) {
  const words = useWords()
  const next = useNextLanguage()
  return (
    <header className="table-bar">
      <a className="brand" href="/" onClick={follow} aria-label={words.app.home}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </a>
      <p className="table-name">
        {game.text.name}
        {title && <span className="quiet table-how"> · {title}</span>}
      </p>
      {beside}
      <nav aria-label={words.app.menu}>
        {closer && (
          <button type="button" className="closer" aria-label={words.table.zoomIn} onClick={closer}>
            <Icon name="closer" size={20} />
          </button>
        )}
        <a href={`/rules/${game.id}`} onClick={follow} aria-label={words.app.rules}>
          <Icon name="rules" size={20} />
        </a>
        <a href="/games" onClick={follow} aria-label={words.app.myGames}>
          <Icon name="stack" size={20} />
        </a>
        <a href="/settings" onClick={follow} aria-label={words.app.settings}>
          <Icon name="settings" size={20} />
        </a>
        <button type="button" lang={next} onClick={() => change({ language: next })}>
          {next.toUpperCase()}
          <span className="unseen"> {languageNames[next]}</span>
        </button>
      </nav>
    </header>
  )
}
