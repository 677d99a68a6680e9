/** The stage before wallets are passed: what is discarded, and the hand in two halves. */
import { cells, chosenOf, Icon, SeatMark, Thing } from '@palatine/ui'
import { Splitter } from './art/card.tsx'
import { Card, CardsOutcome, Totals } from './cards.tsx'
import { DividedRow } from './divided-row.tsx'
import { cardName, cardNames, useBoard } from './stage.ts'

export function Discarding() {
  const board = useBoard()
  const { g, seat, ask, says } = board
  if (seat === null || ask.question?.kind !== 'subset') return null
  const { max } = ask.question
  const chosen = chosenOf(ask.partial).length
  return (
    <div className="gs-discarding">
      <h3 className="gs-stage-title">{says.hand}</h3>
      <div className="gs-hand">
        {g.hands[seat].map(card => (
          <Thing key={card} label={cardName(board, card)} touch={card} className="gs-card" anchor={`card/${card}`}>
            <Card card={card} />
          </Thing>
        ))}
      </div>
      <p className={`gs-bin ${chosen === max ? 'is-full' : ''}`}>
        <Icon name="bin" size={28} />
        {says.bin}
        <b>{says.discarded(chosen, max)}</b>
      </p>
    </div>
  )
}

export function Splitting() {
  const board = useBoard()
  const { g, seat, ask, says } = board
  const question = ask.as('split')
  if (seat === null || !question) return null
  const hand = g.hands[seat]
  const sides = cells(question, ask.partial)
  return (
    <div className="gs-splitting">
      <DividedRow
        label={says.splitterName}
        divider={<Splitter />}
        item={place => <Card card={hand[place]} />}
        describe={place => cardName(board, hand[place])}
      />
      <div className="gs-previews">
        {[says.firstHalf, says.secondHalf].map((half, side) => (
          <Half key={half} title={half} cards={hand.filter((_, i) => sides[i] === side)} />
        ))}
      </div>
      <p className="gs-how">{says.splitHow}</p>
    </div>
  )
}

/** What one half would bring to the neighbour who may take it, and to oneself. */
function Half({ title, cards }: { title: string; cards: readonly number[] }) {
  const board = useBoard()
  const { seat, left, says, name } = board
  if (seat === null || left === null) return null
  return (
    <section className="gs-half" aria-label={says.halfSaid(title, cardNames(board, cards) || says.nothing)}>
      <h3>
        {title} <Totals cards={cards} />
      </h3>
      <p className="gs-preview">
        <SeatMark seat={left} size={14} />
        <span className="gs-preview-name">{name(left)}</span>
        <CardsOutcome seat={left} cards={cards} />
      </p>
      <p className="gs-preview gs-preview-mine">
        <SeatMark seat={seat} size={14} />
        <span className="gs-preview-name">{says.you}</span>
        <CardsOutcome seat={seat} cards={cards} />
      </p>
    </section>
  )
}
