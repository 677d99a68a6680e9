import './pages.css'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useMemo, useState } from 'react'
import { canBePlayed, gameName, loadTitle } from '../app/games.ts'
import { hasGuide, useGuide } from '../app/guides.ts'
import { Prose } from '../app/prose.tsx'
import { useAddress } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'

interface Origin {
  readonly file: string
  readonly source: string
  readonly note: string
}

/** The guide of a game: contents, search, marks, and where the figures come from. */
export default function RulesPage({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const { hash, query } = useAddress()
  const guide = useGuide(id, language)
  const [origins, setOrigins] = useState<readonly Origin[]>([])
  const [find, setFind] = useState(query.get('find') ?? '')
  useEffect(() => {
    let wanted = true
    if (canBePlayed(id)) {
      void loadTitle(id).then(
        title =>
          wanted &&
          setOrigins(
            Object.entries(title.components.builtIn).map(([file, part]) => ({
              file,
              ...(part as { source: string; note: string }),
            })),
          ),
      )
    }
    return () => {
      wanted = false
    }
  }, [id])
  useEffect(() => {
    if (guide && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [guide, hash])
  const found = useMemo(() => {
    const wanted = find.trim().toLowerCase()
    if (!guide) return []
    return guide.paragraphs.filter(
      ({ title, text, id: own }) => wanted.length < 2 || `${own} ${title} ${text}`.toLowerCase().includes(wanted),
    )
  }, [guide, find])
  const refer = (number: string) =>
    guide?.paragraphs.some(paragraph => paragraph.number === number) ? `#${guide.code}-${number}` : undefined
  const title = words.reader.title(guide?.title ?? gameName(words, id))
  if (!hasGuide(id)) {
    return (
      <Shell title={title} theme={id}>
        <p>{words.reader.none}</p>
      </Shell>
    )
  }
  return (
    <Shell title={title} theme={id} wide>
      <div className="reader">
        <nav className="reader-contents" aria-label={words.reader.contents}>
          <label className="search">
            <Icon name="search" size={20} />
            <span className="unseen">{words.reader.search}</span>
            <input
              type="search"
              placeholder={words.reader.search}
              value={find}
              onChange={event => setFind(event.target.value)}
            />
          </label>
          <p className="quiet" aria-live="polite">
            {find.trim().length >= 2
              ? found.length === 0
                ? words.reader.nothing
                : words.reader.found(found.length)
              : ''}
          </p>
          {/* On a phone the text comes first, and the contents when they are wanted. */}
          <details open={window.matchMedia('(min-width: 861px)').matches}>
            <summary>{words.reader.contents}</summary>
            <ol>
              {guide?.sections.map(({ number, title: name }) => (
                <li key={number}>
                  <a href={`#section-${number}`}>
                    <span className="paragraph-number">{number}</span> {name}
                  </a>
                </li>
              ))}
              {origins.length > 0 && (
                <li>
                  <a href="#figures">{words.reader.figures}</a>
                </li>
              )}
            </ol>
          </details>
        </nav>
        <div className="reader-text">
          {guide && find.trim().length < 2 && <Prose text={guide.intro} refer={refer} />}
          {guide?.sections.map(section => {
            const own = found.filter(({ number }) => number.split('.')[0] === section.number)
            return own.length === 0 ? null : (
              <section key={section.number} aria-labelledby={`section-${section.number}`}>
                <h2 id={`section-${section.number}`}>
                  <span className="paragraph-number">{section.number}</span> {section.title}
                </h2>
                <Prose text={section.text} find={find.trim()} refer={refer} />
                {own.map(paragraph => {
                  const anchor = paragraph.id.replaceAll(' ', '-')
                  return (
                    <article
                      key={paragraph.id}
                      id={anchor}
                      className={hash === anchor ? 'paragraph paragraph-now' : 'paragraph'}
                    >
                      <h3>
                        <a href={`#${anchor}`}>
                          <span className="paragraph-number">{paragraph.number}</span> {paragraph.title}
                        </a>
                        {paragraph.marks.map(mark => (
                          <span key={mark} className="tag">
                            {mark === 'ours' || mark === 'reconstructed'
                              ? words.reader.marks[mark]
                              : (words.reader.marks.editions[mark.split(' ')[1]] ?? mark)}
                          </span>
                        ))}
                      </h3>
                      <Prose text={paragraph.text} find={find.trim()} refer={refer} />
                    </article>
                  )
                })}
              </section>
            )
          })}
          {origins.length > 0 && find.trim().length < 2 && (
            <section aria-labelledby="figures">
              <h2 id="figures">{words.reader.figures}</h2>
              <p>{words.reader.figuresAbout}</p>
              <div className="prose-table">
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{words.reader.file}</th>
                      <th scope="col">{words.reader.source}</th>
                      <th scope="col">{words.reader.note}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {origins.map(({ file, source, note }) => (
                      <tr key={file}>
                        <th scope="row">{file}</th>
                        <td>{words.reader.sources[source] ?? source}</td>
                        <td lang="en">{note}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </section>
          )}
        </div>
      </div>
    </Shell>
  )
}
