/** The final scoring, told category by category. */
import type { Ending, TableOpened } from '@palatine/tables/protocol'
import { fly, SeatMark, sound, useTravel } from '@palatine/ui'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { isReduced, speedOf, useSettings, volumeOf } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { namesOf } from './names.ts'
import { playersAt } from './players.ts'

interface Props {
  readonly game: LoadedGame
  readonly opened: TableOpened
  readonly ending: Ending
  /** What the heading is on this page: h1, or h2 below another. */
  readonly heading: 'h1' | 'h2'
}

/** How many categories are told after the next step: what brought nobody anything is passed over. */
function afterNext(told: number, categories: readonly string[], parts: Ending['parts']): number {
  const told1 = told + 1
  const brought = (key: string) => parts.some(part => part[key])
  const next = categories.findIndex((key, i) => i >= told1 && brought(key))
  return next < 0 ? categories.length : next
}

export function Scoring({ game, opened, ending, heading: Heading }: Props) {
  const words = useWords()
  const settings = useSettings()
  const speed = speedOf(settings)
  const reduced = isReduced(settings)
  const players = playersAt(game, opened.table, opened.card.chairs)
  const categories = game.title.game.scores
  const { parts, result } = ending
  const [told, setTold] = useState(speed === 0 || reduced ? categories.length : 0)
  const all = told >= categories.length
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (all || speed === 0) return
    const timer = window.setTimeout(() => setTold(afterNext(told, categories, parts)), 1400 / speed)
    return () => window.clearTimeout(timer)
  }, [all, speed, told, categories, parts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each category that is told
  useEffect(() => {
    if (told === 0 || speed === 0 || !box.current) return
    sound(all ? 'bell' : 'wood', volumeOf(settings.sound))
    const key = categories[told - 1]
    for (const [seat, part] of parts.entries())
      if (part[key])
        void fly(box.current, `part-${key}-${seat}`, `sum-${seat}`, { speed, reduced }, { delay: 90 * seat })
  }, [told])
  const sums = players.map((_, seat) =>
    all ? result.totals[seat] : categories.slice(0, told).reduce((sum, key) => sum + (parts[seat][key] ?? 0), 0),
  )
  const places = all ? result.order.flat() : players.map((_, seat) => seat)
  useTravel(box, places.join(), { speed, reduced })
  const longest = Math.max(1, ...result.totals)
  const winners = result.order[0]
  const names = namesOf(
    winners.map(seat => players[seat].name),
    words.table.and,
  )
  const won = (seat: number) => (all && winners.includes(seat) ? 'won' : '')
  return (
    <section className="scoring" aria-label={words.table.finalScoring} ref={box}>
      <Heading className="scoring-title">{words.table.over}</Heading>
      <p className="scoring-winner" aria-live="polite">
        {all ? (
          <>
            {winners.map(seat => (
              <SeatMark key={seat} seat={seat} size={30} />
            ))}
            {winners.length === 1 ? words.table.wins(names) : words.table.share(names)}
          </>
        ) : (
          (game.text.scores[categories[Math.max(0, told - 1)]] ?? '…')
        )}
      </p>
      <p className="quiet">{game.text.endings[result.ending]}</p>
      {/* The table below says the same in numbers. */}
      <ol className="race" aria-hidden="true">
        {places.map(seat => (
          <li key={seat} data-anchor={`race-${seat}`} className={won(seat)}>
            <SeatMark seat={seat} size={22} />
            <span className="race-name">{players[seat].name}</span>
            <span className="race-sum" data-anchor={`sum-${seat}`}>
              {sums[seat]}
            </span>
            <span className="race-bar" style={{ '--seat': `var(--seat-${seat % 7})` } as CSSProperties}>
              {categories.slice(0, told).map(key => (
                <span key={key} style={{ width: `${(100 * Math.max(0, parts[seat][key] ?? 0)) / longest}%` }} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      {!all && (
        <p className="button-row">
          <button type="button" className="button" onClick={() => setTold(afterNext(told, categories, parts))}>
            {words.table.tellNext}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setTold(categories.length)}>
            {words.table.tellAll}
          </button>
        </p>
      )}
      <table className="scoring-table">
        <thead>
          <tr>
            <th scope="col">{words.table.category}</th>
            {players.map(({ name }, seat) => (
              <th key={seat} scope="col" className={won(seat)}>
                <SeatMark seat={seat} size={18} />
                <span className="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((key, i) => (
            <tr key={key} className={i < told ? 'is-told' : 'not-told'}>
              <th scope="row">{game.text.scores[key] ?? key}</th>
              {players.map((_, seat) => (
                <td key={seat}>
                  <span data-anchor={`part-${key}-${seat}`}>{i < told ? parts[seat][key] : ''}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.table.total}</th>
            {sums.map((sum, seat) => (
              <td key={seat} className={won(seat)}>
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
