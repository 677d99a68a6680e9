/** The points of a seat: prestige, which is also where cards are sold; what was scored; and what would be now. */
import type { Seat } from '@palatine/kernel'
import { Count, Icon, Thing } from '@palatine/ui'
import { track } from '../rules/model.ts'
import { Sun } from './art/fields.tsx'
import { Emblem } from './art/symbols.tsx'
import { useLooking } from './looking.ts'
import { useBoard } from './stage.ts'
import { standing, withLevels } from './standing.ts'
import { useTrackTouch } from './track-touch.ts'

export function Points({ seat }: { seat: Seat }) {
  const { g, table, says, text, name, over, seat: me } = useBoard()
  const { ahead } = useLooking()
  const now = standing(g, seat, table, over)
  const next = seat === me && ahead ? standing(withLevels(g, seat, ahead.levels), seat, table) : now
  const touch = useTrackTouch(track.prestige, seat)
  const parts = [
    ['books', <Emblem key="books" name="books" />],
    ['artworks', <Emblem key="artworks" name="artworks" />],
    ['jewels', <Emblem key="jewels" name="topaz" />],
    ['orders', <Sun key="orders" />],
  ] as const
  return (
    <section
      className="gs-points"
      data-anchor="points"
      aria-label={seat === me ? says.pointsBand : says.pointsOf(name(seat))}
    >
      <Thing
        label={`${says.prestige}: ${now.levels[track.prestige]}`}
        className="gs-prestige"
        anchor={`seat/${seat}/track/${track.prestige}`}
        {...touch}
      >
        <Emblem name="prestige" />
        <span className="gs-points-name">{says.prestige}</span>
        <Count
          anchor={`seat/${seat}/prestige`}
          value={now.levels[track.prestige]}
          next={next.levels[track.prestige]}
          className="gs-gold-number"
        />
      </Thing>
      {now.scored > 0 && (
        <span className="gs-point">
          <Icon name="check" size={16} />
          <span className="gs-points-name">{says.scoredSoFar}</span>
          <Count anchor={`seat/${seat}/scored`} value={now.scored} />
        </span>
      )}
      {!over &&
        parts.map(([part, symbol]) => (
          <span key={part} className="gs-point">
            {symbol}
            <span className="gs-points-name">{text.scores[part]}</span>
            <Count anchor={`seat/${seat}/now/${part}`} value={now.now[part]} next={next.now[part]} />
          </span>
        ))}
      <span className="gs-total">
        <span className="gs-total-name">{over ? '' : says.ifEnded}</span>
        <Count anchor={`points/${seat}`} value={now.total} next={next.total} />
      </span>
    </section>
  )
}
