/** Where the figures of a game come from, file by file. */
import { useEffect, useState } from 'react'
import { canBePlayed, loadTitle } from '../app/games.ts'
import { useWords } from '../app/words.ts'

export interface Origin {
  readonly file: string
  readonly source: string
  readonly note: string
}

export function useOrigins(id: string): readonly Origin[] {
  const [origins, setOrigins] = useState<readonly Origin[]>([])
  useEffect(() => {
    if (!canBePlayed(id)) return
    let wanted = true
    void loadTitle(id).then(({ components }) => {
      const files = Object.entries(components.builtIn) as [string, { source: string; note: string }][]
      if (wanted) setOrigins(files.map(([file, { source, note }]) => ({ file, source, note })))
    })
    return () => {
      wanted = false
    }
  }, [id])
  return origins
}

export function Origins({ origins }: { origins: readonly Origin[] }) {
  const { reader } = useWords()
  if (origins.length === 0) return null
  return (
    <section aria-labelledby="figures">
      <h2 id="figures">{reader.figures}</h2>
      <p>{reader.figuresAbout}</p>
      <div className="prose-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{reader.file}</th>
              <th scope="col">{reader.source}</th>
              <th scope="col">{reader.note}</th>
            </tr>
          </thead>
          <tbody>
            {origins.map(({ file, source, note }) => (
              <tr key={file}>
                <th scope="row">{file}</th>
                <td>{reader.sources[source] ?? source}</td>
                <td lang="en" className="is-long">
                  {note}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
