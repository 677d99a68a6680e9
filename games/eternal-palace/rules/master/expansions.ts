/** EP 15.27 to EP 15.30: what the Master does at alternative places and at the places of expansions. */
import { NONE, rollDie } from '@palatine/kernel'
import type { Penalty, Reward } from '../../components/schema.ts'
import { sizeOf } from '../dice.ts'
import { gain, pay, setReserve } from '../gains.ts'
import { type House, place, type Realm, type RealmIo, type RealmTable } from '../model.ts'
import { markNextPanel } from '../painting.ts'
import type { MasterVisit } from '../places/place.ts'
import { advance, openTracks } from '../tracks.ts'
import { dismissFromRow, masterAtMarket, onTrack } from './actions.ts'

/** EP 15.27: without a reserve he begins one; otherwise a die tells whether he takes it. */
export const masterAtAlternativeAcademy: MasterVisit = {
  ...onTrack,
  act(g, { house }, io) {
    const { takesFrom, wisdom, adds } = io.table.components.master.academy
    if (g.reserve === 0) {
      dismissFromRow(g, house, io)
      setReserve(g, adds, 'EP 15.27', io)
    } else if (takesReserve(house, takesFrom, io)) {
      gain(g, house, { wisdom: g.reserve }, 'EP 15.27', io)
      setReserve(g, 0, 'EP 15.27', io)
    } else {
      gain(g, house, { wisdom }, 'EP 15.27', io)
      dismissFromRow(g, house, io)
    }
    advance(g, house, place.academy, io)
  },
}

function takesReserve(house: House, from: number, io: RealmIo): boolean {
  const taken = rollDie(io.chance) >= from
  io.emit?.({ type: 'reserveRolled', seat: house, taken, rule: 'EP 15.27' })
  return taken
}

/** EP 15.27: the more dice, the more of a fixed list; and a marker, as ever. */
export const masterAtAlternativeMarket: MasterVisit = {
  ...masterAtMarket,
  act(g, { house, dice }, io) {
    const { taken, goods } = io.table.components.master.alternativeMarket
    const count = taken[sizeOf(dice) - 1]
    stepUpHighest(g, house, io)
    for (let i = 1; i < count; i++) gain(g, house, goods[i - 1], 'EP 15.27', io)
    markNextPanel(g, g.market, house, place.market, io)
  },
}

const highestOpen = (g: Realm, house: House, table: RealmTable): number => openTracks(g, house, table).at(-1) ?? NONE

function stepUpHighest(g: Realm, house: House, io: RealmIo): void {
  const where = highestOpen(g, house, io.table)
  if (where !== NONE) advance(g, house, where, io)
}

/** EP 15.29: he pays wisdom for a step that costs others resources. */
export function masterReward(g: Realm, house: House, reward: Reward, io: RealmIo): void {
  if (reward.paidStep === undefined) {
    gain(g, house, reward, 'EP 15.29', io)
    return
  }
  const wisdom = reward.paidStep * io.table.components.master.wisdomFor.resource
  if (g.wisdom[house] < wisdom || highestOpen(g, house, io.table) === NONE) return
  pay(g, house, { wisdom }, NONE, 'EP 15.29', io)
  stepUpHighest(g, house, io)
}

/** EP 15.29: he loses wisdom instead of resources and advisors. */
export function masterPenalty(penalty: Penalty, { components }: RealmTable): Penalty {
  const { wisdom = 0, resources = 0, advisors = 0, ...rest } = penalty
  const { wisdomFor } = components.master
  return { ...rest, wisdom: wisdom + resources * wisdomFor.resource + advisors * wisdomFor.recruit }
}
