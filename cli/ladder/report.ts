import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { botNames } from '@palatine/bots'
import { textIn } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { counted, grouped, percent } from '../counted.ts'
import { readGames } from '../games-file.ts'
import type { Deal, Match } from './match.ts'
import { bars } from './plot.ts'
import { rate } from './rating.ts'
import { type Standing, standing } from './standing.ts'

interface Played {
  readonly id: string
  readonly name: string
}

interface Row {
  readonly match: Match
  readonly deals: readonly Deal[]
  readonly standing: Standing
}

/** The deals of a match in the order of their seeds, as far as they follow one another. */
export function inOrder(rows: ReadonlyMap<number, Deal>): Deal[] {
  const deals: Deal[] = []
  for (let deal = rows.get(0), n = 1; deal !== undefined; deal = rows.get(n++)) deals.push(deal)
  return deals
}

/** Writes what all matches in a folder have come to: a page beside it, and a plot for each number of seats in it. */
export async function writeReport(folder: string): Promise<void> {
  const rows = matchesIn(folder)
  if (rows.length === 0) return
  const ids = [...new Set(rows.map(({ match }) => match.game))]
  const games = await Promise.all(
    ids.map(async (id): Promise<Played> => ({ id, name: (await textIn(await titles[id].load(), 'en')).name })),
  )
  const page = [
    '# The ladder',
    '',
    'How strong the bots are, measured: written by `palatine ladder` from all matches in',
    `[\`${basename(folder)}/\`](${basename(folder)}). Each deal is played once for every seat that the first bot can have, everybody else is the`,
    'second bot; both try things out equally often. The share is that of the first bot in all victories (a shared one counts',
    'its part), with its 95 % interval; fair is what it would be if both were equally good. The verdict is that of a',
    'sequential test, in the order of the deals: better by a fifth of the fair share or not, each wrongly in one of twenty cases;',
    'behind it, after how many deals. A match whose verdict is open has not been played long enough. The same command with more',
    'games goes on where a match was left.',
    '',
    'Two controls: a bot against itself has exactly the fair share, because all games of a deal are then the same game; and the',
    'best against `random` wins nearly always. Tries is how often a bot that looks ahead tries something out for an answer;',
    'what that takes, `npm run bench -- bots-xian` and its sisters measure.',
    '',
    ...games.flatMap(game => section(game, rows, folder)),
    '## Ratings',
    '',
    'OpenSkill (Weng and Lin), from the games of two, among those who have met directly or through others; everybody begins at',
    '25. A difference of six is about three victories in four.',
    '',
    ...games.flatMap(game => ratings(game, rows)),
  ]
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(dirname(folder), 'ladder.md'), `${page.join('\n').trimEnd()}\n`)
}

function matchesIn(folder: string): Row[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(name => name.endsWith('.jsonl'))
  const found = files.map((file): Row => {
    const { job: match, rows } = readGames<Match, Deal>(join(folder, file))
    const deals = inOrder(rows)
    return { match, deals, standing: standing(deals, match.seats) }
  })
  const place = ({ match: { game, seats, bots } }: Row) => [game, seats, ...bots.map(rankOf)]
  return found.filter(({ deals }) => deals.length > 0).sort((a, b) => compare(place(a), place(b)))
}

/** The strongest first. */
const rankOf = (name: string): number => -botNames.indexOf(name.split('@')[0])

function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] < b[i] ? -1 : 1
  return 0
}

function section({ id, name }: Played, rows: readonly Row[], folder: string): string[] {
  const own = rows.filter(({ match }) => match.game === id)
  const plot = `${id}.svg`
  const drawn = bars(
    name,
    own.map(({ match, standing }) => ({ label: labelOf(match), ...standing })),
  )
  writeFileSync(join(folder, plot), drawn)
  return [
    `## ${name}`,
    '',
    `![The shares of all matches](${basename(folder)}/${plot})`,
    '',
    '| match | seats | tries | games | share | 95 % | fair | verdict |',
    '| --- | ---: | ---: | ---: | ---: | --- | ---: | --- |',
    ...own.map(({ match, standing: { games, won, from, to, fair, verdict, decidedAfter } }) => {
      const decided = verdict === 'open' ? 'open' : `${verdict} (${counted(decidedAfter, 'deal')})`
      const cells = [match.bots.join(' : '), match.seats, triesOf(match), grouped(games), percent(won)]
      return `| ${[...cells, `${percent(from)} to ${percent(to)}`, percent(fair), decided].join(' | ')} |`
    }),
    '',
    '```sh',
    ...own.map(({ match, deals }) => commandOf(match, deals.length)),
    '```',
    '',
  ]
}

const triesOf = ({ iterations }: Match): string => (iterations === null ? 'usual' : `${iterations}`.replace(',', ' : '))

const labelOf = (match: Match): string => {
  const {
    seats,
    bots: [one, others],
  } = match
  return `${one} : ${seats > 2 ? `${seats - 1} ` : ''}${others}, ${triesOf(match)} tries`
}

const commandOf = ({ game, seats, bots, iterations, seed }: Match, deals: number): string =>
  [
    `npx palatine ladder ${game} --seats ${seats} --bots ${bots.join(',')}`,
    ...(iterations === null ? [] : [`--iterations ${iterations}`]),
    `--seed ${seed} --games ${deals * seats} --all`,
  ].join(' ')

function ratings({ id, name: title }: Played, rows: readonly Row[]): string[] {
  const pairs = connected(rows.filter(({ match }) => match.game === id && match.seats === 2))
  // Deal by deal over all matches, so that nobody's games all come last.
  const longest = Math.max(0, ...pairs.map(({ deals }) => deals.length))
  const games = Array.from({ length: longest }, (_, n) => n).flatMap(n =>
    pairs.flatMap(({ match: { bots }, deals }) => (deals[n] ?? []).map(won => ({ a: bots[0], b: bots[1], won }))),
  )
  const found = [...rate(games)].sort(([, a], [, b]) => b.mean - a.mean)
  if (found.length === 0) return []
  return [
    `| ${title} | rating | ± |`,
    '| --- | ---: | ---: |',
    ...found.map(([name, { mean, error }]) => `| ${name} | ${mean.toFixed(1)} | ${error.toFixed(1)} |`),
    '',
  ]
}

/** Those matches whose bots have met, directly or through others, whoever is strongest by name: others cannot be compared. */
function connected(rows: readonly Row[]): Row[] {
  const met = new Set(rows.length === 0 ? [] : [rows[0].match.bots[0]])
  for (let before = -1; before < met.size; ) {
    before = met.size
    for (const { match } of rows)
      if (match.bots.some(name => met.has(name))) for (const name of match.bots) met.add(name)
  }
  return rows.filter(({ match }) => met.has(match.bots[0]))
}
