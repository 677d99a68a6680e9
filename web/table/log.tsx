/** What happened, as sentences, each with the rule that says so. */
import type { GameEvent, Say } from '@palatine/kernel'
import { SeatMark } from '@palatine/ui'
import { useEffect, useRef } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { follow } from '../app/router.ts'
import { useWords } from '../app/words.ts'
import type { Told } from '../worker/protocol.ts'

export function sentence(game: LoadedGame, event: GameEvent, say: Say): string {
  try {
    return game.text.events[event.type]?.(event, say) ?? event.type
  } catch {
    return event.type
  }
}

/** Where a paragraph stands in the rules reader. */
export const ruleAddress = (gameId: string, rule: string): string => `/rules/${gameId}#${rule.replaceAll(' ', '-')}`

export function RuleLink({
  game,
  rule,
  onRule,
}: {
  game: LoadedGame
  rule: string
  onRule?: ((rule: string) => void) | undefined
}) {
  const words = useWords()
  return (
    <a
      className="rule-link"
      href={ruleAddress(game.id, rule)}
      aria-label={words.table.rulesLink(rule)}
      onClick={event => {
        if (!onRule) follow(event)
        else {
          event.preventDefault()
          onRule(rule)
        }
      }}
    >
      {rule}
    </a>
  )
}

export function Log({
  game,
  told,
  say,
  onRule,
}: {
  game: LoadedGame
  told: readonly Told[]
  say: Say
  onRule(rule: string): void
}) {
  const words = useWords()
  const end = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when there is more
  useEffect(() => {
    const box = end.current?.parentElement
    if (box) box.scrollTop = box.scrollHeight
  }, [told.length])
  if (told.length === 0) return <p className="quiet">{words.table.sinceNothing}</p>
  return (
    <ol className="log">
      {told.map(({ event, entry }, i) => (
        <li
          key={i}
          className={i > 0 && told[i - 1].entry !== entry ? 'log-new' : ''}
          ref={i === told.length - 1 ? end : undefined}
        >
          {event.seat === undefined ? <span className="log-mark" /> : <SeatMark seat={event.seat} size={14} />}
          <span>
            {sentence(game, event, say)} {event.rule && <RuleLink game={game} rule={event.rule} onRule={onRule} />}
          </span>
        </li>
      ))}
    </ol>
  )
}
