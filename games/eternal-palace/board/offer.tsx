/** Below the scroll: advisors face up, those that were drawn, or whatever else the question offers. */
import { HIDDEN } from '@palatine/kernel'
import { Pass, SeatMark, upTo, type Way } from '@palatine/ui'
import { payment } from '../rules/appoint.ts'
import { type House, houseCount, type RealmEvent } from '../rules/model.ts'
import { AdvisorCard } from './advisor-card.tsx'
import { Choices, choiceQuestions } from './choices.tsx'
import { PathChoice } from './labyrinth.tsx'
import { type BoardState, inOneOf, useBoard } from './stage.ts'

const fromHand = ['keepAdvisor', 'returnAdvisor', 'recruitAdvisor']
const fromRow = ['appointAdvisor', 'takeFreeAdvisor', 'appointOrTakeReserve']

export function Offer() {
  const { ask, seat } = useBoard()
  if (ask.is(...choiceQuestions)) return <Choices />
  if (ask.is('choosePath') && seat !== null) {
    return (
      <>
        <Row />
        <PathChoice seat={seat} />
      </>
    )
  }
  return ask.is(...fromHand) ? <Drawn /> : <Row />
}

function Row() {
  const board = useBoard()
  const { g, says, ask, table, name } = board
  const slots = slotsOf(board)
  const size = Math.max(slots.length, houseCount(table) + table.components.setup.rowBeyondHouses)
  return (
    <section className="ep-offer" aria-label={says.advisors} data-anchor="advisors">
      <p className="ep-offer-title">
        <b>{says.advisors}</b>
        <span>{says.inRow(g.row.length, size)}</span>
        <span>{says.inDeck(g.deck.length)}</span>
      </p>
      <div className="ep-offer-things" data-few={size <= 4 || undefined}>
        {slots.map(({ card, by }, i) =>
          by === null ? (
            <AdvisorCard
              // biome-ignore lint/suspicious/noArrayIndexKey: there are cards of the same kind
              key={`${card} ${i}`}
              card={card}
              touch={inOneOf(board, fromRow, card)}
              ways={paymentWays(board, card)}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are cards of the same kind
            <span key={`${card} ${i}`} className="ep-advisor is-gone" role="img" aria-label={says.takenBy(name(by))}>
              <SeatMark seat={by} size={15} />
              <small aria-hidden="true">{says.takenBy(name(by))}</small>
            </span>
          ),
        )}
        {upTo(size - slots.length).map(i => (
          <span key={i} className="ep-advisor is-gone" />
        ))}
        {ask.is('appointOrTakeReserve') && <Pass className="ep-pass" label={says.takeReserve(g.reserve)} />}
      </div>
    </section>
  )
}

interface Slot {
  readonly card: number
  /** Who has taken it since the row was laid out; null if it still lies there. */
  readonly by: House | null
}

/** The row as it was laid out, in the order of its cards, so that nobody moves up where one is taken. */
function slotsOf({ g, told }: BoardState): readonly Slot[] {
  const laidOut = told.findLastIndex(({ type }) => type === 'rowRenewed')
  const lying: Slot[] = g.row.map(card => ({ card, by: null }))
  const taken = (told as readonly RealmEvent[]).slice(laidOut + 1).flatMap((event): Slot[] => {
    if (event.type === 'advisorAppointed') return [{ card: event.advisor, by: event.seat }]
    return event.type === 'advisorsDismissed' && event.from === 'row'
      ? event.advisors.map(card => ({ card, by: event.seat }))
      : []
  })
  return [...lying, ...taken].toSorted((a, b) => a.card - b.card)
}

function Drawn() {
  const board = useBoard()
  const { g, says, ask, table } = board
  const { fish } = table.components.places.fishMarket
  return (
    <section className="ep-offer is-asked" aria-label={says.drawn}>
      <p className="ep-offer-title">
        <b>{ask.is('returnAdvisor') ? says.backOnTop : says.drawn}</b>
      </p>
      <div className="ep-offer-things">
        {g.drawn.map((card, i) =>
          card === HIDDEN ? null : (
            <AdvisorCard
              // biome-ignore lint/suspicious/noArrayIndexKey: there are cards of the same kind
              key={`${card} ${i}`}
              card={card}
              touch={inOneOf(board, fromHand, card)}
              ways={paymentWays(board, card)}
            />
          ),
        )}
        {ask.is('keepAdvisor') && <Pass className="ep-pass" label={says.takeFish(fish)} />}
        {ask.is('recruitAdvisor') && <Pass className="ep-pass" label={says.nobody} />}
      </div>
    </section>
  )
}

/** With the banner, or with what the place asks instead. */
function paymentWays({ ask, says, table, called }: BoardState, card: number): Way[] {
  const { question } = ask
  if (!ask.is('keepAdvisor', 'appointAdvisor') || question?.kind !== 'pick-then') return []
  const { fishMarket, academy } = table.components.places
  const inFish = ask.is('keepAdvisor')
  const instead = inFish ? says.fish(fishMarket.fish) : says.wisdom(academy.wisdom)
  const { cost } = table.components.banners.rows[card]
  return (question.ways[question.items.indexOf(card)] ?? []).map(way => ({
    touch: { at: card, put: way },
    label: way === payment.banner ? says.withBanner(called.inWords.goods(0, 0, cost), instead) : says.pay(instead),
    cost: way,
  }))
}
