import { allSeats, NOBODY, NONE } from '@palatine/kernel'
import { forSeats, notInThisGame, officials, type Palace, type PalaceTable, partIs } from './model.ts'

/** ES 1.2, ES 1.3, ES 1.4: everybody begins alike, the bank is empty, nothing is drawn. */
export function setup(table: PalaceTable): Palace {
  const { gold, parts, privileges, tables } = table.components
  const { partsOut, privilegesOut } = forSeats(table)
  const seats = allSeats(table)
  const zeros = () => seats.map(() => 0)
  const nothing = () => officials.map(() => NONE)
  return {
    round: 0,
    parts: parts.rows.map(() => []),
    // ES 15.1, ES 15.2
    state: parts.rows.map((_, part) => (partsOut.includes(part) ? partIs.unused : partIs.building)),
    purses: seats.map(() => startingGold(table)),
    covered: seats.map(nothing),
    open: seats.map(nothing),
    shown: seats.map(nothing),
    bank: gold.values.map(() => 0),
    sites: seats.map(() => []),
    sitesShown: seats.map(() => false),
    bricks: zeros(),
    supply: seats.map(() => tables.bricks),
    order: seats.slice(),
    stop: NONE,
    blockedSeat: NOBODY,
    blockedOfficial: NONE,
    privilegePoints: zeros(),
    // ES 15.5
    privileges: privileges.rows.map(({ effect }) => (privilegesOut.includes(effect) ? notInThisGame : NONE)),
    wishes: seats.map(() => NONE),
    fieldPoints: zeros(),
    brickPoints: zeros(),
    winner: NOBODY,
    winsTies: NOBODY,
    fromHand: NOBODY,
    freeSites: NOBODY,
    ignoresStop: NOBODY,
    protectedPart: NONE,
    markerSeat: NOBODY,
    markerPlace: NONE,
    builtOn: false,
    ending: 'none',
  }
}

/** ES 1.3, ES 15.3: by kind; what nobody gets goes back into the box. */
export const startingGold = ({ seats, components: { gold } }: PalaceTable): number[] =>
  gold.hand.map((count, kind) => count + (seats === 2 ? gold.extraForTwo[kind] : 0))
