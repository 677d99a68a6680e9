/** Words for the parts of an answer. */
import { NONE } from '@palatine/kernel'
import type { Labels, LabelsFor } from '@palatine/ui'
import { emptyOfficials } from '../rules/layout.ts'
import type { Palace, PalaceTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'

export function labels({ g, table, seat, text, id, name }: LabelsFor<Palace, PalaceTable, typeof en>): Labels {
  const { board: says, components } = text
  const { values } = table.components.gold
  const { officials, privileges } = components
  const part = (number: number) => says.part(number + 1)
  const gold = (kind: number) => (kind === NONE ? says.empty : says.card(values[kind]))
  switch (id) {
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
      return { item: name, way: (_, official) => officials[official] }
    case 'dealMarkers':
      return { item: name }
    case 'chooseMarker':
      return { item: place => says.marker(place + 1) }
    case 'wishPrivilege':
      return { item: card => privileges[table.components.privileges.rows[card].effect] }
    default:
      return {}
  }
}
