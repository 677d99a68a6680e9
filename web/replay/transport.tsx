/** The timeline to draw at, and the buttons to step, play and pause. */
import { Icon } from '@palatine/ui'
import { useWords } from '../app/words.ts'
import type { Timeline } from './timeline.ts'

export function Transport({ timeline }: { timeline: Timeline }) {
  const words = useWords()
  const { place, last, playing, to, toggle } = timeline
  const button = (name: 'first' | 'back' | 'next' | 'last', next: number, off: boolean) => (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={words.replay[name]}
      disabled={off}
      onClick={() => to(next)}
    >
      <Icon name={name} size={22} />
    </button>
  )
  return (
    <>
      <input
        type="range"
        className="timeline"
        aria-label={words.replay.timeline}
        min={0}
        max={last}
        value={place}
        onChange={event => to(Number(event.target.value))}
      />
      <div className="replay-buttons">
        {button('first', 0, place === 0)}
        {button('back', place - 1, place === 0)}
        <button type="button" className="button button-main" onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={20} />
          {playing ? words.replay.pause : words.replay.play}
        </button>
        {button('next', place + 1, place === last)}
        {button('last', last, place === last)}
      </div>
    </>
  )
}
