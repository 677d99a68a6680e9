/** Between two people at one device: nothing on it is anybody's secret. */
import type { Seat } from '@palatine/kernel'
import type { Chair } from '@palatine/tables/shapes'
import { SeatMark } from '@palatine/ui'
import { useWords } from '../app/words.ts'

export function HandOver({
  chairs,
  asked,
  sit,
}: {
  chairs: readonly Chair[]
  asked: readonly Seat[]
  sit(seat: Seat): void
}) {
  const words = useWords()
  const people = chairs.flatMap(({ bot }, seat) => (bot === '' ? [seat] : []))
  const next = people.filter(seat => asked.includes(seat))
  const others = people.filter(seat => !asked.includes(seat))
  return (
    <section className="hand-over" aria-labelledby="hand-over-title">
      <div className="hand-over-marks" aria-hidden="true">
        {next.map(seat => (
          <SeatMark key={seat} seat={seat} size={72} />
        ))}
      </div>
      <h2 id="hand-over-title">{words.table.handOver}</h2>
      <p className="hand-over-who">
        {next.length === 1 ? words.table.handOverTo(chairs[next[0]].name) : words.table.choosePerson}
      </p>
      <p className="quiet">{words.table.handOverMore}</p>
      <div className="button-row">
        {next.map((seat, i) => (
          <button
            key={seat}
            type="button"
            className="button button-main button-large"
            // biome-ignore lint/a11y/noAutofocus: the screen has one thing to do, and the person before has just acted
            autoFocus={i === 0}
            onClick={() => sit(seat)}
          >
            <SeatMark seat={seat} size={22} />
            {words.table.iAm(chairs[seat].name)}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <div className="button-row">
          {others.map(seat => (
            <button key={seat} type="button" className="button button-quiet" onClick={() => sit(seat)}>
              <SeatMark seat={seat} size={18} />
              {words.table.iAm(chairs[seat].name)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}
