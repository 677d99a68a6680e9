import { NONE, pickThen, type Refusal, type Seat } from '@palatine/kernel'
import {
  type Army,
  type ArmyIo,
  type ArmyTable,
  addPoints,
  colour,
  colourCount,
  earned,
  neighbours,
  procedure,
  raw,
  sectionOf,
  tile,
} from './model.ts'
import { take } from './resources.ts'
import { hasTile, spendTile } from './tiles.ts'

/**
 * Everything that painting can be paid with: first the pairs of pigments, then, for the discount tile, single ones. The
 * answer's number is the place in this list.
 */
export const payments: readonly (readonly number[])[] = [
  [0, 0], [0, 1], [0, 2], [0, 3], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3, 3], [0], [1], [2], [3],
] // biome-ignore format: a table
const pairCount = payments.length - colourCount

/** XI 7.4: the pigments that the requests ask for in this section, without the free one. */
export function asked(g: Army, section: number, table: ArmyTable): number[] {
  const { requests, each } = table.components.pit.sections[section]
  const { tokens } = table.components.requests
  const wanted = new Array<number>(requests.length * each)
  for (let i = 0; i < wanted.length; i++) {
    wanted[i] = colour[tokens[g.requests[requests[Math.floor(i / each)]]].colour]
  }
  return wanted
}

/** In the place of a colour: whatever one likes. */
const any = colourCount

/** XI 7.4, XI 8.5: whether this pays for two colours that are asked for; the discount leaves out either of them. */
function accepts([a, b]: readonly number[], first: number, second: number): boolean {
  if (b === undefined) return a === first || a === second || second === any
  return (a === first && (b === second || second === any)) || (b === first && (a === second || second === any))
}

/** By first and second colour that are asked for: what is accepted, by place in `payments`. */
const accepted: number[][] = []
for (let first = 0; first < colourCount; first++) {
  for (let second = 0; second <= any; second++) {
    accepted.push(payments.flatMap((paid, way) => (accepts(paid, first, second) ? [way] : [])))
  }
}

function acceptedIn(g: Army, section: number, table: ArmyTable): readonly number[] {
  const wanted = asked(g, section, table)
  return accepted[wanted[0] * (any + 1) + (wanted.length > 1 ? wanted[1] : any)]
}

function hasPigments(g: Army, seat: Seat, way: number): boolean {
  const own = seat * colourCount
  const paid = payments[way]
  if (way >= pairCount) return hasTile(g, seat, tile.discount) && g.pigments[own + paid[0]] > 0
  return g.pigments[own + paid[0]] > (paid[0] === paid[1] ? 1 : 0) && g.pigments[own + paid[1]] > 0
}

/** How this seat can pay for painting in a section, by place in `payments`. */
export const waysToPaint = (g: Army, seat: Seat, section: number, table: ArmyTable): readonly number[] =>
  acceptedIn(g, section, table).filter(way => hasPigments(g, seat, way))

/** XI 7.3: a raw warrior without somebody else's seal. */
const mayPaint = (g: Army, seat: Seat, field: number): boolean =>
  g.pit[field] === raw && (g.seals[field] === NONE || g.seals[field] === seat)

/** Whom this seat may paint, and how it can pay for each. */
export function paintable(g: Army, seat: Seat, table: ArmyTable) {
  const { rows, columns, sections } = table.components.pit
  const fields: number[] = []
  const ways: (readonly number[])[] = []
  for (let section = 0; section < sections.length; section++) {
    const how = waysToPaint(g, seat, section, table)
    if (how.length === 0) continue
    for (let field = section * rows * columns; field < (section + 1) * rows * columns; field++) {
      if (!mayPaint(g, seat, field)) continue
      fields.push(field)
      ways.push(how)
    }
  }
  return { fields, ways }
}

export function canPaint(g: Army, seat: Seat, table: ArmyTable): boolean {
  if (g.painted[seat] === 0) return false
  const { rows, columns, sections } = table.components.pit
  for (let section = 0; section < sections.length; section++) {
    if (!acceptedIn(g, section, table).some(way => hasPigments(g, seat, way))) continue
    for (let field = section * rows * columns; field < (section + 1) * rows * columns; field++) {
      if (mayPaint(g, seat, field)) return true
    }
  }
  return false
}

function whyNot(g: Army, seat: Seat, field: number, way: number | undefined, table: ArmyTable): Refusal | undefined {
  if (g.pit[field] !== raw) return { reason: 'noRawWarrior', rule: 'XI 7.3' }
  if (!mayPaint(g, seat, field)) return { reason: 'sealed', rule: 'XI 7.3', values: { owner: g.seals[field] } }
  if (way !== undefined && way >= pairCount && !hasTile(g, seat, tile.discount)) {
    return { reason: 'noSuchTile', rule: 'XI 8.1' }
  }
  return { reason: 'wrongPigments', rule: 'XI 7.4', values: { section: sectionOf(field, table) } }
}

/** XI 7.3: a raw warrior becomes one of the own. */
export const lab = procedure(
  'lab',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    paintWarrior: ask({
      rule: 'XI 7.3',
      to: ({ at }) => at.seat,
      question({ g, seat, table }) {
        const { fields, ways } = paintable(g, seat, table)
        return pickThen(fields, ways, { why: (field, way) => whyNot(g, seat, field, way, table) })
      },
      answer: ([field, way], { g, seat, io }) => paint(g, seat, field, way, io),
    }),
  }),
  { possible: ({ seat }, { g, table }) => canPaint(g, seat, table) },
)

function paint(g: Army, seat: Seat, field: number, way: number, io: ArmyIo): void {
  const paid = payments[way]
  if (way >= pairCount) spendTile(g, seat, tile.discount, 'XI 8.5', io)
  for (const kind of paid) take(g, seat, kind, -1)
  g.pit[field] = seat
  g.painted[seat]--
  g.rawLeft++
  const points = groupSize(g, field, io.table)
  addPoints(g, seat, earned.groups, points)
  io.emit?.({ type: 'warriorPainted', seat, field, paid, points, rule: 'XI 7.5' })
}

/** XI 7.5: how many warriors of one seat stand together with the one on this field, itself included. */
export function groupSize(g: Army, field: number, table: ArmyTable): number {
  const seat = g.pit[field]
  const group = [field]
  let seen = 1 << field
  for (let i = 0; i < group.length; i++) {
    for (const next of neighbours(group[i], table)) {
      if (g.pit[next] !== seat || seen & (1 << next)) continue
      seen |= 1 << next
      group.push(next)
    }
  }
  return group.length
}
