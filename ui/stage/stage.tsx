/** The root of every board: it knows what its pieces need, and holds what floats above them. */
import type { Seat, State } from '@palatine/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { beforePaint } from '../motion.ts'
import { type BoardProps, type Stage, StageContext } from './context.ts'
import { type AnyEventTable, changedBy } from './events.ts'
import { type Explaining, Explanation } from './explanation.tsx'
import { useFlights } from './flights.ts'
import { useForeseen } from './foresight.ts'
import { questionHandle } from './question-handle.ts'
import { seatsFrom } from './seats.ts'
import { WayMenu } from './way-menu.tsx'
import type { OpenMenu } from './ways.ts'

interface Props {
  readonly props: BoardProps
  readonly events: AnyEventTable
  readonly className: string
  /** By id of the question: the place that comes first on a small screen. */
  readonly focus: { readonly [question: string]: string }
  readonly children: ReactNode
}

const small = 640

/** The root of a board. */
export function StageRoot({ props, events, className, focus, children }: Props) {
  const { view, table, seat, question, questionId, language, playing, coming, motion, news } = props
  const root = useRef<HTMLDivElement>(null)
  const [explaining, explainThing] = useState<Explaining | null>(null)
  const [menu, openMenu] = useState<OpenMenu | null>(null)
  const [aimed, aim] = useState<number | null>(null)
  const asked = `${questionId}/${seat}`
  const [before, setBefore] = useState(asked)
  if (before !== asked) {
    setBefore(asked)
    openMenu(null)
    aim(null)
    // What was pointed at may be gone, and then nobody tells that the pointer has left it.
    explainThing(null)
  }
  const changed = useMemo(() => new Set(playing ? changedBy(events, playing) : []), [events, playing])
  const waiting = useMemo(() => new Set(coming.flatMap(event => changedBy(events, event))), [events, coming])
  useFlights(root, { events, playing, coming, news, motion })
  // On a phone the place that matters comes first; so one looks at the top again.
  useEffect(
    () =>
      beforePaint(() => {
        const { current } = root
        if (questionId !== null && current && current.clientWidth <= small) current.scrollIntoView({ block: 'start' })
      }),
    [questionId],
  )
  const ask = questionHandle(props)
  const preview = useForeseen(props.foresee, view, ask.whole)
  const close = useCallback(() => explainThing(null), [])
  const stage: Stage = {
    ...props,
    ...spoken(props.text),
    g: view.g,
    seats: useMemo(() => seatsFrom(seat, table.seats), [seat, table]),
    ask,
    locals: localsOf(view, seat),
    changed,
    waiting,
    preview,
    aimed,
    aim,
    explainThing,
    openMenu,
    menu,
  }
  return (
    <StageContext value={stage}>
      <div
        ref={root}
        className={`stage ${className}`}
        lang={language}
        data-focus={(question && questionId !== null && focus[questionId]) || ''}
        data-question={ask.id ?? ''}
        data-seats={table.seats}
        data-seat={seat ?? 'none'}
      >
        {children}
        {menu && <WayMenu {...menu} onClose={() => openMenu(null)} />}
        <Explanation explaining={explaining} close={close} />
      </div>
    </StageContext>
  )
}

/** See `Spoken` of `defineBoard`. */
const spoken = ({ board, components }: { readonly board?: unknown; readonly components?: unknown }) => ({
  says: board,
  called: components,
})

function localsOf({ where }: State, seat: Seat | null): object | null {
  const own = where.branches?.find(branch => branch.seat === seat)
  return (own ? own.stack[0]?.at : where.stack.at(-1)?.at) ?? null
}
