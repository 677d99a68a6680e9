/** The parts of a board on a stage of their own, each with the question that it answers. */
import {
  type Answer,
  assign,
  bundle,
  NONE,
  type PartialAnswer,
  pick,
  pickThen,
  type Question,
  type Table,
} from '@palatine/kernel'
import {
  type BoardProps,
  Count,
  CountButtons,
  defineBoard,
  dragged,
  Ghost,
  Icon,
  Pass,
  Slot,
  Thing,
  Track,
  upTo,
  useSlots,
} from '@palatine/ui'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { isReduced, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'

const { useBoard, makeBoard } = defineBoard<{ readonly coins: number }, Table>()
const letter = (n: number) => String.fromCharCode(65 + n)

/** A place with several ways: the cheapest is taken, the others are offered beside it. */
function Ways() {
  const { words } = useBoard()
  const ways = [3, 1, 2].map(cost => ({
    touch: { at: 0, put: cost },
    label: `${letter(0)} ${cost}`,
    price: (
      <>
        {cost} <Icon name="coin" size={16} />
      </>
    ),
    cost,
  }))
  return (
    <div className="kit-row">
      <Thing label={letter(0)} ways={ways} className="kit-thing" anchor="kit/place">
        {letter(0)}
      </Thing>
      <Thing label={letter(1)} touch={1} className="kit-thing">
        {letter(1)}
      </Thing>
      <Thing label={letter(2)} touch={2} className="kit-thing">
        {letter(2)}
      </Thing>
      <Pass label={words.nothing} />
    </div>
  )
}

/** A number that would change, and a count that is chosen. */
function Counts() {
  const { ask, words } = useBoard()
  const taken = Array.isArray(ask.partial) ? (ask.partial as number[]).reduce((all, n) => all + (n ?? 0), 0) : 0
  return (
    <div className="kit-row">
      <Count anchor="kit/coins" value={5} next={taken > 0 ? 5 - taken : undefined}>
        <Icon name="coin" size={20} />
      </Count>
      {upTo(2).map(at => (
        <CountButtons key={at} at={at} less={`${words.less} ${letter(at)}`} more={`${words.more} ${letter(at)}`} />
      ))}
    </div>
  )
}

function Slots() {
  const { words } = useBoard()
  const slots = useSlots()
  return (
    <div className="kit-row">
      {upTo(2).map(slot => (
        <Slot
          key={slot}
          slot={slot}
          label={words.place(slot + 1)}
          className="kit-thing"
          describe={thing => (thing === null ? words.empty : letter(thing))}
          face={letter}
        />
      ))}
      {upTo(3).map(thing => (
        <Thing
          key={thing}
          label={letter(thing)}
          touch={slots.touchOf(thing)}
          onTouch={() => slots.lay(thing)}
          chosen={false}
          className="kit-thing"
          drag={dragged(thing)}
        >
          {slots.left(thing, 1) > 0 ? letter(thing) : ''}
        </Thing>
      ))}
    </div>
  )
}

const stops = [3, 6]

/** The chosen field shows as a ghost where the marker would stand. */
function Tracks() {
  const { ask, words, seat } = useBoard()
  const fields = upTo(8).map(n => ({
    label: words.place(n),
    mark: n,
    stop: stops.includes(n),
    touch: n > 2 ? n : undefined,
    reward: stops.includes(n) ? <Icon name="coin" size={16} /> : undefined,
  }))
  const marker = (of: number, at: number) => ({ seat: of, at, label: words.seatShape[of] })
  return (
    <>
      <Track
        label={words.place(0)}
        id="kit-track"
        fields={fields}
        markers={[marker(1, 2), marker(seat ?? 0, 2), marker(2, 5)]}
        ghosts={typeof ask.partial === 'number' && ask.partial >= 0 ? [marker(0, ask.partial)] : []}
      />
      <p className="quiet">
        <Ghost seat={0} label={words.seatShape[0]} />
      </p>
    </>
  )
}

const stage = (Scene: ComponentType) => makeBoard({ Scene, className: 'kit-stage', events: {} })

const demos = [
  { name: 'ways', board: stage(Ways), question: pickThen([0, 1], [[3, 1, 2], [0]], { optional: true }) },
  { name: 'counts', board: stage(Counts), question: bundle([1, 1], [2, 3], 4) },
  { name: 'slots', board: stage(Slots), question: assign([0, 1, 2], [1, 1, 1], 2) },
  { name: 'track', board: stage(Tracks), question: pick([3, 4, 5, 6, 7]) },
] as const

export function StageDemos() {
  return (
    <div className="kit-widgets">
      {demos.map(({ name, board, question }) => (
        <Demo key={name} name={name} Board={board.Board} question={question} />
      ))}
    </div>
  )
}

const table = { seats: 3, options: {}, components: {} } as unknown as Table
const view = { g: { coins: 5 }, where: { stack: [], asked: 0, together: null, branches: null } }
const nothing: readonly never[] = []

function Demo({ name, Board, question }: { name: string; Board: ComponentType<BoardProps>; question: Question }) {
  const { kit, kitPage } = useWords()
  const settings = useSettings()
  const [partial, setPartial] = useState<PartialAnswer>(null)
  const foresee = useCallback(async (_: Answer) => null, [])
  const props = useMemo(
    (): BoardProps => ({
      view,
      table,
      seat: 0,
      question,
      questionId: name,
      partial,
      setPartial,
      confirm: () => setPartial(null),
      text: {} as never,
      words: kit,
      language: settings.language,
      name: seat => kit.seatShape[seat],
      explain: touch => ({ text: touch === NONE ? '' : kitPage.sample, possible: touch !== 2 }),
      told: nothing,
      undo: null,
      playing: null,
      coming: nothing,
      news: nothing,
      motion: { speed: 1, reduced: isReduced(settings) },
      foresee,
    }),
    [question, name, partial, kit, kitPage, settings, foresee],
  )
  return (
    <section className="panel" aria-label={kitPage.parts[name as keyof typeof kitPage.parts]}>
      <h3>{kitPage.parts[name as keyof typeof kitPage.parts]}</h3>
      <Board {...props} />
    </section>
  )
}
