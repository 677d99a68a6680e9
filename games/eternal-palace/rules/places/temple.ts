import { groupOf, groupWithSum, sizeOf, wisdomBetween, wisdomForSum } from '../dice.ts'
import { gain } from '../gains.ts'
import { masterAtTemple } from '../master/actions.ts'
import { place, procedure, type Realm, type RealmIo } from '../model.ts'
import { markable, markPanel } from '../painting.ts'
import type { Place, Visit } from './place.ts'

/** The panels by their lower value: 1 and 6, 2 and 5, 3 and 4. */
const panels = [1, 2, 3]
const onPanel = (panel: number): number => groupOf([panel, place.temple - panel])
const noMarker = 0
const withoutMarker: readonly number[] = [noMarker]

/** EP 5.9: wisdom; two dice mark the panel of their values. */
export const visitTemple = procedure(
  'visitTemple',
  (at: Visit) => at,
  ({ act }) => ({
    learn: act(({ g, at: visit, table, io }) => {
      gain(g, visit.house, { wisdom: table.components.places.temple.wisdom }, 'EP 5.9', io)
      markTemple(g, visit, io)
    }),
  }),
)

export function markTemple(g: Realm, { house, way }: Visit, io: RealmIo): void {
  if (way !== noMarker) markPanel(g, g.temple, house, place.temple, way, io)
}

/** By pair of dice and panel: what it costs to show it. */
const wisdomFor: number[][] = []
for (let low = 1; low <= 6; low++) {
  for (let high = low; high <= 6; high++) {
    const pair = groupOf([low, high])
    wisdomFor[pair] = [0, ...panels].map(panel => (panel === 0 ? 0 : wisdomBetween(pair, onPanel(panel))))
  }
}

/** EP 5.10: the values that two dice are to show are the player's choice; without a marker the cheapest will do. */
export const temple: Place = {
  number: place.temple,
  rule: 'EP 5.10',
  sum: place.temple,
  forms: {
    misfit: 'notThisPanel',
    ways: (g, house, group) => (sizeOf(group) > 2 ? withoutMarker : waysByMarks[g.temple[house]]),
    wisdom: (g, house, group, way) =>
      sizeOf(group) > 2 ? wisdomForSum(group, place.temple) : wisdomFor[group][shown(g.temple[house], group, way)],
    laid: (g, house, group, way) =>
      sizeOf(group) > 2 ? groupWithSum(group, place.temple) : onPanel(shown(g.temple[house], group, way)),
  },
  visit: visitTemple,
  master: masterAtTemple,
}

/** The panel that two dice will show: the one that was chosen, or the cheapest one that brings no marker. */
const shown = (marked: number, group: number, way: number): number =>
  way !== noMarker ? way : (cheapest[marked][group] ?? noMarker)

/** By the panels that are marked and by pair: the cheapest panel that brings no marker, if there is one. */
const cheapest = Array.from({ length: 1 << (panels.length + 1) }, (_, marked) => {
  const full = panels.filter(panel => !markable(marked, panel))
  return wisdomFor.map(costs => full.reduce((best, panel) => (costs[panel] < costs[best] ? panel : best), full[0]))
})

/** The ways for two dice, by the panels that are marked already. */
const waysByMarks = Array.from({ length: 1 << (panels.length + 1) }, (_, marked) => {
  const free = panels.filter(panel => markable(marked, panel))
  return free.length === panels.length ? free : [noMarker, ...free]
})
