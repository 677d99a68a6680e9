import { allSeats, type Chance, drawFrom, NONE, putIn, shuffle } from '@palatine/kernel'
import {
  type Army,
  type ArmyTable,
  buildingCount,
  colour,
  colourCount,
  earnedCount,
  nothing,
  raw,
  tileCount,
  tileIs,
  zeros,
} from './model.ts'

/** 0 to n - 1. A plain loop: `Array.from` takes several times as long. */
const upTo = (n: number): number[] => {
  const list: number[] = []
  for (let i = 0; i < n; i++) list.push(i)
  return list
}

/** XI 2: everything on its place; the decks are still whole. */
export function setup(table: ArmyTable, chance: Chance): Army {
  const { seats, components } = table
  const { tables, workers, helpers, pit, plates, requests, equipment, mausoleum } = components
  const places = shuffle(chance, upTo(buildingCount)) // XI 2.2
  const requestPile = upTo(requests.tokens.length)
  const open = upTo(requests.open).map(() => drawFrom(chance, requestPile))
  const equipmentPile = upTo(equipment.cards.length)
  const row = upTo(equipment.row.places).map(() => drawFrom(chance, equipmentPile)) // XI 2.4
  const sides = pit.sections.map(() => chance.below(4)) // XI 2.5
  const field = pit.rows * pit.columns
  const stands = upTo(pit.sections.length * field).map(at => {
    const section = Math.floor(at / field)
    const side = sides[section]
    return plates.rows[section * 2 + (side >> 1)].sides[side & 1][at % field] === 'statue' ? raw : NONE
  })
  // XI 2.3, XI 2.8: as many of each tile as there are seats.
  const endPile = upTo(mausoleum.endTiles.length)
  const endTiles: number[] = []
  for (let i = 0; i < seats; i++) putIn(endTiles, drawFrom(chance, endPile))
  const startTiles = shuffle(chance, upTo(seats)).map(at => at + 1)

  const g: Army = {
    turn: 0,
    round: 0,
    order: [],
    hands: upTo(seats).map(() => []),
    decks: upTo(seats).map(() => upTo(workers.cards.length)), // XI 1.3, XI 2.6
    bottoms: upTo(seats).map(() => []),
    upper: nothing(seats * tables.play),
    lower: nothing(seats * tables.play),
    discards: upTo(seats).map(() => []),
    helpers: zeros(seats * helpers.rows.length),
    places,
    minister: highestRequest(open, table),
    ministerMet: false,
    builders: zeros(buildingCount * seats),
    requests: open,
    turnTrack: [],
    requestPile,
    sides,
    pit: stands,
    seals: nothing(stands.length),
    rawLeft: tables.raw - stands.filter(who => who === raw).length,
    painted: new Array<number>(seats).fill(tables.painted),
    sealsLeft: new Array<number>(seats).fill(tables.seals),
    coins: new Array<number>(seats).fill(tables.start.coins),
    clay: new Array<number>(seats).fill(tables.start.clay),
    pigments: zeros(seats * colourCount),
    pigmentsLeft: new Array<number>(colourCount).fill(tables.pigments),
    points: zeros(seats * earnedCount),
    startTiles,
    overseers: zeros(seats),
    // XI 2.7: the highest number at the bottom, the lowest on top.
    line: [...allSeats(table)].sort((a, b) => startTiles[b] - startTiles[a]),
    tilesLeft: new Array<number>(tileCount).fill(seats),
    tiles: new Array<number>(seats * tileCount).fill(tileIs.notTaken),
    endTiles,
    endTile: nothing(seats),
    row,
    equipmentPile,
    equipmentGone: [],
    equipment: upTo(seats).map(() => []),
  }
  for (const seat of allSeats(table)) {
    const first = colour[tables.start.pigments[startTiles[seat] - 1]] // XI 2.7
    g.pigments[seat * colourCount + first]++
    g.pigmentsLeft[first]--
  }
  return g
}

/** XI 2.1: the minister begins where the highest request wants him. */
function highestRequest(open: readonly number[], table: ArmyTable): number {
  const { tokens } = table.components.requests
  const highest = open.reduce((best, token) => (tokens[token].number > tokens[best].number ? token : best))
  return colour[tokens[highest].colour]
}
