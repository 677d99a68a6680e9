/** The face of an end tile: so many points for so many of what is drawn. */
import type { ReactNode } from 'react'
import { EquipmentPicture } from './art/gear.tsx'
import { Podium, Point, Resources, TileSign } from './art/goods.tsx'
import { Person } from './art/people.tsx'
import { Bust } from './art/warrior.tsx'
import { useBoard } from './stage.ts'

/** What is counted, as a picture. */
const counted: { readonly [what: string]: ReactNode } = {
  resources: <Resources />,
  prestige: <Point />,
  unusedTiles: <TileSign tile={0} />,
  warriors: <Bust seat={null} />,
  helpers: <Person who="accountant" />,
  always: <Point />,
  majorities: <Podium />,
  pairs: (
    <span className="xi-twins">
      <EquipmentPicture material="bronze" section="C" />
      <EquipmentPicture material="bronze" section="C" />
    </span>
  ),
}

export function EndTileFace({ tile }: { tile: number }) {
  const { table, says } = useBoard()
  const { points, counts, each } = table.components.mausoleum.endTiles[tile]
  return (
    <span className="xi-end-face">
      <b>{points}</b>
      {counts !== 'always' && <i className="xi-per">{says.per}</i>}
      {each > 1 && each}
      {counted[counts]}
    </span>
  )
}
