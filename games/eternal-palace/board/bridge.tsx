/** The Eternal Bridge: a plaque, and its planks with what lies on them. */
import { Ghost, Thing } from '@palatine/ui'
import { place, spot } from '../rules/model.ts'
import { bridgeSpaces } from '../rules/tracks.ts'
import { wayOf } from '../rules/visit.ts'
import { Goods } from './goods.tsx'
import { Markers, PlaceCell } from './place.tsx'
import { type Aim, plankAfter, waysOf } from './reach.ts'
import { housesInOrder, useBoard } from './stage.ts'

export function Bridge({ aims }: { aims: readonly Aim[] }) {
  const { g, seat, says, table } = useBoard()
  const spaces = bridgeSpaces(table)
  const from = seat === null ? 0 : g.track[spot(seat, place.bridge)]
  return (
    <div className="ep-bridge">
      <PlaceCell where={place.bridge} aims={aims} />
      <ol className="ep-planks" aria-label={says.planks}>
        <Plank at={0} aims={[]} />
        {spaces.map((_, i) => (
          <Plank
            // biome-ignore lint/suspicious/noArrayIndexKey: a plank is its place
            key={i}
            at={i + 1}
            aims={aims.filter(({ aim }) => plankAfter(from, wayOf(aim), spaces.length) === i + 1)}
          />
        ))}
      </ol>
    </div>
  )
}

function Plank({ at, aims }: { at: number; aims: readonly Aim[] }) {
  const board = useBoard()
  const { g, says, name, called, seat, table, preview, ask } = board
  const spaces = bridgeSpaces(table)
  const reward = at === 0 ? {} : spaces[at - 1]
  const here = housesInOrder(board).filter(house => g.track[spot(house, place.bridge)] === at)
  const next = seat === null ? undefined : preview?.g.track[spot(seat, place.bridge)]
  const given = Object.keys(reward).length > 0 ? [called.inWords.reward(reward)] : []
  const isEnd = at === spaces.length
  return (
    <li className={isEnd ? 'is-end' : ''}>
      <Thing
        label={[at === 0 ? says.start : says.plank(at), ...given, ...(isEnd ? [says.end] : []), ...here.map(name)].join(
          ', ',
        )}
        called={at === 0 ? says.start : says.plank(at)}
        ways={waysOf(board, aims)}
        anchor={`plank/${at}`}
        className={`ep-plank ${ask.is('makeGroups') && aims.length > 0 ? 'is-within' : ''}`}
      >
        <i>{at === 0 ? '0' : at}</i>
        <Goods reward={isEnd ? { ...reward } : reward} />
        <Markers houses={here} />
        {seat !== null && next === at && !here.includes(seat) && <Ghost seat={seat} size={11} />}
      </Thing>
    </li>
  )
}
