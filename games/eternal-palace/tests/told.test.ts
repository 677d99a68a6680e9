import { FastChance, LiveTable, NONE, random, spreadOptions, tablesWith } from '@palatine/kernel'
import { expect, test } from 'vitest'
import { title } from '../index.ts'
import {
  monumentPlaces,
  place,
  type Realm,
  type RealmEvent,
  type RealmTable,
  sorts,
  spot,
  stock,
} from '../rules/model.ts'
import { setup } from '../rules/setup.ts'

const tables = spreadOptions(title.game.options, 24).flatMap((options, turn) => {
  const possible = tablesWith(title, options)
  return [possible[turn % possible.length] as RealmTable]
})

/** What somebody who only listens writes down. */
function writeDown(g: Realm, event: RealmEvent): void {
  switch (event.type) {
    case 'gained':
      move(g, event.seat, event, 1)
      return
    case 'paid':
      move(g, event.seat, event, -1)
      if (event.to !== NONE) move(g, event.to, event, 1)
      return
    case 'groupPlaced':
      g.fish[event.seat] -= event.fish
      g.wisdom[event.seat] -= event.wisdom
      return
    case 'privilegesGained':
      g.privileges[event.seat] += event.privileges
      return
    case 'privilegePlayed':
      g.privileges[event.seat]--
      return
    case 'palaceMoved':
      expect(g.palace[event.seat]).toBe(event.from)
      g.palace[event.seat] = event.to
      return
    case 'trackMoved':
      expect(g.track[spot(event.seat, event.place)]).toBe(event.from)
      g.track[spot(event.seat, event.place)] = event.to
      return
    case 'pathTaken':
      expect(g.track[spot(event.seat, place.extra)]).toBe(event.from)
      g.track[spot(event.seat, place.extra)] = event.to
      return
    case 'layerTaken':
      g.layers[event.seat] |= 1 << event.layer
      return
    case 'panelMarked':
      ;(event.place === place.temple ? g.temple : g.market)[event.seat] |= 1 << event.panel
      return
    case 'featureTaken':
    case 'featureClaimed':
      g.features[event.feature] = event.seat
      return
    case 'monumentTaken': {
      const resource = monumentPlaces.indexOf(event.place)
      expect(g.monuments[resource]).toBe(event.from)
      g.monuments[resource] = event.seat
      return
    }
    case 'dieAwarded':
      g.dice[event.seat] = event.dice
      return
    case 'orderSet':
    case 'placesSwitched':
      g.order.splice(0, g.order.length, ...event.order)
      return
    case 'reserveChanged':
      g.reserve = event.wisdom
  }
}

const told = [
  ...(['fish', 'wisdom', 'resources', 'privileges', 'reserve', 'palace', 'track', 'order', 'dice'] as const),
  ...(['temple', 'market', 'layers', 'features', 'monuments'] as const),
]

type Goods = Pick<Extract<RealmEvent, { type: 'gained' }>, 'fish' | 'wisdom' | 'resources'>

function move(g: Realm, house: number, { fish, wisdom, resources }: Goods, sign: 1 | -1): void {
  // Nobody is told of nothing.
  expect(fish + wisdom + resources.reduce((sum, n) => sum + n)).toBeGreaterThan(0)
  g.fish[house] += sign * fish
  g.wisdom[house] += sign * wisdom
  for (const resource of sorts) g.resources[stock(house, resource)] += sign * resources[resource]
}

test.each(tables.map(table => ({ table, seats: table.seats, options: JSON.stringify(table.options) })))(
  'who only listens knows what everybody has: $seats seats, $options',
  ({ table }) => {
    const chance = new FastChance(11)
    const live = LiveTable.open(title.game, table, chance)
    while (!live.over) live.play(live.asked[0], random(live.look(live.asked[0]), { chance }).answer)
    const end = live.state.g as Realm
    const g = setup(table, { below: () => 0 })
    for (const { event } of live.everything) writeDown(g, event as RealmEvent)
    for (const key of told) expect({ [key]: g[key] }).toEqual({ [key]: end[key] })
  },
)
