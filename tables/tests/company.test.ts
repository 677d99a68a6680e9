/** Several people at one table, in different places: time, stand-ins, going back together, standing answers, coming back. */
import type { Pace } from '@palatine/tables/clocks'
import type { Company } from '@palatine/tables/protocol'
import { isDamaged } from '@palatine/tables/store'
import { expect, test } from 'vitest'
import { firstAnswer, Guest, quiet, World } from './world.ts'

const live: Pace = { pace: 'live', bank: 60_000, increment: 1_000 }

/** A table of Gatehouse with a person in each of the first seats and bots in the rest; each person at a host of its own. */
async function company(people: readonly string[], bots = 0, pace?: Pace) {
  const world = new World()
  world.bots.speak = firstAnswer
  const hosts = people.map(() => world.host())
  const sitters = [
    ...people.map(person => ({ name: person, person, bot: '' })),
    ...Array.from({ length: bots }, (_, i) => ({ name: `bot ${i}`, person: '', bot: 'plain' })),
  ]
  const make = { game: 'gatehouse', options: {}, components: null, listed: false, ...(pace && { pace }) }
  const card = await hosts[0].begin('table', make, sitters)
  if ('refused' in card) throw new Error(card.refused.reason)
  const guests = people.map((person, seat) => new Guest(hosts[seat], person))
  for (const [seat, guest] of guests.entries()) await guest.watch('table', seat)
  return { world, guests, hosts }
}

const companies = (guest: Guest): Company[] => guest.told.flatMap(one => ('company' in one ? [one.company] : []))
const companyNow = (guest: Guest): Company | undefined => companies(guest).at(-1)

/** Everybody who is asked answers, until the condition holds. */
async function playUntil(world: World, guests: readonly Guest[], holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) {
    await world.clock.turn(300)
    for (const guest of guests) {
      const { asked, watcher } = guest.moment
      // Different people answer differently, where there is more than one answer.
      const nth = guest === guests[0] ? 1 : 0
      if (watcher !== null && asked.includes(watcher) && !holds()) await guest.answer(nth).catch(() => guest.answer())
    }
    await quiet()
  }
  expect(holds()).toBe(true)
}

async function keptAt(world: World) {
  const kept = await world.store.open('table', true)
  if (!kept || isDamaged(kept)) throw new Error('no table')
  return kept
}

test('clocks stand on the card and change with what everybody sees, at every host', async () => {
  const { world, guests } = await company(['ada', 'bo'], 0, live)
  const [ada, bo] = guests
  const clocks = (guest: Guest) => guest.told.findLast(one => 'moment' in one && 'card' in one)?.card.timing?.clocks
  const start = world.clock.now()
  expect(clocks(ada)?.map(one => one.until)).toEqual([start + 61_000, start + 61_000])
  await world.clock.turn(10_000)
  await ada.answer()
  await quiet()
  expect(clocks(bo)).toEqual([
    { left: 51_000, until: null },
    { left: 60_000, until: start + 61_000 },
  ])
})

test('who is late may be replaced by a bot, keeps the seat, and comes back', async () => {
  const { world, guests } = await company(['ada', 'bo'], 0, live)
  const [ada, bo] = guests
  await ada.answer()
  const handOver = { ask: 'handOver', table: 'table', seat: 1, bot: 'plain' } as const
  expect(await ada.ask(handOver)).toEqual({ refused: { reason: 'notLate' } })
  expect(await new Guest(world.host(), 'eve').ask(handOver)).toEqual({ refused: { reason: 'notYourSeat' } })
  await world.clock.turn(61_000)
  expect(await ada.ask({ ...handOver, bot: 'nobody' })).toEqual({ refused: { reason: 'noSuchBot' } })
  expect(await ada.ask(handOver)).toBeNull()
  await world.clock.turn(1_000)
  // The bot has answered for bo, who still sees its own hand.
  expect(companyNow(bo)?.seats[1]).toEqual({ name: 'bo', bot: 'plain', standsIn: true })
  expect(bo.moment.watcher).toBe(1)
  expect((await keptAt(world)).entries.map(one => one.entry)).toContainEqual({ seat: 1, holder: 'bot:plain' })
  expect(ada.moment.shown).toBeGreaterThan(2)
  expect(await bo.answer()).toMatchObject({ refused: { reason: 'notYourSeat' } })
  expect(await ada.ask({ ask: 'comeBack', table: 'table', seat: 1 })).toMatchObject({
    refused: { reason: 'notYourSeat' },
  })
  expect(await bo.ask({ ask: 'comeBack', table: 'table', seat: 1 })).toBeNull()
  expect(companyNow(ada)?.seats[1]).toEqual({ name: 'bo', bot: '', standsIn: false })
  await playUntil(world, guests, () => ada.moment.ending !== null)
})

