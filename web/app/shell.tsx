import { languageNames } from '@palatine/kernel/text/languages'
import { Icon } from '@palatine/ui/chrome'
import { type ReactNode, useEffect } from 'react'
import { follow } from './router.ts'
import { change, useNextLanguage } from './settings.ts'
import { setTitle, useKnown } from './waiting.ts'
import { useWords } from './words.ts'

/** The bar on top of every page that is not a table. */
export function TopBar() {
  const words = useWords()
  const next = useNextLanguage()
  const { name, waiting } = useKnown()
  return (
    <header className="top-bar">
      <a className="brand" href="/" onClick={follow}>
        <img src="/icon.svg" alt="" width="32" height="32" />
        <span>{words.app.name}</span>
      </a>
      <nav aria-label={words.app.menu}>
        <a href={name ? '/tables' : '/games'} onClick={follow}>
          <Icon name="stack" size={20} />
          <span>{words.app.myGames}</span>
          {waiting > 0 && <b className="count">{waiting}</b>}
        </a>
        <a href="/settings" onClick={follow}>
          <Icon name="settings" size={20} />
          <span>{words.app.settings}</span>
        </a>
        <button type="button" lang={next} onClick={() => change({ language: next })}>
          {languageNames[next]}
        </button>
        {name && (
          <a className="who" href="/me" onClick={follow}>
            <b className="initial" aria-hidden="true">
              {[...name][0].toUpperCase()}
            </b>
            <span>{name}</span>
          </a>
        )}
      </nav>
    </header>
  )
}

/** A page that is read: a title and what follows. */
export function Shell({
  title,
  children,
  theme = 'house',
  wide = false,
}: {
  title: string
  children: ReactNode
  theme?: string
  wide?: boolean
}) {
  const words = useWords()
  useEffect(() => {
    setTitle(`${title} · ${words.app.name}`)
  }, [title, words])
  return (
    <div className={`page theme-${theme}`}>
      <a className="skip" href="#content">
        {words.app.skip}
      </a>
      <TopBar />
      <main id="content" className={wide ? 'content content-wide' : 'content'} tabIndex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
