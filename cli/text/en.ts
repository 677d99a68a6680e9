import { counted } from '../counted.ts'
import type { OwnText } from '../words.ts'

export const en: OwnText = {
  seat: 'Seat',
  seats: count => counted(count, 'seat'),
  entries: count => counted(count, 'entry', 'entries'),
  firstOf: (shown, all) => `the first ${shown} of ${counted(all, 'entry', 'entries')}`,
  silent: count => `${count} taken back or about seats`,
  place: 'place',
  total: 'total',
}
