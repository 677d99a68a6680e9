/** Small choices that come out of a visit: each as a chip with its picture and its words. */
import { NONE, type Question } from '@palatine/kernel'
import { Thing, type Touch, upTo, type Way } from '@palatine/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { groupArtisan } from '../rules/advisors.ts'
import { gainOf } from '../rules/editions.ts'
import { goodsAt } from '../rules/places/market.ts'
import { Arrow, Good, Goods, Wanted } from './goods.tsx'
import { type BoardState, sortIcons, useBoard } from './stage.ts'

const FeaturePicture = lazy(() => import('./painting/feature-picture.tsx'))

interface Chip {
  readonly key: number
  readonly label: string
  readonly picture: ReactNode
  readonly touch: Touch
  readonly ways?: readonly Way[]
}

/** By question what is offered. */
const offers: { readonly [question: string]: (board: BoardState, seat: number) => readonly Chip[] } = {
  takeGift: ({ table, called }) =>
    table.components.places.scrolls.several.map((reward, gift) => ({
      key: gift,
      touch: gift,
      label: called.inWords.reward(reward),
      picture: <Goods reward={reward} />,
    })),
  takeGoods: ({ table, called }) =>
    goodsAt(table).items.map((reward, item) => ({
      key: item,
      touch: item,
      label: called.inWords.reward(reward),
      picture: <Goods reward={reward} />,
    })),
  takeFeature: ({ g, called }) =>
    g.features.flatMap((owner, feature) =>
      owner !== NONE
        ? []
        : [
            {
              key: feature,
              touch: feature,
              label: called.features[feature] ?? String(feature + 1),
              picture: (
                <Suspense>
                  <FeaturePicture feature={feature} />
                </Suspense>
              ),
            },
          ],
    ),
  takeGroupReward(board, seat) {
    const { g, table, called, says } = board
    const advisor = groupArtisan(g, seat, table)
    if (advisor === NONE) return []
    return table.components.advisors.rows[advisor].groups.map(({ dice }) => {
      const reward = gainOf(table, advisor, dice)
      return {
        key: dice,
        touch: dice,
        label: `${says.groupOf(dice)}: ${called.inWords.reward(reward)}`,
        picture: <Goods reward={reward} />,
      }
    })
  },
  playPrivilege: ({ says }) =>
    [says.keepPrivilege, says.playPrivilege].map((label, answer) => ({
      key: answer,
      touch: answer,
      label,
      picture: answer > 0 && <Good icon="seal" count={-1} />,
    })),
  buyCards: ({ ask, says, table }) =>
    upTo(mostOf(ask.question) + 1).map(cards => ({
      key: cards,
      touch: cards,
      label: says.buy(cards, cards * table.components.locations.fishMarket.fish),
      picture: <Good icon="official" count={cards} />,
    })),
  offerResources: ({ table, says }) =>
    table.components.locations.temple.offers.map(({ resources, wisdom }, offer) => ({
      key: offer,
      touch: offer,
      label: says.offer(resources, wisdom),
      picture: (
        <>
          <Good icon="stack" count={resources} counted /> <Arrow /> <Good icon="wisdom" count={wisdom} counted />
        </>
      ),
    })),
  satisfyDemand: ({ g, ask, table, called }) =>
    g.demandMarkers.map((_, space) => ({
      key: space,
      touch: space,
      label: called.inWords.demandSpace(space, table),
      picture: <Wanted sorts={table.components.demands.spaces[space]} />,
      ways: sortsFor(ask.question, space).map((sort, i) => ({
        touch: { at: space, put: sort },
        label: called.sorts[sort],
        price: <Good icon={sortIcons[sort]} count={1} />,
        cost: i,
      })),
    })),
}

export const choiceQuestions: readonly string[] = Object.keys(offers)

const mostOf = (question: Question | null): number => (question?.kind === 'amount' ? question.max : 0)

const sortsFor = (question: Question | null, space: number): readonly number[] =>
  question?.kind === 'pick-then' ? (question.ways[question.items.indexOf(space)] ?? []) : []

export function Choices() {
  const board = useBoard()
  const { ask, seat, says } = board
  const chips = ask.id === null || seat === null ? [] : (offers[ask.id]?.(board, seat) ?? [])
  const most = ask.question?.kind === 'subset' ? ask.question.max : 0
  return (
    <section className="ep-offer is-choice" aria-label={says.choices}>
      <p className="ep-offer-title">
        <b>{says.choose}</b>
        {most > 1 && <span>{says.outOf(chips.filter(({ touch }) => ask.chosen(touch)).length, most)}</span>}
      </p>
      <div className="ep-offer-things">
        {chips.map(({ key, label, picture, touch, ways }) => (
          <Thing key={key} label={label} touch={touch} ways={ways} className="ep-chip">
            <span className="ep-chip-picture">{picture}</span>
            {label}
          </Thing>
        ))}
      </div>
    </section>
  )
}
