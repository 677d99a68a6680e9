/** The cell after the places: the Labyrinth, the River Market or the compositions; without them the prizes. */
import { NONE } from '@palatine/kernel'
import { Icon, SeatMark, Thing } from '@palatine/ui'
import { pointsOf } from '../rules/compositions.ts'
import { has, place } from '../rules/model.ts'
import { longestRun, sequenceWinner } from '../rules/scoring.ts'
import { Goods, Wanted } from './goods.tsx'
import { LabyrinthMap } from './labyrinth.tsx'
import { PlaceCell } from './place.tsx'
import type { Aim } from './reach.ts'
import { type BoardState, numberSign, useBoard } from './stage.ts'

export function ExtraCell({ aims }: { aims: readonly Aim[] }) {
  const { table } = useBoard()
  switch (table.options.extra) {
    case 'labyrinth':
      return (
        <div className="ep-extra">
          <PlaceCell where={place.extra} aims={aims} />
          <LabyrinthMap />
        </div>
      )
    case 'riverMarket':
      return (
        <div className="ep-extra">
          <PlaceCell where={place.extra} aims={aims} />
          <DemandCard />
        </div>
      )
    case 'compositions':
      return <Compositions />
    case 'none':
      return <Prizes />
  }
}

/** The demand card in play: what it brings for each marker, what it costs without one, and who has satisfied what. */
function DemandCard() {
  const { g } = useBoard()
  return g.demand === NONE ? null : <Demand card={g.demand} />
}

export function Demand({ card }: { card: number }) {
  const { g, table, called, name, says } = useBoard()
  const { cards, spaces } = table.components.demands
  const { reward, penalty } = cards[card]
  const met = g.demandMarkers.map(
    (marker, space) => `${called.inWords.demandSpace(space, table)}: ${marker === NONE ? says.open : name(marker)}`,
  )
  return (
    <Thing label={[called.inWords.demand(card, table), ...met].join(', ')} className="ep-demand" anchor="demand">
      <span>
        <Goods reward={reward} /> <small>{says.eachMarker}</small>
      </span>
      <span className="ep-penalty">−{called.inWords.penalty(penalty)}</span>
      <span className="ep-demand-spaces">
        {g.demandMarkers.map((marker, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a demand is its space
          <span key={space} className="ep-demand-space">
            {marker === NONE ? <Wanted sorts={spaces[space]} /> : <SeatMark seat={marker} size={14} />}
          </span>
        ))}
      </span>
    </Thing>
  )
}

/** Compositions with how far the reader is. */
function Compositions() {
  const { g, called } = useBoard()
  return (
    <section className="ep-extra ep-compositions" aria-label={called.extras.compositions}>
      <b>{called.extras.compositions}</b>
      {g.compositions.map((card, i) => (
        <Composition key={card} card={card} owner={g.composers[i]} />
      ))}
    </section>
  )
}

export function Composition({ card, owner }: { card: number; owner: number }) {
  const { g, table, called, name, says, seat } = useBoard()
  const { layers, reward } = table.components.compositions.cards[card]
  return (
    <Thing
      label={`${called.inWords.composition(card, table)}, ${owner === NONE ? says.open : name(owner)}`}
      className="ep-composition"
      anchor={`composition/${card}`}
    >
      {layers.map(layer => (
        <span
          key={layer}
          className={`ep-wanted-layer ${seat !== null && has(g.layers[seat], layer) ? 'is-painted' : ''}`}
        >
          {numberSign(layer)}
        </span>
      ))}
      {owner === NONE ? (
        <>
          <Goods reward={reward} counted />
          <small>{says.points(pointsOf(card, table))}</small>
        </>
      ) : (
        <SeatMark seat={owner} size={14} />
      )}
    </Thing>
  )
}

/** Alone, the Master has the prize even without a layer. */
function rowInWords(says: BoardState['says'], run: ReturnType<typeof longestRun> | undefined): string {
  if (!run) return says.noRow
  return run.to < run.from ? says.row : says.longest(numberSign(run.from), numberSign(run.to))
}

/** Who is about to end the game, who has the longest row, and what is still to be earned. */
function Prizes() {
  const { g, table, says, name } = useBoard()
  const first = sequenceWinner(g, table)
  const run = first && longestRun(g.layers[first.house], first.house)
  const free = g.features.filter(owner => owner === NONE).length
  return (
    <section className="ep-extra ep-prizes" aria-label={says.prizes}>
      <b>{says.prizes}</b>
      <p>
        <Icon name="layer" size={15} />
        <span>{says.completion(table.components.setup.layersToEnd)}</span>
        {g.completion !== NONE && <SeatMark seat={g.completion} size={15} label={name(g.completion)} />}
      </p>
      <p>
        <Icon name="link" size={15} />
        <span>{rowInWords(says, run)}</span>
        {run && <SeatMark seat={run.house} size={15} label={name(run.house)} />}
      </p>
      <p>
        <Icon name="star" size={15} />
        <span>{says.featuresLeft(free)}</span>
      </p>
    </section>
  )
}
