/** The bots' worker: looks at what one seat sees and gives its answer. */
import { botNamed } from '@palatine/bots'
import { FastChance, lookOf } from '@palatine/kernel'
import { titles } from '../../games/registry.ts'
import type { Think, Thought } from './protocol.ts'

/** How long a bot may think about an answer, in milliseconds. */
const patience = 900

export function think(port: MessagePort): void {
  port.onmessage = async ({ data }: MessageEvent<Think>) => {
    port.postMessage(await thought(data))
  }
}

async function thought({ ticket, game: id, version, table, view, known, seat, bot: name }: Think): Promise<Thought> {
  try {
    const title = await titles[id].load(version)
    if (!title) throw new Error(`${id}: there is no version ${version}`)
    const bot = await botNamed(title, name)
    if (!bot) throw new Error(`there is no bot called ${name}`)
    const chance = new FastChance(crypto.getRandomValues(new Int32Array(1))[0])
    const look = lookOf(title.game, table, view, known, seat)
    const { answer } = await bot(look, { chance, signal: AbortSignal.timeout(patience) })
    return { ticket, answer }
  } catch (error) {
    return { ticket, failed: error instanceof Error ? error.message : String(error) }
  }
}
