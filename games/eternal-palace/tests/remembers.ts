import { NONE, type State } from '@palatine/kernel'
import type { Remembers } from '@palatine/kernel/testing'
import type { Realm, RealmEvent } from '../rules/model.ts'

/**
 * An independent reading of what a seat was sent: the card that it put on top of the deck lies there until somebody
 * draws; while another house chooses, it is in that house's hand unless a card of its kind was shown since.
 */
export const remembers: Remembers = (state, seat, live) => {
  const { g } = state as State<Realm>
  const events = live.events(seat).map(({ event }) => event as RealmEvent)
  const put = events.findLastIndex(event => event.type === 'advisorReturned' && event.secret)
  const card = put < 0 ? NONE : ((events[put] as { secret: { advisor: number } }).secret.advisor ?? NONE)
  if (card === NONE || isGone(events.slice(put + 1), card)) return undefined
  return g.top === card || g.drawn.includes(card)
    ? undefined
    : `seat ${seat} put advisor ${card + 1} back, but it is neither on top nor in a hand`
}

/** Whether a card of this kind was shown, or the deck was touched by something else than the Fish Market. */
const isGone = (events: readonly RealmEvent[], card: number): boolean =>
  events.some(
    event =>
      event.type === 'rowRenewed' ||
      (event.type === 'advisorsDismissed' && event.from === 'deck') ||
      (event.type === 'advisorKept' && event.advisor === card) ||
      (event.type === 'advisorsDiscarded' && event.advisors.includes(card)) ||
      (event.type === 'advisorsDrawn' && event.secret !== undefined),
  )
