import { FastChance } from '../chance.ts'
import { playerCount } from '../game.ts'
import { languages } from '../languages.ts'
import { countAnswers, listAnswers, type Question, sampleAnswer } from '../questions/index.ts'
import type { Asking } from '../text.ts'
import { textIn } from '../title.ts'
import type { GameEvent } from '../values.ts'
import { type Case, walk } from './case.ts'

/** Every question, every answer and every event can be said, in every language, without a hole in the sentence. */
export async function canBeSaid(name: string, one: Case): Promise<void> {
  for (const language of languages) {
    const text = await textIn(one.title, language)
    const chance = new FastChance(one.seed)
    const { automata = [] } = text
    const players = playerCount(one.title.game, one.table)
    if (players > one.table.seats + automata.length) throw new Error(`${name}: ${language}: an automaton has no name`)
    const say = { table: one.table, name: (seat: number) => automata[seat - one.table.seats] ?? `Seat ${seat + 1}` }
    let told = 0
    walk(name, one, (live, seat, _answer, broken) => {
      const id = live.questionId(seat) as string
      const asking: Asking = { ...say, view: live.view(seat).g, seat, at: live.questionLocals(seat) as never }
      const sentence = (words: string | undefined, what: string) => {
        if (typeof words !== 'string' || words.trim() === '' || /undefined|NaN|\[object|null/.test(words)) {
          throw broken(`${language}: ${what} reads ${JSON.stringify(words)}`)
        }
      }
      sentence(text.questions[id]?.(asking), `question ${id}`)
      if (!live.questionRule(seat)) throw broken(`the question ${id} cites no rule`)
      const question = live.question(seat) as Question
      const answers = countAnswers(question) <= 30 ? listAnswers(question) : [sampleAnswer(question, chance)]
      const words = answers.map(answer => text.answers[id]?.(answer, asking))
      for (const said of words) sentence(said, `an answer to ${id}`)
      if (new Set(words).size !== words.length) throw broken(`${language}: two answers to ${id} read alike`)
      const event = (happened: GameEvent) => {
        if (!happened.rule) throw broken(`the event ${happened.type} cites no rule`)
        sentence(text.events[happened.type]?.(happened, say), `event ${happened.type}`)
      }
      const happened = live.everything
      for (; told < happened.length; told++) {
        event(happened[told].event)
        const { secret: _, ...open } = happened[told].event
        event(open)
      }
    })
  }
}
