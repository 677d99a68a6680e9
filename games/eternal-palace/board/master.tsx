/** The Master's card: his dice by colour in the rows of the card, and the list that he goes by. */
import { NONE } from '@palatine/kernel'
import { Thing } from '@palatine/ui'
import { useBoard } from './stage.ts'

export function Master() {
  const { g, table, called, says } = useBoard()
  const { lists, cards } = table.components.personalities
  const { actions } = lists[table.options.master]
  const rows = g.master.card === NONE ? [] : cards[g.master.card].rows
  const personality = called.personalities[table.options.master]
  const list = actions.map((action, i) => `${i + 1} ${called.masterActions[action]}`).join(', ')
  const die = (number: number) => (
    <i key={number} className="ep-master-die" data-die={number}>
      {g.master.dice[number]}
    </i>
  )
  return (
    <Thing
      label={[
        says.masterList(personality, list),
        ...g.master.dice.map((value, number) => `${called.masterDice[number]} ${value}`),
      ].join(', ')}
      className="ep-master"
      anchor="master"
    >
      <span className="ep-master-rows">
        {rows.length > 0
          ? rows.map(row => (
              <span key={row.join()} className="ep-master-row">
                {row.map(die)}
              </span>
            ))
          : g.master.dice.map((_, number) => die(number))}
      </span>
      <span className="ep-master-list">
        <b>{personality}</b> {says.cardsLeft(g.master.deck.length)}
        <br />
        {list}
      </span>
    </Thing>
  )
}
