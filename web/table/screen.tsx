/** The table on the screen, the same for every game: seats, board, and beside them the sentence, the answers, log and rules. */
import { type Answer, type GameEvent, type PartialAnswer, refusalInWords, type Say, type Seat } from '@palatine/kernel'
import { type BoardProps, beforePaint, Icon, SeatMark, type Staging, Tip, wholeAnswer } from '@palatine/ui'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { follow } from '../app/router.ts'
import { change, isReduced, speedOf, useSettings, volumeOf } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { PlainBoard } from '../plain/plain-board.tsx'
import type { Moment, Refused, TableOpened, Told } from '../worker/protocol.ts'
import { Answers } from './answers.tsx'
import { useKeptAnswer } from './kept-answer.ts'
import { Log, RuleLink, sentence } from './log.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { playersAt } from './players.ts'
import { namesOf } from './scoring.tsx'
import { openTotal, Seats } from './seats.tsx'
import { usePoints, useSounds, useTurnBell } from './staging.ts'
import { wordedQuestion } from './worded-question.ts'
import { Zoom } from './zoom.tsx'

/** What the person at the screen can do. */
export interface Act {
  answer(seat: Seat, question: number, answer: Answer): Promise<Refused | null>
  undo(seat: Seat): Promise<Refused | null>
  skip(): void
}

interface Props {
  readonly game: LoadedGame
  readonly opened: TableOpened
  readonly moment: Moment
  readonly told: readonly Told[]
  readonly news: readonly GameEvent[]
  readonly behind: boolean
  /** Left out where nobody can answer: in a replay. */
  readonly act?: Act
  /** In place of the sentence and the answers. */
  readonly instead?: ReactNode
  /** In place of the board. */
  readonly cover?: ReactNode
  readonly title?: string
}

type Tab = 'since' | 'log' | 'rules'

const plainly: Staging = {}

