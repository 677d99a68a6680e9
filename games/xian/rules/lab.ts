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
} from './kit.ts'
import { take } from './resources.ts'
import { hasTile, useTile } from './tiles.ts'

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
  const wanted: number[] = []
  for (const place of requests) for (let i = 0; i < each; i++) wanted.push(colour[tokens[g.requests[place]].colour])
  return wanted
}

/** By two colours: the place of their pair in `payments`. */
const pairOf: readonly number[] = [0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9]
const noWay: readonly number[] = []

/**
 * XI 7.4, XI 8.5: how this seat can pay for painting in a section, by place in `payments`. What the requests do not name
 * may be any pigment; the discount leaves out either of the two.
 */
export function waysToPaint(g: Army, seat: Seat, section: number, table: ArmyTable): readonly number[] {
  const own = seat * colourCount
  const discount = hasTile(g, seat, tile.discount)
  let all = 0
  for (let kind = 0; kind < colourCount; kind++) all += g.pigments[own + kind]
  if (all < (discount ? 1 : 2)) return noWay
  const [first, second] = asked(g, section, table)
  const ways: number[] = []
  for (let kind = 0; kind < colourCount; kind++) {
    if (second !== undefined && kind !== second) continue
    const both = g.pigments[own + first] > 0 && g.pigments[own + kind] > (first === kind ? 1 : 0)
    if (both) ways.push(pairOf[first * colourCount + kind])
  }
  if (!discount) return ways
  for (let kind = 0; kind < colourCount; kind++) {
    const named = second === undefined || kind === first || kind === second
    if (named && g.pigments[own + kind] > 0) ways.push(pairCount + kind)
  }
  return ways
}

/** XI 7.3: a raw warrior without somebody else's seal. */
const mayPaint = (g: Army, seat: Seat, field: number): boolean =>
  g.pit[field] === raw && (g.seals[field] === NONE || g.seals[field] === seat)

export function canPaint(g: Army, seat: Seat, table: ArmyTable): boolean {
  if (g.painted[seat] === 0) return false
  const { rows, columns, sections } = table.components.pit
  for (let section = 0; section < sections.length; section++) {
    let there = false
    for (let field = section * rows * columns; field < (section + 1) * rows * columns && !there; field++) {
      there = mayPaint(g, seat, field)
    }
    if (there && waysToPaint(g, seat, section, table).length > 0) return true
  }
  return false
}

function whyNot(g: Army, seat: Seat, field: number, table: ArmyTable): Refusal | undefined {
  if (g.pit[field] !== raw) return { reason: 'noRawWarrior', rule: 'XI 7.3' }
  if (!mayPaint(g, seat, field)) return { reason: 'sealed', rule: 'XI 7.3', values: { owner: g.seals[field] } }
  return { reason: 'wrongPigments', rule: 'XI 7.4', values: { section: sectionOf(field, table) } }
}

/** XI 7.3: a raw warrior becomes one of the own. */
export const lab = procedure(
  'lab',
  (at: { seat: Seat }) => at,
  ({ ask }) => ({
    paintWarrior: ask({
      to: (_, at) => at.seat,
      question(g, _, seat, table) {
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
        return pickThen(fields, ways, { why: field => whyNot(g, seat, field, table) })
      },
      answer: (g, _, seat, [field, way], io) => paint(g, seat, field, way, io),
    }),
  }),
  { possible: (g, { seat }, table) => canPaint(g, seat, table) },
)

function paint(g: Army, seat: Seat, field: number, way: number, io: ArmyIo): void {
  const paid = payments[way]
  if (way >= pairCount) useTile(g, seat, tile.discount, 'XI 8.5', io)
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
