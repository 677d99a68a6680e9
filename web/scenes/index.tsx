/** The games as living pictures: own drawings, each in the palette of its world. They are decoration: nothing is read from them. */
import type { WorldId } from '../app/games.ts'
import { EschnapurScene } from './eschnapur.tsx'
import { EternalPalaceScene } from './eternal-palace.tsx'
import { GatehouseScene } from './gatehouse.tsx'
import { GreatSplitScene } from './great-split.tsx'
import { XianScene } from './xian.tsx'

const scenes: Record<WorldId, () => React.JSX.Element> = {
  'eternal-palace': EternalPalaceScene,
  eschnapur: EschnapurScene,
  xian: XianScene,
  'great-split': GreatSplitScene,
  gatehouse: GatehouseScene,
}

export function Scene({ id }: { id: WorldId }) {
  const Drawing = scenes[id]
  return (
    <svg className="scene" viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
