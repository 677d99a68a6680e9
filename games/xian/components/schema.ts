import { list, object, oneOf, type Problem, sourced, type TypeOf, whole } from '@palatine/kernel'

/** In the order of their numbers: a building has the number of its colour. */
const colours = ['yellow', 'red', 'green', 'blue'] as const
export type Colour = (typeof colours)[number]
const colour = oneOf(...colours)

const sections = ['A', 'B', 'C'] as const
const section = oneOf(...sections)

const helpers = ['accountant', 'administrator', 'ceramist', 'emissary', 'officer', 'scientist'] as const
const helper = oneOf(...helpers)

const bonusTiles = ['building', 'market', 'discount', 'action'] as const
export type BonusTile = (typeof bonusTiles)[number]

const icons = ['statue', 'point', 'two-points', 'three-points', 'coin', 'two-coins', 'clay', 'pigment'] as const
export type Icon = (typeof icons)[number]

const workers = ['tax-collector', 'craftsman', 'helper', 'miner'] as const
/** What a helper waits for, and what it then gives. */
const moments = ['tax-collector', 'craftsman', 'warrior', 'step', 'equipment'] as const
export type Moment = (typeof moments)[number]
const gifts = ['coins', 'clay', 'points', 'exchange', 'discount'] as const
export type Gift = (typeof gifts)[number]

const counted = [
  'resources',
  'prestige',
  'unusedTiles',
  'warriors',
  'helpers',
  'always',
  'majorities',
  'pairs',
] as const
export type Counted = (typeof counted)[number]

const endTiles = ['resources', 'tens', 'unused-tiles', 'warriors', 'helpers', 'six', 'majorities', 'pairs'] as const
export type EndTile = (typeof endTiles)[number]

const few = whole(0, 20)
const points = whole(0, 99)
const byColour = list(few, { length: colours.length })

export const schema = object({
  tables: sourced({
    turns: whole(1, 12),
    draw: whole(4, 4),
    play: whole(2, 2),
    raw: whole(6, 24),
    painted: whole(1, 24),
    seals: few,
    pigments: whole(4, 99),
    start: object({ clay: few, coins: few, pigments: list(colour, { length: 4 }) }),
    passing: few,
    debt: few,
    minister: object({ coins: few, points }),
    resources: object({ each: whole(1, 99), points }),
    capacity: list(object({ seats: whole(2, 4), most: whole(2, 20) }), { length: 3 }),
  }),
  workers: sourced({
    cards: list(
      object({
        colour,
        number: whole(1, 99),
        worker: oneOf(...workers),
        coins: few,
        clay: few,
        pigments: byColour,
        helper: oneOf('none', ...helpers),
      }),
      { min: 4, max: 96 },
    ),
  }),
  helpers: sourced({
    rows: list(object({ helper, when: oneOf(...moments), gives: oneOf(...gifts), amount: whole(1, 9) }), {
      length: helpers.length,
    }),
    pointsByTurn: sourced({ points: list(points, { min: 1, max: 12 }) }),
  }),
  pit: sourced({
    // At most 30 fields in all: groups are kept as bits.
    rows: whole(1, 5),
    columns: whole(1, 2),
    sections: list(
      object({
        section,
        clay: few,
        majority: list(points, { length: 3 }),
        requests: list(whole(0, 11), { min: 1, max: 2 }),
        each: whole(1, 2),
        any: whole(0, 1),
      }),
      { length: sections.length },
    ),
  }),
  plates: sourced({
    rows: list(object({ section, sides: list(list(oneOf(...icons)), { length: 2 }) }), { length: 6 }),
    icons: list(object({ icon: oneOf(...icons), points, coins: few, clay: few, pigments: whole(0, 1) }), {
      length: icons.length,
    }),
  }),
  requests: sourced({
    open: whole(1, 12),
    tokens: list(object({ number: whole(1, 99), colour }), { min: 4, max: 40 }),
  }),
  equipment: sourced({
    cards: list(object({ material: oneOf('wood', 'bronze'), section, house: whole(0, 3), cost: few, clay: few }), {
      length: 24,
    }),
    row: sourced({ places: whole(2, 8), leave: whole(1, 8), sets: list(points, { length: 3 }), bonus: points }),
  }),
  mausoleum: sourced({
    unused: points,
    market: whole(1, 9),
    discount: whole(1, 1),
    track: list(oneOf(...bonusTiles), { length: bonusTiles.length }),
    endTiles: list(
      object({ tile: oneOf(...endTiles), counts: oneOf(...counted), each: whole(1, 99), points, most: points }),
      { min: 4, max: 8 },
    ),
  }),
})

