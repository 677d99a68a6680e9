/** Above the pit: the turn and what a helper is worth in it, the request that leaves next, and the seats in the order of play. */
import { askedSeats, isOver } from '@palatine/kernel'
import { Count, Icon, SeatMark, Thing, upTo } from '@palatine/ui'
import { colour, colourCount, prestige, tileCount, tileIs } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'
import { BuildingPicture } from './art/buildings.tsx'
import { Clay, Coin, Minister, Pigment, Point, SealStone, TileSign } from './art/goods.tsx'
import { Bust, Warrior } from './art/warrior.tsx'
import { type BoardState, cardName, nextRequest, useBoard } from './stage.ts'
import { HelperSign, WorkerFace } from './worker-card.tsx'

/** A turn has two rounds. */
const rounds = 2

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
              {i + 1 === g.turn && (
                <span className="xi-pips">
                  {upTo(rounds).map(round => (
                    <i key={round} className={round < g.round ? 'is-on' : ''} />
                  ))}
                </span>
              )}
              {i + 1 >= g.turn && (
                <span>
                  +{points[i]}
                  <Point />
                </span>
              )}
            </Thing>
          </li>
        ))}
      </ol>
      <Thing label={says.rawLeft(g.rawLeft)} className="xi-raw-left">
        <Warrior seat={null} />
        <b>{g.rawLeft}</b>
        <span className="xi-strip-word">{says.raw}</span>
      </Thing>
      {token && (
        <Thing label={says.nextRequest(token.number, called.buildings[colour[token.colour]])} className="xi-next">
          <span className="xi-strip-word">{says.next}</span>
          <span className="xi-request" data-next>
            <Pigment kind={colour[token.colour]} />
            <b>{token.number}</b>
          </span>
          <span aria-hidden="true">›</span>
          <Minister />
          <BuildingPicture building={colour[token.colour]} />
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
    <section className="xi-rail" aria-label={says.order}>
      <h3>{says.order}</h3>
      <ol>
        {order.map((seat, place) => (
          <SeatCard key={seat} seat={seat} place={place + 1} />
        ))}
      </ol>
    </section>
  )
}

/** A pigment with how many of it there are; none is pale. */
const Disc = ({ kind, count }: { kind: number; count: number }) => (
  <span className={`xi-disc ${count === 0 ? 'is-none' : ''}`}>
    <Pigment kind={kind} />
    <b>{count}</b>
  </span>
)

function SeatCard({ seat, place }: { seat: number; place: number }) {
  const board = useBoard()
  const { g, view, says, name, table, called, preview } = board
  const { together } = view.where
  // In secret: only that there is an answer.
  const answered = together !== null && together.answers[together.seats.indexOf(seat)] != null
  const chosen = answered && !(view.where.stack.at(-1)?.step.endsWith('exchangeCards') ?? false)
  const ended = Object.values(scoreParts(g, seat, table)).reduce((sum, points) => sum + points, 0)
  // At the end nothing is "if" any more.
  const made = isOver(view) ? ended : prestige(g, seat)
  const at = seat * 2 + Math.max(0, g.round - 1)
  const cards = [g.upper[at], g.lower[at]]
  const earlier = [g.upper[seat * 2], g.lower[seat * 2]].filter(card => card >= 0)
  const tiles = upTo(tileCount).filter(tile => g.tiles[seat * tileCount + tile] === tileIs.unused)
  const helpers = table.components.helpers.rows.filter(
    (_, helper) => g.helpers[seat * table.components.helpers.rows.length + helper] > 0,
  )
  const all = [
    ...helpers.map(({ helper }) => ({ key: helper as string, sign: <HelperSign helper={helper} /> })),
    ...tiles.map(tile => ({ key: `t${tile}`, sign: <TileSign tile={tile} /> })),
  ]
  return (
    <li className={`xi-seat ${board.seat === seat ? 'is-mine' : ''}`} data-anchor={`seat/${seat}`}>
      <p className="xi-seat-head">
        <span className="xi-place">{place}</span>
        <SeatMark seat={seat} size={16} />
        <b>{name(seat)}</b>
        {askedSeats(view).includes(seat) && <Icon name="hourglass" size={14} />}
        {answered && <Icon name="check" size={14} />}
        <Thing label={says.points(name(seat), made)} note={says.ifEnded(ended)} className="xi-points">
          <span data-anchor={`score-${seat}`}>
            <Count anchor={`points/${seat}`} value={made} next={preview ? prestige(preview.g, seat) : undefined} />
          </span>
        </Thing>
      </p>
      <Thing
        label={chosen ? says.hasChosen(name(seat)) : cards.map(card => cardName(board, card)).join(', ')}
        note={g.round > 1 ? says.earlier(earlier.map(card => cardName(board, card)).join(', ')) : undefined}
        className="xi-pair"
        anchor={`seat/${seat}/cards`}
      >
        {cards.map((card, i) => (
          <span key={i === 0 ? 'upper' : 'lower'} className={`xi-mini ${card < 0 && !chosen ? 'is-bare' : ''}`}>
            {(card >= 0 || chosen) && <WorkerFace card={card} small />}
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
          <Disc key={kind} kind={kind} count={g.pigments[seat * colourCount + kind]} />
        ))}
      </Thing>
      <Thing
        label={[
          says.warriors(g.painted[seat]),
          says.seals(g.sealsLeft[seat]),
          ...helpers.map(({ helper }) => called.helpers[helper]),
          ...tiles.map(tile => called.tiles[tile]),
        ].join(', ')}
        className="xi-seat-tiles"
        anchor={`seat/${seat}/tiles`}
      >
        <span>
          <Bust seat={seat} />
          {g.painted[seat]}
        </span>
        <span>
          <SealStone />
          {g.sealsLeft[seat]}
        </span>
        {all.map(({ key, sign }) => (
          <span key={key} className={`xi-chip ${key.startsWith('t') ? '' : 'xi-chip-helper'}`}>
            {sign}
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
  ].join(', ')
