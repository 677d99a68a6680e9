import { takeOut } from '@palatine/kernel'
import { type House, procedure } from '../model.ts'
import { placeAt } from '../places/index.ts'
import { settled } from '../settle.ts'
import { chooseGroup, choosePlace } from './decide.ts'

/** EP 15.7 to EP 15.9: the Master's turn. Nobody is asked, and every choice says why. */
export const masterTurn = procedure(
  'masterTurn',
  (at: { house: House }) => at,
  ({ act }) => ({
    playGroup: act(({ g, at: { house }, table, io }) => {
      const { group, like } = chooseGroup(g, house)
      io.emit?.({ type: 'masterChoseGroup', seat: house, group, like, rule: 'EP 15.7' })
      const { place, wisdom, fish, dice, line, action, benefit } = choosePlace(g, house, group, table)
      const rule = rules[action]
      io.emit?.({ type: 'masterChosePlace', seat: house, place, line, action, benefit, rule })
      g.fish[house] -= fish
      g.wisdom[house] -= wisdom
      takeOut(g.groups[house], group)
      g.visits.push(house, place, dice)
      io.emit?.({ type: 'groupPlaced', seat: house, place, group, dice, wisdom, fish, rule })
      return placeAt(place, table).master?.act(g, { house, place, dice, way: 0 }, io)
    }),
    settle: act(({ g }) => settled(g)),
  }),
)

/** The paragraph about what brings him to a place. */
const rules = {
  number: 'EP 15.8',
  fish: 'EP 15.10',
  wisdom: 'EP 15.11',
  monument: 'EP 15.12',
  bridge: 'EP 15.13',
  extra: 'EP 15.14',
  none: 'EP 15.15',
}
