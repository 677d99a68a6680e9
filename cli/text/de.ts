import { counted } from '../counted.ts'
import type { OwnText } from '../words.ts'

export const de: OwnText = {
  seat: 'Platz',
  seats: count => counted(count, 'Platz', 'Plätze'),
  entries: count => counted(count, 'Eintrag', 'Einträge'),
  firstOf: (shown, all) => `${shown} von ${counted(all, 'Eintrag', 'Einträgen')}`,
  silent: count => `${count} zurückgenommen oder über Plätze`,
  place: 'Rang',
  total: 'Summe',
}
