/** A board for every game that has none of its own: its view as named places with what lies there. */
import type { PartialAnswer, PickThen, Question, Seat, State } from '@palatine/kernel'
import {
  type BoardProps,
  chosenBranch,
  isChosen,
  PieceFace,
  pieceLook,
  SeatMark,
  StageRoot,
  Thing,
  type Touch,
  touched,
  useTravel,
  wholeAnswer,
  type Zone,
  ZoneBox,
  type ZoneItem,
  type ZonesModule,
} from '@palatine/ui'
import { useMemo, useRef, useState } from 'react'
import type { Words } from '../app/words.ts'
import { genericZones } from './generic.ts'

interface Props extends BoardProps {
  readonly module: ZonesModule | undefined
  readonly app: Words
}

export function PlainBoard(props: Props) {
  const { view, table, seat, text, language, name, module, app, motion, question, questionId } = props
  const root = useRef<HTMLDivElement>(null)
  const zones = useMemo(
    () =>
      module?.zones
        ? module.zones(
            view.g as never,
            table as never,
            seat,
            text as never,
            language,
            name,
            draftOf(view, seat) as never,
          )
        : genericZones(view.g, table, text, app, name),
    [module, view, table, seat, text, language, name, app],
  )
  const fresh = useFresh(view, zones)
  const asked = useMemo(() => askedAbout(zones, question, questionId), [zones, question, questionId])
  useTravel(root, view, motion)
  const shared = zones.filter(zone => zone.seat === undefined && !zone.below)
  const below = zones.filter(zone => zone.seat === undefined && zone.below)
  const seats = [...new Set(zones.flatMap(zone => (zone.seat === undefined ? [] : [zone.seat])))].sort(
    (a, b) => Number(b === seat) - Number(a === seat) || a - b,
  )
  return (
    <StageRoot props={props} events={module?.events ?? {}} className="plain-stage" focus={{}}>
      <div className="plain-board" ref={root}>
        <Shared zones={shared} fresh={fresh} asked={asked} props={props} />
        <div className="plain-seats">
          {seats.map(owner => (
            <section
              key={owner}
              className={`plain-seat ${owner === seat ? 'plain-own' : ''}`}
              aria-label={name(owner)}
              data-anchor={`seat/${owner}`}
            >
              <h2 className="plain-name">
                <SeatMark seat={owner} size={22} />
                {name(owner)}
              </h2>
              <div className="plain-zones">
                {zones
                  .filter(zone => zone.seat === owner)
                  .map(zone => (
                    <ZoneView key={zone.id} zone={zone} fresh={fresh} asked={asked} props={props} />
                  ))}
              </div>
            </section>
          ))}
        </div>
        <Shared zones={below} fresh={fresh} asked={asked} props={props} />
      </div>
    </StageRoot>
  )
}

/** While all play side by side: what this seat has drafted in its own branch, and nobody else can see. */
const draftOf = ({ where }: State, seat: Seat | null): unknown =>
  where.branches?.find(branch => branch.seat === seat)?.stack[0]?.at

interface Shown {
  readonly fresh: ReadonlySet<string>
  /** The ids of the zones that the question is about. */
  readonly asked: ReadonlySet<string>
  readonly props: Props
}

function Shared({ zones, ...shown }: Shown & { zones: readonly Zone[] }) {
  if (zones.length === 0) return null
  const isAsked = zones.some(({ id }) => shown.asked.has(id))
  return (
    <div className={`plain-shared ${isAsked ? 'is-asked' : ''}`}>
      {zones.map(zone => (
        <ZoneView key={zone.id} zone={zone} {...shown} />
      ))}
    </div>
  )
}

function askedAbout(zones: readonly Zone[], question: Question | null, id: string | null): ReadonlySet<string> {
  if (!question || id === null) return new Set()
  const about = zones.filter(({ items }) => items.some(item => meaningOf(item, question, id, null)))
  return new Set(about.map(zone => zone.id))
}

/** The keys of what was not there a moment ago. Not by an effect: moments can follow each other faster than effects. */
function useFresh(view: State, zones: readonly Zone[]): ReadonlySet<string> {
  const [seen, setSeen] = useState(() => ({ view, looks: looksOf(zones), fresh: new Set<string>() }))
  if (seen.view !== view) {
    const looks = looksOf(zones)
    const fresh = new Set([...looks].filter(([key, look]) => seen.looks.get(key) !== look).map(([key]) => key))
    setSeen({ view, looks, fresh })
  }
  return seen.fresh
}

