/** Eschnapur's board: a table by lamplight, eight towers at dusk. */
import { type BoardProps, type Board as BoardType, beforePaint, cells } from '@palatine/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Palace, PalaceTable } from '../rules/model.ts'
import type { en } from '../text/en.ts'
import { Washes } from './art/washes.tsx'
import './board.css'
import { BoardProvider, type BoardState, questionHandle } from './context.tsx'
import { type Explaining, Explanation } from './explanation.tsx'
import { freshPlaces, useFlights } from './flights.ts'
import { PalaceScene } from './palace.tsx'
import { Tableaus } from './tableaus.tsx'
import { Bank, Hand, Privileges } from './treasury.tsx'
import { boardWords } from './words.ts'

/** What the question is about: on a small screen that place comes first. */
const focus: { readonly [question: string]: string } = {
  layGold: 'tableaus',
  playFromHand: 'tableaus',
  placeBlockade: 'tableaus',
  chooseMarker: 'tableaus',
  dealMarkers: 'tableaus',
  takeGold: 'bank',
  wishPrivilege: 'privileges',
}

function EschnapurBoard(props: BoardProps<Palace, PalaceTable>) {
  const { view, seat, text, language, news, motion, questionId, question } = props
  const root = useRef<HTMLDivElement>(null)
  const [aimed, aim] = useState<number | null>(null)
  const [told, tell] = useState<Explaining | null>(null)
  const close = useCallback(() => tell(null), [])
  const fresh = useMemo(() => freshPlaces(news), [news])
  useFlights(root, news, motion)
  // On a phone the place that matters comes first; so one looks at the top again.
  useEffect(
    () =>
      beforePaint(() => {
        const { current } = root
        if (questionId !== null && current && current.clientWidth <= 640) current.scrollIntoView({ block: 'start' })
      }),
    [questionId],
  )
  const ask = questionHandle(props)
  const board: BoardState = {
    ...props,
    g: view.g,
    says: boardWords(language),
    called: text.components as typeof en.components,
    ask,
    ...draftedBy(props, ask),
    fresh,
    aimed: ask.is('layGold') ? aimed : null,
    aim,
    tell,
  }
  const place = question && questionId ? (focus[questionId] ?? 'palace') : 'palace'
  return (
    <BoardProvider value={board}>
      <div
        className="es"
        ref={root}
        lang={language}
        data-focus={place}
        data-question={ask.id ?? ''}
        data-seats={props.table.seats}
        data-seat={seat ?? 'none'}
      >
        <div className="es-frame">
          <div className="es-board">
            <Washes />
            <PalaceScene />
            <div className="es-lower">
              <Tableaus />
              <div className="es-treasury">
                <Bank />
                <Privileges />
              </div>
              <Hand />
            </div>
          </div>
        </div>
        <Explanation told={told} close={close} />
      </div>
    </BoardProvider>
  )
}

/** The layout of one's own tableau, while the others still think about theirs. */
function draftedBy(
  { view, seat }: BoardProps<Palace, PalaceTable>,
  ask: BoardState['ask'],
): Pick<BoardState, 'sitesDrafted' | 'goldDrafted'> {
  if (ask.is('chooseSites')) {
    return { sitesDrafted: Array.isArray(ask.partial) ? (ask.partial as number[]) : [], goldDrafted: null }
  }
  const own = view.where.branches?.find(branch => branch.seat === seat)
  const at = own?.stack[0]?.at as { sites?: readonly number[]; gold?: readonly number[] } | undefined
  if (!at?.sites) return { sitesDrafted: null, goldDrafted: null }
  const laying = ask.is('layGold') && ask.question
  return {
    sitesDrafted: at.sites,
    goldDrafted: laying ? cells(laying, ask.partial).map(card => card ?? -2) : (at.gold ?? null),
  }
}

export const Board = EschnapurBoard as unknown as BoardType
