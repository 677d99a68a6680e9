/** The database of this browser: its stores, its versions, and what can be in the way of opening it. */
import { fromOldForm } from './old-form.ts'

/**
 * denied: the browser lets us keep nothing. newer: a newer version of the app has been here. blocked: another tab still
 * runs an older one, and has to be closed first. full: there is no room left. closed: the browser has taken it away, as it
 * does when somebody clears what pages keep.
 */
export type StorageTrouble = 'denied' | 'newer' | 'blocked' | 'full' | 'closed'

const version = 2

export const wish = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Resolves when all of it is on disk. */
export const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = () => reject(work.error)
    work.onabort = () => reject(work.error)
  })

/** `tell` is told what is in the way now, null when nothing is any more. Rejects with a trouble that does not pass. */
export function openDatabase(tell: (trouble: StorageTrouble | null) => void, name = 'palatine'): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (trouble: StorageTrouble) => {
      tell(trouble)
      reject(new Error(trouble))
    }
    let request: IDBOpenDBRequest
    try {
      request = indexedDB.open(name, version)
    } catch {
      fail('denied')
      return
    }
    request.onblocked = () => tell('blocked')
    request.onerror = () => fail(request.error?.name === 'VersionError' ? 'newer' : 'denied')
    request.onupgradeneeded = ({ oldVersion }) => {
      // Opening it is what failed, not the upgrade: without this it would look like success.
      if (request.transaction) upgrade(request.result, request.transaction, oldVersion)
    }
    request.onsuccess = () => {
      const database = request.result
      // A newer version of the app wants to change it: this one must not stand in the way.
      database.onversionchange = () => {
        database.close()
        tell('newer')
      }
      database.onclose = () => tell('closed')
      tell(null)
      resolve(database)
    }
  })
}

function upgrade(database: IDBDatabase, work: IDBTransaction, oldVersion: number): void {
  database.createObjectStore('headers', { keyPath: 'id' })
  const entries = database.createObjectStore('entries', { keyPath: ['table', 'sequence'] })
  // An entry without a key has null there, which is no key of an index: only real keys have to be different.
  entries.createIndex('key', ['table', 'key'], { unique: true })
  database.createObjectStore('snapshots', { keyPath: 'table' })
  database.createObjectStore('damaged', { keyPath: 'id' })
  if (oldVersion === 0) database.createObjectStore('cards', { keyPath: 'id' })
  else takeOver(database, work)
}

/** Version 1 kept a card and a whole record for each table. All of them come along; what is broken is put aside. */
function takeOver(database: IDBDatabase, work: IDBTransaction): void {
  const cards = work.objectStore('cards')
  const records = work.objectStore('records')
  const found = new Map<string, { card?: unknown; record?: unknown }>()
  const note = (id: IDBValidKey, what: object) => found.set(String(id), { ...found.get(String(id)), ...what })
  const each = (store: IDBObjectStore, part: 'card' | 'record', then: () => void) => {
    const cursor = store.openCursor()
    cursor.onsuccess = () => {
      const at = cursor.result
      if (!at) then()
      else {
        note(at.primaryKey, { [part]: at.value })
        at.continue()
      }
    }
  }
  each(cards, 'card', () =>
    each(records, 'record', () => {
      cards.clear()
      database.deleteObjectStore('records')
      for (const [id, old] of found) write(work, id, old)
    }),
  )
}

function write(work: IDBTransaction, id: string, old: { card?: unknown; record?: unknown }): void {
  const table = fromOldForm(id, old)
  if (!table) {
    work.objectStore('damaged').put({ id, ...old })
    return
  }
  const { header, sitters, card, dues, entries } = table
  work.objectStore('headers').put({ id, header, sitters })
  work.objectStore('cards').put({ id, card, dues })
  for (const entry of entries) work.objectStore('entries').put({ table: id, ...entry })
}
