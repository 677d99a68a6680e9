import { flag, list, object, oneOf, type Problem, sourced, type TypeOf, whole } from '@palatine/kernel'

/** What a privilege card does; each stands on exactly one card. */
const effects = [
  'choose-marker',
  'protect-brick',
  'win-ties',
  'gold-and-bricks',
  'free-sites',
  'ignore-stop',
  'gold',
  'bricks',
  'reject-blockade',
  'from-hand',
] as const
export type Effect = (typeof effects)[number]
const effect = oneOf(...effects)

const kinds = list(whole(0, 99), { length: 6 })

export const schema = object({
  gold: sourced({ values: kinds, copies: kinds, hand: kinds, extraForTwo: kinds }),
  parts: sourced({
    rows: list(sourced({ fields: whole(1, 40), first: whole(0, 99), bag: whole(1, 40), wage: whole(0, 99) }), {
      length: 8,
    }),
  }),
  privileges: sourced({
    rows: list(sourced({ effect, cost: whole(1, 99), gold: whole(0, 50), bricks: whole(0, 20) }), {
      length: effects.length,
    }),
  }),
  tables: sourced({
    bricks: whole(1, 99),
    sites: whole(1, 3),
    bonus: whole(0, 50),
    compensation: whole(0, 9),
    track: object({ fields: whole(1, 999), markers: list(whole(1, 999), { min: 1, max: 9 }) }),
    bySeats: list(
      object({
        seats: whole(2, 4),
        partsOut: list(whole(0, 7), { max: 5 }),
        partsToEnd: whole(1, 8),
        blockade: flag,
        privilegesOut: list(effect, { max: effects.length }),
        ranking: list(whole(0, 99), { min: 2, max: 4 }),
      }),
      { length: 3 },
    ),
  }),
})

export type Components = TypeOf<typeof schema>

/** What the rules need beyond the form. */
export function check({ gold, parts, privileges, tables }: Components): Problem[] {
  const problems: Problem[] = []
  const need = (right: boolean, place: string, reason: string, values: Problem['values'] = {}) => {
    if (!right) problems.push({ place, reason, values })
  }
  // A zero is what cannot win, and kinds stand for values wherever cards are compared.
  need(gold.values[0] === 0, 'gold.values[0]', 'firstIsZero')
  need(
    gold.values.every((value, kind) => kind === 0 || value > gold.values[kind - 1]),
    'gold.values',
    'goldRises',
  )
  gold.copies.forEach((copies, kind) => {
    const needed = Math.max(4 * gold.hand[kind], 2 * (gold.hand[kind] + gold.extraForTwo[kind]))
    need(copies >= needed, `gold.copies[${kind}]`, 'tooFewCards', { needed })
  })
  parts.rows.forEach((part, row) => {
    need(part.bag <= part.fields, `parts.rows[${row}].bag`, 'bagOnAField', { fields: part.fields })
  })
  privileges.rows.forEach(({ effect: does }, row) => {
    const first = privileges.rows.findIndex(other => other.effect === does)
    need(first === row, `privileges.rows[${row}].effect`, 'effectTwice')
  })
  need(tables.track.markers[0] === tables.track.fields, 'tables.track.markers', 'markersBeginAtTheEnd')
  tables.bySeats.forEach((row, i) => {
    const place = `tables.bySeats[${i}]`
    need(row.seats === i + 2, `${place}.seats`, 'seatsInOrder', { seats: i + 2 })
    need(row.ranking.length === row.seats, `${place}.ranking`, 'onePlaceEach', { seats: row.seats })
    // Before the last round one part fewer than needed is finished, and everybody must find enough sites then.
    const most = parts.rows.length - new Set(row.partsOut).size - tables.sites + 1
    need(row.partsToEnd <= most, `${place}.partsToEnd`, 'partsLeftToBuild', { most })
  })
  return problems
}