test('where nobody counts the time, a seat can be replaced whose person is gone', async () => {
  const { world, hosts } = await company(['ada', 'bo'])
  const gone = new Set<number>()
  const said: unknown[] = []
  const ada = hosts[0].connect({ person: 'ada', keeper: false, away: (_, seat) => gone.has(seat) }, told =>
    said.push(told),
  )
  const ask = { ask: 'handOver', table: 'table', seat: 1, bot: 'plain' }
  await ada.hear({ version: 1, key: 'a', ask })
  expect(said).toEqual([{ key: 'a', refused: { reason: 'notLate' } }])
  gone.add(1)
  await ada.hear({ version: 1, key: 'b', ask })
  expect(said.at(-1)).toEqual({ key: 'b', reply: null })
  await world.clock.turn(1_000)
  expect((await keptAt(world)).sitters[1]).toEqual({ name: 'bo', person: 'bo', bot: 'plain' })
})

test('beyond the barrier the table goes back if all people agree; bots agree to everything', async () => {
  const { world, guests } = await company(['ada', 'bo'], 1)
  const [ada, bo] = guests
  await playUntil(world, guests, () => ada.moment.shown > 8 && !ada.moment.ending)
  const before = ada.moment.question ?? 0
  expect(await ada.ask({ ask: 'wish', table: 'table', seat: 0 })).toBeNull()
  await quiet()
  expect(companyNow(bo)?.wish).toMatchObject({ by: 0, agreed: [0] })
  expect(await bo.ask({ ask: 'wish', table: 'table', seat: 1 })).toEqual({ refused: { reason: 'wishPending' } })
  expect(await bo.ask({ ask: 'agree', table: 'table', seat: 1, yes: true }, 'yes')).toBeNull()
  await quiet()
  const { entries } = await keptAt(world)
  expect(entries.at(-1)?.entry ?? entries.at(-2)?.entry).toMatchObject({ back: expect.any(Number) })
  expect(companyNow(ada)?.wish).toBeNull()
  expect(ada.moment.again).toBe(true)
  expect(ada.moment.question).toBeGreaterThan(before)
  // The same key again does nothing twice.
  expect(await bo.ask({ ask: 'agree', table: 'table', seat: 1, yes: true }, 'yes')).toBeNull()
  await playUntil(world, guests, () => ada.moment.ending !== null)
})

test('somebody who does not agree ends the wish, and so does time', async () => {
  const { world, guests } = await company(['ada', 'bo'], 0, live)
  const [ada, bo] = guests
  await ada.answer()
  await bo.answer()
  await quiet()
  expect(await ada.ask({ ask: 'wish', table: 'table', seat: 0 })).toBeNull()
  await quiet()
  expect(await bo.ask({ ask: 'agree', table: 'table', seat: 1, yes: false })).toBeNull()
  await quiet()
  expect(companyNow(ada)?.wish).toBeNull()
  expect(await bo.ask({ ask: 'wish', table: 'table', seat: 1 })).toBeNull()
  await world.clock.turn(60_000)
  expect(await ada.ask({ ask: 'agree', table: 'table', seat: 0, yes: true })).toEqual({ refused: { reason: 'noWish' } })
})

test('a standing answer is given wherever the question comes, until it is taken back', async () => {
  const { world, guests } = await company(['ada', 'bo'])
  const [ada, bo] = guests
  const question = 'takeReward'
  expect(await ada.ask({ ask: 'standing', table: 'table', seat: 0, question, answer: 0 })).toBeNull()
  expect(companyNow(ada)?.standing).toEqual([{ question, answer: 0 }])
  expect(companyNow(bo)?.standing).toEqual([])
  // Whenever ada wins it is not asked what it wants.
  const taken = async () =>
    (await keptAt(world)).entries.filter(
      ({ entry, key }) => 'answer' in entry && key?.startsWith('bot-') && entry.seat === 0,
    )
  await playUntil(world, guests, () => ada.moment.ending !== null)
  expect((await taken()).length).toBeGreaterThan(0)
})

