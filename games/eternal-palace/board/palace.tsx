/** The Palace track on the coping of the wall: it has no end, so it grows with whoever is furthest. */
import { SeatMark, upTo } from '@palatine/ui'
import { housesInOrder, useBoard } from './stage.ts'

const fieldsAtFirst = 15

export function PalaceTrack() {
  const board = useBoard()
  const { g, says, called, name, seat, preview, table } = board
  const { first, second } = table.components.setup.seals
  const last = Math.max(fieldsAtFirst, ...g.palace)
  const houses = housesInOrder(board)
  const next = seat === null ? undefined : preview?.g.palace[seat]
  return (
    <section className="ep-palace" aria-label={called.palace}>
      <b className="ep-palace-name">
        {called.palace}
        {g.round > 0 && <small>{says.round(g.round)}</small>}
      </b>
      <ol>
        {upTo(last + 1).map(at => {
          const here = houses.filter(house => g.palace[house] === at)
          return (
            <li key={at}>
              <span
                className="ep-palace-field"
                role="img"
                aria-label={[says.palaceField(at), ...here.map(name)].join(', ')}
                data-anchor={`palace/${at}`}
              >
                <span className="ep-markers">
                  {here.map(house => (
                    <SeatMark key={house} seat={house} size={15} />
                  ))}
                  {seat !== null && next === at && g.palace[seat] !== at && (
                    <span className="ep-ghost">
                      <SeatMark seat={seat} size={13} />
                    </span>
                  )}
                </span>
                <i>{at}</i>
              </span>
            </li>
          )
        })}
      </ol>
      <span className="ep-seals">{says.seals(first, second)}</span>
    </section>
  )
}
