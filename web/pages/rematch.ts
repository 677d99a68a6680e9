import type { OptionValues } from '@palatine/kernel'
import type { NewTable, TableCard, TableOpened } from '../worker/protocol.ts'

/** The same table once more: same people, same options, same figures. */
export const rematchOf = ({ game, chairs }: TableCard, { table, components }: TableOpened): NewTable => ({
  game,
  chairs,
  options: table.options as OptionValues,
  components,
})