export function TableScreen({ game, opened, moment, told, news, behind, act, instead, cover, title }: Props) {
  const words = useWords()
  const settings = useSettings()
  const { table, card } = opened
  const { view, watcher } = moment
  const players = useMemo(() => playersAt(game, table, card.chairs), [game, table, card])
  const name = useCallback((seat: Seat) => players[seat]?.name ?? String(seat + 1), [players])
  const say: Say = useMemo(() => ({ table, name }), [table, name])
  const asked = useMemo(
    () =>
      act && watcher !== null && !behind ? wordedQuestion(game, table, view, watcher, name, words.kit) : undefined,
    [act, game, table, view, watcher, behind, name, words],
  )
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [tab, setTab] = useState<Tab>(act && watcher !== null ? 'since' : 'log')
  const [rule, setRule] = useState<string>()
  const current = `${moment.number}/${watcher}`
  const [partial, setPartial] = useKeptAnswer(act ? `${card.id}/${current}` : null)
  const [drawn, setDrawn] = useState(current)
  if (drawn !== current) {
    setDrawn(current)
    setTrouble('')
    setBusy(false)
  }
  const owes = watcher !== null && moment.asked.includes(watcher)
  const inWords = useCallback((refused: Refused) => refusalInWords(refused.refused, game.text, game.kernel), [game])

  const confirm = useCallback(
    async (answer: Answer) => {
      if (!act || watcher === null) return
      setBusy(true)
      const refused = await act.answer(watcher, moment.question, answer)
      setBusy(false)
      setPartial(null)
      if (refused) setTrouble(inWords(refused))
    },
    [act, watcher, moment.question, inWords, setPartial],
  )
  const undo = useCallback(async () => {
    if (!act || watcher === null || moment.noUndo) return
    const refused = await act.undo(watcher)
    if (refused) setTrouble(inWords(refused))
  }, [act, watcher, moment.noUndo, inWords])

  useEffect(() => {
    if (!act) return
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as HTMLElement).closest('input, select, textarea')
      )
        return
      if (event.key === 'u' || event.key === 'U') void undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [act, undo])

  useEffect(() => {
    document.title = `${owes && asked ? '● ' : ''}${game.text.name} · ${words.app.name}`
  }, [owes, asked, game, words])

  const openRule = useCallback((wanted: string) => {
    setRule(wanted)
    setTab('rules')
  }, [])
  const { clicks } = settings
  const choose = useCallback(
    (next: PartialAnswer) => {
      setTrouble('')
      const given =
        asked && clicks === 'one' && asked.question.kind === 'pick' ? wholeAnswer(asked.question, next) : undefined
      if (given === undefined) setPartial(next)
      else void confirm(given)
    },
    [asked, clicks, confirm, setPartial],
  )
  const speed = act ? speedOf(settings) : speedOf(settings) || 1
  const reduced = isReduced(settings)
  const motion = useMemo(() => ({ speed, reduced }), [speed, reduced])
  const page = useRef<HTMLDivElement>(null)
  const totals = useMemo(
    () => players.map((_, seat) => openTotal(game, table, view, seat)),
    [players, game, table, view],
  )
  const staging = game.zones?.staging ?? plainly
  const volume = volumeOf(settings.sound)
  usePoints(page, totals, news, staging, motion)
  useSounds(news, staging, volume)
  useTurnBell(asked !== undefined && owes && news.length > 0, volume)
  useLitInView(page, current, asked?.id, reduced || speed === 0)
  // A board is the largest thing on the page: it is drawn anew only when something on it can have changed.
  const board = useMemo(() => {
    const props: BoardProps = {
      view,
      table,
      seat: watcher,
      question: asked?.question ?? null,
      questionId: asked?.id ?? null,
      partial,
      setPartial: choose,
      text: game.text,
      words: words.kit,
      language: game.language,
      name,
      explain: touch => asked?.explain(partial, touch) ?? { text: '', possible: false },
      news,
      motion,
    }
    if (game.Board) return <game.Board {...props} />
    const whole = asked && wholeAnswer(asked.question, partial)
    return (
      <PlainBoard
        {...props}
        module={game.zones}
        app={words}
        confirm={whole === undefined ? undefined : () => void confirm(whole)}
      />
    )
  }, [view, table, watcher, asked, partial, choose, game, words, name, news, motion, confirm])
  const waiting = namesOf(moment.asked.map(name), words.table.and)
  const newest = useMemo(() => news.map(event => sentence(game, event, say)).join(' '), [news, game, say])
  const undoButton = act && watcher !== null && (
    <span className="undo-row">
      <Tip
        text={
          moment.noUndo
            ? words.table.undoNot(refusalInWords(moment.noUndo, game.text, game.kernel))
            : `${words.table.undo} (U)`
        }
      >
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.table.undo}
          aria-disabled={moment.noUndo !== null}
          onClick={() => void undo()}
        >
          <Icon name="undo" size={20} />
        </button>
      </Tip>
    </span>
  )
  const since = useMemo(() => told.filter(one => one.moment >= moment.since), [told, moment.since])
  return (
    <div ref={page} className={`table-page theme-${game.id}`} data-moment={current} data-owes={owes}>
      <TableBar game={game} title={title} />
      <aside className="table-seats" aria-label={words.table.seats}>
        <Seats game={game} table={table} view={view} players={players} asked={moment.asked} watcher={watcher} />
      </aside>
      <Zoom still={cover !== undefined}>{cover ?? board}</Zoom>
      <Sheet moment={current} covered={cover !== undefined}>
        <p className="unseen" aria-live="polite" data-testid="news">
          {newest}
        </p>
        {instead ?? (
          <section className="ask" aria-label={words.table.answers}>
            {asked ? (
              <>
                <p className="ask-who">
                  <SeatMark seat={asked.seat} size={18} />
                  {owes ? words.table.yourTurn : words.table.mayChange}
                </p>
                <h1 className="prompt">
                  {asked.prompt} {asked.rule && <RuleLink game={game} rule={asked.rule} onRule={openRule} />}
                </h1>
                <Answers
                  key={current}
                  asked={asked}
                  partial={partial}
                  setPartial={choose}
                  confirm={answer => void confirm(answer)}
                  oneClick={settings.clicks === 'one'}
                  busy={busy}
                  undo={undoButton}
                />
                <p className="keys">{words.table.keys}</p>
              </>
            ) : (
              <>
                <p className="ask-who">
                  {moment.asked.map(seat => (
                    <SeatMark key={seat} seat={seat} size={18} />
                  ))}
                  {watcher === null && !cover ? words.table.watching : ''}
                </p>
                <h1 className="prompt prompt-waiting">
                  {moment.asked.length > 0 ? words.table.waitFor(waiting) : words.app.loading}
                </h1>
                {newest && <p className="newest">{newest}</p>}
                {behind && act && (
                  <button type="button" className="button button-quiet" onClick={act.skip}>
                    <Icon name="last" size={18} />
                    {words.table.skipMotion}
                  </button>
                )}
                {undoButton}
              </>
            )}
            {trouble && (
              <p className="trouble" role="alert">
                {words.table.refused} {trouble}
              </p>
            )}
          </section>
        )}
        <div className="tabs" role="tablist">
          {(act && watcher !== null ? (['since', 'log', 'rules'] as const) : (['log', 'rules'] as const)).map(key => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`tab-${key}`}
              aria-selected={tab === key}
              aria-controls="tab-panel"
              onClick={() => setTab(key)}
            >
              {words.table[key]}
            </button>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <div className="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === 'since' && <Log game={game} told={since} say={say} onRule={openRule} />}
          {tab === 'log' && <Log game={game} told={told} say={say} toEnd onRule={openRule} />}
          {tab === 'rules' && (
            <Paragraphs
              game={game}
              table={say.table}
              rule={rule ?? asked?.rule ?? told.findLast(one => one.event.rule)?.event.rule}
            />
          )}
        </div>
      </Sheet>
    </div>
  )
}

