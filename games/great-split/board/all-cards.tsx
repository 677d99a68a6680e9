/** All cards and characters, for the pictures of the guide. */
import { AllOf, OneOf } from '@palatine/ui'
import { CardFace, Splitter } from './art/card.tsx'
import { Sun } from './art/fields.tsx'
import { Gilt } from './art/gilt.tsx'
import { Emblem } from './art/symbols.tsx'
import { resourceNames, trackName, useBoard } from './stage.ts'

/** One of each sort, as strong as they come; and the splitter. */
export function AllCards() {
  const { table } = useBoard()
  const { rows } = table.components.cards
  const sorts = rows.filter(
    ({ symbol, amount }, i) => i === rows.findIndex(one => one.symbol === symbol && one.amount === amount),
  )
  return (
    <>
      <Gilt />
      <div className="gs-all-cards">
        {sorts.map(({ symbol, amount }) => (
          <span key={symbol + amount} className="gs-card">
            <CardFace symbol={symbol} amount={amount} />
          </span>
        ))}
        <Splitter />
      </div>
    </>
  )
}

/** By character: steps as emblems, those on seals behind a seal, and orders as suns. */
export function Characters() {
  const board = useBoard()
  const { table, called } = board
  const names = Object.values(called.characters)
  return (
    <>
      <Gilt />
      <AllOf width={150}>
        {table.components.characters.rows.map(({ steps, orders }, character) => (
          <OneOf key={names[character]} name={names[character]}>
            <span className="gs-character">
              {steps.map(
                (count, on) =>
                  count > 0 && (
                    <span key={trackName(board, on)}>
                      +{count} {on >= resourceNames.length && <Emblem name="seal" />}
                      <Emblem name={resourceNames[on % resourceNames.length]} />
                    </span>
                  ),
              )}
            </span>
            <span className="gs-character">
              {orders.map(
                (count, resource) =>
                  count > 0 && (
                    <span key={trackName(board, resource)} className={`gs-brought gs-on-${resourceNames[resource]}`}>
                      <Sun />
                      <Emblem name={resourceNames[resource]} />
                      {count}
                    </span>
                  ),
              )}
            </span>
          </OneOf>
        ))}
      </AllOf>
    </>
  )
}
