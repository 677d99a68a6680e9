import { drawFrom } from '@palatine/kernel'
import { procedure } from './model.ts'

/** GS 8: the tile of the round moves the slider, which shows the sum of all tiles so far. */
export const market = procedure(
  'market',
  () => ({}),
  ({ act }) => ({
    turnTile: act(({ g, io }) => {
      const value = drawFrom(io.chance, g.tiles)
      g.slider += value
      io.emit?.({ type: 'tileTurned', value, slider: g.slider, rule: 'GS 8.1' })
    }),
  }),
)
