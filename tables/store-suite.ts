/**
 * What every store has to hold, as a list of named cases without a test library: the same cases run in Node and inside a
 * real browser. A case throws a sentence where the store fails.
 */
import { canonical, type Snapshot } from '@palatine/kernel'
import type { Card, Due, KeptEntry, KeptTable } from './kept.ts'
import { type Addition, isDamaged, type Store } from './store.ts'

export interface StoreCase {
  readonly name: string
  run(stores: Stores): Promise<void>
}

/** A place to keep tables, and as many stores over it as there are hosts. */
export interface Stores {
  /** A store over one and the same place. */
  open(): Promise<Store>
  /** Writes nonsense where this table's card is kept, behind the store's back. */
  spoil(id: string): Promise<void>
}

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  game: 'gatehouse',
  chairs: [
    { name: 'Ada', bot: '' },
    { name: 'Bo', bot: 'plain' },
  ],
  began: 1000,
  touched: 1000,
  moments: 1,
  asked: [0, 1],
  over: false,
  totals: null,
  winners: [],
  ...more,
})

const fresh = (id: string, more: Partial<KeptTable> = {}): KeptTable => ({
  header: {
    game: 'gatehouse',
    version: 1,
    table: { seats: 2, options: { rounds: 3 }, components: { stones: { values: [1, 2] } } },
    setup: [4, 0, 2],
  },
  sitters: [
    { name: 'Ada', bot: '', person: 'here' },
    { name: 'Bo', bot: 'plain', person: '' },
  ],
  card: card(id),
  dues: [],
  snapshot: null,
  entries: [],
  ...more,
})

const answer = (sequence: number, key: string | null = `key-${sequence}`): KeptEntry => ({
  sequence,
  key,
  time: 2000 + sequence,
  entry: { seat: sequence % 2, answer: [sequence, 'wall'], draws: [sequence], hash: `hash-${sequence}` },
})

const addition = (expected: number, entries: readonly KeptEntry[], more: Partial<Addition> = {}): Addition => ({
  expected,
  entries,
  card: card('a', { moments: expected + 2, touched: 2000 + expected }),
  dues: [],
  ...more,
})

/** As far as a store is concerned a snapshot is JSON with a sequence. */
const snapshotAt = (sequence: number): Snapshot => ({ sequence, state: { g: { round: 2 } } }) as unknown as Snapshot

function equal(found: unknown, wanted: unknown, what: string): void {
  if (canonical(found) === canonical(wanted)) return
  throw new Error(`${what}: found ${canonical(found)}, where ${canonical(wanted)} belongs`)
}

const sequences = (entries: readonly KeptEntry[]) => entries.map(one => one.sequence)

async function opened(store: Store, id: string, whole = false): Promise<KeptTable> {
  const found = await store.open(id, whole)
  if (!found || isDamaged(found)) throw new Error(`the table ${id} cannot be opened`)
  return found
}

const entriesFrom = async (store: Store, from: number) => (await store.tail('a', from))?.entries ?? []

