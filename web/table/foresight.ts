/** Previews: asked of a worker of their own, so that nothing on the page waits for imagined worlds. */
import type { Foreseen, Preview, Title } from '@palatine/kernel'
import { startWorker } from '../worker/names.ts'
import type { PreviewAsked, PreviewMade } from '../worker/previewing.ts'

let worker: Worker | undefined
let tickets = 0
const waiting = new Map<number, (preview: Preview | null) => void>()

function previews(): Worker {
  if (worker) return worker
  worker = startWorker('previews')
  worker.onmessage = ({ data: { ticket, preview } }: MessageEvent<PreviewMade>) => {
    waiting.get(ticket)?.(preview)
    waiting.delete(ticket)
  }
  return worker
}

/** What an answer would certainly do; null where nobody can say. */
export function foresee({ game }: Title, foreseen: Foreseen): Promise<Preview | null> {
  const ticket = ++tickets
  return new Promise(resolve => {
    waiting.set(ticket, resolve)
    previews().postMessage({ ticket, game: game.id, version: game.version, ...foreseen } satisfies PreviewAsked)
  })
}
