/** What is mine: goods, and the advisors in my service. */
import { Count, Icon, type IconName, Pass, Thing, type Touch } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { countOf, sorts, stock } from '../rules/model.ts'
import { AdvisorCard } from './advisor-card.tsx'
import { inOneOf, isKnown, sortIcons, useBoard } from './stage.ts'

const sortQuestions = ['takeResource', 'payResource', 'giveUpResource', 'takeDifferent']
/** Shorter names are as wide as one of so many letters. */
const fewestLetters = 7
const useQuestions = ['useAdvisor', 'useAdvisorOrEnd']
const advisorQuestions = [...useQuestions, 'loseAdvisor']

export function Mine() {
  const { seat } = useBoard()
  if (seat === null) return null
  return (
    <section className="ep-mine">
      <MyGoods seat={seat} />
      <MyAdvisors seat={seat} />
    </section>
  )
}

interface Tile {
  readonly key: string
  readonly icon: IconName
  readonly name: string
  readonly count: number
  readonly next: number | undefined
  readonly touch?: Touch | undefined
}

function MyGoods({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, called, preview, table, says } = board
  const next = preview?.g
  const tiles: readonly Tile[] = [
    { key: 'fish', icon: 'fish', name: called.fish, count: g.fish[seat], next: next?.fish[seat] },
    { key: 'wisdom', icon: 'wisdom', name: called.wisdom, count: g.wisdom[seat], next: next?.wisdom[seat] },
    ...sorts.map(sort => ({
      key: `sort-${sort}`,
      icon: sortIcons[sort],
      name: called.sorts[sort],
      count: g.resources[stock(seat, sort)],
      next: next?.resources[stock(seat, sort)],
      touch: inOneOf(board, sortQuestions, sort),
    })),
    ...(table.options.privileges
      ? [
          {
            key: 'privileges',
            icon: 'seal' as const,
            name: called.privilege,
            count: g.privileges[seat],
            next: next?.privileges[seat],
          },
        ]
      : []),
  ]
  return (
    <div className="ep-goods" data-anchor={`seat/${seat}/goods`} data-many={tiles.length > 6 || undefined}>
      {tiles.map(({ key, icon, name, count, next: after, touch }) => (
        <Thing key={key} label={`${name}: ${count}`} touch={touch} className="ep-good-tile" style={widthFor(name)}>
          <Icon name={icon} size={20} />
          <Count anchor={`seat/${seat}/${key}`} value={count} next={after} />
          <small>{says.breakable(name)}</small>
        </Thing>
      ))}
    </div>
  )
}

const widthFor = (name: string) => ({ '--letters': Math.max(fewestLetters, name.length) }) as CSSProperties

/** How close they stand: four have room for all words, nine only for the first ones. */
const crowdOf = (cards: number) => (cards > 9 ? 'most' : cards > 4 ? 'many' : undefined)

function MyAdvisors({ seat }: { seat: number }) {
  const board = useBoard()
  const { g, says, ask } = board
  const own = g.advisors[seat].filter(isKnown)
  const crowd = crowdOf(own.length + (ask.is('useAdvisorOrEnd', 'payForStep') ? 1 : 0))
  const usable = own.filter(card => {
    const touch = inOneOf(board, useQuestions, card)
    return touch !== undefined && (ask.lit(touch) || ask.chosen(touch))
  }).length
  return (
    <div className="ep-my-advisors" data-anchor={`seat/${seat}/advisors`} data-many={crowd}>
      {own.length === 0 && <p>{says.noAdvisors}</p>}
      {own.length > 0 && crowd === undefined && <p>{usable > 0 ? says.usable(usable) : says.inService}</p>}
      {own.map((card, i) => {
        // Of two equal ones the first counts as the one that was used.
        const nth = countOf(own.slice(0, i), card)
        return (
          <AdvisorCard
            key={`${card} ${nth}`}
            card={card}
            paid
            used={nth < countOf(g.used[seat], card)}
            touch={inOneOf(board, advisorQuestions, card)}
          />
        )
      })}
      {ask.is('payForStep') && <Pass className="ep-pass" label={says.noStep} />}
      {ask.is('useAdvisorOrEnd') && <Pass className="ep-pass" label={says.endTurn} />}
    </div>
  )
}
