/** The line under a track: what its places are worth. */
import { upTo } from '@palatine/ui'
import type { CSSProperties } from 'react'
import { track } from '../rules/model.ts'
import { Emblem } from './art/symbols.tsx'
import { Step } from './cards.tsx'
import { at } from './pill.tsx'
import { useBoard } from './stage.ts'
import type { Standing } from './standing.ts'

/** Under a resource: what its place is worth. */
export function Worth({ resource, now, next }: { resource: number; now: Standing; next: Standing }) {
  const { g, table, says } = useBoard()
  const { scorings, tracks } = table.components
  if (resource === track.books) {
    const value = (level: number) => scorings.books[level]
    const [is, will] = [value(now.levels[resource]), value(next.levels[resource])]
    return (
      <div className="gs-worth" aria-hidden="true">
        {upTo(tracks.resources[resource].length).map(i => (
          <span key={i} className={`gs-value ${i + 1 === next.levels[resource] ? 'is-mine' : ''}`} style={at(i + 1)}>
            {value(i + 1)}
          </span>
        ))}
        <span className="gs-book-points">
          <i>{says.points}</i> <b>{is === will ? is : <Step from={is} to={will} />}</b>
        </span>
      </div>
    )
  }
  if (resource === track.artworks) {
    const from = scorings.artworks.from[g.slider]
    const end = tracks.resources[resource].length
    const level = next.levels[resource]
    return (
      <div className="gs-worth" aria-hidden="true">
        {scorings.artworks.points.map((points, i) => {
          const [first, last] = [from[i], Math.min(end, (from[i + 1] ?? end + 1) - 1)]
          if (last < first) return null
          return (
            <span
              key={points}
              className={`gs-bracket ${level >= first && level <= last ? 'is-mine' : ''}`}
              style={{ ...at(first), '--to': last } as CSSProperties}
            >
              {points}
              {i === from.length - 1 && (
                <i className="gs-slider" data-anchor="slider">
                  {says.slider(g.slider)}
                </i>
              )}
            </span>
          )
        })}
      </div>
    )
  }
  if (resource === track.topaz) {
    return (
      <div className="gs-worth gs-worth-jewels" aria-hidden="true">
        {says.jewels(next.now.jewels)}
      </div>
    )
  }
  return (
    <div className="gs-worth" aria-hidden="true">
      {tracks.resources[resource].arrows.map(field => (
        <span key={field} className="gs-value gs-twice" style={at(field)}>
          »2
        </span>
      ))}
    </div>
  )
}

/** Under a seal: the steps on other tracks that its fields give. */
export function Gifts({ resource, level }: { resource: number; level: number }) {
  const { table } = useBoard()
  return (
    <div className="gs-worth" aria-hidden="true">
      {table.components.tracks.seals[resource].icons.map(icon => (
        <span key={icon.at} className={`gs-value gs-gift ${icon.at <= level ? 'is-past' : ''}`} style={at(icon.at)}>
          +1
          <Emblem name={icon.gives} />
        </span>
      ))}
    </div>
  )
}
