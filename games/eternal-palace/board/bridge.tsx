/** The Eternal Bridge: a plaque, and its planks with what lies on them. */
import { Ghost, Thing, upTo } from '@palatine/ui'
import type { CSSProperties } from 'react'
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
      <Arch />
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

/** How far the ends of the Bridge lie below its middle. */
const rise = 9
/** A slight arch, as of a parabola: 0 in the middle, the whole rise at both ends. */
const belowCrown = (along: number): number => rise * (2 * along - 1) ** 2

/** What carries the planks: piles in the water, the beam along them. */
const Arch = () => (
  <svg className="ep-arch" viewBox="0 0 880 72" preserveAspectRatio="none" aria-hidden="true">
    <path className="ep-water" d="M0 66h880M60 70h260M420 69h300M760 71h100" />
    <path
      className="ep-piles"
      d={upTo(9)
        .map(i => `M${40 + i * 100} ${56 + belowCrown((40 + i * 100) / 880)}V70`)
        .join('')}
    />
    <path className="ep-beam" d={`M0 ${55 + rise}Q440 ${55 - rise} 880 ${55 + rise}`} />
  </svg>
)

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
    <li
      className={isEnd ? 'is-end' : given.length === 0 ? 'is-bare' : ''}
      style={{ '--below': `${belowCrown(at / spaces.length)}px` } as CSSProperties}
    >
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
        <Goods reward={reward} />
        <Markers houses={here} />
        {seat !== null && next === at && !here.includes(seat) && <Ghost seat={seat} size={11} />}
      </Thing>
    </li>
  )
}
