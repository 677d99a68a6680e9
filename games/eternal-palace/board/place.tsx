/** A place of the scroll: its picture with the dice before it, what it gives, and what it keeps. */
import { Ghost, Icon, SeatMark, Thing, upTo } from '@palatine/ui'
import { type CSSProperties, lazy, Suspense } from 'react'
import { wisdomForSum } from '../rules/dice.ts'
import {
  type House,
  has,
  masterHouse,
  monumentPlaces,
  place,
  type RealmTable,
  spot,
  stock,
  trackPlaces,
} from '../rules/model.ts'
import { placeAt } from '../rules/places/index.ts'
import { trackLength } from '../rules/tracks.ts'
import { penalty } from '../rules/visit.ts'
import { gets } from './gets.tsx'
import { DiceSign, Good, Goods } from './goods.tsx'
import { lastReason, reasonInWords, shortReason } from './master.tsx'
import { type Aim, barredTouch, cheapest, groupsInHand, priceOf, waysOf } from './reach.ts'
import {
  type BoardState,
  diceInWords,
  housesInOrder,
  inOneOf,
  inQuestion,
  numberSign,
  placeName,
  sortIcons,
  useBoard,
  visitorsAt,
} from './stage.ts'

const PlacePicture = lazy(() => import('./places/place-picture.tsx'))

/** The places that can be played in an alternative version. */
const locationAt: { readonly [where: number]: RealmTable['options']['locations'][number] } = {
  [place.fishMarket]: 'fishMarket',
  [place.academy]: 'academy',
  [place.temple]: 'temple',
  [place.market]: 'market',
  [place.bridge]: 'bridge',
}

/** Questions that are answered with a place itself. */
const placeQuestions = ['moveOnTrack', 'payForStep']

