/** The account of a harvest: a line for each answer, with its way back. */
import { Icon, upTo } from '@palatine/ui'
import { splitterOf } from '../rules/harvest.ts'
import type { AccountLine } from './account.ts'
import { Emblem } from './art/symbols.tsx'
import { CardsOutcome, Move, Step } from './cards.tsx'
import { useHarvesting } from './harvesting.ts'
import { cardName, useBoard } from './stage.ts'
import { standing } from './standing.ts'

export function Account() {
  const { g, view, table, seat, says, draft, undo } = useBoard()
  const { lines, takeBack } = useHarvesting()
  if (seat === null || !draft) return null
  const used = view.g.hands[seat].length + 1 - draft.left.length
  const [is, will] = [standing(view.g, seat, table).total, standing(g, seat, table).total]
  return (
    <section className="gs-account" aria-label={says.account}>
      <h3>
        {says.account} <span>{says.accountOf(used, view.g.hands[seat].length + 1)}</span>
      </h3>
      {lines.length === 0 && <p className="gs-account-empty">{says.accountEmpty}</p>}
      <div className="gs-account-lines">
        <ol>
          {upTo(lines.length).map(i => (
            <li key={i} className={`gs-line gs-line-${lines[i].kind}`}>
              <Line line={lines[i]} />
              {undo && <TakeBack line={lines[i]} onClick={() => takeBack(i)} />}
            </li>
          ))}
        </ol>
        <ToCome />
      </div>
      <p className="gs-account-sum">
        {says.ifEnded} <b>{is === will ? is : <Step from={is} to={will} />}</b>
      </p>
    </section>
  )
}

/** What each card that is left would bring, if it were the next. */
function ToCome() {
  const { table, says, draft, ...board } = useBoard()
  if (!draft || draft.left.length === 0) return null
  return (
    <section className="gs-to-come">
      <h4>{says.toCome}</h4>
      <ol>
        {draft.left.map(card => (
          <li key={card} className="gs-coming">
            <span className="gs-line-name">{cardName({ ...board, table }, card)}</span>
            {card === splitterOf(table) ? (
              <span>{says.oneStep}</span>
            ) : (
              <CardsOutcome seat={draft.seat} cards={[card]} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function TakeBack({ line, onClick }: { line: AccountLine; onClick(): void }) {
  const board = useBoard()
  const label = board.says.takeBack(nameOf(board, line))
  return (
    <button type="button" className="gs-take-back" aria-label={label} title={label} onClick={onClick}>
      <Icon name="undo" size={16} />
    </button>
  )
}

function nameOf(board: ReturnType<typeof useBoard>, { kind, card }: AccountLine): string {
  const { says } = board
  if (kind === 'seal') return says.sealOn
  if (kind === 'arrow') return says.arrowOn
  if (card === null) return says.splitterName
  return kind === 'sold' ? says.sold(cardName(board, card)) : cardName(board, card)
}

function Line({ line }: { line: AccountLine }) {
  const board = useBoard()
  const lost = line.moved.reduce((sum, move) => sum + move.lost, 0)
  return (
    <>
      <span className="gs-line-name">
        {line.kind === 'seal' && <Emblem name="seal" />}
        {line.kind === 'arrow' && <i className="gs-arrow">»</i>}
        {line.kind !== 'seal' && line.kind !== 'arrow' && nameOf(board, line)}
      </span>
      <span className="gs-outcome">
        {line.moved.map(({ track, from, to }) => (
          <Move key={`${track}.${from}`} on={track} from={from} to={to} />
        ))}
        {lost > 0 && <span className="gs-lost">{board.says.lost(lost)}</span>}
      </span>
    </>
  )
}
