/** What happened since the last turn, the whole log, and the rule that applies. */
import type { Say } from '@palatine/kernel'
import type { Told } from '@palatine/tables/protocol'
import { useMemo, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import type { Among } from './among.ts'
import { Log } from './log.tsx'
import { Paragraphs } from './paragraphs.tsx'

interface Props {
  readonly game: LoadedGame
  readonly told: readonly Told[]
  /** The moment with which the person's last turn ended; left out for an onlooker. */
  readonly since: number | undefined
  readonly say: Say
  /** The paragraph about the question. */
  readonly rule: string | undefined
  /** Left out where there is nobody to talk to. */
  readonly chat: Among['chat'] | undefined
}

const tabs = ['since', 'log', 'rules', 'chat'] as const

export function SideTabs({ game, told, since, say, rule, chat }: Props) {
  const words = useWords()
  const [tab, setTab] = useState<(typeof tabs)[number]>(since === undefined ? 'log' : 'since')
  const sinceThen = useMemo(() => told.filter(one => one.moment >= (since ?? 0)), [told, since])
  return (
    <>
      <div className="tabs" role="tablist">
        {tabs.slice(since === undefined ? 1 : 0, chat ? 4 : 3).map(key => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={tab === key}
            aria-controls="tab-panel"
            className={`tab-${key}`}
            onClick={() => {
              setTab(key)
              if (key === 'chat') chat?.seen()
            }}
          >
            {key === 'since' && chat ? words.table.recent : words.table[key]}
            {key === 'chat' && chat && chat.unread > 0 && tab !== 'chat' && (
              <b className="unread" role="img" aria-label={words.online.chat.unread(chat.unread)} />
            )}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'since' && <Log game={game} told={sinceThen} say={say} />}
        {tab === 'log' && <Log game={game} told={told} say={say} toEnd />}
        {tab === 'chat' && chat?.panel}
        {tab === 'rules' && (
          <>
            <Paragraphs game={game} table={say.table} rule={rule ?? told.findLast(one => one.event.rule)?.event.rule} />
            {since !== undefined && <p className="keys">{words.table.keys}</p>}
          </>
        )}
      </div>
    </>
  )
}
