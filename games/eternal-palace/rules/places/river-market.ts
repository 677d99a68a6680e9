import { call, drawFrom, leave, NONE, pickThen, putIn } from '@palatine/kernel'
import { reckonDemand } from '../demands.ts'
import { only, payResources } from '../gains.ts'
import { onTrack } from '../master/actions.ts'
import { type House, personOf, place, procedure, type Realm, type RealmIo, type RealmTable, stock } from '../model.ts'
import { settled } from '../settle.ts'
import { advance } from '../tracks.ts'
import { type Place, singleDie, type Visit } from './place.ts'

/** EP 12.2: the free demands that a house can satisfy, and with which resources. */
export function payable(g: Realm, house: House, { components }: RealmTable) {
  const { spaces } = components.demands
  const free: number[] = []
  const sorts: number[][] = []
  g.demandMarkers.forEach((marker, space) => {
    const own = marker === NONE ? spaces[space].filter(resource => g.resources[stock(house, resource)] > 0) : []
    if (own.length === 0) return
    free.push(space)
    sorts.push(own)
  })
  return { spaces: free, sorts }
}

/** EP 12.2, EP 12.3: one demand is satisfied, then a step up the track; EP 12.4: the last one settles the card. */
export const visitRiverMarket = procedure(
  'visitRiverMarket',
  (at: Visit) => at,
  ({ act, each, ask }) => ({
    satisfyDemand: ask({
      rule: 'EP 12.2',
      to: ({ at: { house }, table }) => personOf(house, table),
      question({ g, at: { house }, table }) {
        const { spaces, sorts } = payable(g, house, table)
        return pickThen(spaces, sorts, { why: () => ({ reason: 'demandNotPayable', rule: 'EP 12.2' }) })
      },
      answer([space, resource], { g, at: { house }, io }) {
        payResources(g, house, only(resource, 1), NONE, 'EP 12.2', io)
        satisfy(g, house, space, io)
      },
    }),
    goUp: act(({ g, at: { house }, io }) => {
      advance(g, house, place.extra, io)
      return settled(g)
    }),
    fulfil: act(({ g, io }) => {
      if (!isFulfilled(g)) return leave
      io.emit?.({ type: 'demandFulfilled', demand: g.demand, rule: 'EP 12.4' })
      return undefined
    }),
    reckon: each(
      ({ g, at: { house } }) => inTurnFrom(g, house),
      reckonDemand,
      house => ({ house }),
    ),
    turnDemand: act(({ g, io }) => nextDemand(g, io)),
  }),
)

function satisfy(g: Realm, house: House, space: number, io: RealmIo): void {
  g.demandMarkers[space] = house
  io.emit?.({ type: 'demandMet', seat: house, demand: g.demand, space, rule: 'EP 12.2' })
}

const isFulfilled = (g: Realm): boolean => !g.demandMarkers.includes(NONE)

/** EP 12.4: who satisfied the last demand comes first, then the others in turn order. */
function inTurnFrom({ order }: Realm, house: House): readonly House[] {
  const first = order.indexOf(house)
  return [...order.slice(first), ...order.slice(0, first)]
}

/** EP 12.4: a card is done; when all are done they are mixed again. */
function nextDemand(g: Realm, io: RealmIo): void {
  g.demandMarkers.fill(NONE)
  putIn(g.demandDiscards, g.demand)
  if (g.demandDeck.length === 0) {
    for (const card of g.demandDiscards) putIn(g.demandDeck, card)
    g.demandDiscards.length = 0
  }
  g.demand = drawFrom(io.chance, g.demandDeck)
  io.emit?.({ type: 'demandTurned', demand: g.demand, rule: 'EP 12.4' })
}

/** EP 12.1: beside the board; EP 12.2: for a single die of any value. */
export const riverMarket: Place = {
  number: place.extra,
  rule: 'EP 12.2',
  sum: 0,
  forms: singleDie,
  closed: (g, house, _wisdom, _fish, table) =>
    payable(g, house, table).spaces.length > 0 ? undefined : 'noDemandPayable',
  visit: visitRiverMarket,
  // EP 15.29: the top-most free demand, for nothing; he comes even when he has the layer
  master: {
    benefit: (g, house, where, table) => (onTrack.benefit(g, house, where, table) === 'step' ? 'step' : 'demand'),
    act(g, visit, io) {
      satisfy(g, visit.house, g.demandMarkers.indexOf(NONE), io)
      return call(visitRiverMarket, visit)
    },
  },
}