export function PlaceCell({ where, aims }: { where: number; aims: readonly Aim[] }) {
  const board = useBoard()
  const { g, seat, says, ask, table } = board
  const ways = waysOf(board, aims)
  const touch = inOneOf(board, placeQuestions, where) ?? (ways.length > 0 ? undefined : barredTouch(board, where))
  const painted = seat !== null && has(g.layers[seat], where)
  const given = gets(board, where)
  const best = cheapest(aims)
  const changed = best && best.wisdom > 0
  const isOther = table.options.locations.includes(locationAt[where])
  return (
    <Thing
      label={placeInWords(board, where)}
      called={placeName(board, where)}
      note={given.words}
      ways={ways}
      touch={touch}
      keepClear={['tray', `place/${where}`]}
      onDropped={what => {
        // A group that is dragged here goes the cheapest way.
        const way = cheapest(aims.filter(({ group }) => what === `group:${group}`))
        const put = way && inQuestion(board, 'visit', { at: way.group, put: way.aim })
        if (put !== undefined) ask.touch(put)
      }}
      anchor={`place/${where}`}
      style={{ '--number': where === place.scrolls ? place.bridge : where } as CSSProperties}
      className={[
        'ep-place',
        ask.is('makeGroups') && best && (changed ? 'is-within' : 'is-near'),
        changed && 'is-changed',
        isOther && 'is-other',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <span className="ep-picture">
        <Suspense>
          <PlacePicture place={where} other={isOther} />
        </Suspense>
        <PriceTag where={where} best={best} />
        {isOther && <span className="ep-other">{says.alternative}</span>}
        <MasterReason where={where} />
        <Visitors where={where} />
      </span>
      <span className="ep-plaque">
        <span className="ep-place-head">
          <b className={`ep-disc ${painted ? 'is-painted' : ''}`}>
            {where === place.scrolls ? <Icon name="book" size={16} /> : numberSign(where)}
            {painted && (
              <i>
                <Icon name="check" size={12} />
              </i>
            )}
          </b>
          <span className="ep-place-name">
            <span className="ep-long">{says.breakable(placeName(board, where))}</span>
            <span className="ep-short">{says.short[where] ?? placeName(board, where)}</span>
          </span>
          {has(g.tokens, where) && (
            <span className="ep-token">
              <Icon name="star" size={14} />
            </span>
          )}
        </span>
        <span className="ep-gets">{given.picture}</span>
        <Keeps where={where} />
      </span>
    </Thing>
  )
}

/** What it costs me now to go there: wisdom, fish, and what lies in the ring; or what I lack for the ring. */
function PriceTag({ where, best }: { where: number; best: Aim | undefined }) {
  const board = useBoard()
  const { g, says, table, seat } = board
  const ring = monumentPlaces.indexOf(where)
  if (!best && seat !== null && ring >= 0 && lacksForRing(board, where)) {
    return (
      <span className="ep-price is-barred">
        <Good icon={sortIcons[ring]} count={g.rings[ring]} counted />
        <span className="ep-have">{says.youHave(g.resources[stock(seat, ring)])}</span>
      </span>
    )
  }
  const due = best ? priceOf(board, best) : { fish: penalty(g, placeAt(where, table)) }
  const isFree = Object.values(due).every(count => count === 0)
  if (!best && isFree) return null
  return (
    <span className={`ep-price ${best?.wisdom === 0 ? 'is-plain' : ''}`}>
      {best && <b>{diceInWords(best.group)}</b>}
      {isFree ? says.free : <Goods reward={due} counted />}
    </span>
  )
}

/** Whether a group could come here, if only there were enough of the material. */
function lacksForRing(board: BoardState, where: number): boolean {
  const { g, seat, table } = board
  const ring = monumentPlaces.indexOf(where)
  if (seat === null || g.resources[stock(seat, ring)] >= g.rings[ring]) return false
  if (penalty(g, placeAt(where, table)) > g.fish[seat]) return false
  return groupsInHand(board).some(group => wisdomForSum(group, where) <= g.wisdom[seat])
}

/** Why the Master has come here, until he goes elsewhere. */
function MasterReason({ where }: { where: number }) {
  const board = useBoard()
  const reason = board.table.seats === 1 ? lastReason(board) : undefined
  if (reason?.place !== where || !visitorsAt(board.g, where).some(({ house }) => house === masterHouse)) return null
  return (
    <span className="ep-why" title={reasonInWords(board, reason)}>
      {shortReason(board, reason)}
    </span>
  )
}

function Visitors({ where }: { where: number }) {
  const { g } = useBoard()
  return (
    <span className="ep-visitors" data-crowd={visitorsAt(g, where).length > 2 || undefined}>
      {visitorsAt(g, where).map(({ house, dice }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house may come twice with the same dice
        <span key={`${house} ${i}`} className="ep-visitor">
          <SeatMark seat={house} size={13} />
          {diceInWords(dice)}
        </span>
      ))}
    </span>
  )
}

/** The last line: a track, a ring, or panels, with everybody's markers. */
function Keeps({ where }: { where: number }) {
  const { g, table, says, seat } = useBoard()
  const ring = monumentPlaces.indexOf(where)
  if (where === place.scrolls) return <small className="ep-keeps-note ep-long">{says.noPenalty}</small>
  if (where === place.bridge && seat !== null) {
    return <small className="ep-keeps-note">{says.outOf(g.track[spot(seat, where)], trackLength(where, table))}</small>
  }
  if (ring >= 0) {
    return (
      <span className="ep-ring">
        <span className="ep-ring-price">
          <Good icon={sortIcons[ring]} count={g.rings[ring]} />
        </span>
        <Icon name="monument" size={15} />
        {g.monuments[ring] >= 0 && <SeatMark seat={g.monuments[ring]} size={14} />}
      </span>
    )
  }
  if (where === place.temple) return <Panels marks={g.temple} names={['1+6', '2+5', '3+4']} />
  if (where === place.market) return <Panels marks={g.market} names={['2', '3', '4+']} inDice />
  if (!trackPlaces.includes(where) && !(where === place.extra && table.options.extra === 'riverMarket')) return null
  return <Steps where={where} last={trackLength(where, table)} />
}

interface PanelsProps {
  readonly marks: readonly number[]
  readonly names: readonly string[]
  /** The names are numbers of dice. */
  readonly inDice?: boolean
}

function Panels({ marks, names, inDice = false }: PanelsProps) {
  const board = useBoard()
  const { seat, preview, g } = board
  const after = preview && (marks === g.temple ? preview.g.temple : preview.g.market)
  return (
    <span className="ep-panels">
      {names.map((name, i) => (
        <span key={name} className="ep-panel">
          <span>
            {name}
            {inDice && <DiceSign dice={1} />}
          </span>
          <Markers houses={housesInOrder(board).filter(house => has(marks[house], i + 1))} />
          {seat !== null && after && has(after[seat], i + 1) && !has(marks[seat], i + 1) && (
            <Ghost seat={seat} size={11} />
          )}
        </span>
      ))}
    </span>
  )
}

export const Markers = ({ houses }: { houses: readonly House[] }) => (
  <span className="ep-markers" data-crowd={houses.length > 2 || undefined}>
    {houses.map(house => (
      <SeatMark key={house} seat={house} size={12} />
    ))}
  </span>
)

function Steps({ where, last }: { where: number; last: number }) {
  const board = useBoard()
  const { g, seat, preview } = board
  const next = seat === null ? undefined : preview?.g.track[spot(seat, where)]
  return (
    <span className="ep-steps">
      {upTo(last + 1).map(at => (
        <span key={at} className={`ep-step ${at === last ? 'is-end' : ''}`}>
          <Markers houses={housesInOrder(board).filter(house => g.track[spot(house, where)] === at)} />
          {seat !== null && next === at && g.track[spot(seat, where)] !== at && <Ghost seat={seat} size={11} />}
        </span>
      ))}
    </span>
  )
}

/** Everything that lies there, for people who do not see it. */
function placeInWords(board: BoardState, where: number): string {
  const { g, says, name, seat, table } = board
  const said = visitorsAt(g, where).map(({ house, dice }) => `${name(house)} ${diceInWords(dice)}`)
  const ring = monumentPlaces.indexOf(where)
  const sign = numberSign(where)
  return [
    sign === '' ? placeName(board, where) : `${placeName(board, where)} (${sign})`,
    ...(seat !== null && where !== place.scrolls && has(g.layers[seat], where) ? [says.painted] : []),
    ...(said.length > 0 ? [says.visitedBy(said.join(', '))] : []),
    ...(has(g.tokens, where) ? [says.token] : []),
    ...(ring >= 0 ? [says.ring(g.rings[ring], board.called.sorts[ring])] : []),
    ...(ring >= 0 && g.monuments[ring] >= 0 ? [says.heldBy(name(g.monuments[ring]))] : []),
    ...(seat !== null && trackPlaces.includes(where)
      ? [says.stepOf(name(seat), g.track[spot(seat, where)], trackLength(where, table))]
      : []),
  ].join(', ')
}
