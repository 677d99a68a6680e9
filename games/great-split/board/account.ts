/** What each card of a harvest has brought, told by the events of this round. */
import type { GameEvent, Seat } from '@palatine/kernel'
import type { ClubEvent } from '../rules/model.ts'

export interface Movement {
  readonly track: number
  readonly from: number
  readonly to: number
  readonly lost: number
}

/** One answer: a card or the splitter; or a seal or an arrow that a card has set off. */
export interface AccountLine {
  readonly kind: 'played' | 'sold' | 'splitter' | 'seal' | 'arrow'
  /** Of a card that was played or sold. */
  readonly card: number | null
  readonly moved: readonly Movement[]
}

const kinds: { readonly [type: string]: AccountLine['kind'] } = {
  cardPlayed: 'played',
  cardSold: 'sold',
  splitterUsed: 'splitter',
  sealPlaced: 'seal',
  arrowFollowed: 'arrow',
}

/** The lines of this round's harvest of a seat; it begins when groups have been taken. */
export function accountOf(told: readonly GameEvent[], seat: Seat): AccountLine[] {
  const events = told as readonly ClubEvent[]
  const lines: { kind: AccountLine['kind']; card: number | null; moved: Movement[] }[] = []
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'sidesChosen') + 1)) {
    if (event.seat !== seat) continue
    const kind = kinds[event.type]
    if (kind !== undefined) lines.push({ kind, card: 'card' in event ? event.card : null, moved: [] })
    else if (event.type === 'trackAdvanced') lines.at(-1)?.moved.push(event)
  }
  return lines
}

/** The market tiles by round, as far as they were turned. */
export const turnedTiles = (told: readonly GameEvent[]): number[] =>
  (told as readonly ClubEvent[]).flatMap(event => (event.type === 'tileTurned' ? [event.value] : []))
