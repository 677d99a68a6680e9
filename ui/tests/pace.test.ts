import { expect, test } from 'vitest'
import { type Clock, Pace, type Shown } from '../pace.ts'

interface Happened {
  readonly type: string
  readonly seat?: number
}

/** A clock that goes when it is told to. */
class Hands implements Clock {
  private now = 0
  private due: { at: number; work: () => void }[] = []

  after(milliseconds: number, work: () => void): () => void {
    const one = { at: this.now + milliseconds, work }
    this.due.push(one)
    return () => {
      this.due = this.due.filter(other => other !== one)
    }
  }

  go(milliseconds: number): void {
    const end = this.now + milliseconds
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.now = next.at
      this.due = this.due.filter(other => other !== next)
      next.work()
    }
    this.now = end
  }

  get waits(): boolean {
    return this.due.length > 0
  }
}

function stage(lengths: { readonly [type: string]: number } = {}, holding: readonly string[] = []) {
  const clock = new Hands()
  const pictures: Shown<string, Happened>[] = []
  const pace = new Pace<string, Happened>(
    clock,
    ({ type }) => ({ lasts: lengths[type] ?? 400, holds: holding.includes(type) }),
    shown => pictures.push(shown),
  )
  const now = () => pictures[pictures.length - 1]
  const news = () => pictures.flatMap(picture => picture.news.map(({ type }) => type))
  return { clock, pace, pictures, now, news }
}

const events = (types: string, seat?: number): Happened[] =>
  [...types].map(type => (seat === undefined ? { type } : { type, seat }))

test('a moment without events is shown at once', () => {
  const { clock, pace, now } = stage()
  pace.arrive('one', [])
  expect(now()).toMatchObject({ moment: 'one', playing: null, behind: false })
  expect(clock.waits).toBe(false)
})

test('events are played one after the other, each for its own time', () => {
  const { clock, pace, now } = stage({ a: 300, b: 700 })
  pace.arrive('one', events('ab'))
  expect(now()).toMatchObject({ moment: 'one', playing: { type: 'a' }, played: 1 })
  clock.go(299)
  expect(now().playing?.type).toBe('a')
  clock.go(1)
  expect(now()).toMatchObject({ playing: { type: 'b' }, played: 2 })
  clock.go(700)
  expect(now()).toMatchObject({ moment: 'one', playing: null, behind: false })
})

test('the next moment waits until the events of this one have been seen', () => {
  const { clock, pace, now } = stage()
  pace.arrive('one', events('a'))
  pace.arrive('two', events('b'))
  expect(now()).toMatchObject({ moment: 'one', playing: { type: 'a' }, behind: true })
  clock.go(400)
  expect(now()).toMatchObject({ moment: 'two', playing: { type: 'b' }, behind: false })
})

test('a moment that only differs a little takes the place of the last, and nothing waits for it', () => {
  const { clock, pace, now } = stage()
  pace.arrive('one', events('ab'))
  pace.amend('one, and somebody has answered')
  expect(now()).toMatchObject({ moment: 'one, and somebody has answered', playing: { type: 'a' }, behind: false })
  clock.go(400)
  expect(now()).toMatchObject({ moment: 'one, and somebody has answered', playing: { type: 'b' }, behind: false })
})

test('the events of a turn share two and a half seconds, and none has less than a quarter', () => {
  const long = Object.fromEntries([...'abcde'].map(type => [type, 2000]))
  const { clock, pace, now } = stage(long)
  pace.arrive('turn', events('abcde', 1))
  clock.go(2499)
  expect(now().playing?.type).toBe('e')
  clock.go(1)
  expect(now().playing).toBeNull()
  pace.arrive('many', events('abcdeabcdeabcdeabcde', 2))
  clock.go(20 * 250 - 1)
  expect(now().playing).not.toBeNull()
  clock.go(1)
  expect(now().playing).toBeNull()
})

test('the turn of the next seat has its own time', () => {
  const { clock, pace, now } = stage({ a: 2000, b: 2000 })
  pace.arrive('one', [...events('a', 1), ...events('b', 2)])
  clock.go(2000)
  expect(now().playing?.type).toBe('b')
  clock.go(1999)
  expect(now().playing?.type).toBe('b')
})

test('what holds comes on top, and can be looked at as long as one likes', () => {
  const { clock, pace, now } = stage({ r: 1000, a: 2500 }, ['r'])
  pace.arrive('one', events('ra', 1))
  expect(now()).toMatchObject({ playing: { type: 'r' }, holds: true })
  pace.pause()
  expect(now()).toMatchObject({ playing: { type: 'r' }, paused: true })
  clock.go(60_000)
  expect(now().playing?.type).toBe('r')
  pace.goOn()
  expect(now()).toMatchObject({ playing: { type: 'a' }, holds: false, paused: false })
  clock.go(2499)
  expect(now().playing?.type).toBe('a')
})

test('skipping shows where the game stands, and loses no event', () => {
  const { clock, pace, now, news } = stage()
  pace.arrive('one', events('abc'))
  pace.arrive('two', events('de'))
  clock.go(400)
  pace.skip()
  expect(now()).toMatchObject({ moment: 'two', playing: null, behind: false })
  expect(news().join('')).toBe('abcde')
  expect(clock.waits).toBe(false)
  pace.skip()
  expect(news().join('')).toBe('abcde')
})

test('speed: twice as fast, and at once', () => {
  const { clock, pace, now, news } = stage({ a: 400, b: 400 })
  pace.setSpeed(2)
  pace.arrive('one', events('ab'))
  clock.go(200)
  expect(now().playing?.type).toBe('b')
  pace.setSpeed(0)
  expect(now().playing).toBeNull()
  pace.arrive('two', events('c'))
  expect(now()).toMatchObject({ moment: 'two', playing: null })
  expect(news().join('')).toBe('abc')
})

test('another watcher sees nothing of what waited', () => {
  const { clock, pace, now, news } = stage()
  pace.arrive('one', events('ab'))
  pace.startWith('other')
  expect(now()).toMatchObject({ moment: 'other', playing: null, news: [] })
  clock.go(5000)
  expect(news().join('')).toBe('a')
})
