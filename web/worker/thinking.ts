/** The bots' worker: looks at what one seat sees and gives its answer. */
import { botNamed } from '@palatine/bots'
import { FastChance, lookOf } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import type { Think, Thought } from './protocol.ts'

export function think(port: MessagePort): void {
  port.onmessage = async ({ data }: MessageEvent<Think>) => {
    port.postMessage(await thought(data))
  }
}

async function thought({ ticket, game: id, table, view, known, seat, bot: name }: Think): Promise<Thought> {
  try {
    const title = await titles[id].load()
    const bot = botNamed(title, name)
    if (!bot) throw new Error(`there is no bot called ${name}`)
    const chance = new FastChance(crypto.getRandomValues(new Int32Array(1))[0])
    return { ticket, answer: bot(lookOf(title.game, table, view, known, seat), chance, { milliseconds: 900 }) }
  } catch (error) {
    return { ticket, failed: error instanceof Error ? error.message : String(error) }
  }
}
