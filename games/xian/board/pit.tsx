/** The pit: three sections with their prices and majorities above, warriors of clay and of colour in them. */
import { NONE, type Seat } from '@palatine/kernel'
import { Pass, SeatMark, Thing, type Touch, upTo, type Way } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { asked, groupSize, payments, waysToPaint } from '../rules/lab.ts'
import { type Army, type ArmyTable, colour, neighbours, prestige, raw, tile } from '../rules/model.ts'
import { majorityPoints, warriorsIn } from '../rules/scoring.ts'
import { price } from '../rules/tiles.ts'
import { clayFor, iconOn, waysToCreate } from '../rules/workshop.ts'
import { AnyPigment, Brush, Clay, Coin, Pigment, Point, TileSign } from './art/goods.tsx'
import { Warrior } from './art/warrior.tsx'
import { type BoardState, fieldName, nextRequest, useBoard } from './stage.ts'

export function Pit() {
  const { says, table, seat, ask } = useBoard()
  const { rows, columns, sections } = table.components.pit
  const size = rows * columns
  return (
    <section className="xi-pit" aria-label={says.pit} data-house={seat ?? undefined}>
      {sections.map(({ section }, i) => (
        <div key={section} className="xi-section" data-anchor={`section/${i}`}>
          <SectionHead section={i} />
          <div className="xi-trench" style={{ '--columns': columns } as CSSProperties}>
            {upTo(size).map(at => (
              <Field key={at} field={i * size + at} />
            ))}
          </div>
          <p className="xi-lip">{says.lip[i]}</p>
        </div>
      ))}
      {ask.is('laySeal') && <Pass className="xi-keep" label={says.keepSeal} />}
    </section>
  )
}

/** What a warrior costs here, and how the majority stands. */
function SectionHead({ section }: { section: number }) {
  const board = useBoard()
  const { g, table, says, called, name } = board
  const { section: letter, majority, requests, any } = table.components.pit.sections[section]
  const { tokens } = table.components.requests
  const wanted = asked(g, section, table)
  const clay =
    board.seat === null ? table.components.pit.sections[section].clay : clayFor(g, board.seat, section, table)
  // As it would stand after the answer.
  const then = board.preview ? warriorsIn(board.preview.g, section, table) : null
  const standing = warriorsIn(g, section, table)
  const counts = then ?? standing
  const pigments = [...wanted.map(kind => called.colours[kind]), ...(any > 0 ? [says.anyPigment] : [])].join(' + ')
  const next = nextRequest(board)
  return (
    <header className="xi-head" data-anchor={`head/${section}`}>
      <Thing label={says.section(letter, clay, pigments)} className="xi-price">
        <b className="xi-letter">{letter}</b>
        <span>
          {clay}
          <Clay />
        </span>
        <span className="xi-to-paint">
          <Brush />
          {requests.map(place => {
            const token = g.requests[place]
            const shown = tokens[token]
            return (
              shown && (
                <span key={place} className="xi-request" data-next={token === next || undefined}>
                  <Pigment kind={colour[shown.colour]} />
                  <b>{shown.number}</b>
                </span>
              )
            )
          })}
          {wanted.length > requests.length && <Pigment kind={wanted[0]} />}
          {any > 0 && <AnyPigment />}
        </span>
      </Thing>
      <p className="xi-majority">
        {majority.map((points, rank) => {
          const here = upTo(table.seats).filter(seat => counts[seat] > 0 && rankOf(counts, seat) === rank)
          const paid = here.length > 0 ? majorityPoints(counts, majority, here[0]) : points
          const said =
            here.length > 0
              ? says.majority(paid, here.map(name).join(', '), counts[here[0]])
              : says.majorityOpen(points)
          return (
            <Thing
              key={points}
              label={said}
              className={[
                'xi-rank',
                here.includes(board.seat ?? NONE) ? 'is-mine' : '',
                here.some(seat => counts[seat] !== standing[seat]) ? 'is-coming' : '',
              ].join(' ')}
            >
              <b>{paid}</b>
              {here.map(seat => (
                <SeatMark key={seat} seat={seat} size={13} />
              ))}
              {here.length > 0 && <span>{counts[here[0]]}</span>}
            </Thing>
          )
        })}
      </p>
    </header>
  )
}

const rankOf = (counts: readonly number[], seat: Seat): number => counts.filter(count => count > counts[seat]).length

const bonuses = { points: Point, coins: Coin, clay: Clay } as const

/** What a field brings whoever puts a warrior there; nothing where a statue is printed. */
export const Bonus = ({ brings }: { brings: ReturnType<typeof iconOn> }) => (
  <span className="xi-bonus">
    {brings.pigments > 0 && <AnyPigment />}
    {(['points', 'coins', 'clay'] as const).map(kind => {
      const Mark = bonuses[kind]
      return (
        brings[kind] > 0 && (
          <span key={kind}>
            {brings[kind]}
            <Mark />
          </span>
        )
      )
    })}
  </span>
)