export const storeCases: readonly StoreCase[] = [
  {
    name: 'a table comes back as it was kept, with every store over the same place',
    async run(stores) {
      const table = fresh('a', { entries: [answer(0, null)], dues: [{ table: 'a', what: 'bot', seat: 1, at: 5 }] })
      await (await stores.open()).create(table)
      equal(await opened(await stores.open(), 'a'), table, 'the table')
    },
  },
  {
    name: 'what was never kept, or was removed, is not there',
    async run(stores) {
      const store = await stores.open()
      equal((await store.open('nobody')) ?? null, null, 'a table that never was')
      await store.create(fresh('a', { dues: [{ table: 'a', what: 'bot', seat: 1, at: 5 }] }))
      await store.append('a', addition(0, [answer(0)], { snapshot: snapshotAt(1) }))
      await store.remove('a')
      equal((await store.open('a')) ?? null, null, 'a table that was removed')
      equal((await store.tail('a', 0)) ?? null, null, 'its entries')
      equal(await store.ofPerson('here'), [], 'whose seats')
      equal((await store.byKey('a', 'key-0')) ?? null, null, 'its keys')
      equal(await store.due(100), [], 'its dues')
      equal(await store.cards(), [], 'its card')
      equal(await store.append('a', addition(1, [answer(1)])), 'gone', 'appending to it')
      await store.create(fresh('a'))
      equal(await opened(store, 'a'), fresh('a'), 'another table with the same id')
    },
  },
  {
    name: 'entries are appended at the expected place, with card, dues and all',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      const dues: Due[] = [{ table: 'a', what: 'bot', seat: 1, at: 9 }]
      equal(await store.append('a', addition(0, [answer(0), answer(1, null)], { dues })), 'done', 'the first')
      equal(await store.append('a', addition(2, [answer(2)], { dues })), 'done', 'the second')
      const found = await opened(store, 'a')
      equal(found.entries, [answer(0), answer(1, null), answer(2)], 'the entries')
      equal(found.card, card('a', { moments: 4, touched: 2002 }), 'the card')
      equal(found.dues, dues, 'the dues')
    },
  },
  {
    name: 'who is behind changes nothing, and finds what it has missed',
    async run(stores) {
      const [one, other] = [await stores.open(), await stores.open()]
      await one.create(fresh('a'))
      await one.append('a', addition(0, [answer(0)]))
      const before = await opened(one, 'a')
      const late = addition(0, [answer(0, 'late')], { snapshot: snapshotAt(1), card: card('a', { touched: 9999 }) })
      equal(await other.append('a', late), 'behind', 'the second append at one place')
      equal(await other.append('a', addition(5, [answer(5)])), 'behind', 'an append beyond the end')
      equal(await opened(other, 'a'), before, 'the table afterwards')
      equal(await entriesFrom(other, 0), [answer(0)], 'the tail')
    },
  },
  {
    name: 'of many who append at once exactly one succeeds',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      const hosts = await Promise.all(Array.from({ length: 7 }, () => stores.open()))
      const ends = await Promise.all(hosts.map((host, n) => host.append('a', addition(0, [answer(0, `of-${n}`)]))))
      equal(ends.filter(end => end === 'done').length, 1, 'how many succeeded')
      equal(ends.filter(end => end === 'behind').length, 6, 'how many are behind')
      const [kept] = await entriesFrom(store, 0)
      equal(kept.key, `of-${ends.indexOf('done')}`, 'whose entry is kept')
    },
  },
  {
    name: 'a key is taken once in a table, and found again',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      await store.create(fresh('b'))
      await store.append('a', addition(0, [answer(0, 'same')]))
      equal(await store.append('a', addition(1, [answer(1, 'same')])), 'repeated', 'the same key again')
      equal(await store.byKey('a', 'same'), answer(0, 'same'), 'the entry of the key')
      equal((await store.byKey('b', 'same')) ?? null, null, 'the key at another table')
      equal(await store.append('b', addition(0, [answer(0, 'same')], { card: card('b') })), 'done', 'at another table')
      equal(await store.append('a', addition(1, [answer(1, null), answer(2, null)])), 'done', 'entries without a key')
    },
  },
  {
    name: 'a table opens from its newest snapshot, and whole where that is wanted',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      await store.append('a', addition(0, [answer(0), answer(1)], { snapshot: snapshotAt(2) }))
      await store.append('a', addition(2, [answer(2), answer(3)], { snapshot: snapshotAt(4) }))
      await store.append('a', addition(4, [answer(4)]))
      const found = await opened(store, 'a')
      equal(found.snapshot, snapshotAt(4), 'the snapshot')
      equal(sequences(found.entries), [4], 'what came after it')
      const whole = await opened(store, 'a', true)
      equal(whole.snapshot, null, 'the snapshot of a whole table')
      equal(sequences(whole.entries), [0, 1, 2, 3, 4], 'all entries')
      equal(sequences(await entriesFrom(store, 3)), [3, 4], 'the tail')
    },
  },
  {
    name: 'entries of ten and more stay in their order',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      const many = Array.from({ length: 120 }, (_, sequence) => answer(sequence))
      await store.append('a', addition(0, many.slice(0, 70)))
      await store.append('a', addition(70, many.slice(70)))
      equal(sequences((await opened(store, 'a')).entries), sequences(many), 'the sequence')
    },
  },
  {
    name: 'cards come with the one touched last first, and say nothing of other things',
    async run(stores) {
      const store = await stores.open()
      for (const [id, touched] of [
        ['old', 10],
        ['new', 30],
        ['middle', 20],
      ] as const)
        await store.create(fresh(id, { card: card(id, { touched }) }))
      equal(
        await store.cards(),
        [card('new', { touched: 30 }), card('middle', { touched: 20 }), card('old', { touched: 10 })],
        'the cards',
      )
    },
  },
  {
    name: 'dues come in the order of their time, of all tables, and go when the table says so',
    async run(stores) {
      const store = await stores.open()
      const due = (table: string, seat: number, at: number): Due => ({ table, what: 'bot', seat, at })
      await store.create(fresh('a', { dues: [due('a', 0, 30), due('a', 1, 10)] }))
      await store.create(fresh('b', { dues: [due('b', 1, 20)] }))
      equal(await store.due(25), [due('a', 1, 10), due('b', 1, 20)], 'what is due')
      await store.append('a', addition(0, [answer(0)], { dues: [due('a', 0, 40)] }))
      equal(await store.due(100), [due('b', 1, 20), due('a', 0, 40)], 'what is due afterwards')
    },
  },
  {
    name: 'who sits there and what stands beside the record changes with an entry or without one, and never unseen',
    async run(stores) {
      const store = await stores.open()
      const other = await stores.open()
      await store.create(fresh('a'))
      const sitters = [fresh('a').sitters[0], { name: 'Bo', bot: '', person: 'bo' }]
      const aside = { changed: 1, wish: null, standing: [{ seat: 1, question: 'turn', answer: [1, 'wall'] }] }
      const beside = { expected: 0, sitters, aside }
      equal(await store.append('a', addition(0, [], { beside })), 'done', 'a change without an entry')
      equal(await other.append('a', addition(0, [answer(0)], { beside })), 'behind', 'a change of what has changed')
      const tail = { entries: [], sitters, aside, card: addition(0, []).card }
      equal(await other.tail('a', 0), tail, 'what is new')
      equal(await opened(other, 'a'), { ...fresh('a'), sitters, aside, card: tail.card }, 'the table')
      const wish = { by: 0, to: 0, agreed: [0], until: 9000 }
      const later = { expected: 1, sitters, aside: { ...aside, changed: 2, wish } }
      equal(await store.append('a', addition(0, [answer(0)], { beside: later })), 'done', 'a change with an entry')
      equal((await store.tail('a', 1))?.aside, later.aside, 'what stands beside the record then')
      equal(await store.append('a', addition(1, [answer(1)])), 'done', 'an entry alone')
      equal((await store.tail('a', 1))?.aside, later.aside, 'what stands beside the record afterwards')
    },
  },
  {
    name: 'a person finds the tables at which it has seats, the one touched last first',
    async run(stores) {
      const store = await stores.open()
      const sitter = (person: string, bot = '') => ({ name: person, person, bot })
      const sitters = [sitter('ada'), sitter('bo')]
      await store.create(fresh('a', { sitters }))
      await store.create(
        fresh('b', { sitters: [sitter('', 'plain'), sitter('bo', 'plain')], card: card('b', { touched: 3000 }) }),
      )
      await store.create(fresh('c', { sitters: [sitter('bo'), sitter('bo')], card: card('c', { touched: 2000 }) }))
      const found = async (person: string) => (await store.ofPerson(person)).map(one => [one.card.id, ...one.seats])
      equal(
        await found('bo'),
        [
          ['b', 1],
          ['c', 0, 1],
          ['a', 1],
        ],
        'the tables of bo',
      )
      equal(await found('ada'), [['a', 0]], 'the tables of ada')
      equal(await found('nobody'), [], 'the tables of nobody')
      const aside = { changed: 1, wish: null, standing: [] }
      const left = { expected: 0, sitters: [sitter('ada'), sitter('', 'plain')], aside }
      await store.append('a', addition(0, [], { beside: left, card: card('a') }))
      equal(
        await found('bo'),
        [
          ['b', 1],
          ['c', 0, 1],
        ],
        'the tables of bo, who has left one',
      )
    },
  },
  {
    name: 'a damaged table is told as such, breaks no other, can be saved as it is, and removed',
    async run(stores) {
      const store = await stores.open()
      await store.create(fresh('a'))
      await store.create(fresh('b'))
      await stores.spoil('a')
      equal(await store.open('a'), { id: 'a', damaged: true }, 'the damaged table')
      equal(await store.cards(), [card('b'), { id: 'a', damaged: true }], 'the list')
      equal(await opened(store, 'b'), fresh('b'), 'the other table')
      if (!canonical(await store.salvage('a')).includes('nonsense')) throw new Error('what is damaged cannot be saved')
      await store.remove('a')
      equal(await store.cards(), [card('b')], 'the list without it')
    },
  },
  {
    name: 'what is given to a store or got from it is a copy',
    async run(stores) {
      const store = await stores.open()
      const mine = structuredClone(fresh('a'))
      await store.create(mine)
      ;(mine.header.setup as number[]).push(99)
      const found = await opened(store, 'a')
      ;(found.header.setup as number[]).push(77)
      equal(await opened(store, 'a'), fresh('a'), 'the table')
    },
  },
]