test('who takes a standing answer back is asked again', async () => {
  const { world, guests } = await company(['ada', 'bo'])
  const [ada] = guests
  // Only the winner is ever asked alone.
  const reward = () =>
    ada.moment.asked.length === 1 && ada.moment.asked[0] === 0 && ada.moment.view.where.together === null
  await playUntil(world, guests, reward)
  const { question } = ada.moment
  await ada.ask({ ask: 'standing', table: 'table', seat: 0, question: 'takeReward', answer: 0 })
  await quiet()
  expect(ada.moment.question).toBeGreaterThan(question ?? 0)
  expect(await ada.undo()).toBeNull()
  await quiet()
  expect(ada.moment.asked).toEqual([0])
  expect(companyNow(ada)?.standing).toEqual([])
})

test('who was away is told exactly what it missed, or that it has to read the log again', async () => {
  const { world, guests, hosts } = await company(['ada', 'bo'])
  const [ada, bo] = guests
  const seen = ada.moment.shown
  const away = new Guest(hosts[0], 'ada', 'away')
  await ada.answer()
  await bo.answer()
  await quiet()
  const missed = ada.moments.filter(one => one.shown > seen).flatMap(one => one.told)
  expect(missed.length).toBeGreaterThan(0)
  expect(await away.ask({ ask: 'watch', table: 'table', seat: 0, shown: seen })).not.toHaveProperty('refused')
  expect(away.moments).toHaveLength(1)
  expect(away.moment).toEqual({ ...ada.moment, told: missed, again: false })
  // Nothing was missed: nothing is told.
  const before = away.moments.length
  await away.ask({ ask: 'watch', table: 'table', seat: 0, shown: ada.moment.shown })
  expect(away.moments).toHaveLength(before)
  // A host that has just opened the table does not know what was taken back before.
  const elsewhere = new Guest(world.host(), 'ada', 'elsewhere')
  await elsewhere.ask({ ask: 'watch', table: 'table', seat: 0, shown: seen })
  expect(elsewhere.moment.again).toBe(true)
  expect(elsewhere.moment.shown).toBe(ada.moment.shown)
})

test('who wants to be forgotten leaves no name; a running game goes on with a bot', async () => {
  const { world, guests, hosts } = await company(['ada', 'bo'])
  const [ada] = guests
  await hosts[1].forget('bo', 'plain')
  await quiet()
  const { sitters, card } = await keptAt(world)
  expect(sitters[1]).toEqual({ name: '', person: '', bot: 'plain' })
  expect(card.chairs[1]).toEqual({ name: '', bot: 'plain' })
  expect(await world.store.ofPerson('bo')).toEqual([])
  await playUntil(world, [ada], () => ada.moment.ending !== null)
  await hosts[0].forget('ada', 'plain')
  const after = await keptAt(world)
  expect(after.sitters[0]).toEqual({ name: '', person: '', bot: '' })
  expect(JSON.stringify([after.card, after.sitters])).not.toContain('ada')
})

test('somebody takes a seat that was a bot’s, but no other', async () => {
  const { world, guests, hosts } = await company(['ada'], 1)
  const hot = await hosts[0].table('table')
  if (!('live' in hot)) throw new Error('no table')
  const eve = { name: 'eve', person: 'eve', bot: '' }
  expect(await hot.takeSeat('k', 0, eve)).toEqual({ reason: 'seatTaken' })
  expect(await hot.takeSeat('k', 1, eve)).toEqual({ reason: 'notInvited' })
  const invite = companyNow(guests[0])?.invite ?? undefined
  expect(await hot.takeSeat('k', 1, eve, invite)).toBeUndefined()
  await quiet()
  expect(companyNow(guests[0])?.seats[1]).toEqual({ name: 'eve', bot: '', standsIn: false })
  const her = new Guest(world.host(), 'eve')
  await her.watch('table', 1)
  await playUntil(world, [...guests, her], () => her.moment.ending !== null)
})

test('a game that was begun elsewhere goes on from its record', async () => {
  const { world, guests } = await company(['ada', 'bo'])
  await playUntil(world, guests, () => guests[0].moment.shown > 5)
  const { header, entries } = await keptAt(world)
  const record = { ...header, entries: entries.map(one => one.entry) }
  const host = world.host()
  const sitters = ['cy', 'di'].map(person => ({ name: person, person, bot: '' }))
  const { options, components } = header.table
  const begun = await host.begin('next', { game: 'gatehouse', options, components, record }, sitters)
  expect(begun).toMatchObject({ id: 'next', asked: guests[0].moment.asked })
  const cy = new Guest(host, 'cy')
  await cy.watch('next', 0)
  expect(cy.moment.view).toEqual(guests[0].moment.view)
  const broken = { ...record, entries: [...record.entries, { seat: 0, answer: 'nonsense' }] }
  const refused = await host.begin('broken', { game: 'gatehouse', options, components, record: broken }, sitters)
  expect(refused).toEqual({ refused: { reason: 'otherRules' } })
})

