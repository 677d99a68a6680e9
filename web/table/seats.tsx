/** Who sits at the table, what is open about them, and of whom an answer is awaited. */
import type { Seat, State, Table } from '@palatine/kernel'
import { Icon, SeatMark } from '@palatine/ui'
import { memo, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import type { Player } from './players.ts'

interface Props {
  readonly game: LoadedGame
  readonly table: Table
  readonly view: State
  readonly players: readonly Player[]
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

export const openTotal = (game: LoadedGame, table: Table, view: State, seat: Seat): number =>
  openPoints(game, table, view, seat).reduce((sum, [, n]) => sum + n, 0)

/** Whether the seat has given its secret answer, or finished its branch, while others have not. */
function answered({ where: { together, branches } }: State, seat: Seat): boolean {
  if (branches) return branches.some(branch => branch.seat === seat && branch.done)
  return together !== null && together.answers[together.seats.indexOf(seat)] != null
}

export const Seats = memo(function Seats({ game, table, view, players, asked, watcher }: Props) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const label = open ? words.table.closeSeats : words.table.openSeats
  return (
    <>
      <button
        type="button"
        className="seats-toggle"
        aria-expanded={open}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'up' : 'down'} size={20} />
      </button>
      <ul className={`seats ${open ? 'is-open' : ''}`}>
        {players.map(({ name, is }, seat) => {
          const points = openPoints(game, table, view, seat)
          const total = openTotal(game, table, view, seat)
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
                    <Icon name={is === 'person' ? 'person' : 'bot'} size={16} label={words.table[is]} />
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
                    .filter(([, n]) => (points.length <= 5 && players.length <= 3) || n !== 0)
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
                  <span>{words.table.answered}</span>
                </p>
              )}
              {isAsked && (
                <p className="seat-status">
                  <Icon name="hourglass" size={14} />
                  <span>
                    {is === 'bot' ? words.table.thinking : seat === watcher ? words.table.yourTurn : words.table.turn}
                  </span>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
})
