/** One track: fields with what waits on them, this seat's marker, its ghost, and the neighbours on the edges. */
import type { Seat } from '@palatine/kernel'
import { SeatMark, Thing, upTo } from '@palatine/ui'
import { type CSSProperties, memo } from 'react'
import { type ClubTable, resourceOf, resourceTracks, tracksEach } from '../rules/model.ts'
import { lengthOf } from '../rules/tracks.ts'
import { Star, Sun } from './art/fields.tsx'
import { Emblem } from './art/symbols.tsx'
import { useLooking } from './looking.ts'
import { resourceNames, trackName, useBoard } from './stage.ts'
import { useTrackTouch } from './track-touch.ts'

/** Everything on a track is placed by its field; 0 is before the first. */
export const at = (field: number): CSSProperties => ({ '--at': field }) as CSSProperties

const isSeal = (on: number): boolean => on >= resourceTracks.length

export function Pill({ on, seat }: { on: number; seat: Seat }) {
  const board = useBoard()
  const { g, table, says, name, right, left, seat: me, changed } = board
  const { ahead } = useLooking()
  const touch = useTrackTouch(on, seat)
  const level = levelOn(g.levels, seat, on)
  const ghost = seat === me ? (ahead?.levels[on] ?? level) : level
  const length = lengthOf(on, table)
  const neighbours =
    seat !== me || right === null || left === null
      ? []
      : right === left
        ? [{ seat: left, edge: 'below' }]
        : [
            { seat: right, edge: 'above' },
            { seat: left, edge: 'below' },
          ]
  const said = [
    says.trackSaid(trackName(board, on), level, length),
    ...(ghost === level ? [] : [says.wouldReach(ghost)]),
    ...neighbours.map(one => says.standsAt(name(one.seat), levelOn(g.levels, one.seat, on))),
  ]
  const anchor = `seat/${seat}/track/${on}`
  return (
    <Thing
      label={said.join(', ')}
      note={nextOn(board, on, level)}
      className={`gs-pill gs-on-${resourceNames[on % resourceTracks.length]} ${isSeal(on) ? 'gs-pill-seal' : ''}`}
      style={{ '--length': length, '--level': level, '--ghost': ghost } as CSSProperties}
      anchor={anchor}
      {...touch}
    >
      <span className="gs-fill" />
      {ghost !== level && <span className="gs-way" />}
      {isSeal(on) ? <SealFields on={on} table={table} /> : <Fields on={on} table={table} />}
      {neighbours.map(({ seat: other, edge }) => (
        <span key={other} className={`gs-neighbour gs-neighbour-${edge}`} style={at(levelOn(g.levels, other, on))}>
          <SeatMark seat={other} size={14} />
        </span>
      ))}
      {ghost !== level && (
        <span className="gs-ghost" style={at(ghost)}>
          {ghost}
        </span>
      )}
      <span className={`gs-marker ${changed.has(anchor) ? 'is-moved' : ''}`} style={at(level)}>
        {isSeal(on) ? <Emblem name="seal" /> : level}
      </span>
    </Thing>
  )
}

const levelOn = (levels: readonly number[], seat: Seat, on: number): number => levels[seat * tracksEach + on]

/** The fields of a resource. They never change. */
const Fields = memo(function Fields({ on, table }: { on: number; table: ClubTable }) {
  const { length, orders, arrows } = table.components.tracks.resources[on]
  return upTo(length).map(i => {
    const field = i + 1
    const kind = orders.includes(field) ? 'order' : arrows.includes(field) ? 'arrow' : 'plain'
    return (
      <span key={field} className={`gs-field gs-field-${kind} ${field % 5 === 0 ? 'is-fifth' : ''}`} style={at(field)}>
        {kind === 'order' && <Sun />}
        <b>{field}</b>
      </span>
    )
  })
})

/** The fields of a seal show what they give, not their number. */
const SealFields = memo(function SealFields({ on, table }: { on: number; table: ClubTable }) {
  const { length, stars } = table.components.tracks.seals[resourceOf(on)]
  return upTo(length).map(i => {
    const star = stars.indexOf(i + 1)
    return (
      <span key={i} className={`gs-field gs-field-${star < 0 ? 'dot' : 'star'}`} style={at(i + 1)}>
        {star >= 0 && <Star />}
        {star >= 0 && <b>{star + 1}</b>}
      </span>
    )
  })
})

/** What lies ahead on a track, in words. */
function nextOn(board: ReturnType<typeof useBoard>, on: number, level: number): string {
  const { table, says, called } = board
  const { resources, seals } = table.components.tracks
  const next = (fields: readonly number[], say: (field: number) => string) => {
    const field = fields.find(one => one > level)
    return field === undefined ? [] : [say(field)]
  }
  if (!isSeal(on)) {
    const { orders, arrows } = resources[on]
    return [...next(orders, says.nextOrder), ...next(arrows, says.nextArrow)].join(', ')
  }
  const { stars, icons } = seals[resourceOf(on)]
  const gift = icons.find(icon => icon.at > level)
  return [...next(stars, says.nextStar), ...(gift ? [says.nextGift(gift.at, called.tracks[gift.gives])] : [])].join(
    ', ',
  )
}
