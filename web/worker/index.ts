/** One script for both workers, so that a game's rules are fetched once: the first message says which one it is. */
import type { ToWorker } from './protocol.ts'
import { RulesDesk } from './rules-desk.ts'
import { think } from './thinking.ts'

let desk: RulesDesk | undefined

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('role' in data) {
    if (data.role === 'bots') think(data.port)
    else desk = new RulesDesk(message => self.postMessage(message), data.port)
  } else void desk?.hear(data.ticket, data.ask)
}