test('nobody else is told when somebody gives a standing answer, or takes it back', async () => {
  const { world, guests, hosts } = await company(['ada', 'bo', 'cy'])
  const [ada, bo, cy] = guests
  const onlooker = new Guest(hosts[0], 'eve')
  await onlooker.watch('table', null)
  const others = [bo, cy, onlooker]
  const before = others.map(guest => guest.told.length)
  for (const answer of [0, 1, null])
    await ada.ask({ ask: 'standing', table: 'table', seat: 0, question: 'takeReward', answer })
  await quiet()
  expect(companies(ada)).toHaveLength(4)
  expect(others.map(guest => guest.told.length)).toEqual(before)
  // What concerns everybody is told to all.
  expect(await bo.ask({ ask: 'handOver', table: 'table', seat: 1, bot: 'plain' })).toBeNull()
  await world.clock.turn(1_000)
  for (const guest of [ada, cy, onlooker]) expect(companyNow(guest)?.seats[1].bot).toBe('plain')
})

test('whoever plays in other hours from now on has them at the tables at which it sits', async () => {
  const { world, guests, hosts } = await company(['ada', 'bo'], 0, { pace: 'days', each: 3_600_000 })
  const [ada, bo] = guests
  // It is 1970, a quarter past midnight in London's zone of that year; bo plays from six to seven.
  const hours = { zone: 'UTC', from: 6 * 60, to: 7 * 60 }
  await hosts[0].keepHours('bo', hours)
  await quiet()
  expect((await keptAt(world)).sitters.map(sitter => sitter.hours)).toEqual([undefined, hours])
  await playUntil(world, guests, () => ada.moment.shown > 3)
  const { timing, asked } = (await keptAt(world)).card
  expect(asked).toContain(1)
  expect(timing?.clocks[1].until).toBe(7 * 3_600_000)
  await hosts[1].keepHours('bo', undefined)
  expect((await keptAt(world)).sitters[1]).not.toHaveProperty('hours')
  expect(companyNow(bo)?.seats[1].name).toBe('bo')
})

test('who comes in the moment in which its table leaves memory is shown what happens next', async () => {
  const { world, guests, hosts } = await company(['ada', 'bo'])
  const [ada, bo] = guests
  await bo.ask({ ask: 'leave', table: 'table' })
  await world.clock.turn(60_000)
  // Asked for again and again, but looked at by nobody.
  const found = new Set<unknown>()
  for (let i = 0; i < 5; i++) {
    found.add(await hosts[1].table('table'))
    await world.clock.turn(50_000)
  }
  expect(found.size).toBe(1)
  await bo.watch('table', 1)
  await ada.answer()
  await bo.answer()
  await quiet()
  expect(bo.moment.shown).toBe(ada.moment.shown)
})

test('over days every decision has a time of its own, but in one secret step nobody sees how many there were', async () => {
  const { world, guests } = await company(['ada', 'bo'], 0, { pace: 'days', each: 3_600_000 })
  const [ada] = guests
  const until = async (seat: number) => (await keptAt(world)).card.timing?.clocks[seat].until ?? null
  const shares: string[] = []
  for (let i = 0; i < 40 && ada.moment.ending === null; i++) {
    const seat = ada.moment.asked[0]
    const guest = guests[seat]
    const before = {
      until: await until(seat),
      secret: ada.moment.view.where.together ?? ada.moment.view.where.branches,
    }
    await world.clock.turn(60_000)
    await guest.answer(guest.moment.view.where.branches ? 1 : 0).catch(() => guest.answer())
    await quiet()
    const now = await until(seat)
    if (!ada.moment.asked.includes(seat)) continue
    const { where } = ada.moment.view
    if (before.secret && (where.together ?? where.branches)) {
      // Either the step is the same, and so is the clock, or everybody has seen that it is another.
      shares.push(now === before.until ? 'the same step' : 'another step')
    } else {
      expect(now).toBe(world.clock.now() + 3_600_000)
      shares.push('open')
    }
  }
  expect(new Set(shares)).toEqual(new Set(['the same step', 'another step', 'open']))
})
