/** Goods as pictures with their numbers; what they mean in words stands in the name of the thing that shows them. */
import { Icon, type IconName, upTo } from '@palatine/ui'
import type { Reward } from '../components/schema.ts'
import { sortIcons } from './stage.ts'

const icons = {
  fish: 'fish',
  wisdom: 'wisdom',
  wood: 'wood',
  stone: 'stone',
  kaolin: 'kaolin',
  bronze: 'bronze',
  resources: 'stack',
  different: 'stack',
  palace: 'prestige',
  step: 'up',
  paidStep: 'up',
  advisor: 'official',
  recruit: 'official',
  privileges: 'seal',
} as const satisfies { readonly [good in keyof Reward]?: IconName }

const isGood = (key: string): key is keyof typeof icons => key in icons

/** One good and how many; the number goes without saying where it is one, unless it is `counted`. */
export const Good = ({ icon, count, counted = false }: { icon: IconName; count: number; counted?: boolean }) => (
  <span className="ep-good">
    {(counted || count !== 1) && count}
    <Icon name={icon} size={15} />
  </span>
)

export const Goods = ({ reward, counted = false }: { reward: Reward; counted?: boolean }) => (
  <span className="ep-goods-row">
    {Object.entries(reward).map(
      ([key, count]) =>
        isGood(key) &&
        typeof count === 'number' &&
        count > 0 && <Good key={key} icon={icons[key]} count={count} counted={counted} />,
    )}
  </span>
)

/** What one gives for what one gets. */
export const Arrow = () => <i className="ep-arrow" aria-hidden="true" />

/** So many dice; the last of a row is often for more of them, too. */
export const DiceSign = ({ dice, more = false }: { dice: number; more?: boolean }) => (
  <span className="ep-dice-sign">
    {upTo(dice).map(i => (
      <i key={i} />
    ))}
    {more && '+'}
  </span>
)

/** The sorts that would do; any of them is one sign. */
export const Wanted = ({ sorts }: { sorts: readonly number[] }) =>
  sorts.length === sortIcons.length ? (
    <Icon name="stack" size={15} />
  ) : (
    sorts.map(sort => <Icon key={sort} name={sortIcons[sort]} size={15} />)
  )
