import type { Seat, State } from '@palatine/kernel'
import type { Remembers } from '@palatine/kernel/testing'
import type { Gate, GateEvent } from '../rules/model.ts'

/**
 * An independent reading of what a seat was sent: a gift that it gave stays with its receiver until the receiver shows
 * that stone or gives one away unseen.
 */
export const remembers: Remembers = (state, seat, live) => {
  const { hands } = (state as State<Gate>).g
  const events = live.events(seat).map(({ event }) => event as GateEvent)
  const given = events.findLastIndex(event => event.type === 'giftReceived' && event.from === seat)
  if (given < 0) return undefined
  const gift = events[given] as Extract<GateEvent, { type: 'giftReceived' }>
  const left = events.slice(given).some(event => mayLeave(event, gift.seat, gift.stone))
  return left || hands[gift.seat].includes(gift.stone)
    ? undefined
    : `seat ${gift.seat} was given stone ${gift.stone} and does not hold it`
}

function mayLeave(event: GateEvent, from: Seat, stone: number): boolean {
  if (event.type === 'bidsShown') return event.stones[from] === stone
  if (event.type === 'stoneLaid') return event.seat === from && event.stone === stone
  return event.type === 'giftGiven' && event.seat === from
}
