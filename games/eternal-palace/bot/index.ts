import { type GameBot, PASS, type Subset } from '@palatine/kernel'
import { groupArtisan, usable } from '../rules/advisors.ts'
import { valuesOf } from '../rules/dice.ts'
import { gainOf } from '../rules/editions.ts'
import type { Known } from '../rules/hidden.ts'
import { countBits, type Realm, type RealmTable, sorts, stock } from '../rules/model.ts'
import { goodsAt } from '../rules/places/market.ts'
import { features, featuresOf } from './features.ts'
import learnt from './learnt.json' with { type: 'json' }
import { haste } from './master.ts'
import { bestPayment, worthOfOffer, worthOfPath, worthOfPrivilege } from './modules.ts'
import { worthOfPlans } from './plan.ts'
import { bestVisit, worthForBanner, worthOfAppointment, worthOfVisit } from './visits.ts'
import { spent, type Worth, worthFor } from './worth.ts'

/** Adds up in points what a visit brings and costs, groups its dice accordingly, and races for layers. */
export const bot: GameBot<Realm, RealmTable, Known> = {
  features,
  featuresOf,
  roundOf: g => g.round - 1,
  horizon: 1,
  spread: 1.5,
  slip: 0.11,
  learnt,
  score({ id, question, view, seat, table }) {
    const { g } = view
    const worth = worthFor(g, seat, table)
    const { places, locations } = table.components
    switch (id) {
      case 'makeGroups':
        return worthOfPlans(worth, valuesOf(g.rolled[seat]))
      case 'visit':
        return ([branch, first, aim]: readonly number[]) => {
          if (branch > 0) return first === undefined ? readyToUse(worth) : worthOfUse(worth, first)
          if (first === undefined) return 0
          if (aim !== undefined) return worthOfVisit(worth, first, aim)
          const best = bestVisit(worth, first)
          return best.worth + haste(g, best.place, table)
        }
      case 'useAdvisorOrEnd':
        return ([advisor]) => (advisor === PASS ? 0.02 : worthOfUse(worth, advisor))
      case 'appointAdvisor':
        return ([advisor, way]) => bestWay(worth, advisor, way, 0)
      case 'keepAdvisor':
        return ([advisor, way]) =>
          advisor === PASS ? worth.fish(places.fishMarket.fish) : bestWay(worth, advisor, way, places.fishMarket.fish)
      case 'returnAdvisor':
        // What nobody wants goes back, unless one's own way leads to the Fish Market again.
        return ([advisor]) => -worth.advisor(advisor)
      case 'takeFreeAdvisor':
        return ([advisor]) => worth.advisor(advisor)
      case 'takeResource':
        return ([sort]) => worth.resource(sort, 1)
      case 'payResource':
      case 'giveUpResource':
        // From the largest heap.
        return ([sort]) => g.resources[stock(seat, sort)] / 16
      case 'moveOnTrack':
        return ([where]) => worth.step(where)
      case 'giveTo':
        return ([house]) => -countBits(g.layers[house]) - g.palace[house] / 10
      case 'takeGoods':
        return worthOfSome(goodsAt(table).items.map(worth.reward), (question as Subset).min)
      case 'takeDifferent':
        return worthOfSome(
          sorts.map(sort => worth.resource(sort, 1)),
          (question as Subset).min,
        )
      case 'playPrivilege':
        return ([played]) => (played > 0 ? worthOfPrivilege(worth) : 0)
      case 'buyCards':
        return ([cards]) => 0.14 * Math.min(cards, 3) - spent(g.fish[seat], cards * locations.fishMarket.fish)
      case 'appointOrTakeReserve':
        return ([advisor]) => (advisor === PASS ? worth.wisdom(g.reserve) : worthForBanner(worth, advisor))
      case 'offerResources':
        return ([offer]) => worthOfOffer(worth, offer)
      case 'payForStep':
        return ([where]) => (where === PASS ? 0 : worth.paidStep(where))
      case 'choosePath':
        return ([to]) => worthOfPath(worth, to)
      case 'satisfyDemand':
        return ([space, sort]) => (sort === undefined ? bestPayment(worth, space) : -worth.spent(sort, 1))
      case 'recruitAdvisor':
        return ([advisor]) => (advisor === PASS ? 0 : worth.advisor(advisor))
      case 'loseAdvisor':
        return ([advisor]) => -worth.advisor(advisor)
      case 'takeGift':
        return ([gift]) => worth.reward(places.scrolls.several[gift])
      case 'takeGroupReward':
        return ([dice]) => worth.reward(gainOf(table, groupArtisan(g, seat, table), dice))
      default:
        return () => 0
    }
  },
}

/** A little more than nothing: an advisor is not used for its own sake. */
const worthTheTrouble = 0.04

const readyToUse = (worth: Worth): number =>
  Math.max(...usable(worth.g, worth.house, worth.table).map(advisor => worthOfUse(worth, advisor))) - worthTheTrouble

/** What a Trader or Diplomat brings, less what it takes. */
function worthOfUse(worth: Worth, advisor: number): number {
  const { g, house, table } = worth
  const { pay } = table.components.advisors.rows[advisor]
  const stocks = g.resources.slice(house * 4, house * 4 + 4)
  // Resources are paid from the largest heap.
  const cheapest = Math.max(...stocks) > 3 ? 0.08 : 0.2
  const lost =
    (pay.fish ?? 0) * (g.fish[house] > 4 ? 0.08 : 0.16) +
    (pay.wisdom ?? 0) * (g.wisdom[house] > 4 ? 0.1 : 0.18) +
    (pay.resources ?? 0) * cheapest
  return worth.reward(gainOf(table, advisor)) - lost
}

/** Below all that an advisor can be worth. */
const unwanted = -2

/** The better way to pay for an advisor, if none is chosen yet; it passes over those whose banner it cannot pay. */
function bestWay(worth: Worth, advisor: number, way: number | undefined, fish: number): number {
  if (way !== undefined) return worthOfAppointment(worth, advisor, way, fish)
  const { cost } = worth.table.components.banners.rows[advisor]
  if (sorts.some(sort => cost[sort] > worth.g.resources[stock(worth.house, sort)])) return unwanted
  return Math.max(worthOfAppointment(worth, advisor, 0, fish), worthOfAppointment(worth, advisor, 1, fish))
}

/** Of things with these worths: those taken and the best of those that may still follow. */
function worthOfSome(worths: readonly number[], count: number) {
  return (taken: readonly number[]): number => {
    const last = taken[taken.length - 1] ?? -1
    const later = worths.slice(last + 1).sort((a, b) => b - a)
    const all = [...taken.map(item => worths[item]), ...later.slice(0, count - taken.length)]
    return all.reduce((sum, one) => sum + one, 0)
  }
}
