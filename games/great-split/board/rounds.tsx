/** The round bar: hand limits, levels and market tiles of the rounds, and scorings where they happen. */
import { Thing } from '@palatine/ui'
import { orders, scoring } from '../rules/model.ts'
import { turnedTiles } from './account.ts'
import { Sun } from './art/fields.tsx'
import { Emblem } from './art/symbols.tsx'
import { scoringSymbols, useBoard } from './stage.ts'

export function Rounds() {
  const board = useBoard()
  const { g, table, says, told, over } = board
  const { rounds, lines } = table.components.board
  const tiles = turnedTiles(told)
  const perLine = g.lines.length / lines.length
  return (
    <section className="gs-rounds" aria-label={says.rounds}>
      <p className="gs-round-now">
        {says.round}
        <b>{says.roundOf(Math.max(1, g.round), rounds.length)}</b>
      </p>
      <div className="gs-round-cells">
        {rounds.map(({ level, limit }, i) => {
          const round = i + 1
          const tile = tiles[i]
          const line = lines.indexOf(round)
          const when = round < g.round || over ? 'past' : round === g.round ? 'now' : 'coming'
          const tokens = g.lines.slice(line * perLine, (line + 1) * perLine)
          return [
            <Thing
              key={round}
              label={says.roundSaid(round, level, limit)}
              note={tile === undefined ? says.tileHidden : says.tileSaid(tile)}
              className={`gs-round is-${when}`}
              anchor={`round/${round}`}
            >
              <span className="gs-round-head">
                <b>{round}</b>
                <i>{says.level(level)}</i>
              </span>
              <span>{says.limit(limit)}</span>
              <span className="gs-round-market">{says.market(tile === undefined ? '?' : String(tile))}</span>
            </Thing>,
            line >= 0 && (
              <Plaque
                key={`line ${line}`}
                what={tokens.filter(token => token !== scoring.blank)}
                when={when === 'past' ? says.scored : says.afterRound(round)}
                past={when === 'past'}
              />
            ),
          ]
        })}
        <Plaque
          what={[scoring.books, scoring.artworks, scoring.jewels, orders]}
          when={over ? says.scored : says.atTheEnd}
          past={over}
        />
      </div>
    </section>
  )
}

/** A scoring, in gold; a line that scores nothing says so. */
function Plaque({ what, when, past }: { what: readonly number[]; when: string; past: boolean }) {
  const { says, text } = useBoard()
  const names = [text.scores.books, text.scores.artworks, text.scores.jewels, text.scores.orders]
  const said = what.map(one => names[one]).join(', ') || says.nothing
  return (
    <Thing label={says.lineSaid(said, when)} className={`gs-plaque ${past ? 'is-past' : ''}`}>
      <span className="gs-plaque-symbols">
        {what.map(one =>
          one === orders ? <Sun key={one} /> : scoringSymbols[one].map(name => <Emblem key={name} name={name} />),
        )}
        {what.length === 0 && '–'}
      </span>
      {when}
    </Thing>
  )
}
