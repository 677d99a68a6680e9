import { NONE } from '@palatine/kernel'
import { claimCompositions } from './compositions.ts'
import { choice, countBits, type House, has, isMaster, type Realm, type RealmIo } from './model.ts'

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
  if (g.compositions.length > 0) claimCompositions(g, house, io)
}

/** EP 6.4: the first at a place that takes several visits also chooses a feature. */
export function takeLayerAndFeature(g: Realm, house: House, layer: number, io: RealmIo): void {
  if (has(g.layers[house], layer)) return
  takeLayer(g, house, layer, io)
  if (!has(g.tokens, layer)) return
  g.tokens &= ~(1 << layer)
  io.emit?.({ type: 'featureEarned', seat: house, place: layer, rule: 'EP 6.4' })
  if (isMaster(house, io.table)) {
    // EP 15.20: all features count the same, so the Master takes the first one
    takeFeature(g, house, freeFeatures(g)[0], 'EP 15.20', io)
    return
  }
  g.queue.push({ house, what: choice.feature, about: NONE })
}

export function takeFeature(g: Realm, house: House, feature: number, rule: string, io: RealmIo): void {
  g.features[feature] = house
  io.emit?.({ type: 'featureTaken', seat: house, feature, rule })
}

export const freeFeatures = ({ features }: Realm): number[] =>
  features.map((_, feature) => feature).filter(feature => features[feature] === NONE)

/** Marks a panel; the second one brings the layer. */
export function markPanel(g: Realm, panels: number[], house: House, where: number, panel: number, io: RealmIo): void {
  panels[house] |= 1 << panel
  io.emit?.({ type: 'panelMarked', seat: house, place: where, panel, rule: 'EP 6.5' })
  if (countBits(panels[house]) === panelsForLayer) takeLayerAndFeature(g, house, where, io)
}

/** EP 6.5: two different panels make a layer. */
const panelsForLayer = 2

/** EP 15.18: the Master marks whatever panel is next. */
export function markNextPanel(g: Realm, panels: number[], house: House, where: number, io: RealmIo): void {
  markPanel(g, panels, house, where, countBits(panels[house]) + 1, io)
}

export const needsMarker = (marked: number): boolean => countBits(marked) < panelsForLayer

/** EP 6.5: whether a marker would be placed on this panel. */
export const markable = (marked: number, panel: number): boolean =>
  panel > 0 && needsMarker(marked) && !has(marked, panel)
