/** Previews: asked of a worker of their own, so that nothing on the page waits for imagined worlds. */
import type { Answer, Foreseen, Preview, Table, Title } from '@palatine/kernel'
import type { Moment } from '@palatine/tables/protocol'
import { useCallback, useMemo } from 'react'
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

function ask({ game }: Title, foreseen: Foreseen): Promise<Preview | null> {
  const ticket = ++tickets
  return new Promise(resolve => {
    waiting.set(ticket, resolve)
    previews().postMessage({ ticket, game: game.id, version: game.version, ...foreseen } satisfies PreviewAsked)
  })
}

/** What an answer would certainly do; null where nobody can say. Board and panel ask for the same: it is tried once. */
export function useForesee(title: Title, table: Table, { view, known, watcher }: Moment) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found for one picture says nothing about the next
  const found = useMemo(() => new Map<string, Promise<Preview | null>>(), [title, table, view, known, watcher])
  return useCallback(
    (answer: Answer): Promise<Preview | null> => {
      if (watcher === null) return Promise.resolve(null)
      const key = JSON.stringify(answer)
      const preview = found.get(key) ?? ask(title, { table, view, known, seat: watcher, answer })
      found.set(key, preview)
      return preview
    },
    [found, title, table, view, known, watcher],
  )
}
