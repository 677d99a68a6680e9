import { again, call, NOBODY, NONE, pick, putIn } from '@palatine/kernel'
import type { Advisor } from '../components/schema.ts'
import { sizeOf } from './dice.ts'
import { gainOf } from './editions.ts'
import { gain, only, pay, payResources } from './gains.ts'
import {
  allHouses,
  countOf,
  type House,
  houseCount,
  personOf,
  procedure,
  type Realm,
  type RealmIo,
  type RealmTable,
  sorts,
  stock,
  totalResources,
} from './model.ts'
import { settle, settled } from './settle.ts'

const rowOf = (advisor: number, table: RealmTable): Advisor => table.components.advisors.rows[advisor]

/** EP 7.1: once a round, and a second copy once more. */
const ready = (g: Realm, house: House, advisor: number): number =>
  countOf(g.advisors[house], advisor) - countOf(g.used[house], advisor)

const nothing: number[] = []

/** EP 7.4, EP 7.5: the Traders and Diplomats that a house can use now. */
export function usable(g: Realm, house: House, table: RealmTable): number[] {
  const own = g.advisors[house]
  if (own.length === 0) return nothing
  const { rows } = table.components.advisors
  const found: number[] = []
  for (let i = 0; i < own.length; i++) {
    if (i > 0 && own[i] === own[i - 1]) continue
    const { type, pay } = rows[own[i]]
    if (type !== 'trader' && type !== 'diplomat') continue
    if (g.fish[house] < (pay.fish ?? 0) || g.wisdom[house] < (pay.wisdom ?? 0)) continue
    if (totalResources(g, house) < (pay.resources ?? 0) || ready(g, house, own[i]) === 0) continue
    found.push(own[i])
  }
  return found
}

/** Why an advisor cannot be used. */
function whyNotUse(g: Realm, house: House, advisor: number, table: RealmTable) {
  if (countOf(g.advisors[house], advisor) === 0) return { reason: 'notYourAdvisor', rule: 'EP 7.1' }
  const { type } = rowOf(advisor, table)
  if (type !== 'trader' && type !== 'diplomat') return { reason: 'actsByItself', rule: 'EP 7.9' }
  if (ready(g, house, advisor) === 0) return { reason: 'usedInThisRound', rule: 'EP 7.1' }
  return { reason: 'advisorNotPayable', rule: type === 'trader' ? 'EP 7.4' : 'EP 7.5' }
}

interface Using {
  readonly house: House
  readonly advisor: number
  /** Who is given what is paid, or NONE: the supply. */
  to: House
  /** Resources still to be paid; unset before the first. */
  left: number
  /** The resource that was paid last, or NONE. */
  paid: number
}

/** EP 7.4, EP 7.5: pay what stands on the left, to the supply or to another house; then take what stands on the right. */
export const useAdvisor = procedure(
  'useAdvisor',
  ({ house, advisor }: { house: House; advisor: number }): Using => ({ house, advisor, to: NONE, left: 0, paid: NONE }),
  ({ act, ask }) => ({
    begin: act(({ g, at, table, io }) => {
      putIn(g.used[at.house], at.advisor)
      io.emit?.({ type: 'advisorUsed', seat: at.house, advisor: at.advisor, rule: ruleOf(at, table) })
      at.left = rowOf(at.advisor, table).pay.resources ?? 0
      // EP 7.5: with two houses there is only one to give to
      if (gives(at, table) && houseCount(table) === 2) at.to = 1 - at.house
    }),
    giveTo: ask({
      rule: 'EP 7.5',
      to: ({ at, table }) => (gives(at, table) && at.to === NONE ? personOf(at.house, table) : NOBODY),
      question: ({ at, table }) => pick(allHouses(table).filter(house => house !== at.house)),
      answer(to, { at, seat, io }) {
        at.to = to
        io.emit?.({ type: 'receiverChosen', seat, to, rule: 'EP 7.5' })
      },
    }),
    payResource: ask({
      rule: ({ at, table }) => ruleOf(at, table),
      to: ({ at, table }) => (at.left > 0 ? personOf(at.house, table) : NOBODY),
      question: ({ g, at }) =>
        pick(
          sorts.filter(resource => g.resources[stock(at.house, resource)] > 0),
          { why: missing },
        ),
      answer(resource, { g, at, table, io }) {
        at.left--
        at.paid = resource
        payResources(g, at.house, only(resource, 1), at.to, ruleOf(at, table), io)
        return at.left > 0 ? again : undefined
      },
    }),
    trade: act(({ g, at, table, io }) => {
      const rule = ruleOf(at, table)
      pay(g, at.house, rowOf(at.advisor, table).pay, at.to, rule, io)
      gain(g, at.house, gainOf(table, at.advisor), rule, io, at.paid)
      return settled(g)
    }),
  }),
  { possible: ({ house, advisor }, { g, table }) => usable(g, house, table).includes(advisor) },
)

