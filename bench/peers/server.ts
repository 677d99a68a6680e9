// boardgame.io's own server with the teaching game, as a process of its own. It says its port, and ends when it is told to.
import { createRequire } from 'node:module'
import { title } from '@palatine/gatehouse'
import type { GateTable } from '@palatine/gatehouse/rules/model'
import { tableFor } from '@palatine/kernel'
import { type Rules, rulesFor } from './gatehouse-boardgame-io.ts'

interface Running {
  readonly appServer: { address(): { readonly port: number } }
}
interface Library {
  Server(options: { games: readonly Rules[]; origins: readonly string[] }): { run(port: number): Promise<Running> }
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Library
const { appServer } = await Server({ games: [rulesFor(tableFor(title, 2) as GateTable)], origins: ['*'] }).run(0)
console.log(`port ${appServer.address().port}`)
