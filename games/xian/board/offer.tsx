/** Equipment on offer, and the overseers' way to the mausoleum with its tiles. */
import { SeatMark, Thing, Track, upTo, type Way } from '@palatine/ui'
import { priceOf, waysToTake } from '../rules/armory.ts'
import { prestige, tileCount } from '../rules/model.ts'
import { endTilePoints } from '../rules/scoring.ts'
import { paidIn, price } from '../rules/tiles.ts'
import { EquipmentPicture } from './art/gear.tsx'
import { Clay, Coin, Hourglass, TileSign } from './art/goods.tsx'
import { EndTileFace } from './end-tile.tsx'
import { type BoardState, equipmentName, useBoard } from './stage.ts'

export function Equipment() {
  const { g, says, table } = useBoard()
  const { leave } = table.components.equipment.row
  return (
    <section className="xi-equipment" aria-label={says.equipment}>
      <h3>
        {says.equipment}
        <span>{says.inDeck(g.equipmentPile.length)}</span>
      </h3>
      <div className="xi-row">
        {g.row.map((card, place) => (
          <EquipmentPlace key={card < 0 ? `gap ${place}` : card} card={card} place={place} leaves={place < leave} />
        ))}
      </div>
    </section>
  )
}

export function EquipmentPlace({ card, place, leaves }: { card: number; place: number; leaves: boolean }) {
  const board = useBoard()
  const { g, says, table, seat, ask } = board
  if (card < 0)
    return <span className="xi-gear is-bare" role="img" aria-label={says.emptyPlace} data-anchor={`row/${place}`} />
  const { material, section, cost, clay, house } = table.components.equipment.cards[card]
  const { bonus } = table.components.equipment.row
  const asked = ask.is('takeEquipment')
  const pays = house === seat || table.options.equipment === 'any'
  const own = seat === null ? cost : priceOf(g, seat, card, table)
  return (
    <Thing
      label={[
        equipmentName(board, card),
        ...(clay > 0 ? [says.brings(clay)] : []),
        ...(leaves ? [says.leaves] : []),
      ].join(', ')}
      note={pays ? says.pays(bonus, section) : undefined}
      touch={asked ? card : undefined}
      ways={asked ? waysFor(board, card) : undefined}
      className={`xi-gear xi-gear-${material}`}
      anchor={`row/${place}`}
    >
      <span className="xi-gear-head">
        <Coin />
        <b>{own}</b>
        {leaves && <Hourglass />}
        <b className="xi-letter">{section}</b>
      </span>
      <EquipmentPicture material={material} section={section} />
      <span className="xi-gear-foot">
        <span className={pays ? 'xi-pays' : ''}>
          <SeatMark seat={house} size={13} />
          {pays && `+${bonus}`}
        </span>
        {clay > 0 && (
          <span>
            +{clay}
            <Clay />
          </span>
        )}
      </span>
    </Thing>
  )
}

function waysFor({ g, seat, table, says }: BoardState, card: number): Way[] {
  if (seat === null) return []
  const full = priceOf(g, seat, card, table)
  return waysToTake(g, seat, card, g.coins[seat], table).map(way => ({
    touch: { at: card, put: way },
    label: way === price.discounted ? says.discount : says.fee(full),
    price: says.fee(paidIn(way, full, table)),
    // The tile is worth more than a coin: it is kept unless it is needed.
    cost: way === price.discounted ? 100 : full,
  }))
}

export function Overseers() {
  const board = useBoard()
  const { g, says, table, called, name, seat, ask, preview } = board
  const { endTiles } = table.components.mausoleum
  const next = seat === null ? undefined : preview?.g.overseers[seat]
  const before = seat === null ? 0 : prestige(g, seat)
  const arrived = g.line.filter(one => g.overseers[one] === tileCount + 1)
  return (
    <section className="xi-overseers" aria-label={says.overseers}>
      <h3>{says.overseers}</h3>
      <div className="xi-way-row">
        <Track
          id="position"
          label={says.overseers}
          fields={upTo(tileCount + 1).map(at => ({
            label: `${says.position(at)}, ${at === 0 ? says.start : `${called.tiles[at - 1]}, ${says.left(g.tilesLeft[at - 1])}`}`,
          }))}
          markers={g.line.map(one => ({ seat: one, at: g.overseers[one], label: name(one) }))}
          ghosts={seat === null || next === undefined || next === g.overseers[seat] ? [] : [{ seat, at: next }]}
          field={(_, at) => (
            <>
              {at > 0 && (
                <span className={`xi-chip ${g.tilesLeft[at - 1] === 0 ? 'is-bare' : ''}`}>
                  <TileSign tile={at - 1} />
                  <small>{g.tilesLeft[at - 1]}</small>
                </span>
              )}
              <i>{at}</i>
            </>
          )}
          marker={one => <Disc seat={one.seat} />}
        />
        <div className="xi-end-tiles" data-anchor={`position/${tileCount + 1}`}>
          {g.endTiles.map(chosen => (
            <Thing
              key={chosen}
              label={called.endTiles[endTiles[chosen].tile]}
              note={seat === null ? undefined : says.nowWorth(endTilePoints(g, seat, chosen, before, table))}
              touch={ask.is('chooseEndTile') ? chosen : undefined}
              className="xi-end-tile"
            >
              <EndTileFace tile={chosen} />
              {seat !== null && <small>{says.nowWorth(endTilePoints(g, seat, chosen, before, table))}</small>}
            </Thing>
          ))}
          {arrived.map(one => (
            <span key={one} className={g.endTile[one] >= 0 ? 'xi-arrived' : 'xi-arriving'}>
              <Disc seat={one} label={name(one)} />
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}

/** An overseer's disc, as it lies in a pile. */
const Disc = ({ seat, label }: { seat: number; label?: string }) => (
  <span className="xi-overseer">
    <SeatMark seat={seat} size={15} {...(label !== undefined && { label })} />
  </span>
)