function Field({ field }: { field: number }) {
  const board = useBoard()
  const { g, table, says, called, name, seat, preview, changed } = board
  const there = g.pit[field]
  const seal = (preview?.g ?? g).seals[field]
  const brings = iconOn(g, field, table)
  const where = fieldName(board, field)
  const label =
    there === NONE
      ? says.freeField(where, called.icons[brings.icon])
      : there === raw
        ? says.rawField(where)
        : says.paintedField(where, name(there))
  // My groups as they would be after the answer.
  const then = preview?.g ?? g
  const mine = seat !== null && then.pit[field] === seat
  const size = mine ? groupSize(then, field, table) : 0
  const grouped = size > 1
  const { touch, ways } = touchOf(board, field)
  const coming = preview && preview.g.pit[field] !== there ? preview.g.pit[field] : NONE
  // Just painted: the colour rises from the feet over the clay.
  const painted = there !== NONE && there !== raw
  const isNew = changed.has(`field/${field}`)
  const fresh = painted && isNew
  const turned = field % 3 === 1
  const points = coming !== NONE && seat !== null ? gained(board, seat) : 0
  return (
    <Thing
      label={[label, ...(seal === NONE ? [] : [says.sealOf(name(seal))]), ...(grouped ? [says.group(size)] : [])].join(
        ', ',
      )}
      touch={touch}
      ways={ways}
      keepClear={[`field/${field}`, ...upTo(table.components.pit.sections.length).map(i => `head/${i}`)]}
      className={grouped ? 'xi-field xi-edge' : 'xi-field'}
      {...(grouped && { style: edges(then, field, table) })}
      anchor={`field/${field}`}
    >
      <i className="xi-spot" />
      {there === NONE && coming === NONE && <Bonus brings={brings} />}
      {(there === raw || fresh) && (
        <span className={there === raw && isNew ? 'xi-figure is-rising' : 'xi-figure'}>
          <Warrior seat={null} turned={turned} />
        </span>
      )}
      {painted && (
        <span className={fresh ? 'xi-figure is-fresh' : 'xi-figure'}>
          <Warrior seat={there} turned={turned} />
        </span>
      )}
      {coming !== NONE && (
        <span className={`xi-figure ${coming === raw ? 'is-ghost' : 'is-half'}`}>
          <Warrior seat={coming === raw ? null : coming} turned={turned} />
        </span>
      )}
      {seal !== NONE && (
        <span className={`xi-seal ${g.seals[field] === NONE ? 'is-coming' : ''}`}>
          <SeatMark seat={seal} size={14} />
        </span>
      )}
      {grouped && firstOfGroup(then, field, table) && <b className="xi-size">{size}</b>}
      {points > 0 && <b className="xi-gain">{says.worth(points)}</b>}
    </Thing>
  )
}

/** The points that the answer would make at once. */
const gained = ({ g, preview }: BoardState, seat: Seat): number =>
  preview ? prestige(preview.g, seat) - prestige(g, seat) : 0

function touchOf(board: BoardState, field: number): { touch?: Touch; ways?: Way[] } {
  const { ask, g, seat, table, called, says } = board
  if (seat === null) return {}
  if (ask.is('laySeal')) return { touch: field }
  const section = Math.floor(field / (table.components.pit.rows * table.components.pit.columns))
  if (ask.is('paintWarrior')) {
    if (g.pit[field] !== raw) return { touch: field }
    const ways = waysToPaint(g, seat, section, table).map(
      (way): Way => ({
        touch: { at: field, put: way },
        label: payments[way].map(kind => called.colours[kind]).join(' + '),
        price: (
          <span className="xi-way">
            {payments[way].map((kind, i) => (
              <Pigment key={i === 0 ? 'one' : 'two'} kind={kind} />
            ))}
            {payments[way].length === 1 && <TileSign tile={tile.discount} />}
          </span>
        ),
        cost: costOfPaint(board, seat, way),
        ...(payments[way].length === 1 && { note: says.discount }),
      }),
    )
    return { touch: field, ways }
  }
  if (!ask.is('createWarrior')) return {}
  const ways = waysToCreate(g, seat, section, table).map(
    (way): Way => ({
      touch: { at: field, put: way },
      label: way === price.discounted ? says.discount : called.goods.clay(clayFor(g, seat, section, table)),
      cost: way,
    }),
  )
  return g.pit[field] === NONE ? { touch: field, ways } : { touch: field }
}

/** The tile is kept if it can be; then the colour goes first that no open request asks for and that there is most of. */
function costOfPaint({ g, table }: BoardState, seat: Seat, way: number): number {
  const wanted = g.requests.map(token => table.components.requests.tokens[token]?.colour)
  const asks = payments[way].filter(kind => wanted.some(name => name !== undefined && colour[name] === kind)).length
  const left = payments[way].reduce((most, kind) => Math.max(most, g.pigments[seat * 4 + kind]), 0)
  return (payments[way].length === 1 ? 1000 : 0) + asks * 20 - left
}

/** Where its group ends: 1 on the sides of a field at which the outline is drawn. */
function edges(g: Army, field: number, table: ArmyTable): CSSProperties {
  const near = neighbours(field, table).filter(other => g.pit[other] === g.pit[field])
  const { rows, columns } = table.components.pit
  const size = rows * columns
  const row = (at: number) => Math.floor((at % size) / columns)
  const column = (at: number) => Math.floor(at / size) * columns + (at % columns)
  const ends = (test: (other: number) => boolean) => (near.some(test) ? 0 : 1)
  // Into the next section the outline goes on over the wall.
  const over = (step: number) =>
    near.some(other => column(other) - column(field) === step && Math.floor(other / size) !== Math.floor(field / size))
      ? 1
      : 0
  return {
    '--n': ends(other => row(other) < row(field)),
    '--s': ends(other => row(other) > row(field)),
    '--w': ends(other => column(other) < column(field)),
    '--e': ends(other => column(other) > column(field)),
    '--over-w': over(-1),
    '--over-e': over(1),
  } as CSSProperties
}

/** The badge with the size stands on the first field of a group. */
function firstOfGroup(g: Army, field: number, table: ArmyTable): boolean {
  const seen = new Set([field])
  const open = [field]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const other of neighbours(at, table)) {
      if (g.pit[other] !== g.pit[field] || seen.has(other)) continue
      seen.add(other)
      open.push(other)
    }
  }
  return Math.min(...seen) === field
}
