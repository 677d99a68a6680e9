/** The connection of this page. */
import { WorkerConnection } from './worker-connection.ts'

export const connection = new WorkerConnection()