export type Components = TypeOf<typeof schema>

/** What the rules need beyond the form. */
export function check({
  tables,
  workers: { cards },
  helpers: known,
  pit,
  plates,
  requests,
  equipment,
  mausoleum,
}: Components): Problem[] {
  const problems: Problem[] = []
  const need = (right: boolean, place: string, reason: string, values: Problem['values'] = {}) => {
    if (!right) problems.push({ place, reason, values })
  }
  const once = (keys: readonly string[], place: string) => {
    keys.forEach((key, i) => {
      need(keys.indexOf(key) === i, `${place}[${i}]`, 'thereTwice', { key })
    })
  }
  need(cards.length === tables.turns * tables.draw, 'workers.cards', 'deckLastsAllTurns', {
    needed: tables.turns * tables.draw,
  })
  cards.forEach((card, i) => {
    need((card.helper === 'none') === (card.worker !== 'helper'), `workers.cards[${i}].helper`, 'helperCards')
  })
  once(
    cards.map(card => `${card.colour} ${card.number}`),
    'workers.cards',
  )
  const played = cards.filter(card => card.helper !== 'none').map(card => card.helper)
  need(
    helpers.every(one => played.includes(one)) && played.length === helpers.length,
    'workers.cards',
    'everyHelperOnce',
  )
  once(
    known.rows.map(row => row.helper),
    'helpers.rows',
  )
  const { points: byTurn } = known.pointsByTurn
  need(byTurn.length === tables.turns, 'helpers.pointsByTurn.points', 'oneForEachTurn', { turns: tables.turns })

  pit.sections.forEach((row, i) => {
    need(row.section === sections[i], `pit.sections[${i}].section`, 'sectionsInOrder', { section: sections[i] })
    const pigments = row.requests.length * row.each + row.any
    need(pigments === 2, `pit.sections[${i}]`, 'twoPigments', { found: pigments })
    need(
      row.requests.every(slot => slot < requests.open),
      `pit.sections[${i}].requests`,
      'requestIsOpen',
    )
  })
  const fields = pit.rows * pit.columns
  plates.rows.forEach((plate, i) => {
    const place = `plates.rows[${i}]`
    need(plate.section === sections[Math.floor(i / 2)], `${place}.section`, 'sectionsInOrder', {
      section: sections[Math.floor(i / 2)],
    })
    plate.sides.forEach((side, s) => {
      const statues = side.filter(icon => icon === 'statue').length
      need(side.length === fields, `${place}.sides[${s}]`, 'oneIconEachField', { fields })
      need(statues * sections.length <= tables.raw, `${place}.sides[${s}]`, 'tooManyStatues', { raw: tables.raw })
    })
  })
  once(
    plates.icons.map(row => row.icon),
    'plates.icons',
  )
  once(
    requests.tokens.map(token => String(token.number)),
    'requests.tokens',
  )
  const tokens = requests.open + tables.turns - 1
  need(requests.tokens.length >= tokens, 'requests.tokens', 'tooFewRequests', { needed: tokens })
  once(
    equipment.cards.map(card => `${card.material} ${card.section} ${card.house}`),
    'equipment.cards',
  )
  const places = equipment.row.places * tables.turns
  need(equipment.cards.length >= places, 'equipment.cards', 'tooFewEquipmentCards', { needed: places })
  need(equipment.row.leave <= equipment.row.places, 'equipment.row.leave', 'leaveAtMostAll')
  once(mausoleum.track, 'mausoleum.track')
  once(
    mausoleum.endTiles.map(row => row.tile),
    'mausoleum.endTiles',
  )
  tables.capacity.forEach((row, i) => {
    need(row.seats === i + 2, `tables.capacity[${i}].seats`, 'seatsInOrder', { seats: i + 2 })
    // Two pairs hold everybody's two builders and the minister.
    need(row.most * 2 > row.seats * 2, `tables.capacity[${i}].most`, 'roomForAll', { most: row.seats + 1 })
  })
  return problems
}
