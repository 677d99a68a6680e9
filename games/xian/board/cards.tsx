/** All cards and tiles of a kind, for the pictures of the guide. */
import { AllOf, OneOf, upTo } from '@palatine/ui'
import { type ArmyTable, colour, tileCount } from '../rules/model.ts'
import { Pigment, TileSign } from './art/goods.tsx'
import { Bust } from './art/warrior.tsx'
import { EndTileFace } from './end-tile.tsx'
import { EquipmentPlace } from './offer.tsx'
import { Bonus } from './pit.tsx'
import { useBoard } from './stage.ts'
import { WorkerFace } from './worker-card.tsx'

type Components = ArmyTable['components']

const workers = (of: Components['workers']['cards'][number]['colour']) => () => {
  const { table } = useBoard()
  return (
    <div className="xi-all-workers">
      {table.components.workers.cards.map(
        ({ colour: one, number }, card) =>
          one === of && (
            <span key={number} className="xi-card">
              <WorkerFace card={card} />
            </span>
          ),
      )}
    </div>
  )
}
export const TaxCollectors = workers('yellow')
export const Craftsmen = workers('red')
export const Helpers = workers('green')
export const Miners = workers('blue')

const equipment = (of: Components['equipment']['cards'][number]['material']) => () => {
  const { table, called } = useBoard()
  return (
    <AllOf width={112}>
      {table.components.equipment.cards.map(
        ({ material, section, house }, card) =>
          material === of && (
            <OneOf key={`${section}${house}`} name={called.equipment[material][section]}>
              <EquipmentPlace card={card} place={card} leaves={false} />
            </OneOf>
          ),
      )}
    </AllOf>
  )
}
export const Wood = equipment('wood')
export const Bronze = equipment('bronze')

export function Requests() {
  const { table } = useBoard()
  return (
    <AllOf width={40}>
      {table.components.requests.tokens.map(token => (
        <span key={token.number} className="xi-request">
          <Pigment kind={colour[token.colour]} />
          <b>{token.number}</b>
        </span>
      ))}
    </AllOf>
  )
}

export function BonusTiles() {
  const { called } = useBoard()
  return (
    <AllOf width={140}>
      {upTo(tileCount).map(tile => (
        <OneOf key={tile} name={called.tiles[tile]}>
          <span className="xi-chip">
            <TileSign tile={tile} />
          </span>
        </OneOf>
      ))}
    </AllOf>
  )
}

export function EndTiles() {
  const { table, called } = useBoard()
  return (
    <AllOf width={210}>
      {table.components.mausoleum.endTiles.map(({ tile }, i) => (
        <OneOf key={tile} name={called.endTiles[tile]}>
          <span className="xi-end-tile">
            <EndTileFace tile={i} />
          </span>
        </OneOf>
      ))}
    </AllOf>
  )
}

/** The sides of the army formation plates, each as it lies in its section. */
export function Plates() {
  const { table } = useBoard()
  const { plates } = table.components
  return (
    <AllOf width={150}>
      {plates.rows.flatMap(({ section, sides }) =>
        sides.map(side => (
          <OneOf key={section + side.join()} name={section}>
            <span className="xi-formation">
              {side.map((name, field) => {
                const brings = plates.icons.find(({ icon }) => icon === name)
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
                  <span key={field}>
                    {name === 'statue' ? <Bust seat={null} /> : brings && <Bonus brings={brings} />}
                  </span>
                )
              })}
            </span>
          </OneOf>
        )),
      )}
    </AllOf>
  )
}
