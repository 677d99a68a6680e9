/**
 * The page's way to its tables. Screens ask and are shown; whether a table lives in this browser or on a server they
 * cannot tell. Every ask gets a reply, if only a refusal.
 */
import type { Ask, AskOf, FromHost, Refused, Replies } from '@palatine/tables/protocol'

/** What is told without having been asked for. */
export type Heard = Exclude<FromHost, { readonly key: string }>

/** What stands between the page and its tables; words for it are in the app's text. */
export type Trouble = 'denied' | 'newer' | 'blocked' | 'full' | 'closed' | 'broken'

export interface Connection {
  /** Whoever does not want it any more before there is a reply says so with the signal, and is refused as `withdrawn`. */
  ask<K extends Ask['ask']>(ask: AskOf<K>, signal?: AbortSignal): Promise<Replies[K] | Refused>
  /** Tells this listener until it is called off by what is returned. */
  hear(listener: (told: Heard) => void): () => void
  /** Null while nothing is the matter. */
  readonly trouble: Trouble | null
  subscribe(listener: () => void): () => void
}
