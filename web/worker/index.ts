/** One script for all workers: the name of a worker says what it is for. */
import type { ToBots } from './bot-messages.ts'
import { workerNames } from './names.ts'
import { type PreviewAsked, previewFor } from './previewing.ts'
import { hostTables } from './tables-worker.ts'
import { thinkFor } from './thinking.ts'

if (self.name === workerNames.bots) self.onmessage = ({ data }: MessageEvent<ToBots>) => thinkFor(data)
else if (self.name === workerNames.previews) {
  self.onmessage = async ({ data }: MessageEvent<PreviewAsked>) => self.postMessage(await previewFor(data))
} else hostTables()
