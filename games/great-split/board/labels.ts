/** Words for the parts of an answer. */
import type { Labels, LabelsFor } from '@palatine/ui'
import { asPrinted, splitterOf } from '../rules/harvest.ts'
import { type Club, type ClubTable, track } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import { cardName, trackName } from './stage.ts'

export function labels({ table, text, id }: LabelsFor<Club, ClubTable, typeof en>): Labels {
  const words = { called: text.components, table }
  const card = (item: number) => cardName(words, item)
  switch (id) {
    case 'discardCards':
    case 'splitHand':
      return { item: card }
    case 'useCard':
      return {
        item: card,
        way: (item, way) => {
          if (item === splitterOf(table)) return trackName(words, way)
          if (way === asPrinted) return text.board.play
          return way === track.gold ? text.board.sellGold : text.board.sellPrestige
        },
      }
    default:
      return {}
  }
}
