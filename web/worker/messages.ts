/** What the page is told by the tables' worker: what every host tells, and how it stands with this browser's storage. */
import type { FromHost } from '@palatine/tables/protocol'
import type { StorageTrouble } from './database.ts'

export type FromWorker = FromHost | { readonly storage: StorageTrouble | null }
