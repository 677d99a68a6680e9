/** Ten tracks in five rows: a resource, what its orders and stars are worth, and its seal. */
import type { Seat } from '@palatine/kernel'
import { SeatMark } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { resourceTracks, sealOf } from '../rules/model.ts'
import { Medallion, Star, Sun } from './art/fields.tsx'
import { Emblem } from './art/symbols.tsx'
import { useLooking } from './looking.ts'
import { Pill } from './pill.tsx'
import { resourceNames, trackName, useBoard } from './stage.ts'
import { type Standing, standing, withLevels } from './standing.ts'
import { Gifts, Worth } from './worth.tsx'

export function Tracks({ seat, show }: { seat: Seat; show(seat: Seat): void }) {
  const { g, table, says, name, seat: me } = useBoard()
  const { ahead } = useLooking()
  const now = standing(g, seat, table)
  const next = seat === me && ahead ? standing(withLevels(g, seat, ahead.levels), seat, table) : now
  return (
    <section className="gs-tracks" aria-label={seat === me ? says.yourTracks : says.tracksOf(name(seat))}>
      <Header seat={seat} show={show} />
      {resourceTracks.map(resource => (
        <div key={resource} className={`gs-row gs-on-${resourceNames[resource]}`}>
          <Medallion name={resourceNames[resource]} />
          <div className="gs-track">
            <Pill on={resource} seat={seat} />
            <Worth resource={resource} now={now} next={next} />
          </div>
          <Product resource={resource} now={now} next={next} />
          <div className="gs-track">
            <Pill on={sealOf(resource)} seat={seat} />
            <Gifts resource={resource} level={now.levels[sealOf(resource)]} />
          </div>
        </div>
      ))}
    </section>
  )
}

/** Whose tracks these are, what the character brings, and the way to everybody else's. */
function Header({ seat, show }: { seat: Seat; show(seat: Seat): void }) {
  const board = useBoard()
  const { g, table, says, called, name, seats, seat: me, right, left } = board
  const character = table.components.characters.rows[g.characters[seat]]
  const title = Object.values(called.characters)[g.characters[seat]] ?? ''
  const who = (one: Seat) => {
    if (one === me) return says.lookAtYours
    const between =
      one === right && one === left
        ? says.bothWays(name(one))
        : one === right
          ? says.youChooseFrom(name(one))
          : one === left
            ? says.choosesFromYours(name(one))
            : ''
    return [says.lookAt(name(one)), between].filter(Boolean).join(': ')
  }
  // From whom I choose, I, who chooses from mine, then on round the table.
  const [first, rest] = [seats.slice(0, -2), seats.slice(-2)]
  return (
    <div className="gs-tracks-head" style={{ '--seats': seats.length } as CSSProperties}>
      <h3>{seat === me ? says.yourTracks : says.tracksOf(name(seat))}</h3>
      <span className="gs-brings">
        <span className="gs-brings-words">{says.brings(title)}</span>
        {character.orders.map(
          (count, resource) =>
            count > 0 && (
              <span
                key={resourceNames[resource]}
                className={`gs-brought gs-on-${resourceNames[resource]}`}
                role="img"
                aria-label={says.bringsSaid(count, trackName(board, resource))}
              >
                <Sun />
                <Emblem name={resourceNames[resource]} />
                {count}
              </span>
            ),
        )}
      </span>
      <span className="gs-seats">
        {[...rest, ...first].map(one => (
          <button
            key={one}
            type="button"
            className={`gs-seat ${one === right ? 'is-right' : ''} ${one === left ? 'is-left' : ''}`}
            aria-label={who(one)}
            aria-pressed={one === seat}
            title={who(one)}
            data-anchor={`place/${one}`}
            onClick={() => show(one)}
          >
            <SeatMark seat={one} size={16} />
          </button>
        ))}
      </span>
      <span className="gs-head-product">{says.ordersTimesStars}</span>
      <span className="gs-head-seals">{says.seals}</span>
    </div>
  )
}

/** Orders times stars; brighter while a ghost changes it. */
function Product({ resource, now, next }: { resource: number; now: Standing; next: Standing }) {
  const { says } = useBoard()
  const [orders, stars] = [next.orders[resource], next.stars[resource]]
  const changes = orders * stars !== now.orders[resource] * now.stars[resource]
  return (
    <div
      className={`gs-product ${orders * stars === 0 ? 'is-nothing' : ''} ${changes ? 'is-changing' : ''}`}
      role="img"
      aria-label={says.productSaid(orders, stars)}
    >
      <span className="gs-factors">
        {orders}
        <Sun />×{stars}
        <Star />
      </span>
      <span className="gs-equals">= {orders * stars}</span>
    </div>
  )
}
