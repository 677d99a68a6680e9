/** The few parts of the kit that every page uses; the rest comes with the table. */
export { Icon } from './icon.tsx'
export { SeatMark } from './seat.tsx'
