import { NOBODY, NONE, pick, pickThen, type Refusal, type Seat } from '@palatine/kernel'
import { helpersGive, letHelpersHelp } from './helpers.ts'
import { type Army, type ArmyIo, type ArmyTable, addPoints, earned, procedure, raw, sectionOf, tile } from './model.ts'
import { noPigments, resource, take } from './resources.ts'
import { hasTile, paidIn, price, spendTile, waysToPay } from './tiles.ts'

/** XI 7.9, XI 5.8: the clay that a warrior in this section costs the seat before any tile. */
export function clayFor(g: Army, seat: Seat, section: number, table: ArmyTable): number {
  const { clay } = table.components.pit.sections[section]
  return Math.max(0, clay - helpersGive(g, seat, 'warrior', 'discount', table))
}

export const waysToCreate = (g: Army, seat: Seat, section: number, table: ArmyTable): readonly number[] =>
  waysToPay(clayFor(g, seat, section, table), g.clay[seat], hasTile(g, seat, tile.discount), table)

/** Where this seat can create a warrior, and how it can pay for each. */
export function creatable(g: Army, seat: Seat, table: ArmyTable) {
  const { rows, columns, sections } = table.components.pit
  const fields: number[] = []
  const ways: (readonly number[])[] = []
  for (let section = 0; section < sections.length; section++) {
    const how = waysToCreate(g, seat, section, table)
    if (how.length === 0) continue
    for (let field = section * rows * columns; field < (section + 1) * rows * columns; field++) {
      if (g.pit[field] !== NONE) continue
      fields.push(field)
      ways.push(how)
    }
  }
  return { fields, ways }
}

export function canCreate(g: Army, seat: Seat, table: ArmyTable): boolean {
  if (g.rawLeft === 0) return false
  const { rows, columns, sections } = table.components.pit
  for (let section = 0; section < sections.length; section++) {
    if (waysToCreate(g, seat, section, table).length === 0) continue
    for (let field = section * rows * columns; field < (section + 1) * rows * columns; field++) {
      if (g.pit[field] === NONE) return true
    }
  }
  return false
}

function whyNot(g: Army, seat: Seat, field: number, way: number | undefined, table: ArmyTable): Refusal | undefined {
  if (g.pit[field] !== NONE) return { reason: 'fieldNotFree', rule: 'XI 7.9' }
  if (way === price.discounted && !hasTile(g, seat, tile.discount)) return { reason: 'noSuchTile', rule: 'XI 8.1' }
  const cost = clayFor(g, seat, sectionOf(field, table), table)
  if (way === price.discounted && cost === 0) return { reason: 'savesNothing', rule: 'XI 8.5' }
  return { reason: 'notEnoughClay', rule: 'XI 7.9', values: { cost, clay: g.clay[seat] } }
}

/** XI 7.9: a new raw warrior; XI 7.10: the icon of its field; XI 7.11: perhaps a seal. */
export const workshop = procedure(
  'workshop',
  ({ seat }: { seat: Seat }) => ({ seat, field: NONE }),
  ({ ask }) => ({
    createWarrior: ask({
      rule: 'XI 7.9',
      to: ({ at }) => at.seat,
      question({ g, seat, table }) {
        const { fields, ways } = creatable(g, seat, table)
        return pickThen(fields, ways, { why: (field, way) => whyNot(g, seat, field, way, table) })
      },
      answer([field, way], { g, at, seat, table, io }) {
        at.field = field
        const clay = paidIn(way, clayFor(g, seat, sectionOf(field, table), table), table)
        if (way === price.discounted) spendTile(g, seat, tile.discount, 'XI 8.5', io)
        take(g, seat, resource.clay, -clay)
        g.pit[field] = raw
        g.rawLeft--
        io.emit?.({ type: 'warriorCreated', seat, field, clay, rule: 'XI 7.9' })
        letHelpersHelp(g, seat, 'warrior', io)
        takeIcon(g, seat, field, io)
      },
    }),
    takePigment: ask({
      rule: 'XI 7.10',
      to: ({ g, at: { seat, field }, table }) =>
        iconOn(g, field, table).pigments > 0 && g.pigmentsLeft.some(left => left > 0) ? seat : NOBODY,
      question: ({ g }) =>
        pick(pigmentsThere(g), { why: kind => ({ reason: 'noneLeft', rule: 'XI 1.5', values: { kind } }) }),
      answer(kind, { g, seat, io }) {
        take(g, seat, kind, 1)
        io.emit?.({ type: 'pigmentTaken', seat, colour: kind, from: 'icon', rule: 'XI 7.10' })
      },
    }),
    laySeal: ask({
      rule: 'XI 7.11',
      to: ({ g, at: { seat } }) => (g.sealsLeft[seat] > 0 ? seat : NOBODY),
      question: ({ at: { field } }) => pick([field], { optional: true }),
      answer(field, { g, seat, io }) {
        if (field === NONE) return
        g.seals[field] = seat
        g.sealsLeft[seat]--
        io.emit?.({ type: 'sealLaid', seat, field, rule: 'XI 7.11' })
      },
    }),
  }),
  { possible: ({ seat }, { g, table }) => canCreate(g, seat, table) },
)

/** What is printed on a field of the plate that lies there. */
export function iconOn(g: Army, field: number, table: ArmyTable) {
  const { pit, plates } = table.components
  const section = sectionOf(field, table)
  const side = g.sides[section]
  const name = plates.rows[section * 2 + (side >> 1)].sides[side & 1][field % (pit.rows * pit.columns)]
  // A plain loop: bots ask for every field of the pit.
  let icon = 0
  while (plates.icons[icon].icon !== name) icon++
  return plates.icons[icon]
}

/** XI 7.10: coins, clay and points at once; a pigment is chosen afterwards, if there is one. */
function takeIcon(g: Army, seat: Seat, field: number, io: ArmyIo): void {
  const { points, coins, clay, pigments } = iconOn(g, field, io.table)
  take(g, seat, resource.coin, coins)
  take(g, seat, resource.clay, clay)
  addPoints(g, seat, earned.icons, points)
  if (pigments > 0 && pigmentsThere(g).length === 0) io.emit?.({ type: 'pigmentMissed', seat, rule: 'XI 7.10' })
  if (points + coins + clay === 0) return
  io.emit?.({ type: 'iconTaken', seat, field, points, coins, clay, pigments: noPigments, rule: 'XI 7.10' })
}

/** The colours of which the supply has a pigment. */
export function pigmentsThere(g: Army): number[] {
  const there: number[] = []
  for (let kind = 0; kind < g.pigmentsLeft.length; kind++) if (g.pigmentsLeft[kind] > 0) there.push(kind)
  return there
}
