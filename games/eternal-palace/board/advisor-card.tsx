/** An advisor: who, what it does, and the banner that it costs. */
import { Thing, type Touch, type Way } from '@palatine/ui'
import { AdvisorEffect } from './advisor-effect.tsx'
import { Good } from './goods.tsx'
import { sortIcons, useBoard } from './stage.ts'

interface CardProps {
  readonly card: number
  readonly touch?: Touch | undefined
  readonly ways?: readonly Way[] | undefined
  readonly anchor?: string
  /** It has done its work in this round. */
  readonly used?: boolean
  /** The banner matters only until it is paid. */
  readonly paid?: boolean
}

export function AdvisorCard({ card, touch, ways, anchor, used = false, paid = false }: CardProps) {
  const { table, called, says } = useBoard()
  const { advisorName, advisorDoes, goods } = called.inWords
  const { type } = table.components.advisors.rows[card]
  const { cost } = table.components.banners.rows[card]
  const does = advisorDoes(card, table)
  return (
    <Thing
      label={[
        `${advisorName(card, table)}: ${does}`,
        ...(paid ? [] : [says.banner(goods(0, 0, cost))]),
        ...(used ? [says.used] : []),
      ].join(', ')}
      touch={touch}
      called={called.types[type]}
      ways={ways}
      anchor={anchor}
      className={`ep-advisor ep-${type} ${used ? 'is-used' : ''}`}
    >
      <b className="ep-type" aria-hidden="true">
        {called.types[type].slice(0, 1)}
      </b>
      <span className="ep-advisor-does">
        <small className="ep-type-name">{says.breakable(called.types[type])}</small>
        <span className="ep-effect">
          <AdvisorEffect card={card} />
        </span>
      </span>
      {!paid && (
        <span className="ep-banner">
          {cost.map((count, sort) => count > 0 && <Good key={sortIcons[sort]} icon={sortIcons[sort]} count={count} />)}
        </span>
      )}
    </Thing>
  )
}
