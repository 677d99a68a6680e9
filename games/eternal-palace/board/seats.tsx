/** Everybody in the order of this round: layers on the way to the end, dice that are left, goods. */
import { HIDDEN } from '@palatine/kernel'
import { Icon, SeatMark, Thing, upTo } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { valuesOf } from '../rules/dice.ts'
import { countBits, type House, has, sorts, stock } from '../rules/model.ts'
import { scoreParts } from '../rules/scoring.ts'
import { Arrow } from './goods.tsx'
import { Master } from './master.tsx'
import { type BoardState, diceInWords, housesInOrder, inQuestion, isKnown, made, sortIcons, useBoard } from './stage.ts'

export function Seats({ onLook, looked }: { onLook: (house: House) => void; looked: House | null }) {
  const board = useBoard()
  const { says, table } = board
  return (
    <section className="ep-seats" aria-label={says.order}>
      {housesInOrder(board).map((house, at) => (
        <SeatCard key={house} house={house} at={at} onLook={onLook} looked={looked === house} />
      ))}
      {table.seats === 1 && <Master />}
    </section>
  )
}

interface SeatCardProps {
  readonly house: House
  readonly at: number
  readonly looked: boolean
  readonly onLook: (house: House) => void
}

function SeatCard({ house, at, looked, onLook }: SeatCardProps) {
  const board = useBoard()
  const { g, says, name, table, seat, preview } = board
  const layers = countBits(g.layers[house])
  const parts = scoreParts(g, house, table)
  const points = sum(made.map(part => parts[part]))
  const ifEnded = sum(Object.values(parts))
  const after = countBits(preview?.g.layers[house] ?? g.layers[house])
  const { layersToEnd } = table.components.setup
  const next = preview ? preview.g.order.indexOf(house) : at
  return (
    <div className={`ep-seat ${house === seat ? 'is-mine' : ''}`} data-anchor={`seat/${house}`}>
      <Thing
        label={seatInWords(board, house, at)}
        note={[says.ifEnded(ifEnded), ...advisorsInWords(board, house)].join('. ')}
        touch={inQuestion(board, 'giveTo', house)}
        className="ep-seat-card"
      >
        <span className="ep-seat-head">
          <i className="ep-order">
            {at + 1}
            {next >= 0 && next !== at && (
              <span className="ep-order-next">
                <Arrow />
                {next + 1}
              </span>
            )}
          </i>
          <SeatMark seat={house} size={16} />
          <b>{name(house)}</b>
          {has(g.played, house) && <Icon name="seal" size={14} />}
        </span>
        <span className="ep-groups" style={{ '--seat': `var(--seat-${house})` } as CSSProperties}>
          {g.groups[house].length > 0
            ? g.groups[house].map((group, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two groups may show the same dice
                <span key={i} className="ep-group">
                  {group === HIDDEN ? '?' : diceInWords(group)}
                </span>
              ))
            : g.visits.length === 0 &&
              g.rolled[house] > 0 &&
              valuesOf(g.rolled[house]).map((value, die) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal dice are not told apart
                <span key={die} className="ep-group">
                  {value}
                </span>
              ))}
          <span className="ep-points">{says.points(points)}</span>
        </span>
        <span className="ep-seat-goods">
          {goodsOf(board, house).map(([icon, count]) => (
            <span key={icon} className={count === 0 ? 'is-none' : ''}>
              <Icon name={icon} size={14} />
              {count}
            </span>
          ))}
        </span>
      </Thing>
      <button
        type="button"
        className="ep-look"
        aria-label={says.lookAt(name(house))}
        aria-pressed={looked}
        onClick={() => onLook(house)}
      >
        <span>
          <Icon name="layer" size={15} />
          <b>{layers}</b>/{layersToEnd}
        </span>
        <span className={`ep-pips ${layers >= layersToEnd - 1 ? 'is-close' : ''}`}>
          {upTo(layersToEnd).map(i => (
            <i key={i} className={i < layers ? 'is-full' : i < after ? 'is-coming' : ''} />
          ))}
        </span>
      </button>
    </div>
  )
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0)

const goodsOf = ({ g, table }: BoardState, house: House) => [
  ['fish', g.fish[house]] as const,
  ['wisdom', g.wisdom[house]] as const,
  ...sorts.map(sort => [sortIcons[sort], g.resources[stock(house, sort)]] as const),
  ...(table.options.privileges ? [['seal', g.privileges[house]] as const] : []),
  ['official', g.advisors[house].length] as const,
]

/** Who is in a house's service, for whoever looks at it. */
function advisorsInWords({ g, table, called, says }: BoardState, house: House): readonly string[] {
  const known = g.advisors[house].filter(isKnown)
  if (known.length === 0) return []
  const { advisorName, advisorDoes } = called.inWords
  return [
    `${says.advisors}: ${known.map(card => `${advisorName(card, table)} (${advisorDoes(card, table)})`).join('; ')}`,
  ]
}

function seatInWords(board: BoardState, house: House, at: number): string {
  const { g, called, says, name } = board
  const own = g.resources.slice(stock(house, 0), stock(house + 1, 0))
  return [
    says.placeInOrder(at + 1, name(house)),
    called.inWords.goods(g.fish[house], g.wisdom[house], own),
    ...(g.advisors[house].length > 0 ? [says.advisorCount(g.advisors[house].length)] : []),
    ...g.groups[house].map(group => (group === HIDDEN ? says.hidden : says.group(diceInWords(group)))),
  ].join(', ')
}
