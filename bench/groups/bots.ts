import { byHabit } from '@palatine/bots/habits/policy'
import { candidates } from '@palatine/bots/search/candidates'
import { type Mind, Trials } from '@palatine/bots/search/trials'
import { learntValue } from '@palatine/bots/search/value'
import {
  begin,
  FastChance,
  type GameBot,
  hasChoice,
  LiveTable,
  nthSeed,
  type Policy,
  plain,
  plainPolicy,
  playout,
  type Question,
  type Table,
  type Title,
  tableFor,
} from '@palatine/kernel'
import type { Group } from '../run.ts'

/** How many questions are thought about, each with so many answers in so many worlds at a time. */
const questions = 40
const answers = 4
const worlds = 3

/** How fast bots are: whole games by chance, by the plain policy and by habit, and what a search tries out. */
export async function botsGroup(name: string, title: Title): Promise<Group> {
  const { game } = title
  const bot = await title.loadBot()
  const habit = byHabit(bot, await title.loadHabits?.())
  const table = tableFor(title, 2)
  const mind: Mind = { game, bot, policy: plainPolicy(bot), value: learntValue(game, bot) }
  const whole = (policy?: Policy) => (n: number) => {
    const io = { table, chance: new FastChance(nthSeed(1, n)) }
    playout(game, begin(game, io), io, policy && { policy })
    return 1
  }
  const tries = (seats: number, mind: Mind) => {
    const asked = trialsOf(title, bot, tableFor(title, seats), mind)
    return (n: number) => {
      const { trials, options } = asked[n % asked.length]
      const first = Math.floor(n / asked.length) * worlds
      for (let world = first; world < first + worlds; world++) {
        for (let option = 0; option < options; option++) trials.try(option, world)
      }
      return options * worlds
    }
  }
  return {
    name: `bots-${game.id}`,
    about: `${name}: whole games of two by chance, by the plain policy and by habit, and tries of the search (an answer in an imagined world, played on and judged).`,
    contestants: [
      { name: 'games by chance', play: whole() },
      { name: 'games by plain', play: whole(plainPolicy(bot)) },
      { name: 'games by habit', play: whole(habit) },
      { name: 'tries of the search', play: tries(2, mind) },
      { name: 'tries, four seats', play: tries(4, mind) },
      { name: 'tries, playing on by habit', play: tries(2, { ...mind, policy: habit }) },
    ],
    reference: 'games by plain',
    floors: [],
  }
}

/** Questions out of games of plain bots, each with the few answers that a search would try. */
function trialsOf(title: Title, gameBot: GameBot, table: Table, mind: Mind): { trials: Trials; options: number }[] {
  const bot = plain(gameBot)
  const chance = new FastChance(2)
  const found: { trials: Trials; options: number }[] = []
  for (let game = 0; found.length < questions; game++) {
    const live = LiveTable.open(title.game, table, new FastChance(game))
    for (let n = 0; !live.over; n++) {
      const [seat] = live.asked
      const question = live.question(seat) as Question
      const look = live.look(seat)
      if (n % 5 === 0 && hasChoice(question)) {
        const few = candidates(question, gameBot.score(look), answers, chance)
        found.push({ trials: new Trials(mind, look, few, n), options: few.length })
      }
      live.play(seat, bot(look, { chance }).answer)
    }
  }
  return found
}
