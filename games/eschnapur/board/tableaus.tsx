/** The five officials, and under them a row for each tableau: order, bricks, sites, and the gold laid on each official. */
import { askedSeats, HIDDEN, NONE, type Seat } from '@palatine/kernel'
import { Count, cells, Pass, SeatMark, Slot, Thing, type Touch, upTo } from '@palatine/ui'
import { emptyOfficials } from '../rules/layout.ts'
import { cardsInHand, official as officialIds, officialsAt, sum } from '../rules/model.ts'
import { CardBack, SiteFace } from './art/cards.tsx'
import { BlockadeMark, BrickMark, LotusMark, PointMark, StopMark } from './art/marks.tsx'
import { Official, OfficialSymbol } from './art/officials.tsx'
import { type BoardState, drafted, placed, pointsOf, useBoard, worthOf } from './stage.ts'
import { Gold, Sum } from './treasury.tsx'

export function Tableaus() {
  const { table, says, seats } = useBoard()
  const officials = officialsAt(table)
  return (
    <section
      className="es-tableaus"
      aria-label={says.officials}
      style={{ '--officials': officials.length, '--seats': table.seats } as React.CSSProperties}
    >
      <div className="es-heads">
        <RoundAndPhase />
        {officials.map(official => (
          <Head key={official} official={official} />
        ))}
      </div>
      {seats.map(seat => (
        <Tableau key={seat} seat={seat} officials={officials} />
      ))}
    </section>
  )
}

/** The phases as the guide numbers them, by the procedure that is under way. */
const phases: { readonly [procedure: string]: number } = {
  layout: 0,
  blockade: 1,
  stop: 2,
  bricks: 3,
  order: 4,
  build: 5,
  moving: 6,
  wages: 7,
}

function RoundAndPhase() {
  const { g, says, view, ask } = useBoard()
  const [under] = view.where.stack.flatMap(({ step }) => phases[step.slice(0, step.indexOf('.'))] ?? [])
  return (
    <p className="es-round">
      <LotusMark />
      <span className="es-round-words">
        {says.round(g.round)}
        <span className="es-phase">{under === undefined ? '' : says.phases[under]}</span>
      </span>
      <SoFar />
      {ask.is('placeBlockade', 'placeStop') && <Pass className="es-pass" label={says.layAside} />}
      {ask.is('moveBrick') && <Pass className="es-pass" label={says.leave} />}
    </p>
  )
}

/** How much of the answer there is, where the palace itself is touched. */
function SoFar() {
  const board = useBoard()
  const { ask, says, table, g, seat } = board
  if (ask.is('chooseSites')) {
    const [chosen, of] = [drafted(board).sites?.length ?? 0, table.components.tables.sites]
    return <Sum right={chosen === of}>{says.chosen(chosen, of)}</Sum>
  }
  const placing = ask.as('share', 'placeBricks')
  if (placing && seat !== null) {
    const { max } = placing
    const left = max - sum(placed(ask))
    const kept = g.bricks[seat] - max
    return <Sum right={left === 0}>{kept > 0 ? says.bricksLeftOf(left, kept) : says.bricksLeft(left)}</Sum>
  }
  return null
}

/** What the winner of each official is asked. */
const decided = ['placeBlockade', 'placeStop', '', 'dealMarkers', 'moveBrick']

/** An official in his window; the markers of the first two lie with them when they lie aside. */
function Head({ official }: { official: number }) {
  const { called, says, ask, g, name, view } = useBoard()
  const active = view.where.stack.some(frame => {
    const at = frame.at as { official?: number }
    return frame.step.startsWith('reveal.') && at.official === official
  })
  const asks = ask.is(decided[official])
  const winner = asks ? g.winner : NONE
  return (
    <div className={`es-head ${active || asks ? 'is-active' : ''}`}>
      <Thing
        label={says.official(called.officials[official])}
        note={winner >= 0 ? says.wonBy(name(winner)) : says.duties[official]}
        className="es-head-window"
        anchor={`official/${official}`}
      >
        <Official official={official} />
        <span className="es-head-symbol">
          <OfficialSymbol official={official} />
        </span>
      </Thing>
      <span className="es-head-name">{says.officialNames[official]}</span>
      {official === officialIds.blockade && g.blockedSeat < 0 && (
        <Thing label={says.blockadeAside} className="es-aside" anchor="blockade">
          <BlockadeMark />
        </Thing>
      )}
      {official === officialIds.stop && g.stop === NONE && (
        <Thing label={says.stopAside} className="es-aside" anchor="stop">
          <StopMark />
        </Thing>
      )}
    </div>
  )
}

