import { call } from '@palatine/kernel'
import { artisans } from '../advisors.ts'
import { sizeOf, wisdomForDie } from '../dice.ts'
import { gain } from '../gains.ts'
import { onTrack } from '../master/actions.ts'
import { place, procedure, spot } from '../model.ts'
import { settle } from '../settle.ts'
import { advance, bridgeSpaces, trackLength } from '../tracks.ts'
import { noWay, type Place, type Visit } from './place.ts'

/** EP 5.13: as many steps as the die shows, with all rewards on the way; EP 5.14: the end needs no exact value. */
export const visitBridge = procedure(
  'visitBridge',
  (visit: Visit) => ({ ...visit, left: visit.dice }),
  ({ act }) => ({
    // EP 5.13: space by space; where there is something to choose, that comes before the next space
    cross: act(({ g, at, table, io }) => {
      const { house } = at
      const spaces = bridgeSpaces(table)
      const from = g.track[spot(house, place.bridge)]
      let to = from
      while (at.left > 0 && to < spaces.length && g.queue.length === 0) {
        gain(g, house, spaces[to++], 'EP 5.13', io)
        at.left--
      }
      const arrived = at.left === 0 || to === spaces.length
      if (arrived) artisans(g, house, 'bridge', 'EP 10.6', io)
      advance(g, house, place.bridge, io, to - from)
      return arrived ? undefined : call(settle, {}).thenAgain
    }),
  }),
)

/** EP 5.13: a single die; what it is to show is the player's choice, as far as it makes a difference. */
export const bridge: Place = {
  number: place.bridge,
  rule: 'EP 5.13',
  sum: 0,
  forms: {
    misfit: 'oneDieOnly',
    ways(g, house, group, table) {
      if (sizeOf(group) !== 1) return noWay
      const left = trackLength(place.bridge, table) - g.track[spot(house, place.bridge)]
      return waysByDistance[Math.min(left, mostSteps)][group]
    },
    wisdom: (_g, _, group, way) => wisdomForDie(group, way),
    laid: (_g, _, __, way) => way,
  },
  visit: visitBridge,
  // EP 15.19: like everybody; what he cannot use becomes wisdom
  master: { ...onTrack, act: (_g, visit) => call(visitBridge, visit) },
}

const mostSteps = 6
const faces = [1, 2, 3, 4, 5, 6]

/** Of all values that end on the same space only the cheapest is offered; by distance to the end, then by die. */
const waysByDistance = [0, ...faces].map(left =>
  [0, ...faces].map(die => {
    const lands = (value: number) => Math.min(value, left)
    const best = (space: number) =>
      faces
        .filter(value => lands(value) === space)
        .reduce((a, b) => (wisdomForDie(die, b) < wisdomForDie(die, a) ? b : a))
    return [...new Set(faces.map(lands))].map(best)
  }),
)
