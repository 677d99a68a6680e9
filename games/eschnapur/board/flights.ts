/** Motion: what happened, shown as things that travel between the places of the board. */
import { type GameEvent, NONE } from '@palatine/kernel'
import { fly, type MotionSettings } from '@palatine/ui'
import { type RefObject, useEffect } from 'react'
import type { PalaceEvent } from '../rules/model.ts'

interface Flight {
  readonly from: string
  readonly to: string
  /** What flies: the look of the place it comes from, or a brick of a seat. */
  readonly brick?: number
}

/** The places that an event has changed. */
function changedBy(event: PalaceEvent): string[] {
  switch (event.type) {
    case 'bricksPlaced':
      return range(event.lowest, event.highest).map(field => `part/${event.part}/field/${field}`)
    case 'brickMoved':
      return [`part/${event.to}`, `part/${event.from}`]
    case 'partFinished':
      return [`part/${event.part}`, `part/${event.part}/finished`]
    case 'stopPlaced':
      return [`part/${event.part}`]
    case 'cardsShown':
      return event.cards.flatMap((card, seat) => (card === NONE ? [] : [`seat/${seat}/official/${event.official}`]))
    case 'cardPlayed':
    case 'officialWon':
      return [`seat/${event.seat}/official/${event.official}`]
    case 'blockadePlaced':
      return [`seat/${event.to}/official/${event.official}`]
    case 'bricksTaken':
      return [`seat/${event.seat}/bricks`]
    case 'orderDealt':
    case 'orderDrawn':
      return event.order.map(seat => `seat/${seat}/marker`)
    case 'sitesShown':
      return event.sites.map((_, i) => `seat/${event.seat}/site/${i}`)
    case 'goldTaken':
      return [`seat/${event.seat}/hand`]
    case 'privilegePointsGained':
      return [`seat/${event.seat}/privilege-points`]
    case 'privilegeBought':
      return [`privilege/${event.card}`, `seat/${event.seat}/privilege-points`]
    case 'partScored':
    case 'rankingScored':
      return [`seat/${event.seat}/points`, `points/${event.seat}`]
    default:
      return []
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export const freshPlaces = (news: readonly GameEvent[]): ReadonlySet<string> =>
  new Set((news as unknown as readonly PalaceEvent[]).flatMap(changedBy))

/** What travels because of an event. */
function flightsOf(event: PalaceEvent): Flight[] {
  switch (event.type) {
    case 'bricksPlaced':
      return range(event.lowest, event.highest).map(field => ({
        from: `seat/${event.seat}/bricks`,
        to: `part/${event.part}/field/${field}`,
        brick: event.seat,
      }))
    case 'brickMoved':
      return [{ from: `part/${event.from}`, to: `part/${event.to}`, brick: event.owner }]
    case 'bricksTaken':
      return [{ from: 'official/2', to: `seat/${event.seat}/bricks`, brick: event.seat }]
    case 'goldTaken':
      return event.counts.flatMap((count, kind) =>
        count > 0 ? [{ from: `bank/${kind}`, to: `seat/${event.seat}/hand` }] : [],
      )
    case 'officialWon':
      return [{ from: `seat/${event.seat}/official/${event.official}`, to: `bank/${event.card}` }]
    case 'cardsBanked':
      return event.cards.flatMap((card, seat) =>
        card > 0 ? [{ from: `seat/${seat}/official/${event.official}`, to: `bank/${card}` }] : [],
      )
    case 'privilegeBought':
      return [{ from: `privilege/${event.card}`, to: `seat/${event.seat}/privilege-points` }]
    case 'partScored':
      return [{ from: `part/${event.part}/wage`, to: `points/${event.seat}` }]
    default:
      return []
  }
}

const atMost = 24

/** Lets what the news tells of travel over the board, one thing shortly after the other. */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  news: readonly GameEvent[],
  motion: MotionSettings,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has happened is shown once, whatever is set meanwhile
  useEffect(() => {
    const base = root.current
    if (!base || news.length === 0) return
    const flights = (news as unknown as readonly PalaceEvent[]).flatMap(flightsOf).slice(-atMost)
    const pause = Math.min(110, 1400 / Math.max(1, flights.length))
    // What flies lands by itself, even when the next thing has happened meanwhile.
    flights.forEach(({ from, to, brick }, i) => {
      const delay = i * pause
      if (brick === undefined) void fly(base, from, to, motion, { delay })
      else layBrick(base, from, to, brick, delay, motion)
    })
  }, [root, news])
}

/** A brick on its way is not there yet: its field stays empty until it lands. */
function layBrick(base: HTMLElement, from: string, to: string, seat: number, delay: number, motion: MotionSettings) {
  const ghost = document.createElement('span')
  ghost.className = 'es-flying-brick'
  ghost.style.setProperty('--seat', `var(--seat-${seat})`)
  const place = base.querySelector(`[data-anchor="${CSS.escape(to)}"] .es-brick`)
  const hidden = motion.speed > 0 ? place?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 10_000 }) : undefined
  void fly(base, from, to, motion, { ghost, delay }).then(() => {
    hidden?.cancel()
    if (motion.reduced) place?.animate([{ opacity: 0 }, { opacity: 1 }], 180)
  })
}
