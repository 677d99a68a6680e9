/** What a visit gives, as a line of pictures and in words. */

import { Icon, type IconName } from '@palatine/ui'
import type { ReactNode } from 'react'
import type { Reward } from '../components/schema.ts'
import { editionOf } from '../rules/editions.ts'
import { monumentPlaces, place, resourcePlaces } from '../rules/model.ts'
import { goodsAt } from '../rules/places/market.ts'
import { Arrow, DiceSign, Good, Goods } from './goods.tsx'
import { type BoardState, sortIcons } from './stage.ts'

interface Gets {
  readonly picture: ReactNode
  readonly words: string
}

/** Lists of rewards that one chooses from. */
const Choice = ({ rewards }: { rewards: readonly Reward[] }) =>
  rewards.map(reward => (
    <span key={Object.keys(reward).join()} className="ep-one-of">
      <Goods reward={reward} />
    </span>
  ))

/** A figure by number of dice: ranges with the same figure are told once. */
const ByDice = ({ figures, icon }: { figures: readonly number[]; icon: IconName }) => (
  <>
    {spans(figures).map(({ dice, more, figure }) => (
      <span key={dice} className="ep-by-dice">
        <DiceSign dice={dice} more={more} />
        <Good icon={icon} count={figure} counted />
      </span>
    ))}
  </>
)

/** From how many dice on there is so much of it. */
function spans(figures: readonly number[]): { dice: number; more: boolean; figure: number }[] {
  return figures.flatMap((figure, i) =>
    figure === 0 || figures[i - 1] === figure ? [] : [{ dice: i + 1, more: figures[i + 1] === figure, figure }],
  )
}

export function gets(board: BoardState, where: number): Gets {
  const { table, says, called, g } = board
  const { places, locations } = table.components
  const isOther = (location: (typeof table.options.locations)[number]) => table.options.locations.includes(location)
  const sort = resourcePlaces.indexOf(where)
  if (sort >= 0) {
    const figures = where === place.forest || where === place.quarry ? places.resources.near : places.resources.far
    return {
      picture: <ByDice figures={figures} icon={sortIcons[sort]} />,
      words: spans(figures)
        .map(({ dice, more, figure }) => says.byDice(dice, more, `${figure} ${called.sorts[sort]}`))
        .join('; '),
    }
  }
  const ring = monumentPlaces.indexOf(where)
  if (ring >= 0) {
    const palace = places.monuments.palace
    return {
      picture: (
        <>
          <Good icon="monument" count={1} />
          <span>
            +<Good icon="prestige" count={palace} counted />
          </span>
          <Good icon="layer" count={1} />
        </>
      ),
      words: says.monumentGives(g.rings[ring], called.sorts[ring], palace, editionOf(table).ownMonument),
    }
  }
  switch (where) {
    case place.scrolls: {
      const more = places.scrolls.several.slice(places.scrolls.single.length)
      return {
        picture: (
          <>
            <span className="ep-by-dice">
              <DiceSign dice={1} />
              <Choice rewards={places.scrolls.single} />
            </span>
            <span className="ep-by-dice">
              <DiceSign dice={2} more />
              {says.or}{' '}
              {more.length === sortIcons.length ? <Good icon="stack" count={1} counted /> : <Choice rewards={more} />}
            </span>
          </>
        ),
        words: says.scrollsGive,
      }
    }
    case place.fishMarket:
      return isOther('fishMarket')
        ? {
            picture: (
              <>
                <Good icon="official" count={locations.fishMarket.draw} />
                <i>+</i>
                <Good icon="fish" count={locations.fishMarket.fish} counted />
                <Arrow />
                <Good icon="official" count={1} />
              </>
            ),
            words: says.otherFishMarket(locations.fishMarket.draw, locations.fishMarket.fish, places.fishMarket.fish),
          }
        : {
            picture: (
              <>
                1 {says.of} <Good icon="official" count={places.fishMarket.draw} /> {says.or}
                <Good icon="fish" count={places.fishMarket.fish} />
              </>
            ),
            words: says.fishMarketGives(places.fishMarket.draw, places.fishMarket.fish),
          }
    case place.academy:
      return isOther('academy')
        ? {
            picture: (
              <>
                <Good icon="official" count={1} /> {says.or} <Good icon="wisdom" count={g.reserve} />
              </>
            ),
            words: says.otherAcademy(g.reserve),
          }
        : {
            picture: (
              <>
                <Good icon="official" count={1} counted />
                <span>
                  +<Good icon="wisdom" count={places.academy.wisdom} /> {says.ifPaid}
                </span>
              </>
            ),
            words: says.academyGives(places.academy.wisdom),
          }
    case place.temple:
      return isOther('temple')
        ? {
            picture: (
              <>
                {locations.temple.offers.map(({ resources }) => resources).join('/')}
                <Icon name="stack" size={15} />
                <Arrow />
                {locations.temple.offers.map(({ wisdom }) => wisdom).join('/')}
                <Icon name="wisdom" size={15} />
              </>
            ),
            words: says.otherTemple,
          }
        : {
            picture: <Good icon="wisdom" count={places.temple.wisdom} />,
            words: says.templeGives(places.temple.wisdom),
          }
    case place.market: {
      const { items, taken } = goodsAt(table)
      return {
        picture: (
          <>
            {spans(taken)
              .map(({ figure }) => figure)
              .join(' / ')}
            <Good icon="stack" count={1} /> {says.different}
          </>
        ),
        words: says.marketGives(items.map(called.inWords.reward).join('; ')),
      }
    }
    default:
      return { picture: null, words: '' }
  }
}