/** Which order marker a seat has, or would have by the answer so far; 0 before there is one. */
function placeOf({ g, ask }: BoardState, seat: Seat): { place: number; drafted: boolean } {
  const dealing = ask.as('order', 'dealMarkers')
  if (dealing) {
    if (seat === g.markerSeat) return { place: g.markerPlace + 1, drafted: false }
    const row = cells(dealing, ask.partial)
    const missing = dealing.items.filter(item => !row.includes(item))
    const full = missing.length === 1 ? row.map(item => item ?? missing[0]) : row
    const dealt = full.indexOf(seat)
    if (dealt < 0) return { place: 0, drafted: true }
    return { place: dealt + 1 + (g.markerSeat >= 0 && dealt >= g.markerPlace ? 1 : 0), drafted: true }
  }
  // Who takes a marker before the winner deals chooses a place; the places stand in the rows of those who have them now.
  const known =
    ask.is('chooseMarker') || g.round > 1 || g.sitesShown.some(Boolean) || g.parts.some(bricks => bricks.length > 0)
  return { place: known ? g.order.indexOf(seat) + 1 : 0, drafted: false }
}

function Tableau({ seat, officials }: { seat: Seat; officials: readonly number[] }) {
  const board = useBoard()
  const { g, says, name, view, ask, called } = board
  const mine = seat === board.seat
  const total = pointsOf(board, seat)
  const turn = askedSeats(view).includes(seat)
  const placing = mine ? sum(placed(ask)) : 0
  const inHand = cardsInHand(g, seat) - (mine ? laidNow(board) : 0)
  const gold = g.purses[seat]
    .flatMap((count, kind) => (count > 0 ? [`${count}×${worthOf(board, kind)}`] : []))
    .join('  ')
  return (
    <section
      className={`es-tableau ${mine ? 'is-mine' : ''} ${turn ? 'is-turn' : ''}`}
      aria-label={says.tableau(name(seat))}
    >
      <OrderMarker seat={seat} />
      <div className="es-who" data-anchor={`seat/${seat}`}>
        <span className="es-who-name">
          <SeatMark seat={seat} size={18} />
          <span>{name(seat)}</span>
        </span>
        <span className="es-who-counts">
          <Thing label={says.points(total)} className="es-count">
            <PointMark />
            <Count anchor={`seat/${seat}/points`} value={total} />
          </Thing>
          <Thing label={says.privilegePoints(g.privilegePoints[seat])} note={forceOf(board, seat)} className="es-count">
            <LotusMark />
            <Count anchor={`seat/${seat}/privilege-points`} value={g.privilegePoints[seat]} />
          </Thing>
          <Thing label={says.handCount(inHand)} note={says.goldOf(gold)} className="es-count">
            <span className="es-mini-card" />
            <Count anchor={`seat/${seat}/hand`} value={inHand} />
          </Thing>
        </span>
      </div>
      <Thing
        label={says.bricks(g.bricks[seat] - placing, g.supply[seat])}
        note={placing > 0 ? says.bricksLeft(g.bricks[seat] - placing) : undefined}
        className="es-pile"
        anchor={`seat/${seat}/bricks`}
        style={{ '--seat': `var(--seat-${seat})` } as React.CSSProperties}
        {...(mine && ask.is('placeBricks')
          ? { drag: 'brick', onTouch: () => undefined, lit: false, chosen: false }
          : {})}
      >
        <BrickMark />
        <span>{g.bricks[seat] - placing}</span>
      </Thing>
      <Sites seat={seat} />
      {officials.map(official => (
        <Bid key={official} seat={seat} official={official} label={called.officials[official]} />
      ))}
    </section>
  )
}

/** How many cards the answer so far takes out of the hand. */
const laidNow = (board: BoardState): number => drafted(board).gold?.filter(card => card >= 0).length ?? 0

function forceOf({ g, says }: BoardState, seat: Seat): string | undefined {
  const { inForce } = says
  const said = [
    g.winsTies === seat && inForce.winsTies,
    g.fromHand === seat && inForce.fromHand,
    g.freeSites === seat && inForce.freeSites,
    g.ignoresStop === seat && inForce.ignoresStop,
  ].filter(Boolean)
  return said.length > 0 ? said.join(' · ') : undefined
}

function OrderMarker({ seat }: { seat: Seat }) {
  const board = useBoard()
  const { ask, says, name, g } = board
  const { place, drafted } = placeOf(board, seat)
  const deals = ask.is('dealMarkers') && seat !== g.markerSeat
  return (
    <Thing
      label={`${name(seat)}: ${place > 0 ? says.marker(place) : says.noMarker}`}
      touch={deals ? seat : ask.is('chooseMarker') ? place - 1 : undefined}
      className={`es-marker ${place === 0 ? 'is-empty' : ''} ${drafted && place > 0 ? 'is-drafted' : ''}`}
      anchor={`seat/${seat}/marker`}
    >
      {place > 0 ? place : ''}
    </Thing>
  )
}

