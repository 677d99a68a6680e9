/** What is chosen, in words, and what it would certainly do. */
import type { Asking, GameEvent, PartialAnswer, Preview, Say } from '@palatine/kernel'
import { SeatMark, wholeAnswer } from '@palatine/ui'
import type { LoadedGame } from '../app/games.ts'
import { useWords, type Words } from '../app/words.ts'
import { sentence } from './log.tsx'
import type { WordedQuestion } from './worded-question.ts'

interface Props {
  readonly game: LoadedGame
  readonly asked: WordedQuestion
  readonly partial: PartialAnswer
  readonly preview: Preview | null
  readonly say: Say
}

export function Chosen({ game, asked, partial, preview, say }: Props) {
  const words = useWords()
  const whole = wholeAnswer(asked.question, partial)
  const change = Object.entries(preview?.points[asked.seat] ?? {})
  const then = preview ? nextIn(game, asked, preview, say) : undefined
  // A single event only tells the answer again.
  const events: readonly GameEvent[] = preview && preview.events.length > 1 ? preview.events : []
  const tells = events.length + change.length > 0 || then !== undefined
  return (
    <div
      className={`chosen ${partial === null ? 'is-empty' : ''}`}
      // A long preview scrolls, so the keyboard must reach it.
      {...(preview && tells && { tabIndex: 0, role: 'group', 'aria-label': words.table.foreseen })}
    >
      <p className="chosen-so-far" aria-live="polite">
        {whole !== undefined
          ? asked.inWords(whole)
          : partial === null
            ? words.table.nothingChosen
            : (asked.whyNotYet(partial) ?? soFar(asked, partial, words))}
      </p>
      {preview && tells && (
        <ul className="foreseen">
          {events.map((event, i) => (
            <li key={i}>
              {event.seat === undefined ? <span className="log-mark" /> : <SeatMark seat={event.seat} size={14} />}
              <span>{sentence(game, event, say)}</span>
            </li>
          ))}
          {change.length > 0 && (
            <li className="foreseen-points">
              {change.map(([key, n]) => (
                <span key={key}>
                  <b>{n > 0 ? `+${n}` : `−${-n}`}</b> {game.text.scores[key] ?? key}
                </span>
              ))}
            </li>
          )}
          {then !== undefined && <li className="foreseen-then">{words.table.thenAsked(then)}</li>}
        </ul>
      )}
    </div>
  )
}

/** What is asked next, where that can be said already; undefined where its words need what is not certain yet. */
function nextIn(game: LoadedGame, asked: WordedQuestion, preview: Preview, say: Say): string | undefined {
  const { next, g, locals } = preview
  if (next === null || asked.id === next) return undefined
  const asking: Asking = { ...say, view: g, seat: asked.seat, at: (locals ?? unknown) as Asking['at'] }
  try {
    return game.text.questions[next]?.(asking)
  } catch {
    return undefined
  }
}

/** The locals of a step that has not begun. */
const unknown = new Proxy(
  {},
  {
    get() {
      throw new Error('not known before the answer is given')
    },
  },
)

/** What a half-made answer has in it, as far as it is more than the widget shows. */
function soFar({ question, labels }: WordedQuestion, partial: PartialAnswer, words: Words): string {
  if (question.kind === 'either' && Array.isArray(partial) && typeof partial[0] === 'string')
    return labels.branch(partial[0])
  if (question.kind === 'pick-then' && Array.isArray(partial) && typeof partial[0] === 'number')
    return labels.item(partial[0], undefined)
  return `${words.table.chosen} …`
}
