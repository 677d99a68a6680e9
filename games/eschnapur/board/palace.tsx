/** The palace: eight parts in a row under one arch, with the track of victory points around it. */
import { NONE, type Seat } from '@palatine/kernel'
import { CountButtons, cells, dropping, SeatMark, Thing, type Touch, upTo } from '@palatine/ui'
import { partIs } from '../rules/model.ts'
import { fieldValue } from '../rules/palace.ts'
import { onTrack } from '../rules/scoring.ts'
import { Beads, spot, start } from './art/beads.tsx'
import { Dusk } from './art/dusk.tsx'
import { Bag, ShieldMark, StopMark } from './art/marks.tsx'
import { Blueprint, MarbleTower, PlannedRoof, Plinth, Shadow } from './art/towers.tsx'
import { type BoardState, drafted, placed, pointsOf, useBoard } from './stage.ts'

export function PalaceScene() {
  const { g, says } = useBoard()
  return (
    <section className="es-scene" aria-label={says.palace} data-anchor="palace">
      <Dusk />
      <PointTrack />
      <div className="es-towers">
        {upTo(g.parts.length).map(part => (
          <Tower key={part} part={part} />
        ))}
      </div>
    </section>
  )
}

/** What the answer so far would put on this part: bricks with their owners, or one taken away. */
interface Planned {
  readonly added: readonly Seat[]
  readonly lifted: boolean
}

function plannedFor({ ask, g, seat }: BoardState, part: number): Planned {
  const moving = ask.as('pick-then', 'moveBrick')
  if (moving) {
    const [from, to] = cells(moving, ask.partial)
    const owner = from === null ? undefined : g.parts[from].at(-1)
    return { added: to === part && owner !== undefined ? [owner] : [], lifted: from === part }
  }
  return { added: new Array<Seat>(placed(ask)[part] ?? 0).fill(seat ?? 0), lifted: false }
}

/** What touching a part means in the question that is asked. */
function touchOf({ ask }: BoardState, part: number): Touch | undefined {
  const { question, partial } = ask
  if (!question) return undefined
  if (ask.is('chooseSites', 'placeStop', 'protectBrick')) return part
  const bags = ask.as('order', 'orderBags')
  if (bags) return bags.items.includes(part) ? part : undefined
  if (ask.is('placeBricks')) return { at: part, put: (placed(ask)[part] ?? 0) + 1 }
  if (ask.is('moveBrick')) {
    const [from] = cells(question, partial)
    return from === null || from === part ? part : { at: from, put: part }
  }
  return undefined
}

function Tower({ part }: { part: number }) {
  const board = useBoard()
  const { g, table, ask, name, changed, says } = board
  const { fields, wage, bag } = table.components.parts.rows[part]
  const state = g.state[part]
  if (state === partIs.unused) return <UnusedPart part={part} />
  const finished = state === partIs.finished
  const bricks = g.parts[part]
  const planned = finished ? { added: [], lifted: false } : plannedFor(board, part)
  const touch = finished && !ask.is('chooseSites', 'placeStop') ? undefined : touchOf(board, part)
  const share = (ask.as('share', 'placeBricks')?.caps[part] ?? 0) > 0
  const inOrder = ask.is('orderBags') && ask.question ? cells(ask.question, ask.partial).indexOf(part) : -1
  const stopped = g.stop === part || (ask.is('placeStop') && ask.partial === part)
  const chosen =
    (touch !== undefined && !share && ask.chosen(touch)) ||
    planned.lifted ||
    planned.added.length > 0 ||
    drafted(board).sites?.includes(part) === true
  const owners = [...new Set(bricks)].map(owner =>
    says.bricksOf(name(owner), bricks.filter(one => one === owner).length),
  )
  const note = finished
    ? says.finished
    : [
        says.partState(bricks.length, fields, wage),
        owners.join(', '),
        says.bagAt(fieldValue(part, bag, table)),
        stopped && says.stopped,
        g.protectedPart === part && says.lastProtected,
      ]
        .filter(Boolean)
        .join(' · ')
  const built = bricks.length + planned.added.length
  return (
    <div
      className={`es-tower ${finished ? 'is-marble' : ''} ${stopped ? 'is-stopped' : ''}`}
      style={{ '--fields': fields, '--built': bricks.length } as React.CSSProperties}
      data-part={part}
      {...dropping(share && touch !== undefined ? thing => thing === 'brick' && ask.touch(touch) : undefined)}
    >
      <Thing
        label={`${says.part(part + 1)}: ${note}`}
        touch={touch}
        chosen={touch !== undefined ? chosen : undefined}
        lit={share ? touch !== undefined && ask.lit(touch) : undefined}
        className="es-tower-hit"
        anchor={`part/${part}`}
      />
      <div className={`es-tower-art ${changed.has(`part/${part}/finished`) ? 'is-unveiled' : ''}`} aria-hidden="true">
        {finished ? (
          <MarbleTower part={part} fields={fields} />
        ) : (
          <>
            <div className="es-roof-box">
              <PlannedRoof part={part} />
              <span className={`es-wage ${built >= fields ? 'is-due' : ''}`} data-anchor={`part/${part}/wage`}>
                <Bag />
                {wage}
              </span>
            </div>
            <div className="es-courses">
              <Blueprint part={part} fields={fields} />
              {Array.from({ length: fields }, (_, i) => {
                const field = fields - i
                return (
                  <Course
                    key={field}
                    part={part}
                    field={field}
                    owner={bricks[field - 1] ?? NONE}
                    planned={planned.added[field - 1 - bricks.length] ?? NONE}
                    lifted={planned.lifted && field === bricks.length}
                    share={share}
                  />
                )
              })}
            </div>
          </>
        )}
        <div className="es-plinth">
          <Plinth lit={finished} />
          <span className="es-number">{part + 1}</span>
        </div>
      </div>
      {stopped && (
        <span className="es-stop" data-anchor="stop" aria-hidden="true">
          <StopMark />
        </span>
      )}
      {inOrder >= 0 && <span className="es-nth">{inOrder + 1}</span>}
      {share && (
        <CountButtons at={part} less={says.oneLess(part + 1)} more={says.oneMore(part + 1)} className="es-share" />
      )}
      <SitesHere part={part} />
    </div>
  )
}

