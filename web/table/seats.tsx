/** Who sits at the table, what is open about them, and of whom an answer is awaited. */
import type { Seat, State, Table } from '@palatine/kernel'
import { Icon, SeatMark } from '@palatine/ui'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import type { Chair } from '../worker/protocol.ts'

interface Props {
  readonly game: LoadedGame
  readonly table: Table
  readonly view: State
  readonly chairs: readonly Chair[]
  readonly asked: readonly Seat[]
  readonly watcher: Seat | null
}

/** Points as far as this view can count them; what hangs on something hidden is left out. */
function openPoints({ title }: LoadedGame, table: Table, view: State, seat: Seat): [string, number][] {
  try {
    const parts = title.game.scoreParts(view.g, seat, table)
    return title.game.scores.flatMap(key =>
      Number.isFinite(parts[key]) ? [[key, parts[key]] as [string, number]] : [],
    )
  } catch {
    return []
  }
}

/** Whether the seat has given its secret answer, or finished its branch, while others have not. */
function answered({ where: { together, branches } }: State, seat: Seat): boolean {
  if (branches) return branches.some(branch => branch.seat === seat && branch.done)
  return together !== null && together.answers[together.seats.indexOf(seat)] != null
}

export function Seats({ game, table, view, chairs, asked, watcher }: Props) {
  const words = useWords()
  return (
    <ul className="seats">
      {chairs.map(({ name, bot }, seat) => {
        const points = openPoints(game, table, view, seat)
        const total = points.reduce((sum, [, n]) => sum + n, 0)
        const isAsked = asked.includes(seat)
        return (
          <li key={seat} className={`seat ${isAsked ? 'seat-asked' : ''}`}>
            <div className="seat-head">
              <SeatMark seat={seat} size={24} label={words.kit.seatShape[seat % 7]} />
              <span className="seat-name">{name}</span>
              <span className="seat-kind">
                {seat === watcher ? (
                  words.table.you
                ) : (
                  <Icon name={bot ? 'bot' : 'person'} size={16} label={bot ? words.table.bot : words.table.person} />
                )}
              </span>
              {points.length > 0 && (
                <span className="seat-total" data-anchor={`score-${seat}`}>
                  <span className="unseen">{words.table.points}: </span>
                  {total}
                </span>
              )}
            </div>
            {points.length > 0 && (
              <dl className="seat-points">
                {points
                  .filter(([, n]) => points.length <= 6 || n !== 0)
                  .map(([key, n]) => (
                    <div key={key}>
                      <dt>{game.text.scores[key] ?? key}</dt>
                      <dd>{n}</dd>
                    </div>
                  ))}
              </dl>
            )}
            {answered(view, seat) && (
              <p className="seat-status">
                <Icon name="check" size={14} />
                {words.table.answered}
              </p>
            )}
            {isAsked && (
              <p className="seat-status">
                <Icon name="hourglass" size={14} />
                {bot ? words.table.thinking : words.table.turn}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
