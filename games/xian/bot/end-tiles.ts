import { helpersPlayed } from '../rules/helpers.ts'
import { prestige, sum, tileCount, tileIs } from '../rules/model.ts'
import { resourcesOf } from '../rules/resources.ts'
import { endTilePoints, warriorsIn } from '../rules/scoring.ts'
import type { Mind } from './mind.ts'

/** What an end tile will bring at the end: what it would bring now, and what is still to come. */
export function endTileWorth(mind: Mind, chosen: number): number {
  const { g, seat, table, actions, cares } = mind
  const { tile, points, each } = table.components.mausoleum.endTiles[chosen]
  const now = endTilePoints(g, seat, chosen, prestige(g, seat), table)
  switch (tile) {
    case 'resources':
      // With rounds left one can save up for it; what is there now will mostly be spent.
      return Math.min(15, resourcesOf(g, seat) * (actions > 2 ? 0.6 : 0.9) + actions * 0.5)
    case 'tens':
      return ((prestige(g, seat) + 36 + actions * 3.5) / each) * points
    case 'unused-tiles': {
      let unused = 0
      for (let i = 0; i < tileCount; i++) if (g.tiles[seat * tileCount + i] === tileIs.unused) unused++
      // Tiles that are kept cannot help any more.
      return unused * points - unused * 0.8 * Math.min(1, actions / 3)
    }
    case 'warriors':
      return now + Math.min(g.painted[seat], actions * 0.35) * points * Math.min(1, cares.majorities)
    case 'helpers':
      return now + Math.min(6 - helpersPlayed(g, seat, table), actions * 0.33) * points * Math.min(1, cares.helpers)
    case 'majorities': {
      const sections = table.components.pit.sections.map((_, section) => {
        const counts = warriorsIn(g, section, table)
        const others = Math.max(...counts.filter((_count, other) => other !== seat))
        const lead = counts[seat] - others
        if (counts[seat] === 0) return actions > 2 ? 0.15 : 0
        return lead >= 2 ? 0.95 : lead === 1 ? 0.85 : lead === 0 ? 0.65 : 0.15
      })
      return sum(sections) * points
    }
    case 'pairs':
      return now + Math.min(1.5, actions * 0.12 * g.equipment[seat].length) * points * 0.6
    default:
      return now
  }
}
