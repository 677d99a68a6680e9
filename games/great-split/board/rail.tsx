/** On a desk the seats stand beside the stage, in the order in which wallets go: both neighbours with their tracks, then the others. */
import { askedSeats, type Seat } from '@palatine/kernel'
import { Count, Icon, SeatMark, upTo } from '@palatine/ui'
import { resourceTracks, sealOf, track } from '../rules/model.ts'
import { Star } from './art/fields.tsx'
import { Emblem } from './art/symbols.tsx'
import { WalletSign } from './art/wallet.tsx'
import { resourceNames, useBoard } from './stage.ts'
import { standing } from './standing.ts'

interface Looked {
  /** Whose tracks lie on the table. */
  readonly seat: Seat
  show(seat: Seat): void
}

export function Rail({ seat: looked, show }: Looked) {
  const { seats, seat: me, right, left, says, name } = useBoard()
  if (me === null || right === null || left === null) {
    return (
      <div className="gs-rail">
        {seats.map(seat => (
          <Place key={seat} seat={seat} looked={looked} show={show} />
        ))}
      </div>
    )
  }
  const further = seats.filter(seat => seat !== me && seat !== right && seat !== left)
  return (
    <div className="gs-rail">
      {right !== left && (
        <>
          <Place seat={right} near looked={looked} show={show} />
          <Way>{says.fromWallet(name(right))}</Way>
        </>
      )}
      <Place seat={me} looked={looked} show={show} />
      <Way>{right === left ? says.bothWallets(name(left)) : says.fromYours(name(left))}</Way>
      <Place seat={left} near looked={looked} show={show} />
      {further.length > 0 && <p className="gs-further">{says.further}</p>}
      {further.map(seat => (
        <Place key={seat} seat={seat} looked={looked} show={show} />
      ))}
    </div>
  )
}

/** A wallet on its way from one seat to the next. */
const Way = ({ children }: { children: string }) => (
  <p className="gs-way-down">
    <WalletSign />
    <span>{children}</span>
  </p>
)

function Place({ seat, near, looked, show }: { seat: Seat; near?: boolean; looked: Seat; show(seat: Seat): void }) {
  const { g, view, table, says, name, seat: me, over } = useBoard()
  const { together, branches } = view.where
  const asked = askedSeats(view).includes(seat)
  const ready =
    !asked && (together?.answers[together.seats.indexOf(seat)] != null || branches?.some(one => one.seat === seat))
  const { scored, levels } = standing(g, seat, table, over)
  return (
    <button
      type="button"
      className={`gs-place ${near ? 'is-neighbour' : ''} ${seat === me ? 'is-me' : ''} ${asked ? 'is-asked' : ''}`}
      aria-label={[
        seat === me ? says.lookAtYours : says.lookAt(name(seat)),
        asked ? says.asked : ready ? says.ready : '',
      ]
        .filter(Boolean)
        .join(', ')}
      aria-pressed={seat === looked}
      data-anchor={`place/${seat}`}
      onClick={() => show(seat)}
    >
      <span className="gs-place-head">
        <SeatMark seat={seat} size={18} />
        <b>{name(seat)}</b>
        {seat === me && <i>{says.you}</i>}
        {asked && <Icon name="hourglass" size={14} />}
        {ready && <Icon name="check" size={14} />}
        <span className="gs-place-points" data-anchor={`score-${seat}`}>
          <Count anchor={`points/${seat}`} value={scored + levels[track.prestige]} />
        </span>
      </span>
      {near && resourceTracks.map(resource => <Bar key={resource} levels={levels} resource={resource} />)}
    </button>
  )
}

/** A track in small: how far, what orders it passes, and the stars of its seal. */
function Bar({ levels, resource }: { levels: readonly number[]; resource: number }) {
  const { table } = useBoard()
  const { resources, seals } = table.components.tracks
  const { length, orders } = resources[resource]
  const { stars } = seals[resource]
  const share = (field: number) => `${((field - 0.5) / length) * 100}%`
  return (
    <span className={`gs-bar gs-on-${resourceNames[resource]}`}>
      <Emblem name={resourceNames[resource]} />
      <b>{levels[resource]}</b>
      <span className="gs-bar-line">
        <span style={{ width: `${(levels[resource] / length) * 100}%` }} />
        {orders.map(field => (
          <i key={field} style={{ left: share(field) }} />
        ))}
      </span>
      <span className="gs-bar-stars">
        {upTo(stars.length).map(i => (
          <span key={i} className={levels[sealOf(resource)] >= stars[i] ? '' : 'is-none'}>
            <Star />
          </span>
        ))}
      </span>
    </span>
  )
}
