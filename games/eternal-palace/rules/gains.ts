import { NONE } from '@palatine/kernel'
import type { Price, Reward } from '../components/schema.ts'
import { inWisdom } from './master/wisdom.ts'
import { choice, type House, isMaster, type Realm, type RealmIo, sort, stock } from './model.ts'
import { forward } from './palace.ts'

const none: readonly number[] = [0, 0, 0, 0]

/**
 * EP 1.5: supplies never run out. EP 6.7: what needs no choice is gained at once, the rest waits in the queue until `settle` asks for it.
 * @param except a sort of resource that was paid and may not be taken where another one is meant
 */
export function gain(g: Realm, house: House, given: Reward, rule: string, io: RealmIo, except: number = NONE): void {
  const reward = isMaster(house, io.table) ? inWisdom(given, io.table) : given
  const { fish = 0, wisdom = 0, wood = 0, stone = 0, kaolin = 0, bronze = 0 } = reward
  if (fish + wisdom + wood + stone + kaolin + bronze > 0) {
    g.fish[house] += fish
    g.wisdom[house] += wisdom
    g.resources[stock(house, sort.wood)] += wood
    g.resources[stock(house, sort.stone)] += stone
    g.resources[stock(house, sort.kaolin)] += kaolin
    g.resources[stock(house, sort.bronze)] += bronze
    io.emit?.({ type: 'gained', seat: house, fish, wisdom, resources: [wood, stone, kaolin, bronze], rule })
  }
  if (reward.palace !== undefined) forward(g, house, reward.palace, rule, io)
  wait(g, house, choice.resource, reward.resources, reward.other ? except : NONE)
  wait(g, house, choice.step, reward.step, NONE)
  wait(g, house, choice.advisor, reward.advisor, NONE)
  if (reward.privileges !== undefined) gainPrivileges(g, house, reward.privileges, rule, io)
  if (reward.different !== undefined) wait(g, house, choice.different, 1, reward.different)
  if (reward.recruit !== undefined) wait(g, house, choice.recruit, 1, reward.recruit)
  if (reward.paidStep !== undefined) wait(g, house, choice.paidStep, 1, reward.paidStep)
}

function wait(g: Realm, house: House, what: number, times = 0, about: number): void {
  for (let i = 0; i < times; i++) g.queue.push({ house, what, about })
}

/** EP 6.7: what follows from this comes before everything that waits already. */
export function beforeTheRest(g: Realm, work: () => void): void {
  const rest = g.queue.splice(0)
  work()
  g.queue.push(...rest)
}

/** EP 10.1: like everything else, privileges never run out. */
function gainPrivileges(g: Realm, house: House, privileges: number, rule: string, io: RealmIo): void {
  g.privileges[house] += privileges
  io.emit?.({ type: 'privilegesGained', seat: house, privileges, rule })
}

/** EP 14.3: the reserve of the alternative Academy. */
export function setReserve(g: Realm, wisdom: number, rule: string, io: RealmIo): void {
  g.reserve = wisdom
  io.emit?.({ type: 'reserveChanged', wisdom, rule })
}

/** One resource of a sort. */
export function gainResource(g: Realm, house: House, resource: number, rule: string, io: RealmIo, count = 1): void {
  if (count === 0) return
  g.resources[stock(house, resource)] += count
  io.emit?.({ type: 'gained', seat: house, fish: 0, wisdom: 0, resources: only(resource, count), rule })
}

/** Resources by sort. */
export function gainResources(g: Realm, house: House, counts: readonly number[], rule: string, io: RealmIo): void {
  for (let resource = 0; resource < counts.length; resource++) g.resources[stock(house, resource)] += counts[resource]
  io.emit?.({ type: 'gained', seat: house, fish: 0, wisdom: 0, resources: counts, rule })
}

/** Fish and wisdom, to the supply or to another house. */
export function pay(
  g: Realm,
  house: House,
  { fish = 0, wisdom = 0 }: Price,
  to: House,
  rule: string,
  io: RealmIo,
): void {
  if (fish + wisdom === 0) return
  g.fish[house] -= fish
  g.wisdom[house] -= wisdom
  if (to !== NONE) {
    g.fish[to] += fish
    g.wisdom[to] += wisdom
  }
  io.emit?.({ type: 'paid', seat: house, fish, wisdom, resources: none, to, rule })
}

export function payResources(
  g: Realm,
  house: House,
  counts: readonly number[],
  to: House,
  rule: string,
  io: RealmIo,
): void {
  const toMaster = to !== NONE && isMaster(to, io.table)
  const receiver = toMaster ? NONE : to
  for (let resource = 0; resource < counts.length; resource++) {
    g.resources[stock(house, resource)] -= counts[resource]
    if (receiver !== NONE) g.resources[stock(receiver, resource)] += counts[resource]
  }
  io.emit?.({ type: 'paid', seat: house, fish: 0, wisdom: 0, resources: counts, to: receiver, rule })
  // EP 15.21: the supply gets the resources of a gift to the Master, and he wisdom
  if (toMaster) gain(g, to, { resources: counts.reduce((sum, n) => sum + n, 0) }, 'EP 15.21', io)
}

/** Counts by sort with so many of one sort. */
export const only = (resource: number, count: number): number[] => none.map((_, i) => (i === resource ? count : 0))

export function canPay(g: Realm, house: House, counts: readonly number[]): boolean {
  for (let resource = 0; resource < counts.length; resource++) {
    if (g.resources[stock(house, resource)] < counts[resource]) return false
  }
  return true
}
