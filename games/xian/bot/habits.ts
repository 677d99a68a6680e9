import { type Habits, type Look, NONE, PASS, type Score, type Seat, Signs, type Weigh } from '@palatine/kernel'
import { entry, feeOf } from '../rules/builder.ts'
import { payments } from '../rules/lab.ts'
import { type Army, type ArmyTable, buildingCount, colour, colourCount, sectionOf, upperCard } from '../rules/model.ts'
import { resourceCount } from '../rules/resources.ts'
import { price } from '../rules/tiles.ts'
import { work } from '../rules/worker.ts'
import { iconOn } from '../rules/workshop.ts'
import learnt from './habits.json' with { type: 'json' }
import { groupWith, kindsOf } from './worths.ts'

type ArmyLook = Look<Army, ArmyTable, null>

const workerKinds = ['tax-collector', 'craftsman', 'miner', 'helper'] as const
const cardCount = 24
const most = 6

const signs = new Signs()
const exchange = signs.each('exchange card', cardCount)
const upper = signs.each('work with card', cardCount)
const late = signs.each('late work of kind', workerKinds.length)
const lower = signs.one('number on the lower card')
const top = signs.each('on top card', cardCount)
const act = signs.each('act with worker', workerKinds.length)
const corner = signs.each('pigment with so many', most + 1)
const extra = signs.each('extra action in', buildingCount)
const market = signs.one('market')
const without = signs.one('no extra action')
const enter = signs.each('enter building', buildingCount)
const lateEnter = signs.each('late enter building', buildingCount)
const way = signs.each('enter by way', 3)
const fee = signs.one('enter for coins')
const minister = signs.one('enter to the minister')
const keep = signs.one('keep builder')
const lateKeep = signs.one('late keep builder')
const paint = {
  section: signs.each('paint in section', 3),
  lead: signs.each('paint for a lead', 6),
  group: signs.one('paint in a group of'),
  sealed: signs.one('paint what is sealed'),
  paid: signs.each('pay with pigment of so many', most + 1),
}
const equip = {
  together: signs.each('equipment in a set with', 3),
  house: signs.one('equipment of own house'),
  cost: signs.one('equipment for coins'),
  clay: signs.one('equipment with clay'),
  discount: signs.one('equipment with discount'),
}
const create = {
  section: signs.each('create in section', 3),
  points: signs.one('create for points'),
  goods: signs.one('create for goods'),
  pigment: signs.one('create for a pigment'),
  group: signs.one('create beside own'),
  discount: signs.one('create with discount'),
}
const unsealed = signs.one('no seal')
const sealsLeft = signs.one('seal with so many left')
const endTile = signs.each('end tile', 8)
const give = signs.each('give of so many', most + 1)
const take = signs.each('take with so many', most + 1)
const kindGiven = signs.each('give kind', resourceCount)
const kindTaken = signs.each('take kind', resourceCount)
const noExchange = signs.one('no exchange')

const atMost = (count: number): number => (count < most ? count : most)

function stockOf(g: Army, seat: Seat, kind: number): number {
  return kind < colourCount
    ? g.pigments[seat * colourCount + kind]
    : kind === colourCount
      ? g.coins[seat]
      : g.clay[seat]
}

const lateness = (g: Army, table: ArmyTable): number => (g.turn - 1) / (table.components.tables.turns - 1) - 0.5

export const habits: Habits<Army, ArmyTable, null> = {
  signs: signs.names,
  learnt,
  score: (look, w) => atAGlance[look.id](look, w),
}

