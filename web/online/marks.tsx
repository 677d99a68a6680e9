/** What lists show of a table: its picture, and who sits where. */
import type { OpenTable } from '@palatine/tables/lobby'
import { SeatMark } from '@palatine/ui/chrome'
import { Picture } from '../app/catalogue.tsx'

export const Thumb = ({ game }: { game: string }) => (
  <span className={`thumb theme-${game}`} aria-hidden="true">
    <Picture id={game} />
  </span>
)

export const isFree = (place: OpenTable['places'][number]): boolean => !place.taken && place.bot === ''

/** A free seat is the outline of the shape that one would get. */
export const Places = ({ places }: { places: OpenTable['places'] }) => (
  <span className="places" aria-hidden="true">
    {places.map((place, seat) => (
      <SeatMark key={seat} seat={seat} size={18} free={isFree(place)} />
    ))}
  </span>
)
