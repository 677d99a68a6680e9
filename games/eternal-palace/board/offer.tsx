/** Below the scroll: advisors face up, those that were drawn, or whatever else the question offers. */
import { HIDDEN } from '@palatine/kernel'
import { Pass, upTo, type Way } from '@palatine/ui'
import { payment } from '../rules/appoint.ts'
import { houseCount } from '../rules/model.ts'
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
  const { g, says, ask, table } = board
  const size = Math.max(g.row.length, houseCount(table) + table.components.setup.rowBeyondHouses)
  return (
    <section className="ep-offer" aria-label={says.advisors} data-anchor="advisors">
      <p className="ep-offer-title">
        <b>{says.advisors}</b>
        {says.inDeck(g.deck.length)}
      </p>
      <div className="ep-offer-things">
        {g.row.map((card, i) => (
          <AdvisorCard
            // biome-ignore lint/suspicious/noArrayIndexKey: there are cards of the same kind
            key={`${card} ${i}`}
            card={card}
            touch={inOneOf(board, fromRow, card)}
            ways={paymentWays(board, card)}
          />
        ))}
        {upTo(size - g.row.length).map(i => (
          <span key={i} className="ep-advisor is-gone" />
        ))}
        {ask.is('appointOrTakeReserve') && <Pass className="ep-pass" label={says.takeReserve(g.reserve)} />}
      </div>
    </section>
  )
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
