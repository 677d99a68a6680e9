/** The points of a seat as far as this view can count them: made, and apart from it what it would be at the end. */
import type { Preview, Seat, State, Table } from '@palatine/kernel'
import { Icon } from '@palatine/ui'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import { categoriesAt } from './categories.ts'
import type { Player } from './players.ts'

type Counted = readonly (readonly [category: string, points: number])[]

/** What hangs on something hidden is left out. */
export function openPoints(game: LoadedGame, table: Table, view: State, seat: Seat): Counted {
  try {
    const parts = game.title.game.scoreParts(view.g, seat, table)
    return categoriesAt(game, table).flatMap(key =>
      Number.isFinite(parts[key]) ? [[key, parts[key]] as [string, number]] : [],
    )
  } catch {
    return []
  }
}

export const sum = (points: Counted): number => points.reduce((all, [, n]) => all + n, 0)

/** Those that are made already; where the game does not say which these are, all that can be counted. */
export const madeOf = (game: LoadedGame, points: Counted): Counted =>
  game.made ? points.filter(([key]) => game.made?.includes(key)) : points

/** By player: the points that are made. */
export const totalsNow = (game: LoadedGame, table: Table, view: State, players: readonly Player[]): number[] =>
  players.map((_, seat) => sum(madeOf(game, openPoints(game, table, view, seat))))

export const PointList = ({ game, points }: { game: LoadedGame; points: Counted }) => (
  <dl className="seat-points">
    {points.map(([key, n]) => (
      <div key={key}>
        <dt>{game.text.scores[key] ?? key}</dt>
        <dd>{n}</dd>
      </div>
    ))}
  </dl>
)

interface OwnProps {
  readonly game: LoadedGame
  readonly table: Table
  readonly view: State
  readonly seat: Seat
  readonly preview: Preview | null
}

/** At the foot of the panel: one's own points, and what the answer that is thought of would make of them. */
export function OwnPoints({ game, table, view, seat, preview }: OwnProps) {
  const words = useWords()
  const points = openPoints(game, table, view, seat)
  if (points.length === 0) return null
  const then = points.map(([key, n]) => [key, n + (preview?.points[seat]?.[key] ?? 0)] as const)
  const [made, later] = [madeOf(game, points), madeOf(game, then)]
  const figure = (now: Counted, after: Counted) => (
    <b className="own-figure">
      {sum(now)}
      {sum(after) !== sum(now) && (
        <ins>
          <Icon name="next" size={14} />
          {sum(after)}
        </ins>
      )}
    </b>
  )
  return (
    <div className="own-points">
      {game.made && (
        <p>
          <span className="seat-caption">{words.table.points}</span> {figure(made, later)}
        </p>
      )}
      {(!game.made || made.length < points.length) && (
        <details className="own-if-over">
          <summary>
            <span className="seat-caption">
              {words.table.ifItEnded} <Icon name="down" size={14} />
            </span>{' '}
            {figure(points, then)}
          </summary>
          <PointList game={game} points={points.filter(([, n]) => n !== 0)} />
        </details>
      )}
    </div>
  )
}
