/** The paragraph that applies now, beside the board. */
import type { Table } from '@palatine/kernel'
import type { LoadedGame } from '../app/games.ts'
import { useGuide } from '../app/guides.ts'
import { Prose } from '../app/prose.tsx'
import { follow } from '../app/router.ts'
import { useWords } from '../app/words.ts'
import { ruleAddress } from './rule-address.ts'

export function Paragraphs({ game, table, rule }: { game: LoadedGame; table: Table; rule: string | undefined }) {
  const words = useWords()
  const guide = useGuide(game.id, game.language, table)
  const section = rule?.split(' ')[1]?.split('.')[0]
  const nearby = guide?.paragraphs.filter(one => one.number.split('.')[0] === section) ?? []
  return (
    <div className="paragraphs">
      <h2>{words.table.ruleNow}</h2>
      {nearby.length === 0 && <p className="quiet">{words.table.noRuleNow}</p>}
      {nearby.map(({ id, number, title, text }) => (
        <article key={id} className={id === rule ? 'paragraph paragraph-now' : 'paragraph'}>
          <h3>
            <span className="paragraph-number">{number}</span> {title}
          </h3>
          <Prose text={text} />
        </article>
      ))}
      <p>
        <a href={ruleAddress(game.id, rule ?? '')} onClick={follow}>
          {words.table.wholeGuide}
        </a>
      </p>
    </div>
  )
}
