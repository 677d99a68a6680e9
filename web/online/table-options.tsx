/** With which options a table is played, each explained in the words of its game. */
import type { OpenTable } from '@palatine/tables/lobby'
import { useGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'

export function TableOptions({ table: { game: id, options, ownFigures } }: { table: OpenTable }) {
  const words = useWords()
  const { language } = useSettings()
  const game = useGame(id, language)
  const keys = Object.keys(options)
  if (!game || (keys.length === 0 && !ownFigures)) return null
  const said = (key: string): string => {
    const value = options[key]
    const one = (part: string) => game.text.options[key]?.values?.[part] ?? part
    if (typeof value === 'boolean') return value ? words.setup.yes : words.setup.no
    if (typeof value === 'object') return value.length === 0 ? words.kit.nothing : value.map(one).join(', ')
    return one(String(value))
  }
  return (
    <details className="table-options">
      <summary>{words.setup.options}</summary>
      <dl>
        {keys.map(key => (
          <div key={key}>
            <dt>
              {game.text.options[key]?.name ?? key}: <strong>{said(key)}</strong>
            </dt>
            {game.text.options[key]?.about && <dd className="quiet">{game.text.options[key].about}</dd>}
          </div>
        ))}
      </dl>
      {ownFigures && <p className="quiet">{words.online.invite.ownFigures}</p>}
    </details>
  )
}
