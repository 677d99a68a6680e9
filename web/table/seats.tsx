/** Who sits at the table, what is open about them, and of whom an answer is awaited. */
import type { Seat, State, Table } from '@palatine/kernel'
import type { Moment } from '@palatine/tables/protocol'
import { Icon, SeatMark } from '@palatine/ui'
import { memo, type ReactNode, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import type { Player } from './players.ts'
import { madeOf, openPoints, PointList, sum } from './points.tsx'

interface Props {
  readonly game: LoadedGame
  readonly table: Table
  readonly moment: Moment
  readonly players: readonly Player[]
  /** What is said of a seat below its points. */
  readonly foot?: ((seat: Seat) => ReactNode) | undefined
}

/** Whether the seat has given its secret answer, or finished its branch, while others have not. */
function answered({ where: { together, branches } }: State, seat: Seat): boolean {
  if (branches) return branches.some(branch => branch.seat === seat && branch.done)
  return together !== null && together.answers[together.seats.indexOf(seat)] != null
}

/** Beyond these the cards of the seats are drawn closer, so that all are in sight. */
const many = 5

export const Seats = memo(function Seats({ game, table, moment, players, foot }: Props) {
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
      <ul
        // At the end nothing in it takes the focus, and on a phone it scrolls: the keyboard must reach it.
        tabIndex={moment.ending === null ? undefined : 0}
        className={`seats ${open ? 'is-open' : ''} ${players.length > many ? 'is-many' : ''}`}
      >
        {players.map((player, seat) => (
          <SeatCard
            key={seat}
            game={game}
            table={table}
            moment={moment}
            player={player}
            seat={seat}
            few={players.length <= 3}
            foot={foot && seat < table.seats ? foot(seat) : undefined}
          />
        ))}
      </ul>
    </>
  )
})

interface CardProps extends Pick<Props, 'game' | 'table' | 'moment'> {
  readonly player: Player
  readonly seat: Seat
  /** There is room for everything. */
  readonly few: boolean
  readonly foot: ReactNode
}

function SeatCard({ game, table, moment, player: { name, is }, seat, few, foot }: CardProps) {
  const words = useWords()
  const { view, asked, watcher, ending } = moment
  const points = openPoints(game, table, view, seat)
  const made = ending ? points : madeOf(game, points)
  const isAsked = asked.includes(seat)
  return (
    <li className={`seat ${isAsked ? 'seat-asked' : ''}`}>
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
      </div>
      {points.length > 0 && (
        <Points game={game} made={made} all={points} seat={seat} over={ending !== null} few={few} />
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
      {foot}
    </li>
  )
}

/** What is made, and apart from it what it would be if the game ended now, with its reasons. */
function Points({
  game,
  made,
  all,
  seat,
  over,
  few,
}: {
  game: LoadedGame
  made: readonly (readonly [string, number])[]
  all: readonly (readonly [string, number])[]
  seat: Seat
  over: boolean
  few: boolean
}) {
  const words = useWords()
  const known = game.made !== undefined || over
  const shown = all.filter(([, n]) => (all.length <= 5 && few) || n !== 0)
  return (
    <div className="seat-score">
      {known && (
        <p className="seat-made">
          <span className="seat-caption">{words.table.points}</span>
          <span className="seat-total" data-anchor={`score-${seat}`}>
            {sum(made)}
          </span>
        </p>
      )}
      {!over && (!known || made.length < all.length) && (
        <details className="seat-if-over">
          <summary>
            <span className="seat-caption">{words.table.ifItEnded}</span>
            <span className="seat-projected" {...(known ? {} : { 'data-anchor': `score-${seat}` })}>
              {sum(all)}
            </span>
          </summary>
          <PointList game={game} points={shown} />
        </details>
      )}
      {(over || (few && made.length === all.length)) && <PointList game={game} points={shown} />}
    </div>
  )
}
