import { type AnyText, anyText, type Game, languages } from '@palatine/kernel'
import { de as kernelDe } from '@palatine/kernel/text/de'
import { en as kernelEn } from '@palatine/kernel/text/en'
import { titles } from '../games/registry.ts'
import { textsBelow } from './files.ts'

/** What a game's text lacks or has too much of, against what its rules use. */
export function textProblems(game: Game, text: AnyText, reasons: readonly string[]): string[] {
  const endings = Object.keys(text.endings)
  return [
    ...keys('questions', text.questions, game.questions),
    ...keys('answers', text.answers, game.questions),
    ...keys('events', text.events, Object.keys(game.events)),
    ...keys('refusals', text.refusals, reasons),
    ...keys('options', text.options, Object.keys(game.options)),
    ...keys('scores', text.scores, game.scores),
    ...(endings.includes('normal') ? [] : ['endings.normal is missing']),
    ...Object.entries(game.options).flatMap(([key, option]) =>
      'values' in option ? keys(`options.${key}.values`, text.options[key]?.values ?? {}, option.values) : [],
    ),
  ]
}

function keys(part: string, found: object, wanted: readonly string[]): string[] {
  const there = Object.keys(found)
  return [
    ...wanted.filter(key => !there.includes(key)).map(key => `${part}.${key} is missing`),
    ...there.filter(key => !wanted.includes(key)).map(key => `${part}.${key} is used by nothing`),
  ]
}

/** The reasons of refusals in some sources: whatever is called a reason, and of the known ones all that are mentioned. */
export const reasonsIn = (sources: readonly string[], known: readonly string[] = []): string[] => [
  ...new Set([
    ...sources.flatMap(source => [...source.matchAll(/reason: '(\w+)'/g)].map(([, reason]) => reason)),
    ...known.filter(reason => sources.some(source => source.includes(`'${reason}'`))),
  ]),
]

if (import.meta.main) {
  const problems: string[] = []
  for (const { id, load } of Object.values(titles)) {
    const title = await load()
    const sources = ['rules', 'components'].flatMap(room => [...textsBelow(`games/${id}/${room}`, '.ts').values()])
    for (const language of languages) {
      const text = anyText(await title.text[language]())
      for (const problem of textProblems(title.game, text, reasonsIn(sources, Object.keys(text.refusals)))) {
        problems.push(`games/${id}/text/${language}.ts: ${problem}`)
      }
    }
  }
  const kernel = [...textsBelow('kernel', '.ts')]
    .filter(([path]) => !/\/(tests|testing|text)\//.test(path))
    .map(([, source]) => source)
  for (const [language, { refusals }] of Object.entries({ en: kernelEn, de: kernelDe })) {
    const reasons = reasonsIn(kernel, Object.keys(refusals))
    problems.push(...keys('refusals', refusals, reasons).map(problem => `kernel/text/${language}.ts: ${problem}`))
  }
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'every text is there, in both languages' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
