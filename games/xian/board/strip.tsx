/** Above the pit: the turn and what a helper is worth in it, the request that leaves next, and the seats in the order of play. */
import { SeatMark, Thing, upTo } from '@palatine/ui'
import { colour, colourCount, tileCount, tileIs } from '../rules/model.ts'
import { Clay, Coin, Pigment, Point, SealStone, TileSign } from './art/goods.tsx'
import { Bust, Warrior } from './art/warrior.tsx'
import { type BoardState, cardName, nextRequest, useBoard } from './stage.ts'
import { WorkerFace } from './worker-card.tsx'

export function TurnStrip() {
  const board = useBoard()
  const { g, table, says, called } = board
  const { turns } = table.components.tables
  const { points } = table.components.helpers.pointsByTurn
  const next = nextRequest(board)
  const token = table.components.requests.tokens[next]
  return (
    <section className="xi-strip" aria-label={says.turn(g.turn, turns)}>
      <p className="xi-turn">
        <b>{says.turn(g.turn, turns)}</b>
        <span>{says.round(g.round)}</span>
      </p>
      <ol className="xi-turns">
        {upTo(turns).map(i => (
          <li key={i} className={i + 1 === g.turn ? 'is-now' : i + 1 < g.turn ? 'is-past' : ''}>
            <Thing label={says.turnAt(i + 1, points[i])} className="xi-turn-cell">
              <b>{i + 1}</b>
              <span>
                +{points[i]}
                <Point />
              </span>
            </Thing>
          </li>
        ))}
      </ol>
      <Thing label={says.rawLeft(g.rawLeft)} className="xi-raw-left">
        <Warrior seat={null} />
        <b>{g.rawLeft}</b>
      </Thing>
      {token && (
        <Thing label={says.nextRequest(token.number, called.buildings[colour[token.colour]])} className="xi-next">
          <span className="xi-request" data-next>
            <Pigment kind={colour[token.colour]} />
            <b>{token.number}</b>
          </span>
          <span>{says.next}</span>
        </Thing>
      )}
    </section>
  )
}

/** Order is the game's second currency: the seats stand in the order in which they act. */
export function OrderRail() {
  const { g, says, table } = useBoard()
  const order = g.order.length === table.seats ? g.order : upTo(table.seats)
  return (
    <ol className="xi-rail" aria-label={says.order}>
      {order.map((seat, place) => (
        <SeatCard key={seat} seat={seat} place={place + 1} />
      ))}
    </ol>
  )
}

function SeatCard({ seat, place }: { seat: number; place: number }) {
  const board = useBoard()
  const { g, says, name, table, called } = board
  const at = seat * 2 + Math.max(0, g.round - 1)
  const cards = [g.upper[at], g.lower[at]]
  const tiles = upTo(tileCount).filter(tile => g.tiles[seat * tileCount + tile] === tileIs.unused)
  const helpers = table.components.helpers.rows.filter(
    (_, helper) => g.helpers[seat * table.components.helpers.rows.length + helper] > 0,
  )
  return (
    <li className={`xi-seat ${board.seat === seat ? 'is-mine' : ''}`} data-anchor={`seat/${seat}`}>
      <p className="xi-seat-head">
        <span className="xi-place">{place}</span>
        <SeatMark seat={seat} size={16} />
        <b>{name(seat)}</b>
      </p>
      <Thing
        label={cards.map(card => cardName(board, card)).join(', ')}
        className="xi-pair"
        anchor={`seat/${seat}/cards`}
      >
        {cards.map((card, i) => (
          <span key={i === 0 ? 'upper' : 'lower'} className={`xi-mini ${card < 0 ? 'is-bare' : ''}`}>
            {card >= 0 && <WorkerFace card={card} small />}
          </span>
        ))}
      </Thing>
      <Thing label={goodsInWords(board, seat)} className="xi-seat-goods" anchor={`seat/${seat}/goods`}>
        <span>
          <Coin />
          {g.coins[seat]}
        </span>
        <span>
          <Clay />
          {g.clay[seat]}
        </span>
        {upTo(colourCount).map(kind => (
          <span key={kind}>
            <Pigment kind={kind} />
            {g.pigments[seat * colourCount + kind]}
          </span>
        ))}
        <span>
          <Bust seat={seat} />
          {g.painted[seat]}
        </span>
        <span>
          <SealStone />
          {g.sealsLeft[seat]}
        </span>
      </Thing>
      <Thing
        label={
          [...helpers.map(({ helper }) => called.helpers[helper]), ...tiles.map(tile => called.tiles[tile])].join(
            ', ',
          ) || says.noTile
        }
        className="xi-seat-tiles"
        anchor={`seat/${seat}/tiles`}
      >
        {helpers.map(({ helper }) => (
          <span key={helper} className="xi-chip xi-chip-helper">
            {called.helpers[helper].slice(0, 2)}
          </span>
        ))}
        {tiles.map(tile => (
          <span key={tile} className="xi-chip">
            <TileSign tile={tile} />
          </span>
        ))}
      </Thing>
    </li>
  )
}

const goodsInWords = ({ g, says, called }: BoardState, seat: number): string =>
  [
    says.stock(says.coins, g.coins[seat]),
    says.stock(says.clay, g.clay[seat]),
    ...upTo(colourCount).map(kind => says.stock(called.colours[kind], g.pigments[seat * colourCount + kind])),
    says.warriors(g.painted[seat]),
    says.seals(g.sealsLeft[seat]),
  ].join(', ')
