/** What goes on in a thread of bots: it looks at what one seat sees and gives its answer. */
import { botNamed } from '@palatine/bots'
import { type Answer, FastChance, lookOf } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import type { FromBots, ToBots } from './messages.ts'

type Figures = Extract<ToBots, { figures: string }>
type Think = Extract<ToBots, { think: number }>

const figures = new Map<string, Figures>()
const thoughts = new Map<number, AbortController>()

export function thinkFor(message: ToBots, say: (message: FromBots) => void): void {
  if ('figures' in message) figures.set(message.figures, message)
  else if ('forget' in message) figures.delete(message.forget)
  else if ('stop' in message) thoughts.get(message.stop)?.abort()
  else void thought(message).then(say)
}

async function thought(what: Think): Promise<FromBots> {
  const enough = new AbortController()
  thoughts.set(what.think, enough)
  const timer = setTimeout(() => enough.abort(), what.milliseconds)
  try {
    return { thought: what.think, answer: await answerOf(what, enough.signal) }
  } catch (error) {
    return { thought: what.think, failed: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
    thoughts.delete(what.think)
  }
}

async function answerOf({ table: id, level, view, known, seat }: Think, signal: AbortSignal): Promise<Answer> {
  const at = figures.get(id)
  if (!at) throw new Error(`the figures of the table ${id} are missing`)
  const title = await titles[at.game].load(at.version)
  if (!title) throw new Error(`${at.game}: there is no version ${at.version}`)
  const bot = await botNamed(title, level)
  if (!bot) throw new Error(`there is no bot called ${level}`)
  const chance = new FastChance(crypto.getRandomValues(new Int32Array(1))[0])
  return (await bot(lookOf(title.game, at.table, view, known, seat), { chance, signal })).answer
}
