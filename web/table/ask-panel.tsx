/** The sentence and the answers; or who is waited for, and what is being shown meanwhile. */
import { type Preview, refusalInWords, type Say, type Seat } from '@palatine/kernel'
import { Icon, SeatMark, Tip, wholeAnswer } from '@palatine/ui'
import type { LoadedGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import type { Among } from './among.ts'
import type { Act, Answering } from './answering.ts'
import { Answers } from './answers.tsx'
import { Chosen } from './chosen.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { RuleLink, sentence } from './log.tsx'
import { namesOf } from './names.ts'
import type { Scene } from './scene.ts'
import type { WordedQuestion } from './worded-question.ts'

interface Props {
  readonly game: LoadedGame
  readonly scene: Scene
  readonly act: Act | undefined
  readonly asked: WordedQuestion | undefined
  readonly answering: Answering
  readonly say: Say
  /** What the answer that is chosen would certainly do. */
  readonly preview: Preview | null
  /** Nothing of the table is to be seen. */
  readonly covered: boolean
  readonly among: Among | undefined
  name(seat: Seat): string
}

export function AskPanel(props: Props) {
  const { game, scene, act, asked, answering, among, preview, say } = props
  const words = useWords()
  const { clicks } = useSettings()
  const { moment } = scene
  const undo = act && moment.watcher !== null && <UndoButton {...props} />
  return (
    <section className={undo ? 'ask' : 'ask ask-watches'} aria-label={words.table.answers}>
      <div className="ask-top">
        {asked ? (
          <>
            <p className="ask-who">
              <SeatMark seat={asked.seat} size={18} />
              {moment.asked.includes(asked.seat) ? words.table.yourTurn : words.table.mayChange}
            </p>
            <h1 className="prompt">
              {asked.prompt} {asked.rule && <RuleLink game={game} rule={asked.rule} />}
            </h1>
            <Playing {...props} />
            <Chosen game={game} asked={asked} partial={answering.partial} preview={preview} say={say} />
          </>
        ) : (
          <Waiting {...props} />
        )}
      </div>
      {asked ? (
        <ConfirmBar
          answering={answering}
          whole={wholeAnswer(asked.question, answering.partial)}
          undo={undo}
          kept={among?.kept === true && answering.busy}
        />
      ) : (
        undo && <div className="undo-bar">{undo}</div>
      )}
      {answering.trouble && (
        <p className="trouble" role="alert">
          {words.table.refused} {answering.trouble}
        </p>
      )}
      {among && <div className="ask-among">{among.above}</div>}
      {asked && among?.standing(asked, answering.partial)}
      {asked && (
        <Answers
          key={`${moment.question}/${moment.watcher}`}
          asked={asked}
          partial={answering.partial}
          setPartial={answering.choose}
          confirm={answering.confirm}
          oneClick={clicks === 'one'}
          busy={answering.busy}
          second={game.board !== undefined}
        />
      )}
    </section>
  )
}

function Waiting({ scene, name, covered, ...props }: Props) {
  const words = useWords()
  const { asked, watcher } = scene.moment
  const others = asked.filter(seat => seat !== watcher)
  return (
    <>
      <p className="ask-who">
        {others.map(seat => (
          <SeatMark key={seat} seat={seat} size={18} />
        ))}
        {watcher === null && !covered ? words.table.watching : ''}
      </p>
      <h1 className="prompt prompt-waiting">
        {others.length > 0 ? words.table.waitFor(namesOf(others.map(name), words.table.and)) : words.app.loading}
      </h1>
      <Playing {...props} scene={scene} name={name} covered={covered} />
    </>
  )
}

/** What is being shown, in words; and the buttons for who wants to look longer, or not at all. */
function Playing({ game, scene, act, say }: Props) {
  const words = useWords()
  const { playing, behind, holds, paused } = scene
  if (!act || (!playing && !behind)) return null
  return (
    <div className="playing">
      <p className="playing-what">{playing && sentence(game, playing, say)}</p>
      {holds && (
        <button type="button" className="button button-quiet" onClick={paused ? act.goOn : act.pause}>
          <Icon name={paused ? 'play' : 'pause'} size={18} />
          {paused ? words.table.goOn : words.table.lookLonger}
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={act.skip}>
        <Icon name="last" size={18} />
        {words.table.skipMotion}
      </button>
    </div>
  )
}

function UndoButton({ game, scene, answering, among }: Props) {
  const words = useWords()
  const { noUndo } = scene.moment
  const why = noUndo && words.table.undoNot(refusalInWords(noUndo, game.text, game.kernel))
  const wish = noUndo && among?.wish
  if (wish) {
    return (
      <span className="undo-row">
        <Tip text={`${why} ${words.online.live.askBack}`}>
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label={words.online.live.askBack}
            onClick={wish}
          >
            <Icon name="undo" size={20} />
          </button>
        </Tip>
      </span>
    )
  }
  return (
    <span className="undo-row">
      <Tip text={why ?? `${words.table.undo} (U)`}>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={words.table.undo}
          aria-disabled={noUndo !== null}
          onClick={answering.undo}
        >
          <Icon name="undo" size={20} />
        </button>
      </Tip>
    </span>
  )
}
