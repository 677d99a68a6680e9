import { NONE } from '@palatine/kernel'
import { pointsOf } from '../rules/compositions.ts'
import { type House, has, type Realm, type RealmTable } from '../rules/model.ts'

/** How much of an open composition a further layer of it is worth, by how many of its others one has. */
const shareOfComposition = [0.06, 0.2, 0.9]

/** What a layer brings on top because compositions ask for it. */
export function worthInCompositions(g: Realm, house: House, layer: number, table: RealmTable): number {
  let sum = 0
  for (let i = 0; i < g.compositions.length; i++) {
    if (g.composers[i] !== NONE) continue
    const { layers, reward } = table.components.compositions.cards[g.compositions[i]]
    if (!layers.includes(layer)) continue
    const own = layers.filter(one => has(g.layers[house], one)).length
    const goods = reward.palace || reward.resources ? 0.4 : 0.2
    sum += (shareOfComposition[own] ?? 0) * (pointsOf(g.compositions[i], table) + goods)
  }
  return sum
}