const atAGlance: { readonly [id: string]: (look: ArmyLook, w: Weigh) => Score } = {
  exchangeCards: (_, w) => steps => w(exchange + (steps[0] % cardCount)),

  chooseCards({ view: { g }, table }, w) {
    const { cards } = table.components.workers
    const after = lateness(g, table)
    return steps => {
      const card = steps[0]
      const kind = workerKinds.indexOf(cards[card].worker)
      return w(upper + (card % cardCount)) + w(late + kind, after) + w(lower, cards[steps[1]].number)
    }
  },

  chooseTop({ view: { g }, table }, w) {
    const { cards } = table.components.workers
    const after = lateness(g, table)
    return steps => w(top + (steps[0] % cardCount)) + w(late + workerKinds.indexOf(cards[steps[0]].worker), after)
  },

  useWorker(look, w) {
    const { view, seat, table } = look
    const { g } = view
    const card = table.components.workers.cards[upperCard(g, seat)]
    const kind = workerKinds.indexOf(card.worker)
    const has = g.pigments[seat * colourCount + colour[card.colour]]
    return withTiles(look, w, steps =>
      steps[1] === work.action ? w(act + kind) : steps[1] === work.pigment ? w(corner + atMost(has)) : 0,
    )
  },

  placeBuilder(look, w) {
    const { view, seat, table } = look
    const { g } = view
    const after = lateness(g, table)
    return withTiles(look, w, steps => {
      const where = steps[1]
      if (where === PASS) return w(keep) + w(lateKeep, after)
      let worth = w(enter + where) + w(lateEnter + where, after) + w(way + steps[2])
      if (steps[2] !== entry.free) worth += w(fee, feeOf(g, seat, where, table))
      return where === g.minister && !g.ministerMet ? worth + w(minister) : worth
    })
  },

  useExtraAction: (look, w) => withTiles(look, w, steps => (steps[1] === PASS ? w(without) : w(extra + steps[1]))),

  takeEquipment({ view: { g }, seat, table }, w) {
    const kinds = kindsOf(g, seat, table)
    const { cards } = table.components.equipment
    return steps => {
      const { material, section, house, cost, clay } = cards[steps[0]]
      const first = material === 'wood' ? 0 : 3
      const kind = first + (section === 'A' ? 0 : section === 'B' ? 1 : 2)
      let together = 0
      for (let other = first; other < first + 3; other++) if (kinds[other] > kinds[kind]) together++
      let worth = w(equip.together + together) + w(equip.cost, cost)
      if (house === seat) worth += w(equip.house)
      if (clay > 0) worth += w(equip.clay, clay)
      return steps[1] === price.discounted ? worth + w(equip.discount) : worth
    }
  },

  paintWarrior({ view: { g }, seat, table }, w) {
    const leads = leadsOf(g, seat, table)
    return steps => {
      const field = steps[0]
      const section = sectionOf(field, table)
      let worth = w(paint.section + section) + w(paint.lead + leads[section])
      worth += w(paint.group, groupWith(g, field, seat, table))
      if (g.seals[field] === seat) worth += w(paint.sealed)
      for (const kind of payments[steps[1]]) worth += w(paint.paid + atMost(g.pigments[seat * colourCount + kind]))
      return worth
    }
  },

  createWarrior({ view: { g }, seat, table }, w) {
    const { rows, columns } = table.components.pit
    return steps => {
      const field = steps[0]
      const icon = iconOn(g, field, table)
      let worth = w(create.section + sectionOf(field, table))
      if (icon.points > 0) worth += w(create.points, icon.points)
      if (icon.coins + icon.clay > 0) worth += w(create.goods, icon.coins + icon.clay)
      if (icon.pigments > 0) worth += w(create.pigment)
      const above = field % (rows * columns) >= columns && g.pit[field - columns] === seat
      const below = field % (rows * columns) < (rows - 1) * columns && g.pit[field + columns] === seat
      if (above || below) worth += w(create.group)
      return steps[1] === price.discounted ? worth + w(create.discount) : worth
    }
  },

  takePigment:
    ({ view: { g }, seat }, w) =>
    steps =>
      w(take + atMost(stockOf(g, seat, steps[0]))),
  laySeal:
    ({ view: { g }, seat }, w) =>
    steps =>
      steps[0] === PASS ? w(unsealed) : w(sealsLeft, g.sealsLeft[seat]),
  chooseEndTile: (_, w) => steps => w(endTile + steps[0]),

  exchangeResource({ view: { g }, seat }, w) {
    return steps => {
      const [given, taken] = steps
      if (given === PASS) return w(noExchange)
      const worth = w(give + atMost(stockOf(g, seat, given))) + w(kindGiven + given)
      return worth + w(take + atMost(stockOf(g, seat, taken))) + w(kindTaken + taken)
    }
  },

  takeFromMarket({ view: { g }, seat }, w) {
    return steps => {
      const kind = steps.length - 1
      const count = steps[kind]
      return count === 0 ? 0 : w(take + atMost(stockOf(g, seat, kind)), count) + w(kindTaken + kind, count)
    }
  },
}

/** The main question beside the tiles that may be used with it. */
function withTiles({ id, question, view: { g }, seat }: ArmyLook, w: Weigh, main: Score): Score {
  const keys = question.kind === 'either' ? question.keys : []
  return steps => {
    const name = keys[steps[0]]
    if (name === id) return main(steps)
    if (name === 'extraAction') return w(extra + steps[1])
    if (steps.length === 1) return w(market)
    const kind = steps.length - 2
    const count = steps[kind + 1]
    return count === 0 ? 0 : w(give + atMost(stockOf(g, seat, kind)), count) + w(kindGiven + kind, count)
  }
}

/** By section: how the own warriors will stand against the most of another seat with one more: from -2 or worse to 3. */
function leadsOf(g: Army, seat: Seat, table: ArmyTable): number[] {
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  const leads = new Array<number>(sections.length)
  for (let section = 0; section < sections.length; section++) {
    const counts = new Array<number>(table.seats).fill(0)
    for (let field = section * size; field < (section + 1) * size; field++) {
      const owner = g.pit[field]
      if (owner !== NONE && owner < table.seats) counts[owner]++
    }
    let rival = 0
    for (let other = 0; other < counts.length; other++)
      if (other !== seat && counts[other] > rival) rival = counts[other]
    leads[section] = Math.max(0, Math.min(5, counts[seat] + 1 - rival + 2))
  }
  return leads
}