const gives = ({ advisor }: Using, table: RealmTable): boolean => rowOf(advisor, table).type === 'diplomat'
const ruleOf = (at: Using, table: RealmTable): string => (gives(at, table) ? 'EP 7.5' : 'EP 7.4')
const missing = () => ({ reason: 'noSuchResource', rule: 'EP 7.4' })

const noOptions = {}

export const usableAdvisors = (g: Realm, house: House, table: RealmTable, optional = false) =>
  pick(usable(g, house, table), { optional, why: advisor => whyNotUse(g, house, advisor, table) })

/** EP 7.1: before the visit, as options beside the question where to go. */
export function advisorOptions(g: Realm, house: House, table: RealmTable) {
  if (g.advisors[house].length === 0) return noOptions
  return {
    useAdvisor: {
      question: usableAdvisors(g, house, table),
      call: (advisor: number) => call(useAdvisor, { house, advisor }),
    },
  }
}

/** EP 7.9: Artisans help by themselves, each copy once a round. */
export function artisans(g: Realm, house: House, occasion: Advisor['occasion'], rule: string, io: RealmIo): void {
  const own = g.advisors[house]
  for (let i = 0; i < own.length; i++) {
    const advisor = own[i]
    if (rowOf(advisor, io.table).occasion !== occasion || ready(g, house, advisor) === 0) continue
    putIn(g.used[house], advisor)
    io.emit?.({ type: 'advisorUsed', seat: house, advisor, rule })
    gain(g, house, gainOf(io.table, advisor), rule, io)
  }
}

/** EP 7.11: an Artisan of this house that looks at groups and is still to be used; NONE if there is none. */
export function groupArtisan(g: Realm, house: House, table: RealmTable): number {
  const own = g.advisors[house]
  for (let i = 0; i < own.length; i++) {
    if (rowOf(own[i], table).occasion === 'groups' && ready(g, house, own[i]) > 0) return own[i]
  }
  return NONE
}

/** EP 7.11: the rewards that this house's groups allow, each by the number of dice that it asks for. */
export function groupRewards(g: Realm, house: House, table: RealmTable): number[] {
  const advisor = groupArtisan(g, house, table)
  if (advisor === NONE) return nothing
  const sizes = rowOf(advisor, table).groups.map(one => one.dice)
  const most = Math.max(...sizes)
  return sizes.filter(dice => g.groups[house].some(group => Math.min(sizeOf(group), most) === dice))
}

/** EP 7.11: at the start of a round, once the groups are shown, one of the rewards. */
export const rewardGroups = procedure(
  'rewardGroups',
  (at: { house: House }) => at,
  ({ ask }) => ({
    takeGroupReward: ask({
      rule: 'EP 7.11',
      to: ({ g, at: { house }, table }) => (groupRewards(g, house, table).length > 0 ? personOf(house, table) : NOBODY),
      question: ({ g, at: { house }, table }) => pick(groupRewards(g, house, table), { why: noSuchGroup }),
      answer(dice, { g, at: { house }, table, io }) {
        const advisor = groupArtisan(g, house, table)
        putIn(g.used[house], advisor)
        io.emit?.({ type: 'advisorUsed', seat: house, advisor, rule: 'EP 7.11' })
        gain(g, house, gainOf(table, advisor, dice), 'EP 7.11', io)
        return g.queue.length > 0 ? call(settle, {}).thenAgain : again
      },
    }),
  }),
)

const noSuchGroup = (dice: number) => ({ reason: 'noSuchGroup', rule: 'EP 7.11', values: { dice } })
