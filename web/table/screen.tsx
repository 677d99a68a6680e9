/** The table on the screen, the same for every game: seats, board, and beside them the sentence, the answers, log and rules. */
import type { Say, Seat } from '@palatine/kernel'
import type { TableOpened } from '@palatine/tables/protocol'
import { SeatMark, useForeseen, wholeAnswer } from '@palatine/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { isReduced, speedOf, useSettings, volumeOf } from '../app/settings.ts'
import { setTitle } from '../app/waiting.ts'
import { useWords } from '../app/words.ts'
import type { Among } from './among.ts'
import { type Act, useAnswering } from './answering.ts'
import { AskPanel } from './ask-panel.tsx'
import { BoardView } from './board-view.tsx'
import { useForesee } from './foresight.ts'
import { useLitInView } from './lit-in-view.ts'
import { sentence } from './log.tsx'
import { playersAt } from './players.ts'
import { OwnPoints, totalsNow } from './points.tsx'
import { RuleBubbles } from './rule-bubble.tsx'
import type { Scene } from './scene.ts'
import { Seats } from './seats.tsx'
import { Sheet } from './sheet.tsx'
import { SideTabs } from './side-tabs.tsx'
import { usePoints, useSounds, useTurnBell } from './staging.ts'
import { TableBar } from './table-bar.tsx'
import { wordedQuestion } from './worded-question.ts'
import { Zoom } from './zoom.tsx'

interface Props {
  readonly game: LoadedGame
  readonly opened: TableOpened
  readonly scene: Scene
  /** Left out where nobody can answer: in a replay. */
  readonly act?: Act
  /** In place of the sentence and the answers. */
  readonly instead?: ReactNode
  /** In place of the board. */
  readonly cover?: ReactNode
  /** Something that went wrong and does not stop the game. */
  readonly notice?: string
  readonly title?: string
  /** Left out where nobody is at another device. */
  readonly among?: Among
}

export function TableScreen({ game, opened, scene, act, instead, cover, notice, title, among }: Props) {
  const words = useWords()
  const settings = useSettings()
  const { table, card } = opened
  const { moment, told, news, behind } = scene
  const { view, watcher } = moment
  const players = useMemo(() => playersAt(game, table, card.chairs), [game, table, card])
  const name = useCallback((seat: Seat) => players[seat]?.name ?? String(seat + 1), [players])
  const say: Say = useMemo(() => ({ table, name }), [table, name])
  const asked = useMemo(
    () =>
      act && watcher !== null && !behind ? wordedQuestion(game, table, view, watcher, name, words.kit) : undefined,
    [act, game, table, view, watcher, behind, name, words],
  )
  const current = `${moment.shown}/${watcher}`
  // A half-made answer belongs to its question: it stays while others answer theirs.
  const answering = useAnswering({
    game,
    act,
    asked,
    moment,
    of: `${card.id}/${watcher}/${moment.question}`,
    usual: asked && among?.usual(asked.id),
  })
  const foresee = useForesee(game.title, table, moment)
  const preview = useForeseen(foresee, view, asked && wholeAnswer(asked.question, answering.partial))
  const owes = watcher !== null && moment.asked.includes(watcher)
  useEffect(() => {
    setTitle(`${owes && asked ? '● ' : ''}${game.text.name} · ${words.app.name}`)
  }, [owes, asked, game, words])
  const speed = act ? speedOf(settings) : speedOf(settings) || 1
  const reduced = isReduced(settings)
  const motion = useMemo(() => ({ speed, reduced }), [speed, reduced])
  const page = useRef<HTMLDivElement>(null)
  const closer = useRef<() => void>(null)
  const totals = useMemo(() => totalsNow(game, table, view, players), [players, game, table, view])
  const volume = volumeOf(settings.sound)
  usePoints(page, totals, scene, game.events, motion)
  useSounds(news, game.events, volume)
  useTurnBell(asked !== undefined && owes && news.length > 0, volume)
  useLitInView(page, current, asked?.id, reduced || speed === 0)
  const newest = useMemo(() => news.map(event => sentence(game, event, say)).join(' '), [news, game, say])
  return (
    <div
      ref={page}
      className={`table-page theme-${game.id} ${among ? 'is-among' : ''} ${among?.kept ? 'is-cut-off' : ''}`}
      data-moment={current}
      data-owes={owes}
      data-busy={answering.busy}
      data-playing={scene.playing?.type ?? ''}
      data-told={told.length}
      data-secret={view.where.together !== null || view.where.branches !== null}
    >
      <RuleBubbles game={game} table={table}>
        <TableBar
          game={game}
          title={title ?? among?.line}
          beside={among?.bar}
          closer={cover === undefined ? () => closer.current?.() : undefined}
        />
        <aside className="table-seats" aria-label={words.table.seats}>
          <Seats game={game} table={table} moment={moment} players={players} foot={among?.foot} />
        </aside>
        <Zoom still={cover !== undefined} closer={closer}>
          {cover ?? (
            <BoardView
              game={game}
              table={table}
              scene={scene}
              asked={asked}
              partial={answering.partial}
              choose={answering.choose}
              confirm={answering.confirm}
              undo={act && watcher !== null && !moment.noUndo ? answering.undo : null}
              foresee={foresee}
              name={name}
              motion={motion}
            />
          )}
        </Zoom>
        <Sheet
          moment={current}
          covered={cover !== undefined}
          asked={asked !== undefined}
          usual={game.board && !instead ? 'line' : 'half'}
        >
          <p className="unseen" aria-live="polite" data-testid="news">
            {newest}
          </p>
          {notice && (
            <p className="trouble" role="status">
              {notice}
            </p>
          )}
          {among && (
            <ul className="people-strip" aria-label={words.table.seats}>
              {card.chairs.map((chair, seat) => (
                <li key={seat}>
                  <SeatMark seat={seat} size={16} />
                  <span className="row-name">{chair.name}</span>
                  {among.foot(seat)}
                </li>
              ))}
            </ul>
          )}
          {instead && among?.above}
          {instead ?? (
            <AskPanel
              among={among}
              game={game}
              scene={scene}
              act={act}
              asked={asked}
              answering={answering}
              name={name}
              say={say}
              preview={preview}
              covered={cover !== undefined}
            />
          )}
          <SideTabs
            game={game}
            told={told}
            since={act && watcher !== null ? scene.since : undefined}
            say={say}
            rule={asked?.rule}
            chat={among?.chat}
          />
          {act && !instead && watcher !== null && (
            <OwnPoints game={game} table={table} view={view} seat={watcher} preview={preview} />
          )}
        </Sheet>
        {among?.chat.sheet}
      </RuleBubbles>
    </div>
  )
}
