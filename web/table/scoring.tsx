/** The final scoring, told category by category. */
import { SeatMark } from '@palatine/ui'
import { useEffect, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { isReduced, speedOf, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { Chair, Ending } from '../worker/protocol.ts'

export const namesOf = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`

interface Props {
  readonly game: LoadedGame
  readonly chairs: readonly Chair[]
  readonly ending: Ending
  /** What the heading is on this page: h1, or h2 below another. */
  readonly heading: 'h1' | 'h2'
}

export function Scoring({ game, chairs, ending, heading: Heading }: Props) {
  const words = useWords()
  const settings = useSettings()
  const speed = speedOf(settings)
  const categories = game.title.game.scores
  const atOnce = speed === 0 || isReduced(settings)
  const [told, setTold] = useState(atOnce ? categories.length : 0)
  const all = told >= categories.length
  useEffect(() => {
    if (all || speed === 0) return
    const timer = window.setTimeout(() => setTold(told + 1), 1100 / speed)
    return () => window.clearTimeout(timer)
  }, [all, speed, told])
  const sums = chairs.map((_, seat) =>
    categories.slice(0, told).reduce((sum, key) => sum + (ending.parts[seat][key] ?? 0), 0),
  )
  const winners = ending.result.order[0]
  const names = namesOf(
    winners.map(seat => chairs[seat].name),
    words.table.and,
  )
  return (
    <section className="scoring" aria-label={words.table.finalScoring}>
      <Heading className="scoring-title">{words.table.over}</Heading>
      <p className={`scoring-winner ${all ? '' : 'not-yet'}`} aria-live="polite">
        {all ? (
          <>
            {winners.map(seat => (
              <SeatMark key={seat} seat={seat} size={30} />
            ))}
            {winners.length === 1 ? words.table.wins(names) : words.table.share(names)}
          </>
        ) : (
          '…'
        )}
      </p>
      <p className="quiet">{game.text.endings[ending.result.ending]}</p>
      <div className="scoring-scroll">
        <table className="scoring-table">
          <thead>
            <tr>
              <th scope="col">{words.table.category}</th>
              {chairs.map(({ name }, seat) => (
                <th key={seat} scope="col" className={all && winners.includes(seat) ? 'won' : ''}>
                  <SeatMark seat={seat} size={18} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {categories.map((key, i) => (
              <tr key={key} className={i < told ? 'is-told' : 'not-told'}>
                <th scope="row">{game.text.scores[key] ?? key}</th>
                {chairs.map((_, seat) => (
                  <td key={seat}>{i < told ? ending.parts[seat][key] : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.table.total}</th>
              {sums.map((sum, seat) => (
                <td key={seat} className={all && winners.includes(seat) ? 'won' : ''}>
                  {all ? ending.result.totals[seat] : sum}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {!all && (
        <p className="button-row">
          <button type="button" className="button" onClick={() => setTold(told + 1)}>
            {words.table.tellNext}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setTold(categories.length)}>
            {words.table.tellAll}
          </button>
        </p>
      )}
    </section>
  )
}
