import { NONE } from '@palatine/kernel'
import { choice, countBits, type House, has, type Realm, type RealmIo } from './kit.ts'

/** EP 6.3: a house has each layer once. EP 9.2: who has enough of them first gets the completion prize. */
export function takeLayer(g: Realm, house: House, layer: number, io: RealmIo): void {
  if (has(g.layers[house], layer)) return
  g.layers[house] |= 1 << layer
  g.quiet = 0
  io.emit?.({ type: 'layerTaken', seat: house, layer, rule: 'EP 6.3' })
  const layers = countBits(g.layers[house])
  if (g.completion === NONE && layers >= io.table.components.setup.layersToEnd) {
    g.completion = house
    io.emit?.({ type: 'completionWon', seat: house, layers, rule: 'EP 9.2' })
  }
}

/** EP 6.4: the first at a place that takes several visits also chooses a feature. */
export function takeLayerAndFeature(g: Realm, house: House, layer: number, io: RealmIo): void {
  if (has(g.layers[house], layer)) return
  takeLayer(g, house, layer, io)
  if (!has(g.tokens, layer)) return
  g.tokens &= ~(1 << layer)
  io.emit?.({ type: 'featureEarned', seat: house, place: layer, rule: 'EP 6.4' })
  g.queue.push({ house, what: choice.feature, except: NONE })
}

/** Marks a panel; the second one brings the layer. */
export function markPanel(g: Realm, panels: number[], house: House, where: number, panel: number, io: RealmIo): void {
  panels[house] |= 1 << panel
  io.emit?.({ type: 'panelMarked', seat: house, place: where, panel, rule: 'EP 6.5' })
  if (countBits(panels[house]) === panelsForLayer) takeLayerAndFeature(g, house, where, io)
}

/** EP 6.5: two different panels make a layer. */
const panelsForLayer = 2

/** EP 6.5: whether a marker would be placed on this panel. */
export const markable = (marked: number, panel: number): boolean =>
  panel > 0 && countBits(marked) < panelsForLayer && !has(marked, panel)