/** The first thing that can be chosen is brought into sight. */
function useLitInView(
  page: RefObject<HTMLElement | null>,
  moment: string,
  question: string | undefined,
  atOnce: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question once
  useEffect(() => {
    const box = page.current?.querySelector('.table-board')
    if (!box || question === undefined) return
    return beforePaint(() => {
      const { top, bottom } = box.getBoundingClientRect()
      const lit = box.querySelector('.is-lit')
      const place = lit?.getBoundingClientRect()
      if (!lit || !place || (place.top < bottom - 24 && place.bottom > top + 24)) return
      lit.scrollIntoView({ block: 'center', behavior: atOnce ? 'auto' : 'smooth' })
    })
  }, [moment, question])
}

/** Beside the board on a wide screen; a sheet from below, half open, on a phone. */
function Sheet({ moment, covered, children }: { moment: string; covered: boolean; children: ReactNode }) {
  const words = useWords()
  const [size, setSize] = useState<'half' | 'full'>('half')
  const box = useRef<HTMLElement>(null)
  const full = size === 'full'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is read from its beginning
  useEffect(() => beforePaint(() => void box.current?.scrollTo(0, 0)), [moment])
  return (
    <aside
      className={`table-side side-${size} ${covered ? 'side-covered' : ''}`}
      aria-label={words.table.yourTurn}
      ref={box}
    >
      <button
        type="button"
        className="side-handle"
        aria-expanded={full}
        aria-label={full ? words.table.closeSheet : words.table.openSheet}
        onClick={() => setSize(full ? 'half' : 'full')}
      >
        <Icon name={full ? 'down' : 'up'} size={20} />
      </button>
      {children}
    </aside>
  )
}

function TableBar({ game, title }: { game: LoadedGame; title?: string | undefined }) {
  const words = useWords()
  const { language } = useSettings()
  const other = language === 'en' ? 'de' : 'en'
  return (
    <header className="table-bar">
      <a className="brand" href="/" onClick={follow} aria-label={words.app.home}>
        <img src="/icon.svg" alt="" width="28" height="28" />
      </a>
      <p className="table-name">
        {game.text.name}
        {title && <span className="quiet"> · {title}</span>}
      </p>
      <nav aria-label={words.app.menu}>
        <a href={`/rules/${game.id}`} onClick={follow} aria-label={words.app.rules}>
          <Icon name="rules" size={20} />
        </a>
        <a href="/games" onClick={follow} aria-label={words.app.myGames}>
          <Icon name="stack" size={20} />
        </a>
        <a href="/settings" onClick={follow} aria-label={words.app.settings}>
          <Icon name="settings" size={20} />
        </a>
        <button type="button" lang={other} onClick={() => change({ language: other })}>
          {other.toUpperCase()}
          <span className="unseen"> {words.app.language}</span>
        </button>
      </nav>
    </header>
  )
}
