/** Words for the parts of an answer, and the paragraph that applies to each question. What lies where, the board draws. */
import { type Language, NONE, type Seat } from '@palatine/kernel'
import type { Labels, Staging } from '@palatine/ui'
import { emptyOfficials } from '../rules/layout.ts'
import type { Palace, PalaceTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import { boardWords } from './words.ts'

export function labels(
  g: Palace,
  table: PalaceTable,
  seat: Seat,
  text: typeof en,
  language: Language,
  questionId: string,
  who: (seat: Seat) => string,
): Labels {
  const says = boardWords(language)
  const { values } = table.components.gold
  const { officials, privileges } = text.components
  const part = (number: number) => says.part(number + 1)
  const gold = (kind: number) => (kind === NONE ? says.empty : says.card(values[kind]))
  switch (questionId) {
    case 'chooseSites':
    case 'placeStop':
    case 'protectBrick':
    case 'orderBags':
      return { item: part }
    case 'placeBricks':
      return { slot: part }
    case 'moveBrick':
      return { item: part, way: (_, to) => part(to) }
    case 'layGold':
      return { item: gold, slot: place => officials[emptyOfficials(g, seat, table)[place]] }
    case 'playFromHand':
      return { item: gold }
    case 'takeGold':
      return { slot: place => gold(place + 1) }
    case 'placeBlockade':
      return { item: who, way: (_, official) => officials[official] }
    case 'dealMarkers':
      return { item: who }
    case 'chooseMarker':
      return { item: place => says.marker(place + 1) }
    case 'wishPrivilege':
      return { item: card => privileges[table.components.privileges.rows[card].effect] }
    default:
      return {}
  }
}

export const rules = {
  chooseSites: 'ES 2.1',
  layGold: 'ES 2.2',
  playFromHand: 'ES 14.14',
  placeBlockade: 'ES 4.1',
  placeStop: 'ES 5.1',
  chooseMarker: 'ES 14.5',
  dealMarkers: 'ES 7.1',
  placeBricks: 'ES 8.4',
  orderBags: 'ES 8.7',
  protectBrick: 'ES 14.6',
  moveBrick: 'ES 9.1',
  takeGold: 'ES 11.3',
  wishPrivilege: 'ES 14.1',
}

const onPart = ({ part }: { part: number }) => `part/${part}`

export const staging = {
  goldLaid: { sound: 'paper' },
  cardsShown: { sound: 'paper' },
  cardPlayed: { sound: 'paper' },
  goldTaken: { sound: 'paper' },
  sitesShown: { sound: 'paper' },
  blockadePlaced: { sound: 'wood' },
  stopPlaced: { sound: 'wood' },
  bricksTaken: { sound: 'wood' },
  bricksPlaced: { sound: 'wood', at: onPart },
  brickMoved: { sound: 'wood' },
  orderDealt: { sound: 'wood' },
  privilegeBought: { sound: 'brush' },
  partScored: { sound: 'bell', at: onPart },
  partFinished: { sound: 'bell', at: onPart },
  rankingScored: {
    sound: 'bell',
    at: ({ seat }: { seat: Seat }) => `seat/${seat}/privilege-points`,
  },
} satisfies Staging
