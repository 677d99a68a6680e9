/** The Palace track on the coping of the wall: it has no end, so it grows with whoever is furthest. */
import { Track, upTo } from '@palatine/ui'
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
      <Track
        id="palace"
        label={called.palace}
        fields={upTo(last + 1).map(at => ({ label: says.palaceField(at), mark: at }))}
        markers={houses.map(house => ({ seat: house, at: g.palace[house], label: name(house) }))}
        ghosts={seat === null || next === undefined || next === g.palace[seat] ? [] : [{ seat, at: next }]}
      />
      <span className="ep-seals">{says.seals(first, second)}</span>
    </section>
  )
}
