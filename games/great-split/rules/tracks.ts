import type { Seat } from '@palatine/kernel'
import { type ClubIo, type ClubTable, resourceOf, resourceTracks, track } from './model.ts'

/** What moves on tracks: a seat's draft of its harvest. */
export interface Mover {
  readonly seat: Seat
  /** By track. */
  readonly levels: number[]
  /** Double arrows that were passed and not followed yet. */
  arrows: number
}

/** The last space of a track (GS 11.2, GS 11.3); prestige has none. */
export function lengthOf(on: number, { components: { tracks } }: ClubTable): number {
  if (on === track.prestige) return Number.POSITIVE_INFINITY
  return on < resourceTracks.length ? tracks.resources[on].length : tracks.seals[resourceOf(on)].length
}

/** Moves on a track and sets off what is reached or passed. GS 7.4: steps beyond the end are lost. */
export function advance(mover: Mover, on: number, steps: number, io: ClubIo): void {
  const { tracks } = io.table.components
  const from = mover.levels[on]
  const to = Math.min(from + steps, lengthOf(on, io.table))
  mover.levels[on] = to
  io.emit?.({
    type: 'trackAdvanced',
    seat: mover.seat,
    track: on,
    from,
    to,
    lost: from + steps - to,
    audience: [mover.seat],
    rule: to < from + steps ? 'GS 7.4' : 'GS 7.1',
  })
  if (on === track.prestige) return
  if (on < resourceTracks.length) {
    // GS 7.2: each double arrow is followed at once, by a choice
    const { arrows } = tracks.resources[on]
    for (let i = 0; i < arrows.length; i++) if (arrows[i] > from && arrows[i] <= to) mover.arrows++
    return
  }
  // GS 7.3: a seal's icon moves one step on its resource; GS 7.5: at once, with all that follows
  const { icons } = tracks.seals[resourceOf(on)]
  for (let i = 0; i < icons.length; i++) {
    if (icons[i].at > from && icons[i].at <= to) advance(mover, track[icons[i].gives], 1, io)
  }
}
