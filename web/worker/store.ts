/** What is kept in this browser. The page reads cards only; records, which hold secrets, are read by the worker alone. */
import type { GameRecord } from '@palatine/kernel'
import type { TableCard } from './protocol.ts'

const wish = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('palatine', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('cards', { keyPath: 'id' })
      request.result.createObjectStore('records')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** Resolves when both are on disk. */
export async function keep(card: TableCard, record: GameRecord): Promise<void> {
  const work = (await database()).transaction(['cards', 'records'], 'readwrite')
  work.objectStore('cards').put(card)
  work.objectStore('records').put(record, card.id)
  await new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = () => reject(work.error)
    work.onabort = () => reject(work.error)
  })
}

export async function recordOf(id: string): Promise<GameRecord | undefined> {
  const db = await database()
  return wish(db.transaction('records').objectStore('records').get(id) as IDBRequest<GameRecord | undefined>)
}

export async function cardOf(id: string): Promise<TableCard | undefined> {
  const db = await database()
  return wish(db.transaction('cards').objectStore('cards').get(id) as IDBRequest<TableCard | undefined>)
}

/** All tables, the one touched last first. */
export async function allCards(): Promise<TableCard[]> {
  const db = await database()
  const cards = await wish(db.transaction('cards').objectStore('cards').getAll() as IDBRequest<TableCard[]>)
  return cards.sort((a, b) => b.touched - a.touched)
}

export async function forget(id: string): Promise<void> {
  const work = (await database()).transaction(['cards', 'records'], 'readwrite')
  work.objectStore('cards').delete(id)
  work.objectStore('records').delete(id)
  await new Promise<void>((resolve, reject) => {
    work.oncomplete = () => resolve()
    work.onerror = () => reject(work.error)
  })
}
