/** One script for all workers: the name of a worker says what it is for. */
import type { ToBots } from '@palatine/tables/bots/messages'
import { thinkFor } from '@palatine/tables/bots/thread'
import { workerNames } from './names.ts'
import { type PreviewAsked, previewFor } from './previewing.ts'
import { hostTables } from './tables-worker.ts'

if (self.name === workerNames.bots) {
  self.onmessage = ({ data }: MessageEvent<ToBots>) => thinkFor(data, said => self.postMessage(said))
} else if (self.name === workerNames.previews) {
  self.onmessage = async ({ data }: MessageEvent<PreviewAsked>) => self.postMessage(await previewFor(data))
} else hostTables()
