/** The Master: his dice by colour in the rows of his card, the list that he goes by, and why he went where he did. */
import { NONE } from '@palatine/kernel'
import { Thing, upTo } from '@palatine/ui'
import { valuesOf } from '../rules/dice.ts'
import { colourOf, groupsOn } from '../rules/master/cards.ts'
import { chooseGroup } from '../rules/master/decide.ts'
import { masterHouse, type RealmEvent } from '../rules/model.ts'
import { type BoardState, diceInWords, placeName, useBoard } from './stage.ts'

type Reason = Extract<RealmEvent, { type: 'masterChosePlace' }>

/** Where he went last, and by which line. */
export function lastReason({ told }: Pick<BoardState, 'told'>): Reason | undefined {
  const found = told.findLast(({ type }) => type === 'masterChosePlace')
  return found as Reason | undefined
}

export const reasonInWords = ({ called, says }: BoardState, { line, action }: Reason): string =>
  line > 0 ? says.byLine(line, called.masterActions[action]) : called.masterActions[action]

/** The line that he used, if any, and what it made him do. */
export const shortReason = ({ says }: BoardState, { line, action }: Reason): string =>
  line > 0 ? `${line} ${says.masterWhy[action]}` : says.masterWhy[action]

export function Master() {
  const board = useBoard()
  const { g, table, called, says } = board
  const { actions, up, down } = table.components.personalities.lists[table.options.master]
  const personality = called.personalities[table.options.master]
  const reason = lastReason(board)
  const lines = actions.map(action => says.masterLines[action](up, down))
  return (
    <Thing
      label={[
        says.masterList(personality, lines.map((line, i) => `${i + 1} ${line}`).join(', ')),
        ...g.master.dice.map((value, die) => `${called.masterDice[die]} ${value}`),
        ...(reason ? [`${says.masterWent(placeName(board, reason.place))}: ${reasonInWords(board, reason)}`] : []),
      ].join(', ')}
      className="ep-master"
      anchor="master"
    >
      <span className="ep-master-card">
        <Rows />
        {reason && (
          <span className="ep-master-reason">
            {says.masterWent(placeName(board, reason.place))}: {shortReason(board, reason)}
          </span>
        )}
      </span>
      <span className="ep-master-list">
        <span>
          <b>{personality}.</b> {says.masterFirst}
        </span>
        <ol>
          {lines.map((line, i) => (
            <li key={line} className={reason?.line === i + 1 ? 'is-used' : ''}>
              <i>{i + 1}</i> {line}
            </li>
          ))}
        </ol>
      </span>
    </Thing>
  )
}

/** The rows of his card from the top: what lies there, what has been played, and what would be next as things stand. */
function Rows() {
  const { g, table, says } = useBoard()
  const { card, dice, deck } = g.master
  const left = [...g.groups[masterHouse]]
  if (card === NONE || left.length + g.visits.length === 0) {
    return (
      <>
        <small>{says.masterDice}</small>
        <span className="ep-master-rows">
          <span className="ep-master-row">
            <span className="ep-dice">
              {dice.map((value, die) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its number
                <MasterDie key={die} colour={colourOf(die)} value={value} />
              ))}
            </span>
          </span>
        </span>
      </>
    )
  }
  const { rows } = table.components.personalities.cards[card]
  const groups = groupsOn(rows, dice)
  const lying = layOut(groups, rows, dice)
  const next = left.length > 0 ? chooseGroup(g, masterHouse).group : NONE
  let waiting = next
  return (
    <>
      <small>{says.masterCard(card + 1, deck.length)}</small>
      <span className="ep-master-rows">
        {groups.map((group, row) => {
          const at = left.indexOf(group)
          if (at >= 0) left.splice(at, 1)
          const isNext = at >= 0 && group === waiting
          if (isNext) waiting = NONE
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place on the card
              key={row}
              className={`ep-master-row ${at < 0 ? 'is-played' : isNext ? 'is-next' : ''}`}
            >
              <span className="ep-dice">
                {lying[row].map(({ die, value }) => (
                  <MasterDie key={die} colour={colourOf(die)} value={value} />
                ))}
              </span>
              <small>{at < 0 ? says.playedRow : isNext ? says.nextRow : diceInWords(group)}</small>
            </span>
          )
        })}
      </span>
    </>
  )
}

/** By group: which of his dice lie there. A row holds the colours of the card; what was too much for it comes below. */
function layOut(groups: readonly number[], rows: readonly (readonly number[])[], dice: readonly number[]) {
  const filled = rows.filter(row => dice.some((_, die) => row.includes(colourOf(die))))
  const taken = new Set<number>()
  return groups.map((group, i) =>
    valuesOf(group).map(value => {
      const fits = (die: number) => dice[die] === value && !taken.has(die)
      const die = upTo(dice.length).find(one => fits(one) && (filled[i]?.includes(colourOf(one)) ?? true)) ?? NONE
      taken.add(die)
      return { die, value }
    }),
  )
}

export const MasterDie = ({ colour, value }: { colour: number; value: number | string }) => (
  <i className="ep-master-die" data-colour={colour}>
    {value}
  </i>
)
