/** What a seat passes on of a running game, and what somebody else can do with it. */
import type { SeatShare } from '@palatine/kernel'
import { expect, test } from 'vitest'
import type { CarriedShare } from '../shapes.ts'
import { firstAnswer, Guest, quiet, World } from './world.ts'

/** A running game in which seat 0 has given a few answers, and what this seat may pass on of it. */
async function running(game: string): Promise<{ world: World; ada: Guest; id: string; carried: CarriedShare }> {
  const world = new World()
  world.bots.speak = firstAnswer
  const ada = new Guest(world.host())
  const { id } = await ada.create(['', 'plain', 'plain'], game)
  await ada.watch(id, 0)
  for (let turn = 0; turn < 8; turn++) {
    await world.clock.turn(1000)
    if (ada.moment.asked.includes(0)) await ada.answer()
  }
  await quiet()
  const carried = (await ada.ask({ ask: 'share', table: id, seat: 0 })) as CarriedShare
  return { world, ada, id, carried: JSON.parse(JSON.stringify(carried)) }
}

test.each(['gatehouse', 'great-split'])(
  'a share of %s is looked at by anybody with the eyes of its seat',
  async game => {
    const { world, ada, carried } = await running(game)
    const { moments } = carried.share
    expect(moments.length).toBeGreaterThan(2)
    const eve = new Guest(world.host(), 'eve')
    const opened = await eve.ask({ ask: 'replay', of: carried })
    expect(opened).toMatchObject({ open: false, seat: 0, moments: [...moments.keys()] })
    const last = moments.length - 1
    const found = await eve.ask({ ask: 'moment', at: last, seat: 0 })
    expect(found).toMatchObject({
      watcher: 0,
      question: null,
      ending: null,
      view: ada.moment.view,
      known: ada.moment.known,
    })
    expect(await eve.ask({ ask: 'moment', at: 0, seat: 1 })).toEqual({ refused: { reason: 'notYourSeat' } })
    expect(await eve.ask({ ask: 'moment', at: 0, seat: 'all' })).toEqual({ refused: { reason: 'notYourSeat' } })
    expect(await eve.ask({ ask: 'moment', at: last + 1, seat: 0 })).toEqual({ refused: { reason: 'noSuchMoment' } })
    expect(JSON.stringify(carried)).not.toMatch(/"(sequence|draws|setup|entries|hash|sitters|person)"/)
  },
)

test('only who holds a seat gets its share', async () => {
  const { world, id } = await running('gatehouse')
  const eve = new Guest(world.host(), 'eve')
  expect(await eve.ask({ ask: 'share', table: id, seat: 0 })).toMatchObject({ refused: {} })
})

test('a share that was tampered with is refused', async () => {
  const { world, carried } = await running('gatehouse')
  const eve = new Guest(world.host(), 'eve')
  const [first] = carried.share.moments
  const tampered: Partial<SeatShare>[] = [
    { seat: 3 },
    { seat: 1 },
    { version: 99 },
    { game: 'chess' },
    { moments: [{ ...first, asked: [] }] },
    { moments: [{ ...first, events: [{ type: 'earthquake' }] }] },
    // An event of the game, but not all of it.
    { moments: [{ ...first, events: [{ type: 'giftReceived' }] }] },
    { moments: [{ ...first, view: { ...first.view, g: {} } }] },
  ]
  for (const change of tampered) {
    const found = await eve.ask({ ask: 'replay', of: { ...carried, share: { ...carried.share, ...change } } })
    expect(found, JSON.stringify(change).slice(0, 80)).toMatchObject({ refused: {} })
  }
})
