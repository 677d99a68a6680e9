import type { Section } from '@palatine/kernel/guide'
import { useWords } from '../app/words.ts'

/** The sections of a guide. On a phone the text comes first, and the contents when they are wanted. */
export function Contents({ sections, figures }: { sections: readonly Section[]; figures: boolean }) {
  const words = useWords()
  return (
    <details open={window.matchMedia('(min-width: 861px)').matches}>
      <summary>{words.reader.contents}</summary>
      <ol>
        {sections.map(({ number, title }) => (
          <li key={number}>
            <a href={`#section-${number}`}>
              <span className="paragraph-number">{number}</span> {title}
            </a>
          </li>
        ))}
        {figures && (
          <li>
            <a href="#figures">{words.reader.figures}</a>
          </li>
        )}
      </ol>
    </details>
  )
}
