/** A board for every game that has none of its own: its view as named places with what lies there. */
import type { Question, State } from '@palatine/kernel'
import {
  type BoardProps,
  isChosen,
  isLit,
  type MotionSettings,
  Piece,
  SeatMark,
  Tip,
  type Touch,
  touched,
  useTravel,
  wholeAnswer,
  type Zone,
  ZoneBox,
  type ZoneItem,
  type ZonesModule,
} from '@palatine/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Words } from '../app/words.ts'
import { genericZones } from './generic.ts'

interface Props extends BoardProps {
  readonly module: ZonesModule | undefined
  readonly app: Words
  readonly motion: MotionSettings
  /** Gives the answer when what is chosen is touched again. */
  confirm?: (() => void) | undefined
}

export function PlainBoard(props: Props) {
  const { view, table, seat, text, language, name, module, app, motion } = props
  const root = useRef<HTMLDivElement>(null)
  const zones = useMemo(
    () =>
      module?.zones
        ? module.zones(view.g as never, table as never, seat, text as never, language, name)
        : genericZones(view.g, table, text, app, name),
    [module, view, table, seat, text, language, name, app],
  )
  const fresh = useFresh(view, zones)
  useTravel(root, view, motion)
  const shared = zones.filter(zone => zone.seat === undefined)
  const seats = [...new Set(zones.flatMap(zone => (zone.seat === undefined ? [] : [zone.seat])))].sort(
    (a, b) => Number(b === seat) - Number(a === seat) || a - b,
  )
  return (
    <div className="plain-board" ref={root}>
      {shared.length > 0 && (
        <div className="plain-shared">
          {shared.map(zone => (
            <ZoneView key={zone.id} zone={zone} fresh={fresh} props={props} />
          ))}
        </div>
      )}
      <div className="plain-seats">
        {seats.map(owner => (
          <section key={owner} className={`plain-seat ${owner === seat ? 'plain-own' : ''}`} aria-label={name(owner)}>
            <h2 className="plain-name">
              <SeatMark seat={owner} size={22} />
              {name(owner)}
            </h2>
            <div className="plain-zones">
              {zones
                .filter(zone => zone.seat === owner)
                .map(zone => (
                  <ZoneView key={zone.id} zone={zone} fresh={fresh} props={props} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

/** The keys of what was not there a moment ago. */
function useFresh(view: State, zones: readonly Zone[]): ReadonlySet<string> {
  const before = useRef<{ view: State; keys: Set<string> } | null>(null)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const keys = new Set(
      zones.flatMap(zone => zone.items.map(item => `${item.key}=${item.mark ?? ''}${item.count ?? ''}`)),
    )
    const last = before.current
    if (last && last.view !== view) {
      setFresh(new Set([...keys].filter(key => !last.keys.has(key)).map(key => key.slice(0, key.lastIndexOf('=')))))
    }
    before.current = { view, keys }
  }, [view, zones])
  return fresh
}

function ZoneView({ zone, fresh, props }: { zone: Zone; fresh: ReadonlySet<string>; props: Props }) {
  return (
    <ZoneBox title={zone.title} note={zone.note} wide={zone.wide} anchor={`zone-${zone.id}`}>
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

/** What an item stands for in the question that is asked now; undefined if nothing. */
function touchOf(item: ZoneItem, question: Question, id: string): Touch | undefined {
  if (!item.touch) return undefined
  if (question.kind !== 'either') return item.touch[id]
  const { keys } = question as unknown as { keys: readonly string[] }
  const branch = keys.find(key => item.touch?.[key] !== undefined)
  return branch === undefined ? item.touch[id] : { branch, touch: item.touch[branch] }
}

function ItemView({ item, isNew, wall, props }: { item: ZoneItem; isNew: boolean; wall: boolean; props: Props }) {
  const { question, questionId, draft, setDraft, explain, words, confirm } = props
  const touch = question && questionId !== null ? touchOf(item, question, questionId) : undefined
  const lit = question !== null && touch !== undefined && isLit(question, draft, touch)
  const chosen = question !== null && touch !== undefined && isChosen(question, draft, touch)
  const why = touch === undefined ? undefined : explain(touch)
  const name = [
    item.label,
    item.hidden ? words.hidden : '',
    item.count !== undefined && item.count !== 1 ? words.pieces(item.count) : '',
  ]
    .filter(Boolean)
    .join(', ')
  const tip = [item.note, why?.text, why?.rule].filter(Boolean).join(' · ')
  const onTouch =
    question === null || touch === undefined || (!lit && !chosen)
      ? undefined
      : () => {
          const single = question.kind === 'pick'
          if (chosen && single && wholeAnswer(question, draft) !== undefined && confirm) confirm()
          else setDraft(touched(question, draft, touch))
        }
  return (
    <Tip text={tip || (item.mark === undefined ? '' : item.label)} className={wall ? 'in-wall' : ''}>
      <Piece
        label={why?.possible && why.text ? `${name}: ${why.text}` : name}
        mark={item.mark}
        icon={item.icon}
        tint={item.tint}
        seat={item.seat}
        hidden={item.hidden}
        count={item.count}
        shape={item.shape}
        anchor={item.key}
        lit={lit && !chosen}
        chosen={chosen}
        dim={touch !== undefined && !lit && !chosen}
        justChanged={isNew && !lit && !chosen}
        onTouch={onTouch}
      />
    </Tip>
  )
}
