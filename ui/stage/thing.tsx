/** Anything that lies on a board. */
import type { CSSProperties, DragEvent, ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import type { Touch } from '../partial-answer.ts'
import { stateClass } from '../states.ts'
import { boxOf } from './beside.ts'
import { useStage } from './context.ts'
import { useExplaining } from './explanation.tsx'
import { pass } from './question-handle.ts'
import { byCost, type Way } from './ways.ts'

export interface ThingProps {
  /** Its name, for everybody who does not see it. */
  readonly label: string
  /** Its name over a menu of ways, where the label says more than that. */
  readonly called?: string
  /** What it stands for in the question; left out where it is no part of it. */
  readonly touch?: Touch | undefined
  /** The ways in which it can be chosen: the cheapest is taken, and a menu at the place offers the others. */
  readonly ways?: readonly Way[] | undefined
  /** Anchors that the menu leaves free. */
  readonly keepClear?: readonly string[] | undefined
  /** Instead of the touch itself, where a click means something of its own. */
  readonly onTouch?: (() => void) | undefined
  readonly lit?: boolean | undefined
  readonly chosen?: boolean | undefined
  /** Why it cannot be chosen, where the board knows better than the question. */
  readonly whyNot?: string | undefined
  readonly className?: string
  readonly anchor?: string | undefined
  /** More to say about it when it is looked at. */
  readonly note?: ReactNode
  /** What it is when it is dragged; see `onDropped`. */
  readonly drag?: string | undefined
  onDropped?: ((thing: string) => void) | undefined
  /** It is looked at, by pointer or focus; or no longer. */
  onLook?: ((looking: boolean) => void) | undefined
  readonly children?: ReactNode
  readonly style?: CSSProperties
}

/**
 * A button where it is part of the question, else a picture with a name. What is part of the question but cannot be
 * chosen takes the focus too, and says why not when it is touched.
 */
export function Thing(props: ThingProps) {
  const { ask, changed, explainThing, openMenu, words } = useStage()
  const {
    label,
    called: title = label,
    touch,
    ways = [],
    onTouch,
    className = '',
    anchor,
    note,
    drag,
    children,
    style,
  } = props
  const asked = touch !== undefined || onTouch !== undefined || ways.length > 0
  const sorted = byCost(ways)
  const first = sorted.find(way => ask.lit(way.touch) || ask.chosen(way.touch)) ?? sorted[0]
  const main = first?.touch ?? touch
  const taken = ways.find(way => ask.chosen(way.touch))
  const chosen = props.chosen ?? (taken !== undefined || (touch !== undefined && ask.chosen(touch)))
  const lit = props.lit ?? [...ways.map(way => way.touch), ...(touch === undefined ? [] : [touch])].some(ask.lit)
  const usable = lit || chosen
  const meant = main === undefined ? undefined : ask.explain(main)
  const why = asked && !usable ? (props.whyNot ?? (meant?.text || words.notNow)) : undefined
  const box = useRef<HTMLElement>(null)
  const explaining = () => {
    if (!box.current) return null
    const lines = [note, why ?? meant?.text].filter(line => line !== undefined && line !== '' && line !== label)
    return { at: boxOf(box.current), label, lines, rule: meant?.rule }
  }
  const explain = useExplaining(explaining, explainThing, props.onLook)
  const choose = () => {
    if (!usable) explain.now()
    else if (onTouch) onTouch()
    else if (taken && sorted.length > 1)
      openMenu({ place: box.current, title, ways: sorted, keepClear: props.keepClear })
    else if (main !== undefined) {
      ask.touch(main)
      if (sorted.length > 1) openMenu({ place: box.current, title, ways: sorted, keepClear: props.keepClear })
    }
  }
  const shared = {
    className: `${className} ${stateClass({
      lit: lit && !chosen,
      chosen,
      dim: asked && !usable,
      justChanged: anchor !== undefined && changed.has(anchor),
    })}`.trim(),
    style,
    'data-anchor': anchor,
    ...explain.listeners,
    ...dropping(props.onDropped),
    ...(drag !== undefined && {
      draggable: true,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', drag),
    }),
  }
  if (!asked) {
    return (
      <span ref={box} role="img" aria-label={label} {...shared}>
        {children}
      </span>
    )
  }
  const more = usable && meant?.text && meant.text !== label ? `. ${meant.text}` : ''
  return (
    <button
      ref={box as RefObject<HTMLButtonElement>}
      type="button"
      aria-label={label + more}
      aria-pressed={chosen}
      aria-disabled={!usable}
      aria-haspopup={sorted.length > 1 ? 'menu' : undefined}
      onClick={choose}
      {...shared}
    >
      {children}
    </button>
  )
}

/** What a place listens to onto which things can be dragged. */
export const dropping = (onDropped: ((thing: string) => void) | undefined) =>
  onDropped && {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault()
      onDropped(event.dataTransfer.getData('text/plain'))
    },
  }

/** The way out of a question that may be passed, where it belongs on the board. */
export const Pass = ({ label, className = 'pass' }: { label: string; className?: string }) => (
  <Thing label={label} touch={pass} className={className}>
    {label}
  </Thing>
)
