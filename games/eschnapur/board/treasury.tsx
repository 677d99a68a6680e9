/** The bank, the privileges, and the gold in the hand of the seat at the screen. */
import { HIDDEN, NONE } from '@palatine/kernel'
import { cells, dragged, Pass, SeatMark, Thing, upTo, useSlots } from '@palatine/ui'
import { handOf, notInThisGame } from '../rules/model.ts'
import { CardBack, GoldFace, PrivilegeArt } from './art/cards.tsx'
import { Bag, LotusMark } from './art/marks.tsx'
import { drafted, useBoard, worthOf } from './stage.ts'

/** A card of gold as it lies on the board. */
export function Gold({ kind }: { kind: number }) {
  const board = useBoard()
  return kind === HIDDEN ? <CardBack /> : <GoldFace value={worthOf(board, kind)} share={kind / 5} />
}

/** How much there is of the answer, and whether that is right. */
export const Sum = ({ right, children }: { right: boolean; children: string }) => (
  <output className={`es-sum ${right ? 'is-right' : ''}`}>{children}</output>
)

export function Bank() {
  const board = useBoard()
  const { g, says, ask, table } = board
  const taking = ask.as('bundle', 'takeGold')
  const counts = taking ? cells(taking, ask.partial) : []
  const sum = taking ? counts.reduce((all, n, i) => all + n * taking.values[i], 0) : 0
  return (
    <section className={`es-bank ${taking ? 'is-asked' : ''}`} aria-label={says.bank}>
      <h3 className="es-title">
        <Bag />
        {says.bank}
        {taking && <Sum right={sum === taking.sum}>{says.sumOf(sum, taking.sum)}</Sum>}
      </h3>
      <div className="es-bank-piles">
        {table.components.gold.values.map((value, kind) => {
          if (kind === 0) return null
          const taken = counts[kind - 1] ?? 0
          const left = g.bank[kind] - taken
          return (
            <div key={value} className={`es-bank-pile ${left === 0 ? 'is-bare' : ''}`}>
              <Thing
                label={taking ? says.takeOne(value) : says.bankPile(value, g.bank[kind])}
                note={says.bankPile(value, left)}
                touch={taking ? { at: kind - 1, put: taken + 1 } : undefined}
                chosen={false}
                className="es-card es-bank-card"
                anchor={`bank/${kind}`}
              >
                <Gold kind={kind} />
                <span className="es-bank-count">{left}</span>
              </Thing>
              {taken > 0 && (
                <button
                  type="button"
                  className="es-taken"
                  aria-label={says.putBack(value)}
                  onClick={() => ask.touch({ at: kind - 1, put: taken - 1 })}
                >
                  {taken}
                </button>
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}

export function Privileges() {
  const { g, says, ask, table, called, name, seat } = useBoard()
  const asked = ask.is('wishPrivilege')
  const rows = table.components.privileges.rows
  const cards = rows.map((_, card) => card).sort((a, b) => rows[a].cost - rows[b].cost)
  const mine = seat === null ? null : g.privilegePoints[seat]
  return (
    <section className={`es-privileges ${asked ? 'is-asked' : ''}`} aria-label={says.privileges}>
      <h3 className="es-title">
        <LotusMark />
        {says.privileges}
        {asked && <Pass className="es-pass" label={says.buyNothing} />}
        {!asked && mine !== null && <span className="es-title-note">{mine}</span>}
      </h3>
      <div className="es-privilege-rows">
        {cards.map(card => {
          const { effect, cost } = rows[card]
          const owner = g.privileges[card]
          if (owner === notInThisGame) return null
          const gone = owner !== NONE
          const afford = mine !== null && mine >= cost
          return (
            <Thing
              key={card}
              label={`${called.privileges[effect]}, ${gone ? says.boughtBy(name(owner)) : says.costs(cost)}`}
              note={says.effects[effect]}
              touch={asked && !gone ? card : undefined}
              className={`es-privilege ${gone ? 'is-gone' : afford ? 'is-near' : ''}`}
              anchor={`privilege/${card}`}
            >
              <span className="es-privilege-cost">{gone ? <SeatMark seat={owner} size={18} /> : cost}</span>
              <PrivilegeArt effect={effect} />
              <span className="es-privilege-name">{says.breakable(called.privileges[effect])}</span>
            </Thing>
          )
        })}
      </div>
    </section>
  )
}

/** The gold in hand, fanned out by value. */
export function Hand() {
  const board = useBoard()
  const { g, seat, says, ask } = board
  const slots = useSlots()
  if (seat === null) return null
  const hand = handOf(g, seat)
  const laying = ask.as('assign', 'layGold')
  const playing = ask.as('pick', 'playFromHand')
  const laid = drafted(board).gold ?? []
  const left = hand.map((count, kind) => count - laid.filter(card => card === kind).length)
  return (
    <section className={`es-hand ${laying || playing ? 'is-asked' : ''}`} aria-label={says.hand}>
      <h3 className="es-hand-title">
        {says.hand}
        {laying && <Sum right={slots.filled === laying.fill}>{says.laid(slots.filled, laying.fill)}</Sum>}
        {playing && ask.question?.optional && <Pass className="es-pass" label={says.playNothing} />}
      </h3>
      <div className="es-fan">
        {upTo(left.length).map(kind => {
          const count = left[kind]
          if (count <= 0 && !laying) return null
          const touch = laying ? slots.touchOf(kind) : playing?.items.includes(kind) ? kind : undefined
          const value = worthOf(board, kind)
          return (
            <div key={kind} className="es-suit" style={{ '--copies': Math.max(1, count) } as React.CSSProperties}>
              {upTo(Math.max(0, count - 1)).map(i => (
                <span key={i} className="es-card es-under" aria-hidden="true">
                  <Gold kind={kind} />
                </span>
              ))}
              {count > 0 ? (
                <Thing
                  label={`${says.card(value)} × ${count}`}
                  touch={touch}
                  chosen={laying ? false : undefined}
                  onTouch={laying ? () => slots.lay(kind) : undefined}
                  className="es-card"
                  anchor={`hand/${kind}`}
                  drag={laying ? dragged(kind) : undefined}
                >
                  <Gold kind={kind} />
                </Thing>
              ) : (
                <span className="es-slot es-slot-empty" />
              )}
            </div>
          )
        })}
      </div>
    </section>
  )
}
