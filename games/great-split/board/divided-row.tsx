/** Things in a row with a divider between two sides: how a hand is split. */
import { type Box, boxOf, cells, type Spot, upTo } from '@palatine/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useBoard } from './stage.ts'

/** By position in the row: the first `left` are on one side, the others on the other side. */
export interface Division {
  readonly order: readonly number[]
  readonly left: number
}

/** The row that shows these sides and moves as little as possible of what was there before. */
export function divided(sides: readonly number[], before: readonly number[]): Division {
  const [left, right] = [0, 1].map(side => before.filter(item => sides[item] === side))
  return { order: [...left, ...right], left: left.length }
}

/** The sides when the divider stands after so many of the row. */
export function sidesAt(order: readonly number[], left: number): number[] {
  const sides = new Array<number>(order.length).fill(1)
  for (const item of order.slice(0, left)) sides[item] = 0
  return sides
}

/** The position of the divider that is nearest to a spot: after all things on lines above it, and those before it on its own. */
export function positionAt({ left: x, top: y }: Spot, things: readonly Box[]): number {
  const highest = Math.min(...things.map(({ top }) => top))
  const lowest = Math.max(...things.map(({ top, height }) => top + height))
  const line = Math.min(Math.max(y, highest), lowest - 1)
  return things.filter(({ left, top, width, height }) => top + height <= line || (top <= line && left + width / 2 < x))
    .length
}

export function DividedRow({
  label,
  item,
  describe,
  divider,
}: {
  /** The name of the divider. */
  label: string
  /** One thing, by its place in the question. */
  item(place: number): ReactNode
  describe(place: number): string
  divider: ReactNode
}) {
  const { ask, says, words } = useBoard()
  const row = useRef<HTMLDivElement>(null)
  const question = ask.as('split')
  const sides = question ? cells(question, ask.partial) : []
  const count = sides.length
  const [order, setOrder] = useState<readonly number[]>(() => upTo(count))
  if (count === 0) return null
  const now = divided(sides, order.length === count ? order : upTo(count))
  const moveTo = (left: number) => {
    const wanted = Math.max(0, Math.min(count, left))
    if (wanted === now.left) return
    setOrder(now.order)
    ask.set(sidesAt(now.order, wanted))
  }
  /** A thing that changes sides comes to lie beside the divider. */
  const toggle = (place: number) => {
    const others = now.order.filter(other => other !== place)
    setOrder(others.toSpliced(others.filter(other => sides[other] === 0).length, 0, place))
    ask.set(sides.map((side, i) => (i === place ? 1 - side : side)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key]
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    moveTo(now.left + step)
  }
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const things = [...(row.current?.querySelectorAll('.gs-divided') ?? [])].map(boxOf)
    moveTo(positionAt({ left: event.clientX, top: event.clientY }, things))
  }
  const things = now.order.map(place => (
    <button
      key={place}
      type="button"
      className={`gs-divided gs-divided-${sides[place] === 0 ? 'left' : 'right'} is-lit`}
      aria-label={`${describe(place)}, ${words.side(sides[place])}`}
      data-anchor={`divided/${place}`}
      onClick={() => toggle(place)}
    >
      {item(place)}
    </button>
  ))
  return (
    <div ref={row} className="gs-halves">
      {now.left === 0 && <span className="gs-empty-tray" />}
      {things.slice(0, now.left)}
      <div
        className="gs-divider"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={now.left}
        aria-valuetext={says.divided(now.left, count - now.left)}
        onKeyDown={onKeyDown}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        {divider}
      </div>
      {things.slice(now.left)}
      {now.left === count && <span className="gs-empty-tray" />}
    </div>
  )
}
