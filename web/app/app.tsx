import type { Language } from '@palatine/kernel'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Front } from '../pages/front.tsx'
import type { Route } from '../routes.ts'
import { Catch } from './catch.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { follow, useAddress } from './router.ts'
import { useSettings } from './settings.ts'
import { Shell } from './shell.tsx'
import { notNow, takeNewVersion, useNewVersion } from './version.ts'
import { useWords, type Words, WordsContext, wordsFor } from './words.ts'

const NewTable = lazy(() => import('../pages/new-table.tsx'))
const TablePage = lazy(() => import('../pages/table.tsx'))
const ReplayPage = lazy(() => import('../pages/replay.tsx'))
const RulesPage = lazy(() => import('../pages/rules.tsx'))
const GamesPage = lazy(() => import('../pages/games.tsx'))
const SettingsPage = lazy(() => import('../pages/settings.tsx'))
const GuidedPage = lazy(() => import('../guided/index.tsx'))
const AtPage = lazy(() => import('../online/at.tsx'))
const OpenPage = lazy(() => import('../online/open.tsx'))
const TablesPage = lazy(() => import('../online/tables.tsx'))
const MePage = lazy(() => import('../online/me.tsx'))
const HostPage = lazy(() => import('../online/host.tsx'))
const KitPage = lazy(() => import('../pages/kit.tsx'))

const pages: { readonly [R in Route]: ComponentType<{ id: string }> } = {
  '': Front,
  new: NewTable,
  table: TablePage,
  at: AtPage,
  open: OpenPage,
  tables: TablesPage,
  me: MePage,
  host: HostPage,
  replay: ({ id }) => <ReplayPage id={id || undefined} />,
  rules: RulesPage,
  guided: GuidedPage,
  games: GamesPage,
  settings: SettingsPage,
  kit: KitPage,
}

export function App() {
  const { language } = useSettings()
  const [spoken, setSpoken] = useState<{ language: Language; words: Words }>()
  useEffect(() => {
    let wanted = true
    void wordsFor(language).then(words => wanted && setSpoken({ language, words }))
    return () => {
      wanted = false
    }
  }, [language])
  if (!spoken) return null
  return (
    <WordsContext value={spoken.words}>
      <Catch>
        <Page />
        <Waiting />
        <NewVersion />
        <ConnectionNotice />
      </Catch>
    </WordsContext>
  )
}

function Page() {
  const words = useWords()
  const { at } = useAddress()
  if (!at) {
    return (
      <Shell title={words.app.missing}>
        <p>
          <a href="/" onClick={follow}>
            {words.app.toFront}
          </a>
        </p>
      </Shell>
    )
  }
  const Shown = pages[at.route]
  return (
    <Suspense fallback={<p className="loading">{words.app.loading}</p>}>
      <Catch key={`${at.route}/${at.id}`}>
        <Shown key={at.id} id={at.id} />
      </Catch>
    </Suspense>
  )
}

/** Whatever page is open: how many decisions wait for the person at the server. It comes last and is not to be seen. */
function Waiting() {
  useEffect(() => {
    void import('../online/lobby.ts').then(({ watchLobby }) => watchLobby())
  }, [])
  return null
}

function NewVersion() {
  const { app } = useWords()
  if (!useNewVersion()) return null
  return (
    <div className="new-version theme-house" role="status">
      <span>{app.newVersion}</span>
      <button type="button" className="button button-main" onClick={takeNewVersion}>
        {app.reload}
      </button>
      <button type="button" className="button button-quiet" onClick={notNow}>
        {app.later}
      </button>
    </div>
  )
}
