/** The buildings in two pairs: who is there, what it costs to come, what is done there; and the builders' ledge. */
import { NONE } from '@palatine/kernel'
import { SeatMark, Thing, upTo, type Way } from '@palatine/ui'
import { entry, feeOf, isFull } from '../rules/builder.ts'
import { tile } from '../rules/model.ts'
import { hasTile } from '../rules/tiles.ts'
import { BuildingPicture } from './art/buildings.tsx'
import { Builder, Coin, Minister, Point } from './art/goods.tsx'
import { type BoardState, inQuestion, useBoard } from './stage.ts'

export function Buildings() {
  const { g, says } = useBoard()
  return (
    <section className="xi-buildings" aria-label={says.buildings}>
      {[0, 2].map(first => (
        <div key={first} className="xi-pair-of-buildings">
          <Crowd first={first} />
          {[first, first + 1].map(place => (
            <Building key={g.places[place]} building={g.places[place]} />
          ))}
        </div>
      ))}
      <Ledge />
    </section>
  )
}

/** How many places of a pair are taken; the minister takes one. */
function Crowd({ first }: { first: number }) {
  const { g, table, says } = useBoard()
  const { most } = table.components.tables.capacity[table.seats - 2]
  const here = [g.places[first], g.places[first + 1]]
  const builders = here.reduce(
    (sum, building) => sum + upTo(table.seats).reduce((n, seat) => n + g.builders[building * table.seats + seat], 0),
    0,
  )
  const minister = here.includes(g.minister) ? 1 : 0
  return (
    <Thing label={says.places(builders + minister, most)} className="xi-crowd">
      <span>
        {builders + minister} / {most}
      </span>
      {upTo(most).map(i => (
        <i key={i} className={i < minister ? 'is-minister' : i < builders + minister ? 'is-taken' : ''} />
      ))}
    </Thing>
  )
}

function Building({ building }: { building: number }) {
  const board = useBoard()
  const { g, table, says, called, name, seat, preview, ask } = board
  const there = upTo(table.seats).filter(one => g.builders[building * table.seats + one] > 0)
  const full = isFull(g, building, table)
  const fee = seat === null ? 0 : feeOf(g, seat, building, table)
  const paidTo = there.filter(one => one !== seat)
  const ways = waysInto(board, building)
  const opened = full && ways.length > 0
  const plate = opened
    ? says.withTile
    : full
      ? says.full
      : fee > 0
        ? says.feeTo(says.fee(fee), paidTo.map(name).join(', '))
        : says.fee(0)
  const minister = g.minister === building
  const favour = table.components.tables.minister
  // A builder that is dragged here takes the cheapest way in.
  const place = ways[0]?.touch ?? inQuestion(board, 'placeBuilder', building)
  const coming =
    preview !== null &&
    seat !== null &&
    preview.g.builders[building * table.seats + seat] > g.builders[building * table.seats + seat]
  return (
    <Thing
      label={[called.buildings[building], plate, ...(minister ? [says.minister] : [])].join(', ')}
      note={[
        says.does[building],
        ...(minister && !g.ministerMet ? [says.ministersGift(favour.coins, favour.points)] : []),
      ].join('; ')}
      touch={
        inQuestion(board, 'placeBuilder', building) ??
        inQuestion(board, 'useExtraAction', building) ??
        inQuestion(board, 'extraAction', building)
      }
      ways={ways}
      onDropped={place && ask.lit(place) ? () => ask.touch(place) : undefined}
      className={`xi-building ${full && !opened ? 'is-full' : ''}`}
      anchor={`building/${building}`}
    >
      <BuildingPicture building={building} />
      {minister && !g.ministerMet && (
        <span className="xi-favour">
          +{favour.coins}
          <Coin />+{favour.points}
          <Point />
        </span>
      )}
      <span className="xi-guests">
        {minister && <Minister />}
        {there.flatMap(one =>
          upTo(g.builders[building * table.seats + one]).map(i => <Builder key={`${one} ${i}`} seat={one} />),
        )}
        {coming && seat !== null && (
          <span className="xi-coming">
            <Builder seat={seat} />
          </span>
        )}
      </span>
      <b className="xi-building-name">{says.building[building]}</b>
      <span className="xi-does">{says.does[building]}</span>
      <span className="xi-plate">
        {full || fee === 0 ? (
          plate
        ) : (
          <>
            −{fee}
            <Coin />
            {paidTo.map(one => (
              <SeatMark key={one} seat={one} size={13} />
            ))}
          </>
        )}
      </span>
    </Thing>
  )
}

/** With the tile for a building there can be a choice of ways in. */
function waysInto(board: BoardState, building: number): Way[] {
  const { ask, g, seat, table, says } = board
  if (seat === null || !ask.is('placeBuilder') || !hasTile(g, seat, tile.building)) return []
  const fee = feeOf(g, seat, building, table)
  const way = (put: number, label: string, cost: number, price?: string): Way[] => {
    const touch = inQuestion(board, 'placeBuilder', { at: building, put })
    return touch !== undefined && (ask.lit(touch) || ask.chosen(touch)) ? [{ touch, label, cost, price }] : []
  }
  return [
    ...way(entry.pay, says.does[building], fee, says.fee(fee)),
    ...way(entry.free, says.withTile, 100, says.fee(0)),
    ...way(entry.open, says.withTile, 100),
  ]
}

/** The builder that waits to be sent; keeping it brings a coin. */
function Ledge() {
  const board = useBoard()
  const { says, seat, table, ask, g } = board
  const { play } = table.components.tables
  const sends = ask.is('placeBuilder')
  const left =
    seat === null ? 0 : play - g.places.reduce((sum, where) => sum + g.builders[where * table.seats + seat], 0)
  const keep = inQuestion(board, 'placeBuilder', NONE)
  const keepTile = inQuestion(board, 'useExtraAction', NONE)
  return (
    <div className="xi-ledge">
      {seat !== null && (
        <span className="xi-ledge-builders">
          {upTo(play).map(i => (
            <Thing
              key={i}
              label={says.buildersLeft(left)}
              className={i >= left ? 'is-out' : sends && i === left - 1 ? 'is-waiting' : ''}
              drag={sends && i < left ? 'builder' : undefined}
            >
              <Builder seat={seat} />
            </Thing>
          ))}
        </span>
      )}
      {seat !== null && keep === undefined && keepTile === undefined && (
        <span className="xi-ledge-word" aria-hidden="true">
          {says.builders}
        </span>
      )}
      {keep !== undefined && (
        <Thing label={says.keepBuilderLong} touch={keep} className="xi-keep">
          {says.keepBuilder} +{table.components.tables.passing}
          <Coin />
        </Thing>
      )}
      {keepTile !== undefined && (
        <Thing label={says.keepTile} touch={keepTile} className="xi-keep">
          {says.keepTile}
        </Thing>
      )}
    </div>
  )
}
