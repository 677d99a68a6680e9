/** With which options and figures a game is played: the fields of every form that makes a table, and what they allow. */
import { countsWith, makeTable, type OptionValues, readOptions, refusalInWords } from '@palatine/kernel'
import { type ReactNode, useState } from 'react'
import type { LoadedGame } from '../app/games.ts'
import { useWords } from '../app/words.ts'
import { type Figures, FiguresField } from './figures.tsx'
import { OptionField } from './option-field.tsx'

export function useRulesFields(game: LoadedGame, seats: number) {
  const words = useWords()
  const { game: rules } = game.title
  const [options, setOptions] = useState<OptionValues>(() => {
    const read = readOptions(rules.options, undefined)
    return 'values' in read ? read.values : {}
  })
  const [figures, setFigures] = useState<Figures>()
  const components = figures && figures.problems.length === 0 && !figures.broken ? figures.components : null
  const made = makeTable(game.title, seats, options, components)
  const impossible = 'refused' in made ? made.refused : undefined
  const keys = Object.keys(rules.options).filter(key => countsWith(rules.options[key], seats))
  const fields: ReactNode = (
    <>
      <fieldset className="panel">
        <legend>{words.setup.options}</legend>
        {keys.length === 0 && <p className="quiet">{words.setup.noOptions}</p>}
        {keys.map(key => (
          <OptionField
            key={key}
            id={key}
            option={rules.options[key]}
            value={options[key]}
            words={words}
            text={game.text.options[key]}
            change={value => setOptions({ ...options, [key]: value })}
          />
        ))}
      </fieldset>
      <FiguresField game={game} figures={figures} setFigures={setFigures} />
      {impossible && (
        <p className="trouble" role="alert">
          <strong>{words.setup.impossible}</strong> {refusalInWords(impossible, game.text, game.kernel)}
        </p>
      )}
    </>
  )
  return { options, components, made, impossible, fields }
}
