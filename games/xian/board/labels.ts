/** Words for the parts of an answer. */
import type { Labels, LabelsFor } from '@palatine/ui'
import { type Army, type ArmyTable, colour, colourCount } from '../rules/model.ts'
import type { en } from '../text/en.ts'

export function labels({ table, text, id }: LabelsFor<Army, ArmyTable, typeof en>): Labels {
  const { board: says, components: called } = text
  const { pit, workers, equipment } = table.components
  const resource = (kind: number) =>
    kind < colourCount ? says.pigment(called.colours[kind]) : kind === colourCount ? says.coins : says.clay
  const field = (at: number) => {
    const size = pit.rows * pit.columns
    return says.field(
      pit.sections[Math.floor(at / size)].section,
      Math.floor((at % size) / pit.columns) + 1,
      at % pit.columns === 0,
    )
  }
  const card = (number: number) => {
    const { colour: of, number: shown, worker, helper } = workers.cards[number]
    return says.cardOf(
      called.colours[colour[of]],
      shown,
      helper === 'none' ? called.workers[worker] : called.helpers[helper],
    )
  }
  const parts: Labels = {
    slot: resource,
    branch: key => (key === 'market' ? says.market : key === 'extraAction' ? says.extraAction : undefined),
  }
  switch (id) {
    case 'exchangeCards':
    case 'chooseCards':
    case 'chooseTop':
      return { ...parts, item: card }
    case 'placeBuilder':
      return { ...parts, item: (where, branch) => (branch === 'placeBuilder' ? called.buildings[where] : undefined) }
    case 'takeEquipment':
      return {
        ...parts,
        item(number) {
          const { material, section, cost } = equipment.cards[number]
          return says.equipmentCard(called.equipment[material][section], section, cost)
        },
      }
    case 'createWarrior':
    case 'paintWarrior':
      return { ...parts, item: field }
    case 'exchangeResource':
      return { ...parts, item: resource }
    default:
      return parts
  }
}
