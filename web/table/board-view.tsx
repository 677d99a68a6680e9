/** The game's own board, or the plain one that every game has. */
import type { Answer, PartialAnswer, Preview, Seat, Table } from '@palatine/kernel'
import type { BoardProps, MotionSettings } from '@palatine/ui'
import { memo, useMemo } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import { PlainBoard } from '../plain/plain-board.tsx'
import type { Scene } from './scene.ts'
import type { WordedQuestion } from './worded-question.ts'

interface Props {
  readonly game: LoadedGame
  readonly table: Table
  readonly scene: Scene
  readonly asked: WordedQuestion | undefined
  readonly partial: PartialAnswer
  readonly motion: MotionSettings
  choose(partial: PartialAnswer): void
  confirm(answer: Answer): void
  readonly undo: (() => void) | null
  foresee(answer: Answer): Promise<Preview | null>
  name(seat: Seat): string
}

export function BoardView({ game, table, scene, asked, partial, motion, choose, confirm, undo, foresee, name }: Props) {
  const { kit } = useWords()
  const { moment, told: sentences, playing, coming, news } = scene
  const { view, watcher } = moment
  const told = useMemo(() => sentences.map(({ event }) => event), [sentences])
  const props = useMemo(
    (): BoardProps => ({
      view,
      table,
      seat: watcher,
      question: asked?.question ?? null,
      questionId: asked?.id ?? null,
      partial,
      setPartial: choose,
      confirm,
      text: game.text,
      words: kit,
      language: game.language,
      name,
      explain: touch => asked?.explain(partial, touch) ?? { text: '', possible: false },
      told,
      undo,
      playing,
      coming,
      news,
      motion,
      foresee,
    }),
    [
      view,
      table,
      watcher,
      asked,
      partial,
      choose,
      confirm,
      game,
      kit,
      name,
      told,
      undo,
      playing,
      coming,
      news,
      motion,
      foresee,
    ],
  )
  return <Drawn game={game} props={props} />
}

/** A board is the largest thing on the page: it is drawn anew only when something on it can have changed. */
const Drawn = memo(function Drawn({ game, props }: { game: LoadedGame; props: BoardProps }) {
  const words = useWords()
  if (game.board) return <game.board.Board {...props} />
  return <PlainBoard {...props} module={game.zones} app={words} />
})
