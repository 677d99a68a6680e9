/** A table that is kept but cannot be opened: it says why, and lets one save what can be saved and remove the rest. */
import { useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useWords } from '../app/words.ts'
import { connection } from '../connection/index.ts'

export function SaveOrRemove({ id, gone }: { id: string; gone(): void }) {
  const words = useWords()
  const [sure, setSure] = useState(false)
  const save = async () => {
    const kept = await connection.ask({ ask: 'salvage', table: id })
    if ('kept' in kept) saveFile(`palatine-${id}.json`, kept.kept)
  }
  return (
    <div className="button-row">
      <button type="button" className="button" onClick={() => void save()}>
        {words.games.saveDamaged}
      </button>
      {sure ? (
        <>
          <span>{words.games.forgetSure}</span>
          <button
            type="button"
            className="button button-warn"
            onClick={() => void connection.ask({ ask: 'remove', table: id }).then(gone)}
          >
            {words.games.forget}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {words.games.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => setSure(true)}>
          {words.games.forget}
        </button>
      )}
    </div>
  )
}
