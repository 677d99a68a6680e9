/** Below a seat: whether its person is here, in words from a minute on, and its clock. */
import type { Seat } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import type { Presence } from '@palatine/tables/lobby'
import type { Company } from '@palatine/tables/protocol'
import { Icon } from '@palatine/ui/chrome'
import type { CSSProperties } from 'react'
import { useWords } from '../app/words.ts'
import { clockFigures, lengthInWords, useNow } from './time.ts'

const minute = 60_000

interface Props {
  readonly seat: Seat
  readonly card: Card
  readonly company: Company | undefined
  readonly presence: Presence | undefined
  /** There is no line: presence and clocks stay as they were last known. */
  readonly still: boolean
}

export function SeatFoot({ seat, card, company, presence, still }: Props) {
  const words = useWords()
  const { bot = card.chairs[seat]?.bot ?? '', standsIn = false, name = '' } = company?.seats[seat] ?? {}
  const here = presence?.seats[seat]
  const now = useNow(still ? 3_600_000 : 10_000)
  const gone = here && !here.here ? now - here.since : 0
  const said = words.online.live
  return (
    <div className="seat-foot">
      {standsIn ? (
        <span className="seat-presence">
          <Icon name="bot" size={16} label={words.table.bot} />
          {said.plays(name)}
        </span>
      ) : (
        bot === '' &&
        here && (
          <span className="seat-presence">
            <i
              className={`dot ${here.here ? 'is-here' : ''}`}
              role="img"
              aria-label={here.here ? said.here : said.away}
            />
            {gone >= minute && <span>{said.awayFor(lengthInWords(gone, words))}</span>}
          </span>
        )
      )}
      <SeatClock seat={seat} card={card} still={still} />
    </div>
  )
}

function SeatClock({ seat, card, still }: Pick<Props, 'seat' | 'card' | 'still'>) {
  const words = useWords()
  const clock = card.timing?.clocks[seat]
  const runs = clock !== undefined && clock.until !== null
  const now = useNow(500, runs && !still)
  if (!clock || !card.timing || card.chairs[seat]?.bot) return null
  const { pace } = card.timing
  const left = clock.until === null ? clock.left : Math.max(0, clock.until - now)
  if (pace.pace === 'days') {
    return clock.until === null ? null : <span className="seat-clock is-running">{lengthInWords(left, words)}</span>
  }
  const share = Math.min(1, left / pace.bank)
  return (
    <>
      <span className={`seat-clock ${runs ? 'is-running' : ''} ${share < 0.2 ? 'is-low' : ''}`} role="timer">
        {clockFigures(left, words)}
      </span>
      <span
        className={`clock-line ${runs ? 'is-running' : ''} ${share < 0.2 ? 'is-low' : ''}`}
        style={{ '--left': share } as CSSProperties}
      />
    </>
  )
}
