/** What happened, as sentences, each with the rule that says so. */
import type { GameEvent, Say } from '@palatine/kernel'
import type { Told } from '@palatine/tables/protocol'
import { beforePaint, Icon, SeatMark } from '@palatine/ui'
import { memo, useEffect, useRef, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import { ruleAddress } from './rule-address.ts'
import { useOpenRule } from './rule-bubble.tsx'

export function sentence(game: LoadedGame, event: GameEvent, say: Say): string {
  try {
    return game.text.events[event.type]?.(event, say) ?? event.type
  } catch {
    return event.type
  }
}

/** Opens the paragraph on the spot; as a link it leads to the rules reader. */
export function RuleLink({ game, rule }: { game: LoadedGame; rule: string }) {
  const words = useWords()
  const open = useOpenRule()
  return (
    <a
      className="rule-link"
      href={ruleAddress(game.id, rule)}
      aria-label={words.table.rulesLink(rule)}
      onClick={event => {
        if (!open || event.button !== 0 || event.metaKey || event.ctrlKey) return
        event.preventDefault()
        open({ rule, link: event.currentTarget })
      }}
    >
      {rule}
    </a>
  )
}

/** How many lines are in the page at once, as a rule: a long game has many hundred. */
const atOnce = 60

interface LogProps {
  readonly game: LoadedGame
  readonly told: readonly Told[]
  readonly say: Say
  /** Whether the newest line is always in sight. */
  readonly toEnd?: boolean
}

export const Log = memo(function Log({ game, told, say, toEnd = false }: LogProps) {
  const words = useWords()
  const [asked, setAsked] = useState(atOnce)
  const box = useRef<HTMLOListElement>(null)
  const count = told.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more
  useEffect(() => {
    const panel = box.current?.closest('.tab-panel')
    return panel && toEnd ? beforePaint(() => void panel.scrollTo(0, panel.scrollHeight)) : undefined
  }, [toEnd, count])
  if (count === 0) return <p className="quiet">{words.table.sinceNothing}</p>
  const first = Math.max(0, count - asked)
  return (
    <>
      {first > 0 && (
        <button type="button" className="button button-quiet" onClick={() => setAsked(asked + 4 * atOnce)}>
          <Icon name="up" size={18} />
          {words.table.earlier(first)}
        </button>
      )}
      <ol className="log" ref={box} start={first + 1}>
        {told.slice(first).map((one, i) => (
          <Line
            key={first + i}
            game={game}
            event={one.event}
            isNew={first + i > 0 && told[first + i - 1].moment !== one.moment}
            say={say}
          />
        ))}
      </ol>
    </>
  )
})

const Line = memo(function Line({
  game,
  event,
  isNew,
  say,
}: Pick<LogProps, 'game' | 'say'> & { event: GameEvent; isNew: boolean }) {
  return (
    <li className={isNew ? 'log-new' : ''}>
      {event.seat === undefined ? <span className="log-mark" /> : <SeatMark seat={event.seat} size={14} />}
      <span>
        {sentence(game, event, say)} {event.rule && <RuleLink game={game} rule={event.rule} />}
      </span>
    </li>
  )
})