function Sites({ seat }: { seat: Seat }) {
  const board = useBoard()
  const { g, seat: me, says, ask, table } = board
  const own = seat === me ? drafted(board).sites : null
  const choosing = ask.is('chooseSites') && seat === me
  const known = own ?? g.sites[seat]
  const open = g.sitesShown[seat] && !own
  // Before anybody has chosen, nothing lies there.
  const waiting = seat !== me && ask.is('chooseSites', 'layGold')
  return (
    <span className="es-sites">
      {upTo(table.components.tables.sites).map(i => {
        const part = waiting ? undefined : known[i]
        const anchor = `seat/${seat}/site/${i}`
        if (part === undefined) return <span key={i} className="es-slot es-slot-site" data-anchor={anchor} />
        const hidden = part === HIDDEN
        return (
          <Thing
            key={i}
            label={hidden ? says.coveredSite : says.site(part + 1)}
            touch={choosing ? part : undefined}
            className={`es-card ${open || hidden ? '' : 'is-tucked'}`}
            anchor={anchor}
          >
            {hidden ? <CardBack /> : <SiteFace part={part} />}
          </Thing>
        )
      })}
    </span>
  )
}

/** The gold of one seat on one official: covered, open, blocked, gone to the bank, or being laid. */
function Bid({ seat, official, label }: { seat: Seat; official: number; label: string }) {
  const board = useBoard()
  const { g, says, ask, name, table } = board
  const mine = seat === board.seat
  const anchor = `seat/${seat}/official/${official}`
  const blocked = g.blockedSeat === seat && g.blockedOfficial === official
  const covered = g.covered[seat][official]
  const open = g.open[seat][official]
  const shown = g.shown[seat][official]
  const place = `${name(seat)}, ${label}`
  if (mine && ask.is('layGold') && ask.question) {
    const slot = emptyOfficials(g, seat, table).indexOf(official)
    if (slot >= 0) {
      return (
        <span className="es-slot is-open">
          <Slot
            slot={slot}
            label={place}
            anchor={anchor}
            className="es-slot-hit"
            laidClassName="es-card"
            describe={card => (card === null ? says.empty : says.card(worthOf(board, card)))}
            face={card => <Gold kind={card} />}
          />
        </span>
      )
    }
  }
  const laid = mine ? (drafted(board).gold?.[emptyOfficials(g, seat, table).indexOf(official)] ?? NONE) : NONE
  const blocking = ask.is('placeBlockade')
  const willBlock = blocking && ask.chosen({ at: seat, put: official })
  const playing = playingAt(board, seat, official)
  if (playing !== null) {
    return (
      <span className="es-slot is-aimed" data-anchor={anchor}>
        {playing >= 0 && (
          <span className="es-card is-chosen">
            <Gold kind={playing} />
          </span>
        )}
      </span>
    )
  }
  const closed = covered !== NONE ? covered : laid
  const kind = closed !== NONE ? closed : open
  if (kind !== NONE) {
    const card = kind === HIDDEN ? '' : says.card(worthOf(board, kind))
    const lies = closed === NONE ? card : kind === HIDDEN ? says.covered : `${says.covered} (${card})`
    const touch: Touch | undefined =
      blocking && closed !== NONE && !mine && ask.as('pick-then')?.items.includes(seat)
        ? { at: seat, put: official }
        : undefined
    return (
      <span className="es-slot">
        <Thing
          label={`${place}: ${lies}${blocked ? `, ${says.blocked}` : ''}`}
          touch={touch}
          className={`es-card ${closed === NONE || kind === HIDDEN ? '' : 'is-tucked'}`}
          anchor={anchor}
        >
          <Gold kind={kind} />
        </Thing>
        {(blocked || willBlock) && (
          <span className={`es-blockade ${willBlock ? 'is-planned' : ''}`} data-anchor="blockade">
            <BlockadeMark />
          </span>
        )}
      </span>
    )
  }
  // What was shown and has gone: a trace, so that one can still compare the bids.
  if (shown !== NONE) {
    return (
      <span className="es-slot">
        <Thing
          label={`${place}: ${says.card(worthOf(board, shown))}, ${says.paid}`}
          className={`es-card is-trace ${g.winner === seat ? 'is-won' : ''}`}
          anchor={anchor}
        >
          <span className="es-trace">{worthOf(board, shown)}</span>
        </Thing>
      </span>
    )
  }
  return <span className="es-slot" data-anchor={anchor} role="img" aria-label={`${place}: ${says.empty}`} />
}

/** The card that is being played from hand here; NONE if it is still to be chosen, null if nothing is played here. */
function playingAt({ ask, view, seat: me }: BoardState, seat: Seat, official: number): number | null {
  const asked = ask.as('pick', 'playFromHand')
  if (!asked || seat !== me) return null
  const at = view.where.stack.at(-1)?.at as { official?: number } | undefined
  if (at?.official !== official) return null
  return typeof ask.partial === 'number' && asked.items.includes(ask.partial) ? ask.partial : NONE
}
