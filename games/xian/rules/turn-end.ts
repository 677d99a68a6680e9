import { allSeats, drawFrom, NONE, putIn } from '@palatine/kernel'
import { type Army, type ArmyIo, colour } from './model.ts'

/** XI 9.1: played cards are laid aside, helpers stay; the master builders come back. */
export function clearTurn(g: Army, io: ArmyIo): void {
  for (const seat of allSeats(io.table)) {
    for (const shown of [g.upper, g.lower]) {
      for (let at = seat * 2; at < seat * 2 + 2; at++) {
        if (shown[at] !== NONE) putIn(g.discards[seat], shown[at])
        shown[at] = NONE
      }
    }
  }
  g.builders.fill(0)
  g.ministerMet = false
  g.order.length = 0
  io.emit?.({ type: 'turnEnded', turn: g.turn, rule: 'XI 9.1' })
}

/** XI 9.2: the lowest request is fulfilled; XI 9.3: the minister goes where its colour calls him. */
export function fulfilRequest(g: Army, io: ArmyIo): void {
  const { tokens } = io.table.components.requests
  let place = 0
  for (let at = 1; at < g.requests.length; at++) {
    if (tokens[g.requests[at]].number < tokens[g.requests[place]].number) place = at
  }
  const token = g.requests[place]
  g.turnTrack.push(token)
  g.minister = colour[tokens[token].colour]
  g.requests[place] = drawFrom(io.chance, g.requestPile)
  io.emit?.({ type: 'requestFulfilled', token, place, drawn: g.requests[place], rule: 'XI 9.2' })
  io.emit?.({ type: 'ministerMoved', building: g.minister, rule: 'XI 9.3' })
}

/** XI 9.4: what lies on the first places leaves, the rest moves up, and the row is filled from the pile. */
export function renewEquipment(g: Army, io: ArmyIo): void {
  const { places, leave } = io.table.components.equipment.row
  const left = g.row.splice(0, leave).filter(card => card !== NONE)
  for (const card of left) putIn(g.equipmentGone, card)
  const stay = g.row.filter(card => card !== NONE)
  g.row.length = 0
  g.row.push(...stay)
  while (g.row.length < places) g.row.push(drawFrom(io.chance, g.equipmentPile))
  io.emit?.({ type: 'equipmentRenewed', left, row: g.row.slice(), rule: 'XI 9.4' })
}
