import { type Habits, NONE, PASS, type Score, type Seat, Signs, type Weigh } from '@palatine/kernel'
import { emptyOfficials } from '../rules/layout.ts'
import type { Palace, PalaceTable } from '../rules/model.ts'
import { goldLeft } from '../rules/scoring.ts'
import learnt from './habits.json' with { type: 'json' }
import type { PalaceLook } from './worth.ts'

const officialCount = 5
const goldKinds = 6
const privilegeKinds = 12

const signs = new Signs()
const site = {
  gain: signs.one('site gain'),
  near: signs.one('site near its end'),
  far: signs.one('site far from its end'),
  short: signs.one('site short of room'),
  present: signs.one('site present'),
  stopped: signs.one('site stopped'),
}
const gold = signs.each('gold on official', officialCount * (goldKinds + 1))
const rich = signs.each('gold while rich', goldKinds + 1)
const brick = {
  gain: signs.one('brick gain'),
  sure: signs.one('brick gain in a part that fills'),
  last: signs.one('brick fills a part'),
  first: signs.one('brick first there'),
  bag: signs.one('brick reaches a bag'),
  any: signs.one('brick of several'),
}
const stop = {
  none: signs.one('stop nowhere'),
  mine: signs.one('stop on own site'),
  own: signs.one('stop own bricks'),
  theirs: signs.one('stop bricks of others'),
  near: signs.one('stop near its end'),
}
const move = {
  none: signs.one('move nothing'),
  own: signs.one('move own brick'),
  lost: signs.one('move own points away'),
  others: signs.one('move points of others away'),
  gained: signs.one('move own points to'),
  given: signs.one('move points of others to'),
}
const wish = signs.each('wish card', privilegeKinds)
const spare = signs.one('wish with points to spare')
const dealt = signs.each('deal own place', 4)
const chosen = signs.each('choose place', 4)
const taken = signs.one('take large gold')
const fromHand = signs.each('play from hand', goldKinds + 1)
const protect = signs.one('protect own')
const blockade = signs.each('block official', officialCount)

/** How many points a seat's highest brick in a part is worth, and what so many more of its bricks would make of it. */
function gainIn(g: Palace, part: number, seat: Seat, count: number, table: PalaceTable): number {
  const bricks = g.parts[part]
  const highest = bricks.lastIndexOf(seat)
  const { first } = table.components.parts.rows[part]
  return (highest < 0 ? first : 0) + bricks.length + count - 1 - Math.max(0, highest) + count
}

const missingIn = (g: Palace, part: number, table: PalaceTable): number =>
  table.components.parts.rows[part].fields - g.parts[part].length

export const habits: Habits<Palace, PalaceTable, null> = {
  signs: signs.names,
  learnt,
  score(look, w) {
    const make = atAGlance[look.id]
    return make ? make(look, w) : () => 0
  },
}

const atAGlance: { readonly [id: string]: (look: PalaceLook, w: Weigh) => Score } = {
  chooseSites({ view: { g }, seat, table }, w) {
    const bricks = g.bricks[seat] + Math.min(3, g.supply[seat])
    return steps => {
      const part = steps[0]
      const missing = missingIn(g, part, table)
      const count = Math.max(1, Math.min(missing, bricks >> 1))
      let worth = w(site.gain, gainIn(g, part, seat, count, table) / 4)
      worth += missing <= bricks ? w(site.near) : w(site.far, missing - bricks)
      if (missing < bricks) worth += w(site.short, bricks - missing)
      if (g.parts[part].includes(seat)) worth += w(site.present)
      return part === g.stop ? worth + w(site.stopped) : worth
    }
  },

  layGold({ view: { g }, seat, table }, w) {
    const free = emptyOfficials(g, seat, table)
    const purse = goldLeft(g, seat, table) / 10 - 1
    return steps => {
      const card = steps[steps.length - 1]
      const kind = card === NONE ? goldKinds : card
      return w(gold + free[steps.length - 1] * (goldKinds + 1) + kind) + w(rich + kind, purse)
    }
  },

  placeBricks({ view: { g }, seat, table }, w) {
    const { rows } = table.components.parts
    return steps => {
      const part = steps.length - 1
      const count = steps[part]
      if (count === 0) return 0
      const bricks = g.parts[part]
      const gain = gainIn(g, part, seat, count, table) / 4
      const filled = bricks.length + count
      const { fields, bag } = rows[part]
      let worth = w(brick.gain, gain) + w(brick.sure, (gain * filled) / fields) + w(brick.any, count)
      if (filled === fields) worth += w(brick.last)
      if (!bricks.includes(seat)) worth += w(brick.first)
      return bag > bricks.length && bag <= filled ? worth + w(brick.bag) : worth
    }
  },

  placeStop({ view: { g }, seat, table }, w) {
    return steps => {
      const part = steps[0]
      if (part === PASS) return w(stop.none)
      let own = 0
      for (const who of g.parts[part]) if (who === seat) own++
      let worth = w(stop.own, own) + w(stop.theirs, g.parts[part].length - own)
      if (g.sites[seat].includes(part)) worth += w(stop.mine)
      return missingIn(g, part, table) <= 4 ? worth + w(stop.near) : worth
    }
  },

  moveBrick({ view: { g }, seat, table }, w) {
    const { rows } = table.components.parts
    // By part: who would lose the last brick and how much; what it would bring each seat. Looked at once for all ways.
    const owners: number[] = []
    const lost: number[] = []
    const gained: number[] = []
    for (let part = 0; part < rows.length; part++) {
      const bricks = g.parts[part]
      const owner = bricks.length > 0 ? bricks[bricks.length - 1] : NONE
      // The owner's highest brick then, if there is one.
      const before = bricks.length > 1 ? bricks.lastIndexOf(owner, bricks.length - 2) : -1
      owners.push(owner)
      lost.push((before < 0 ? rows[part].first + bricks.length : bricks.length - 1 - before) / 4)
      for (let who = 0; who < table.seats; who++) gained.push(gainIn(g, part, who, 1, table) / 4)
    }
    return steps => {
      const from = steps[0]
      if (from === PASS) return w(move.none)
      const owner = owners[from]
      const gain = gained[steps[1] * table.seats + owner]
      return owner === seat
        ? w(move.own) + w(move.lost, lost[from]) + w(move.gained, gain)
        : w(move.others, lost[from]) + w(move.given, gain)
    }
  },

  wishPrivilege({ view: { g }, seat, table }, w) {
    const { rows } = table.components.privileges
    return steps => {
      const card = steps[0]
      if (card === PASS) return 0
      return w(wish + (card % privilegeKinds)) + w(spare, (g.privilegePoints[seat] - rows[card].cost) / 4)
    }
  },

  dealMarkers({ seat }, w) {
    return steps => (steps[steps.length - 1] === seat ? w(dealt + Math.min(3, steps.length - 1)) : 0)
  },
  chooseMarker: (_, w) => steps => w(chosen + Math.min(3, steps[0])),
  takeGold: (_, w) => steps => w(taken, (steps[steps.length - 1] * (6 - steps.length)) / 4),
  playFromHand: (_, w) => steps => w(fromHand + (steps[0] === PASS ? goldKinds : steps[0])),
  protectBrick({ view: { g }, seat }, w) {
    return ([part]) => (g.parts[part][g.parts[part].length - 1] === seat ? w(protect) : 0)
  },
  placeBlockade: (_, w) => steps => (steps.length < 2 ? 0 : w(blockade + steps[1])),
}