function Course(props: { part: number; field: number; owner: Seat; planned: Seat; lifted: boolean; share: boolean }) {
  const { part, field, owner, planned, lifted, share } = props
  const { g, table, ask, changed, says } = useBoard()
  const { bag } = table.components.parts.rows[part]
  const anchor = `part/${part}/field/${field}`
  const here = owner >= 0 ? owner : planned
  const isLast = owner >= 0 && field === g.parts[part].length
  const brick = here >= 0 && (
    <span
      className={`es-brick ${owner < 0 ? 'is-planned' : ''} ${lifted ? 'is-lifted' : ''} ${changed.has(anchor) ? 'is-new' : ''}`}
      style={{ '--seat': `var(--seat-${here})` } as React.CSSProperties}
    >
      <SeatMark seat={here} size={14} />
      {isLast && (g.protectedPart === part || (ask.is('protectBrick') && ask.partial === part)) && <ShieldMark />}
    </span>
  )
  const reach: Touch = { at: part, put: field - g.parts[part].length }
  const open = share && owner < 0 && (ask.lit(reach) || planned >= 0)
  return (
    <div className="es-course" data-anchor={anchor}>
      <span className={`es-quoin ${here >= 0 ? 'is-built' : ''}`}>{fieldValue(part, field, table)}</span>
      {open ? (
        <button
          type="button"
          tabIndex={-1}
          className="es-field is-open"
          aria-label={says.upTo(part + 1, fieldValue(part, field, table))}
          onClick={() => ask.touch(ask.chosen(reach) ? { at: part, put: field - g.parts[part].length - 1 } : reach)}
        >
          {brick}
        </button>
      ) : (
        <span className="es-field">{brick}</span>
      )}
      <span className={`es-quoin es-quoin-right ${here >= 0 ? 'is-built' : ''}`}>
        {bag === field && (
          <span className={`es-bag-spot ${planned >= 0 ? 'is-due' : ''}`} data-anchor={`part/${part}/bag`}>
            <Bag />
          </span>
        )}
      </span>
    </div>
  )
}

/** Who is known to build here: the seals of site cards that lie open, and one's own. */
function SitesHere({ part }: { part: number }) {
  const board = useBoard()
  const { g, seat, name, says } = board
  const { sites: own } = drafted(board)
  const known = (one: Seat) => (one === seat && own) || g.sites[one]
  const here = upTo(g.sites.length).filter(one => known(one).includes(part))
  return (
    <div className="es-sites-here">
      {here.map(one => (
        <span key={one} className={g.sitesShown[one] ? '' : 'is-covered'}>
          <SeatMark seat={one} size={18} label={says.sitesOf(name(one))} />
        </span>
      ))}
    </div>
  )
}

function UnusedPart({ part }: { part: number }) {
  const { table, says } = useBoard()
  const { fields } = table.components.parts.rows[part]
  return (
    <div className="es-tower is-unused" style={{ '--fields': fields } as React.CSSProperties}>
      <Thing label={`${says.part(part + 1)}: ${says.unused}`} className="es-tower-hit" anchor={`part/${part}`} />
      <div className="es-tower-art" aria-hidden="true">
        <Shadow part={part} />
        <div className="es-shadow-body" />
      </div>
    </div>
  )
}

// Victory points

function PointTrack() {
  const board = useBoard()
  const { g, table, name, changed, says } = board
  const { fields } = table.components.tables.track
  const stones = g.fieldPoints.map((_, seat) => {
    const total = pointsOf(board, seat)
    return { seat, total, ...onTrack(total, table) }
  })
  return (
    <div className="es-track">
      <Beads fields={fields} />
      {stones.map(({ seat, total, field, marker }) => {
        const { x, y } = field > 0 ? spot(field, fields) : start(seat)
        const together = field > 0 ? stones.filter(other => other.field === field && other.seat < seat).length : 0
        return (
          <span
            key={seat}
            className={`es-stone ${x > 880 ? 'is-right' : x < 40 ? 'is-left' : ''} ${changed.has(`points/${seat}`) ? 'is-new' : ''}`}
            style={
              { left: `${(x / 960) * 100}%`, top: `${(y / 506) * 100}%`, '--pile': together } as React.CSSProperties
            }
            data-anchor={`points/${seat}`}
          >
            <SeatMark seat={seat} size={20} label={`${name(seat)}: ${says.points(total)}`} />
            {marker > 0 && <span className="es-stone-marker">+{marker}</span>}
          </span>
        )
      })}
    </div>
  )
}
