/** One script for all workers, so that a game's rules are fetched once: a name or the first message says which one it is. */

import { type PreviewAsked, previewFor } from './previewing.ts'
import type { ToWorker } from './protocol.ts'
import { RulesDesk } from './rules-desk.ts'
import { think } from './thinking.ts'

let desk: RulesDesk | undefined

const preview = async ({ data }: MessageEvent<PreviewAsked>) => self.postMessage(await previewFor(data))
const serve = ({ data }: MessageEvent<ToWorker>) => {
  if ('role' in data) {
    if (data.role === 'bots') think(data.port)
    else desk = new RulesDesk(message => self.postMessage(message), data.port)
  } else void desk?.hear(data.ticket, data.ask)
}
self.onmessage = self.name === 'previews' ? preview : serve
