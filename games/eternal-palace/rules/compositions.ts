import { NONE } from '@palatine/kernel'
import { editionOf } from './editions.ts'
import { gain } from './gains.ts'
import { type House, has, type Realm, type RealmIo, type RealmTable } from './model.ts'

/** EP 13.2, EP 13.4: who is first to have the layers of a composition takes it at once, with its reward. */
export function claimCompositions(g: Realm, house: House, io: RealmIo): void {
  for (let i = 0; i < g.compositions.length; i++) {
    const { layers, reward } = io.table.components.compositions.cards[g.compositions[i]]
    if (g.composers[i] !== NONE || !layers.every(layer => has(g.layers[house], layer))) continue
    g.composers[i] = house
    io.emit?.({ type: 'compositionClaimed', seat: house, composition: g.compositions[i], rule: 'EP 13.2' })
    gain(g, house, reward, 'EP 13.2', io)
  }
}

/** EP 13.3: the seals on a composition; on one with wisdom the editions differ. */
export function pointsOf(composition: number, table: RealmTable): number {
  const { reward, points } = table.components.compositions.cards[composition]
  return reward.wisdom === undefined ? points : editionOf(table).compositionWithWisdom
}

export function compositionPoints(g: Realm, house: House, table: RealmTable): number {
  let points = 0
  for (let i = 0; i < g.compositions.length; i++) {
    if (g.composers[i] === house) points += pointsOf(g.compositions[i], table)
  }
  return points
}
