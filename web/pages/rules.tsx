import './pages.css'
import '../reader/reader.css'
import { fallbackLanguage } from '@palatine/kernel'
import type { Guide, Paragraph, Section } from '@palatine/kernel/guide'
import { Icon } from '@palatine/ui/chrome'
import { useEffect, useMemo, useState } from 'react'
import { coverOf } from '../app/catalogue.tsx'
import { hasGuide, useAllGuides, useGuide } from '../app/guides.ts'
import { Prose } from '../app/prose.tsx'
import { useAddress } from '../app/router.ts'
import { show, useSettings } from '../app/settings.ts'
import { Shell } from '../app/shell.tsx'
import { useWords } from '../app/words.ts'
import { Contents } from '../reader/contents.tsx'
import { namesFinder, namesIn } from '../reader/names.ts'
import { Origins, useOrigins } from '../reader/origins.tsx'
import { printGuide } from '../reader/print.ts'
import { type Hits, search, shortestSearch } from '../reader/search.ts'

/** The guide of a game: contents, search, marks, pictures, and where the figures come from. */
export default function RulesPage({ id }: { id: string }) {
  const words = useWords()
  const { language } = useSettings()
  const { hash, query } = useAddress()
  const guide = useGuide(id, language)
  const origins = useOrigins(id)
  const [typed, setTyped] = useState(query.get('find') ?? '')
  const find = typed.trim().length >= shortestSearch ? typed.trim() : ''
  const all = useAllGuides(id, find !== '')
  const hits = useMemo(
    () => (find === '' ? undefined : search(all.length > 0 ? all : guide ? [guide] : [], find)),
    [all, guide, find],
  )
  useEffect(() => {
    if (guide && hash) document.getElementById(hash)?.scrollIntoView({ block: 'center' })
  }, [guide, hash])
  // Paper is white: pictures are printed as they look by day.
  useEffect(() => {
    const byDay = () => {
      document.documentElement.dataset.theme = 'light'
    }
    window.addEventListener('beforeprint', byDay)
    window.addEventListener('afterprint', show)
    return () => {
      window.removeEventListener('beforeprint', byDay)
      window.removeEventListener('afterprint', show)
    }
  }, [])
  const title = words.reader.title(guide?.title ?? coverOf(language, id).name)
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
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          </label>
          <p className="quiet" aria-live="polite">
            {hits && (hits.paragraphs.size === 0 ? words.reader.nothing : words.reader.found(hits.paragraphs.size))}
          </p>
          <Contents sections={guide?.sections ?? []} figures={origins.length > 0} />
          <button type="button" className="button" onClick={() => void printGuide()}>
            {words.reader.print}
          </button>
        </nav>
        <div className="reader-text">
          {guide && <Text game={id} guide={guide} find={find} hits={hits} hash={hash} />}
          {!hits && <Origins origins={origins} />}
        </div>
      </div>
    </Shell>
  )
}

interface TextProps {
  readonly game: string
  readonly guide: Guide
  readonly find: string
  /** What was found; undefined if nobody searches. */
  readonly hits: Hits | undefined
  readonly hash: string
}

function Text({ game, guide, find, hits, hash }: TextProps) {
  const around = useMemo(() => {
    const numbers = new Set(guide.paragraphs.map(({ number }) => number))
    const refer = (number: string) => (numbers.has(number) ? `#${guide.code}-${number}` : undefined)
    return { game, find, names: namesFinder(namesIn(guide)), refer }
  }, [game, guide, find])
  const shown = ({ number }: Paragraph) => !hits || hits.paragraphs.has(number)
  const within = ({ number }: Section) =>
    guide.paragraphs.filter(one => one.number.split('.')[0] === number && shown(one))
  return (
    <>
      {!hits && (
        <section className="first-page">
          <Prose text={guide.intro} {...around} />
        </section>
      )}
      {guide.sections.map(section => {
        const own = within(section)
        if (own.length === 0 && !hits?.sections.has(section.number)) return null
        return (
          <section key={section.number} aria-labelledby={`section-${section.number}`} lang={spoken(section)}>
            <h2 id={`section-${section.number}`}>
              <span className="paragraph-number">{section.number}</span> {section.title}
            </h2>
            <Prose text={section.text} {...around} />
            {own.map(paragraph => {
              const anchor = paragraph.id.replaceAll(' ', '-')
              return (
                <article
                  key={paragraph.id}
                  id={anchor}
                  className={hash === anchor ? 'paragraph paragraph-now' : 'paragraph'}
                  lang={spoken(paragraph)}
                >
                  <h3>
                    <a href={`#${anchor}`}>
                      <span className="paragraph-number">{paragraph.number}</span> {paragraph.title}
                    </a>
                    {paragraph.marks.map(mark => mark !== 'name' && <Mark key={mark} mark={mark} />)}
                  </h3>
                  <Prose text={paragraph.text} {...around} />
                </article>
              )
            })}
          </section>
        )
      })}
    </>
  )
}

/** Borrowed text is in another language than the page. */
const spoken = ({ borrowed }: { borrowed?: true }): string | undefined => (borrowed ? fallbackLanguage : undefined)

function Mark({ mark }: { mark: string }) {
  const { marks } = useWords().reader
  const known = mark === 'ours' || mark === 'reconstructed'
  return <span className="tag">{known ? marks[mark] : (marks.editions[mark.split(' ')[1]] ?? mark)}</span>
}
