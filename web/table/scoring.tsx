/** The final scoring, told category by category. */
import type { Ending, TableOpened } from '@palatine/tables/protocol'
import { SeatMark, useTravel } from '@palatine/ui'
import { type CSSProperties, useMemo, useRef } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { isReduced, speedOf, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { categoriesAt } from './categories.ts'
import { namesOf } from './names.ts'
import { type Player, playersAt } from './players.ts'
import { type Telling, useTelling } from './telling.ts'

interface Props {
  readonly game: LoadedGame
  readonly opened: TableOpened
  readonly ending: Ending
  /** What the heading is on this page: h1, or h2 below another. */
  readonly heading: 'h1' | 'h2'
}

export function Scoring({ game, opened, ending, heading: Heading }: Props) {
  const words = useWords()
  const settings = useSettings()
  const box = useRef<HTMLElement>(null)
  const players = playersAt(game, opened.table, opened.card.chairs)
  const categories = useMemo(() => categoriesAt(game, opened.table), [game, opened.table])
  const telling = useTelling(box, categories, ending)
  const places = telling.all ? ending.result.order.flat() : players.map((_, seat) => seat)
  useTravel(box, places.join(), { speed: speedOf(settings), reduced: isReduced(settings) })
  const shared = { game, ending, players, categories, telling }
  return (
    <section className="scoring" aria-label={words.table.finalScoring} ref={box}>
      <Heading className="scoring-title">{words.table.over}</Heading>
      <Winner {...shared} />
      <p className="quiet">
        {game.text.endings[ending.result.ending]} {telling.all && isTieBroken(ending) && words.table.tieBroken}
      </p>
      {/* The table below says the same in numbers. */}
      <Race {...shared} places={places} />
      {!telling.all && (
        <p className="button-row">
          <button type="button" className="button" onClick={telling.next}>
            {words.table.tellNext}
          </button>
          <button type="button" className="button button-quiet" onClick={telling.rest}>
            {words.table.tellAll}
          </button>
        </p>
      )}
      <ScoringTable {...shared} />
    </section>
  )
}

interface Shared {
  readonly game: LoadedGame
  readonly ending: Ending
  readonly players: readonly Player[]
  readonly categories: readonly string[]
  readonly telling: Telling
}

/** Whether somebody has as many points as who won alone. */
const isTieBroken = ({ result: { order, totals } }: Ending): boolean =>
  order[0].length === 1 && totals.some((total, seat) => seat !== order[0][0] && total === totals[order[0][0]])

const lookOf = ({ telling, ending }: Shared, seat: number): string =>
  telling.all && ending.result.order[0].includes(seat) ? 'won' : ''

/** Who has won; before that, what is being counted. */
function Winner({ game, ending, players, categories, telling }: Shared) {
  const words = useWords()
  const [winners] = ending.result.order
  const names = namesOf(
    winners.map(seat => players[seat].name),
    words.table.and,
  )
  return (
    <p className="scoring-winner" aria-live="polite">
      {telling.all ? (
        <>
          {winners.map(seat => (
            <SeatMark key={seat} seat={seat} size={30} />
          ))}
          {winners.length === 1 ? words.table.wins(names) : words.table.share(names)}
        </>
      ) : (
        (game.text.scores[categories[Math.max(0, telling.told - 1)]] ?? '…')
      )}
    </p>
  )
}

/** Bars that grow with every category. */
function Race({ places, ...shared }: Shared & { places: readonly number[] }) {
  const { ending, players, categories, telling } = shared
  const longest = Math.max(1, ...ending.result.totals)
  return (
    <ol className="race" aria-hidden="true">
      {places.map(seat => (
        <li key={seat} data-anchor={`race-${seat}`} className={lookOf(shared, seat)}>
          <SeatMark seat={seat} size={22} />
          <span className="race-name">{players[seat].name}</span>
          <span className="race-sum" data-anchor={`sum-${seat}`}>
            {telling.sums[seat]}
          </span>
          <span className="race-bar" style={{ '--seat': `var(--seat-${seat % 7})` } as CSSProperties}>
            {categories.slice(0, telling.told).map(key => (
              <span key={key} style={{ width: `${(100 * Math.max(0, ending.parts[seat][key] ?? 0)) / longest}%` }} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function ScoringTable(shared: Shared) {
  const { game, ending, players, categories, telling } = shared
  const words = useWords()
  return (
    <table className="scoring-table">
      <thead>
        <tr>
          <th scope="col">{words.table.category}</th>
          {players.map(({ name }, seat) => (
            <th key={seat} scope="col" className={lookOf(shared, seat)}>
              <SeatMark seat={seat} size={18} />
              <span className="unseen">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((key, i) => (
          <tr key={key} className={i < telling.told ? 'is-told' : 'not-told'}>
            <th scope="row">{game.text.scores[key] ?? key}</th>
            {players.map((_, seat) => (
              <td key={seat}>
                <span data-anchor={`part-${key}-${seat}`}>{i < telling.told ? ending.parts[seat][key] : ''}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.table.total}</th>
          {telling.sums.map((sum, seat) => (
            <td key={seat} className={lookOf(shared, seat)}>
              {sum}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
