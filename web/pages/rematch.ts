import type { OptionValues } from '@palatine/kernel'
import type { Card } from '@palatine/tables/kept'
import type { NewTable, TableOpened } from '@palatine/tables/protocol'

/** The same table once more: same people, same options, same figures. */
export const rematchOf = ({ game, chairs }: Card, { table, components }: TableOpened): NewTable => ({
  game,
  chairs,
  options: table.options as OptionValues,
  components,
})
