import { languages, withOwnFigures } from '@palatine/kernel'
import { defineCommand } from '../command.ts'
import { findTitle, readComponents } from '../find.ts'
import { usualLanguage, wordsOf } from '../words.ts'

export const components = defineCommand({
  name: 'components check',
  summary: 'Check a file of your own figures for a game',
  details: [
    'If you own the box and a figure here differs from what is printed, write a file such as',
    '  { "game": "gatehouse", "components": { "stones": { ... } } }',
    'with the same keys as the files in games/GAME/components; whole files, as many of them as you like. Every problem',
    'is shown with its place. "palatine simulate --components FILE" plays with your figures.',
  ],
  arguments: [{ name: 'FILE', about: 'the components file; - is standard input' }],
  options: {
    json: { type: 'flag', about: 'print the problems as JSON' },
    lang: { type: 'choice', values: languages, about: 'language of the reasons (default from LANG)' },
  },
  examples: [
    ['components check my-stones.json', 'says "all right", or what is wrong and where'],
    ['components check my-stones.json --json', 'the same for a program'],
  ],
  async run({ options, args: [file], terminal }) {
    const { game, components: own } = readComponents(file)
    const title = await findTitle(game)
    const words = await wordsOf(title, options.lang ?? usualLanguage())
    const made = withOwnFigures(title, own)
    const problems = 'problems' in made ? made.problems : []
    const files = Object.keys(own as object)
    if (options.json) {
      const list = problems.map(problem => ({ ...problem, words: words.refusal(problem) }))
      terminal.print(JSON.stringify({ game, files, right: problems.length === 0, problems: list }, null, 2))
    } else if (problems.length === 0) {
      const which = files.length === 0 ? 'no file of its own, so all figures are the built-in ones' : files.join(', ')
      terminal.print(`${terminal.good('All right:')} ${file} can be played with in ${words.text.name} (${which}).`)
    } else {
      for (const problem of problems)
        terminal.print(`${terminal.bold(problem.place || file)}: ${words.refusal(problem)}`)
      terminal.print(terminal.bad(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${file}.`))
    }
    return problems.length === 0 ? 0 : 1
  },
})
