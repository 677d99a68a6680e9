/** How fast a replay plays, and through whose eyes it is seen. */
import type { ReplayOpened } from '@palatine/tables/protocol'
import { useWords } from '../app/words.ts'
import type { Watcher } from './moment-at.ts'
import type { Timeline } from './timeline.ts'

const paces = [0.5, 1, 2, 4]

/**
 * Through whose eyes it may be seen: everybody's where nothing is secret any more, else those of one's own seat. What a
 * seat passed on (`record`) holds nobody else's view, not even an onlooker's.
 */
export function watchersOf({ open, card, seat }: ReplayOpened): readonly Watcher[] {
  if (open) return ['all', null, ...card.chairs.keys()]
  return seat === null ? [null] : card.id === 'record' ? [seat] : [seat, null]
}

interface Props {
  readonly opened: ReplayOpened
  readonly timeline: Timeline
  readonly watcher: Watcher
  watch(watcher: Watcher): void
}

export function Fields({ opened, timeline, watcher, watch }: Props) {
  const words = useWords()
  const watchers = watchersOf(opened)
  const named = (one: Watcher) =>
    one === 'all' ? words.replay.everybody : one === null ? words.replay.onlooker : opened.card.chairs[one].name
  return (
    <div className="replay-fields">
      <label className="field">
        <span>{words.replay.speed}</span>
        <select value={timeline.pace} onChange={event => timeline.setPace(Number(event.target.value))}>
          {paces.map(one => (
            <option key={one} value={one}>
              ×{one}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.replay.watcher}</span>
        <select value={watchers.indexOf(watcher)} onChange={event => watch(watchers[Number(event.target.value)])}>
          {watchers.map((one, i) => (
            <option key={String(one)} value={i}>
              {named(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
