/** Motion: what happened, shown as things that travel between the places of the board. */
import { type GameEvent, NONE } from '@palatine/kernel'
import { type RefObject, useEffect } from 'react'
import type { PalaceEvent } from '../rules/kit.ts'

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
export function useFlights(root: RefObject<HTMLElement | null>, news: readonly GameEvent[]): void {
  useEffect(() => {
    const base = root.current
    if (!base || news.length === 0 || document.documentElement.dataset.motion === 'reduced') return
    const flights = (news as unknown as readonly PalaceEvent[]).flatMap(flightsOf).slice(-atMost)
    const pause = Math.min(110, 1400 / Math.max(1, flights.length))
    // What flies lands by itself, even when the next thing has happened meanwhile.
    flights.forEach((flight, i) => {
      launch(base, flight, i * pause)
    })
  }, [root, news])
}

function launch(base: HTMLElement, { from, to, brick }: Flight, delay: number): void {
  const find = (key: string) => base.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(key)}"]`)
  const [start, end] = [find(from), find(to)]
  if (!start || !end) return
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
  const ghost = brick === undefined ? copyOf(start) : document.createElement('span')
  if (brick !== undefined) {
    ghost.className = 'es-flying-brick'
    ghost.style.setProperty('--seat', `var(--seat-${brick})`)
  }
  ghost.setAttribute('aria-hidden', 'true')
  const width = brick === undefined ? a.width : 46
  const height = brick === undefined ? a.height : 16
  const [x0, y0] = [a.left + a.width / 2 - width / 2, a.top + a.height / 2 - height / 2]
  const [x, y] = [b.left + b.width / 2 - width / 2 - x0, b.top + b.height / 2 - height / 2 - y0]
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    pointerEvents: 'none',
    left: `${x0}px`,
    top: `${y0}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  base.append(ghost)
  const distance = Math.hypot(x, y)
  const duration = Math.min(660, 400 + distance * 0.3)
  // What is on its way is not there yet.
  if (brick !== undefined) {
    const landing = { duration: delay + duration, fill: 'backwards' } as const
    end.querySelector('.es-brick')?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], landing)
  }
  const flight = ghost.animate(
    [
      { translate: '0 0', scale: '1', opacity: 0 },
      { translate: '0 -6px', scale: '1.06', opacity: 1, offset: 0.2 },
      { translate: `${x * 0.55}px ${y * 0.55 - Math.min(40, distance * 0.14)}px`, opacity: 1, offset: 0.6 },
      { translate: `${x}px ${y}px`, scale: '1', opacity: 0.9, offset: 0.95 },
      { translate: `${x}px ${y}px`, scale: '1', opacity: 0 },
    ],
    { duration, delay, easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)', fill: 'both' },
  )
  flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  )
}

function copyOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-anchor')
  for (const inner of ghost.querySelectorAll('[data-anchor]')) inner.removeAttribute('data-anchor')
  ghost.classList.remove('is-lit', 'is-new', 'is-chosen')
  return ghost
}