/** How each thing looks, by its key. */
const looksOf = (zones: readonly Zone[]): ReadonlyMap<string, string> =>
  new Map(zones.flatMap(({ items }) => items.map(({ key, mark, count }) => [key, `${mark ?? ''}${count ?? ''}`])))

function ZoneView({ zone, fresh, asked, props }: Shown & { zone: Zone }) {
  return (
    <ZoneBox
      title={zone.title}
      note={zone.note}
      wide={zone.wide}
      layout={zone.layout}
      columns={zone.columns}
      asked={asked.has(zone.id)}
      anchor={`zone-${zone.id}`}
    >
      {zone.items.length === 0 && <span className="zone-empty">{props.words.empty}</span>}
      {zone.layout === 'line' ? (
        <dl className="zone-lines">
          {zone.items.map(item => (
            <div key={item.key} className={fresh.has(item.key) ? 'is-new' : ''}>
              <dt>{item.label}</dt>
              <dd>{item.mark}</dd>
            </div>
          ))}
        </dl>
      ) : (
        zone.items.map(item => (
          <ItemView
            key={item.key}
            item={item}
            isNew={fresh.has(item.key)}
            wall={zone.layout === 'wall'}
            props={props}
          />
        ))
      )}
    </ZoneBox>
  )
}

interface Meaning {
  readonly touch?: Touch
  /** As ways of using things, where it is a place for that. */
  readonly ways?: readonly Touch[]
}

/** What an item stands for in the question that is asked now; undefined if nothing. */
function meaningOf(item: ZoneItem, question: Question, id: string, partial: PartialAnswer): Meaning | undefined {
  if (question.kind !== 'either') return meaningIn(item, question, id, partial)
  const { keys, questions } = question
  const now = chosenBranch(question, partial)
  for (const [i, branch] of keys.entries()) {
    const meant = meaningIn(item, questions[i], branch, now?.key === branch ? now.partial : null)
    if (!meant) continue
    const inBranch = (touch: Touch): Touch => ({ branch, touch })
    return {
      ...(meant.touch !== undefined && { touch: inBranch(meant.touch) }),
      ...(meant.ways && { ways: meant.ways.map(inBranch) }),
    }
  }
  return undefined
}

function meaningIn(item: ZoneItem, question: Question, key: string, partial: PartialAnswer): Meaning | undefined {
  const ways = question.kind === 'pick-then' ? waysAt(item, question, key, partial) : []
  if (ways.length > 0) return { ways }
  const touch = item.touch?.[key]
  return touch === undefined ? undefined : { touch }
}

/** The ways of using things that belong to this item: of the chosen thing, or of all where the item is eager. */
function waysAt(item: ZoneItem, { items, ways }: PickThen, key: string, partial: PartialAnswer): Touch[] {
  const fits = item.way?.[key]
  if (!fits) return []
  const [chosen] = Array.isArray(partial) ? (partial as readonly (number | null)[]) : [null]
  const things = chosen !== null ? [chosen] : item.eager ? items : []
  return things.flatMap(at =>
    (ways[items.indexOf(at)] ?? []).filter(way => fits(way, at)).map((put): Touch => ({ at, put })),
  )
}

function ItemView({ item, isNew, wall, props }: { item: ZoneItem; isNew: boolean; wall: boolean; props: Props }) {
  const { question, questionId, partial, setPartial, explain, words, confirm } = props
  const { touch, ways } = (question && questionId !== null && meaningOf(item, question, questionId, partial)) || {}
  const label = [
    item.label,
    item.hidden ? words.hidden : '',
    item.count !== undefined && item.count !== 1 ? words.pieces(item.count) : '',
  ]
    .filter(Boolean)
    .join(', ')
  const piece = { ...item, rolling: isNew && item.shape === 'die' }
  const look = pieceLook(piece)
  // What is chosen and touched again is meant.
  const again = () => {
    if (!question || touch === undefined) return
    const whole = wholeAnswer(question, partial)
    if (question.kind === 'pick' && whole !== undefined && isChosen(question, partial, touch)) confirm(whole)
    else setPartial(touched(question, partial, touch))
  }
  return (
    <Thing
      label={label}
      touch={touch}
      ways={ways?.map((way, cost) => ({ touch: way, label: explain(way).text, cost }))}
      onTouch={touch === undefined ? undefined : again}
      note={item.note}
      anchor={item.key}
      className={`${look.className} ${wall ? 'in-wall' : ''} ${isNew ? 'is-new' : ''}`}
      style={look.style}
    >
      <PieceFace {...piece} />
    </Thing>
  )
}
