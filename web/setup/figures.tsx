/** The owner's own figures: checked here, word for word and place for place. */
import { type Json, type Problem, refusalInWords, withOwnFigures } from '@palatine/kernel'
import { limits } from '@palatine/tables/limits'
import { isSmallJson } from '@palatine/tables/small-json'
import { type ChangeEvent, useEffect, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'

/** Whoever has mended these will see the next ones. */
const problemsShown = 30

export interface Figures {
  readonly name: string
  readonly components: Json
  readonly problems: readonly Problem[]
  /** The file is not even JSON. */
  readonly broken?: string
}

export function FiguresField({
  game,
  figures,
  setFigures,
}: {
  game: LoadedGame
  figures: Figures | undefined
  setFigures(figures: Figures | undefined): void
}) {
  const words = useWords()
  const [picked, setPicked] = useState(0)
  useEffect(() => {
    if (!figures) setPicked(n => n + 1)
  }, [figures])
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    if (!file) return
    try {
      if (file.size > limits.bytes) throw new Error(words.setup.fileTooLarge)
      const components: unknown = JSON.parse(await file.text())
      if (!isSmallJson(components)) throw new Error(words.setup.fileTooLarge)
      const checked = withOwnFigures(game.title, components)
      setFigures({ name: file.name, components, problems: 'problems' in checked ? checked.problems : [] })
    } catch (error) {
      setFigures({
        name: file.name,
        components: null,
        problems: [],
        broken: error instanceof Error ? error.message : String(error),
      })
    }
  }
  const wrong = figures !== undefined && (figures.problems.length > 0 || figures.broken !== undefined)
  return (
    <details className="panel figures" open={figures !== undefined}>
      <summary>{words.setup.figures}</summary>
      <p className="quiet">{words.setup.figuresAbout}</p>
      <label className="field">
        <span>{words.setup.chooseFile}</span>
        <input key={picked} type="file" accept=".json,application/json" onChange={event => void read(event)} />
      </label>
      {figures && !wrong && <p className="good">{words.setup.fileTaken(figures.name)}</p>}
      {wrong && figures && (
        <div className="trouble" role="alert">
          <p>
            <strong>{words.setup.fileWrong(figures.name, Math.max(1, figures.problems.length))}</strong>
          </p>
          {figures.broken && (
            <p>
              {words.setup.notJson} {figures.broken}
            </p>
          )}
          <ul>
            {figures.problems.slice(0, problemsShown).map(problem => (
              <li key={problem.place + problem.reason}>
                <code>{problem.place || words.setup.wholeFile}</code>: {refusalInWords(problem, game.text, game.kernel)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {figures && (
        <button type="button" className="button button-quiet" onClick={() => setFigures(undefined)}>
          {words.setup.dropFile}
        </button>
      )}
    </details>
  )
}
