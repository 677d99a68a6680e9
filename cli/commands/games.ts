import { languages, type Option, type Title } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import { defineCommand } from '../command.ts'
import { seatsIn } from '../counted.ts'
import { usualLanguage, type Words, wordsOf } from '../words.ts'

export const games = defineCommand({
  name: 'games',
  summary: 'List the games with their seats and options',
  arguments: [],
  options: {
    all: { type: 'flag', about: 'also the games that are made for developers, such as the teaching game' },
    json: { type: 'flag', about: 'print the list as JSON' },
    lang: { type: 'choice', values: languages, about: 'language of the words of the games (default from LANG)' },
  },
  examples: [
    ['games', 'what can be played'],
    ['games --all --json', 'everything, for a program'],
  ],
  async run({ options, terminal }) {
    const shown = Object.values(titles).filter(({ listed }) => listed || options.all)
    const found: Found[] = await Promise.all(
      shown.map(async ({ listed, load }) => {
        const title = await load()
        return { listed, title, words: await wordsOf(title, options.lang ?? usualLanguage()) }
      }),
    )
    if (options.json) terminal.print(JSON.stringify(found.map(gameAsJson), null, 2))
    else if (found.length === 0) terminal.print('No game is listed yet; --all shows those for developers, too.')
    else terminal.print(found.map(one => gameAsText(one, terminal.bold, terminal.dim)).join('\n\n'))
    return 0
  },
})

interface Found {
  readonly listed: boolean
  readonly title: Title
  readonly words: Words
}

/** A game as programs need it; the engine gives the same. */
export function gameAsJson({ listed, title: { game }, words: { text } }: Found): object {
  const options = Object.entries(game.options).map(([key, option]) => [key, { ...option, words: text.options[key] }])
  return {
    id: game.id,
    name: text.name,
    tagline: text.tagline,
    listed,
    version: game.version,
    seats: game.seats,
    options: Object.fromEntries(options),
    questions: game.questions,
    scores: Object.fromEntries(game.scores.map(key => [key, text.scores[key]])),
  }
}

function gameAsText({ title: { game }, words: { text } }: Found, bold: Style, dim: Style): string {
  const rows = Object.entries(game.options).map(([key, option]) => [
    key,
    option.seats ? `${valuesOf(option)}, only with ${seatsIn(option.seats)}` : valuesOf(option),
    text.options[key]?.name ?? '',
  ])
  const widths = [0, 1].map(i => Math.max(0, ...rows.map(row => row[i].length)))
  return [
    `${bold(game.id)}  ${text.name}, ${seatsIn(game.seats)}`,
    `  ${dim(text.tagline)}`,
    ...rows.map(([key, values, name]) =>
      `  ${key.padEnd(widths[0])}  ${values.padEnd(widths[1])}  ${dim(name)}`.trimEnd(),
    ),
  ].join('\n')
}
type Style = (text: string) => string

/** What an option takes, the standard value in brackets. */
function valuesOf(option: Option): string {
  switch (option.type) {
    case 'choice':
      return option.values.map(value => (value === option.standard ? `[${value}]` : value)).join(' | ')
    case 'flag':
      return option.standard ? '[true] | false' : 'true | [false]'
    case 'some':
      return `any of ${option.values.map(value => (option.standard.includes(value) ? `[${value}]` : value)).join(' + ')}`
    case 'number':
      return `${option.min} to ${option.max} [${option.standard}]`
  }
}
