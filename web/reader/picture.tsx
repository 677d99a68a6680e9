/** A picture in a guide: pieces of the game's own board, in a position that its pictures.ts lays out, and never to touch. */
import {
  FastChance,
  fallbackLanguage,
  type Game,
  LiveTable,
  type Question,
  questionFor,
  type Seat,
  type State,
  sampleAnswer,
  type Table,
  tableFor,
  viewOf,
} from '@palatine/kernel'
import type { BoardPicture, BoardProps, CardsPicture, GuidePicture } from '@palatine/ui'
import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LoadedGame, useGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'

const files = import.meta.glob<{ pictures: { readonly [name: string]: GuidePicture } }>(
  '../../games/*/board/pictures.ts',
)

/** As wide as a board is on a desk; the picture is as wide as the text. */
const deskWidth = 1160
/** A picture shall not fill the screen. */
const tallest = 440
/** Smaller than that nobody reads it: on a phone a wide picture is moved sideways instead. */
const smallest = 0.6
/** On paper: as wide as the text, and not so tall that it leaves half a page empty. */
const paperWidth = 620
const paperTallest = 264

export function Picture({ game: id, name, alt }: { game: string; name: string; alt: string }) {
  const { language } = useSettings()
  const game = useGame(id, language)
  const [picture, setPicture] = useState<GuidePicture>()
  useEffect(() => {
    let wanted = true
    void files[`../../games/${id}/board/pictures.ts`]?.().then(({ pictures }) => wanted && setPicture(pictures[name]))
    return () => {
      wanted = false
    }
  }, [id, name])
  const figure = useRef<HTMLElement>(null)
  const near = useNear(figure)
  return (
    <figure className="picture" data-picture={name} ref={figure}>
      <div role="img" aria-label={alt} className="picture-frame">
        {near &&
          game?.board &&
          picture &&
          ('cards' in picture ? <Cards game={game} picture={picture} /> : <Cut game={game} picture={picture} />)}
      </div>
      <figcaption>{alt}</figcaption>
    </figure>
  )
}

/** Boards are large: each is drawn when one comes near it, and all of them before the guide is printed. */
function useNear(figure: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current } = figure
    if (!current || near) return
    const watch = new IntersectionObserver(([seen]) => seen.isIntersecting && setNear(true), { rootMargin: '900px' })
    const print = () => flushSync(() => setNear(true))
    watch.observe(current)
    window.addEventListener('beforeprint', print)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', print)
    }
  }, [figure, near])
  return near
}

/** Pieces of the board side by side, as wide as there is room. */
function Cards({ game, picture }: { game: LoadedGame; picture: CardsPicture }) {
  const words = useWords()
  const [drawn, setDrawn] = useState<{ instead: ComponentType }>()
  const props = useMemo(() => boardProps(game, picture, words.kit), [game, picture, words])
  useEffect(() => {
    let wanted = true
    void picture.cards().then(instead => wanted && setDrawn({ instead }))
    return () => {
      wanted = false
    }
  }, [picture])
  const Board = game.board?.Board
  return (
    <div className={`picture-cards theme-${game.id}`} inert>
      {Board && drawn && <Board {...props} {...drawn} />}
    </div>
  )
}

/** The board, cut to what is to be seen and made as wide as there is room. */
function Cut({ game, picture }: { game: LoadedGame; picture: BoardPicture }) {
  const words = useWords()
  const { width: boardWidth = deskWidth } = picture
  const frame = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState<{ x: number; y: number; width: number; height: number }>()
  const [room, setRoom] = useState(0)
  const [paper, setPaper] = useState(false)
  const props = useMemo(() => boardProps(game, picture, words.kit), [game, picture, words])
  useLayoutEffect(() => {
    const box = frame.current
    const shown = [...(box?.querySelectorAll(picture.shows) ?? [])].map(one => one.getBoundingClientRect())
    if (!box || shown.length === 0) return
    // Measured as it is laid out: whatever scale it is drawn in is taken out again.
    const all = box.getBoundingClientRect()
    const scale = all.width / boardWidth || 1
    // Boards go by the size of the window, which on paper is another one: the picture stays as it was measured.
    for (const one of box.querySelectorAll<HTMLElement>('.stage, .stage > *, .stage > * > *')) {
      const { width, height } = one.getBoundingClientRect()
      one.style.width = `${width / scale}px`
      one.style.height = `${height / scale}px`
    }
    const [left, top] = [Math.min(...shown.map(one => one.left)), Math.min(...shown.map(one => one.top))]
    setCut({
      x: (left - all.left) / scale,
      y: (top - all.top) / scale,
      width: (Math.max(...shown.map(one => one.right)) - left) / scale,
      height: (Math.max(...shown.map(one => one.bottom)) - top) / scale,
    })
  }, [picture, boardWidth])
  useLayoutEffect(() => {
    const outer = frame.current?.closest('.picture')
    if (!outer) return
    const fit = () => setRoom(outer.clientWidth)
    const toPaper = () => flushSync(() => setPaper(true))
    const toScreen = () => setPaper(false)
    const watch = new ResizeObserver(fit)
    fit()
    watch.observe(outer)
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', toScreen)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', toScreen)
    }
  }, [])
  const [widest, highest] = paper ? [paperWidth, paperTallest] : [room, tallest]
  const fits = cut ? Math.min(picture.larger ?? 1, widest / cut.width, highest / cut.height) : 1
  const scale = paper ? fits : Math.max(fits, Math.min(smallest, tallest / (cut?.height ?? 1)))
  const Board = game.board?.Board
  return (
    <div
      className={`picture-cut theme-${game.id}`}
      style={{ height: cut ? cut.height * scale : 0, width: cut ? cut.width * scale : '100%' }}
    >
      <div
        ref={frame}
        className="picture-board"
        inert
        style={{
          width: boardWidth,
          transform: cut ? `scale(${scale}) translate(${-cut.x}px, ${-cut.y}px)` : 'none',
          visibility: cut ? 'visible' : 'hidden',
        }}
      >
        {Board && <Board {...props} />}
      </div>
    </div>
  )
}

function boardProps(
  { title, text, language }: LoadedGame,
  picture: GuidePicture,
  words: BoardProps['words'],
): BoardProps {
  const { game } = title
  const { seats, options, seat = null, question: wanted = null, arrange } = picture
  const table = tableFor(title, seats, options)
  const state = playedTo(game, table, seat, wanted)
  arrange?.(state.g as never)
  const view = viewOf(game, table, state, seat)
  const question = (seat !== null && wanted !== null && questionFor(game, table, view, seat)) || null
  const nothing = () => {}
  return {
    view,
    table,
    seat,
    question,
    questionId: question && wanted,
    partial: null,
    setPartial: nothing,
    confirm: nothing,
    text,
    words,
    language: language ?? fallbackLanguage,
    name: (at: Seat) => `${at + 1}`,
    explain: () => ({ text: '', possible: false }),
    told: [],
    undo: null,
    playing: null,
    news: [],
    coming: [],
    motion: { speed: 0, reduced: true },
    foresee: () => Promise.resolve(null),
  }
}

/** The beginning of a game, or the first moment at which the seat is asked this; always the same. */
function playedTo(game: Game, table: Table, seat: Seat | null, wanted: string | null): State {
  const chance = new FastChance(1)
  const live = LiveTable.open(game, table, chance)
  while (seat !== null && wanted !== null && !live.over) {
    if (live.asked.includes(seat) && live.questionId(seat) === wanted) break
    const [next] = live.asked
    live.play(next, sampleAnswer(live.question(next) as Question, chance))
  }
  return live.state
}
